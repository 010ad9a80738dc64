"""A recorded game played again, move by move: what lies where, and how it was won."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable

from mahjong_cli.batch.moves import DEALT, FACES, BadGame, Move
from mahjong_cli.games import RECORDED
from mahjong_cli.hand.hand import Circumstances, Hand, Meld
from mahjong_cli.problems.in_games import (
    GAME_ENDS,
    GAME_FIFTH,
    GAME_NO_CHOW,
    GAME_NO_PUNG,
    GAME_NOT_HELD,
    GAME_ORDER,
    GAME_OTHER_TILE,
    GAME_WALL_EMPTY,
    GAME_WALL_LEFT,
)
from mahjong_cli.problems.problem import Problem
from mahjong_cli.tiles import EAST, Tile, rank
from mahjong_cli.tuples import NamedTuple

PLAYERS = 4

WALL = 34 - DEALT
"""How many tiles of his own wall each player can draw."""


class Turn(NamedTuple):
    """Who may do what: the player whose turn it is, the one after him, and the two others."""

    own: tuple[str, ...] = ()
    after: tuple[str, ...] = ()
    others: tuple[str, ...] = ()
    nobody: tuple[str, ...] = ()
    """What is not done by a player."""


_CLAIMS = ("Peng", "Gang", "Hu")
_TURNS = {
    "match": Turn(nobody=("Match",)),
    "wind": Turn(nobody=("Wind",)),
    "deal": Turn(("Deal",), ("Deal",), ("Deal",)),
    "draw": Turn(("Draw",), nobody=("Huang",)),
    "robbed": Turn(("Draw",), ("Hu",), ("Hu",), ("Huang",)),
    "drawn": Turn(("Play", "AnGang", "BuGang", "Hu")),
    "claimed": Turn(("Play",)),
    "played": Turn((), ("Draw", "Chi", *_CLAIMS), _CLAIMS, ("Huang",)),
    "won": Turn(nobody=("Fan",)),
    "counted": Turn(nobody=("Score",)),
    "over": Turn(),
}


class Played(NamedTuple):
    """What a whole game came to; ``winner`` and ``hand`` are None where nobody won.

    ``total`` and ``fans`` are what the table recorded, ``score`` what each player got.
    """

    name: str
    winner: int | None
    hand: Hand | None
    total: int | None
    fans: tuple[tuple[str, int], ...] | None
    score: tuple[int, ...]


def replay(moves: Iterable[Move]) -> Played:
    """Play a game again.  Raises ``BadGame`` where it cannot be."""
    table, move = _Table(), Move(1, "", "Match")
    for move in moves:
        table.take(move)
    if table.turn != "over":
        expected = table.expected()
        raise BadGame(move.line, move.text, Problem(GAME_ENDS, {"expected": expected}))
    return Played(table.name, table.winner, table.hand, table.total, table.fans, table.score)


class _Table:
    """The tiles of four players, and whose turn it is.

    ``tile`` is the one that was drawn, played or added last, ``replacing`` whether the tile
    drawn, or to be drawn, replaces a kong.  ``opened`` counts the tiles that lie open, ``known``
    all that were dealt or drawn.
    """

    def __init__(self) -> None:
        self.turn, self.player = "match", 0
        self.name, self.round = "", EAST
        self.held = [Counter[Tile]() for _ in range(PLAYERS)]
        self.melds: list[list[Meld]] = [[] for _ in range(PLAYERS)]
        self.draws = [0] * PLAYERS
        self.opened, self.known = Counter[Tile](), Counter[Tile]()
        self.tile: Tile = 0
        self.replacing = False
        self.winner: int | None = None
        self.hand: Hand | None = None
        self.total: int | None = None
        self.fans: tuple[tuple[str, int], ...] | None = None
        self.score: tuple[int, ...] = ()

    def take(self, move: Move) -> None:
        """Do what a line says.  Raises ``BadGame`` when it cannot be."""
        if move.name not in self._may(move.player):
            read = " ".join(move.text.split())
            raise BadGame.at(move, GAME_ORDER, read=read, expected=self.expected())
        _DO[move.name](self, move)

    def _may(self, player: int) -> tuple[str, ...]:
        turn = _TURNS[self.turn]
        if player < 0:
            return turn.nobody
        if self.turn == "deal" and self.held[player]:
            return ()
        ahead = (player - self.player) % PLAYERS
        return turn.own if ahead == 0 else turn.after if ahead == 1 else turn.others

    def expected(self) -> tuple[str, ...]:
        """What may come next."""
        turn = _TURNS[self.turn]
        moves = [f"Player {n} {name}" for n in range(PLAYERS) for name in self._may(n)]
        return (*moves, *turn.nobody) or ("Match",)

    # The beginning

    def match(self, move: Move) -> None:
        self.name, self.turn = move.text.strip(" \t")[len("Match") :].strip(" \t"), "wind"

    def wind(self, move: Move) -> None:
        self.round, self.turn = EAST + move.numbers[0], "deal"

    def deal(self, move: Move) -> None:
        for tile in move.tiles:
            self._receive(move, tile)
        if all(self.held):
            self.turn = "draw"

    def draw(self, move: Move) -> None:
        if self.draws[move.player] == WALL:
            raise BadGame.at(move, GAME_WALL_EMPTY, player=move.player, count=WALL)
        self.draws[move.player] += 1
        self._receive(move, move.tiles[0])
        self._then("drawn", move)

    def play(self, move: Move) -> None:
        self._give(move, 1)
        self.opened.update(move.tiles)
        self.replacing = False
        self._then("played", move)

    # Melds

    def chow(self, move: Move) -> None:
        (middle,) = move.tiles
        tiles = [middle - 1, middle, middle + 1]
        if middle >= EAST or not 2 <= rank(middle) <= 8 or self.tile not in tiles:
            raise BadGame.at(move, GAME_NO_CHOW, read=FACES[middle], tile=FACES[self.tile])
        claimed = tiles.index(self.tile)
        del tiles[claimed]
        for tile in tiles:
            self._give(move, 1, tile)
        self.opened.update(tiles)
        self.melds[move.player].append(Meld("chow", middle - 1, offer=claimed + 1))
        self._then("claimed", move, self.tile)

    def pung(self, move: Move) -> None:
        self._claim(move, "pung", 2)
        self._then("claimed", move)

    def kong(self, move: Move) -> None:
        self._claim(move, "kong", 3)
        self._replace("draw", move)

    def _claim(self, move: Move, kind: str, count: int) -> None:
        self._same(move)
        self._give(move, count)
        self.opened[self.tile] += count
        offer = (move.player - self.player) % PLAYERS  # 1 the one before him
        self.melds[move.player].append(Meld(kind, self.tile, offer=offer))

    def concealed_kong(self, move: Move) -> None:
        self._give(move, 4)
        self.melds[move.player].append(Meld("kong", move.tiles[0], concealed=True))
        self._replace("draw", move)

    def added_kong(self, move: Move) -> None:
        (tile,), melds = move.tiles, self.melds[move.player]
        pungs = [n for n, meld in enumerate(melds) if meld[:2] == ("pung", tile)]
        if not pungs:
            raise BadGame.at(move, GAME_NO_PUNG, player=move.player, tile=FACES[tile])
        self._give(move, 1)
        self.opened.update(move.tiles)
        pung = melds[pungs[0]]
        melds[pungs[0]] = pung._replace(kind="kong", offer=(pung.offer or 0) + PLAYERS)
        self._replace("robbed", move)

    def _replace(self, turn: str, move: Move) -> None:
        self.replacing = True
        self._then(turn, move)

    # The end

    def win(self, move: Move) -> None:
        self._same(move)
        how = {"drawn": "self", "played": "discard", "robbed": "robkong"}[self.turn]
        drawn, robbed = how == "self", how == "robkong"
        player, held = move.player, self.held[move.player]
        if drawn:
            self._give(move, 1)
        # The tile itself lies open, unless it was drawn.
        shown = self.opened[self.tile] - (0 if drawn else 1)
        last = self.draws[(self.player + 1) % PLAYERS] == WALL
        won = Circumstances(
            how,
            kongdraw=drawn and self.replacing,
            last=last and not robbed,
            fourth=shown == 3 and not robbed,
        )
        self.winner = player
        self.hand = Hand(
            tuple(sorted(held.elements())), self.tile, tuple(self.melds[player]), won,
            seat=EAST + player, round=self.round, rules=RECORDED,
        )  # fmt: skip
        self.turn = "won"

    def draw_game(self, move: Move) -> None:
        drawing = (self.player + (self.turn == "played")) % PLAYERS
        if left := WALL - self.draws[drawing]:
            raise BadGame.at(move, GAME_WALL_LEFT, player=drawing, count=left)
        self.turn = "counted"

    def fan(self, move: Move) -> None:
        (self.total,), self.fans, self.turn = move.numbers, move.fans, "counted"

    def end(self, move: Move) -> None:
        self.score, self.turn = move.numbers, "over"

    # Tiles

    def _then(self, turn: str, move: Move, tile: Tile | None = None) -> None:
        self.turn, self.player = turn, move.player
        self.tile = move.tiles[0] if tile is None else tile

    def _same(self, move: Move) -> None:
        if move.tiles[0] != self.tile:
            read, expected = FACES[move.tiles[0]], FACES[self.tile]
            raise BadGame.at(move, GAME_OTHER_TILE, read=read, expected=expected)

    def _receive(self, move: Move, tile: Tile) -> None:
        self.known[tile] += 1
        if self.known[tile] > 4:
            raise BadGame.at(move, GAME_FIFTH, tile=FACES[tile])
        self.held[move.player][tile] += 1

    def _give(self, move: Move, count: int, tile: Tile | None = None) -> None:
        """Take so many of a tile, the one that is named, out of the hand of who moves."""
        wanted = move.tiles[0] if tile is None else tile
        held = self.held[move.player]
        if held[wanted] < count:
            raise BadGame.at(
                move, GAME_NOT_HELD,
                player=move.player, tile=FACES[wanted], held=held[wanted], wanted=count,
            )  # fmt: skip
        held[wanted] -= count


_DO: dict[str, Callable[[_Table, Move], None]] = {
    "Match": _Table.match, "Wind": _Table.wind, "Deal": _Table.deal, "Draw": _Table.draw,
    "Play": _Table.play, "Chi": _Table.chow, "Peng": _Table.pung, "Gang": _Table.kong,
    "AnGang": _Table.concealed_kong, "BuGang": _Table.added_kong, "Hu": _Table.win,
    "Huang": _Table.draw_game, "Fan": _Table.fan, "Score": _Table.end,
}  # fmt: skip
