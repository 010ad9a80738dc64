"""Whole games, legal and played to the end, with the records of them.

Four walls are dealt so that one player is likely to complete a hand that was chosen for him; he
plays for it, the others as it comes.  Who may win does so when the independent calculator gives
the hand eight points.  Nothing here knows how records are read.
"""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import NamedTuple

from mahjong_cli.hand.hand import Circumstances, Hand, Meld
from mahjong_cli.tiles import EAST, FACES, Tile
from tests import hands, oracle

NAMES = oracle.TILES
SPELT = {"坎张": "嵌张"}


class Game(NamedTuple):
    """A game: the lines of its record, the hand that won and who, and what it scores."""

    lines: tuple[str, ...]
    hand: Hand | None
    winner: int | None
    total: int | None

    @property
    def text(self) -> str:
        return "".join(f"{line}\n" for line in self.lines)


def game(rng: Random, name: str) -> Game:
    """A game of this name."""
    return _Play(rng, name).game()


def won_game(seed: int, how: str | None = None) -> Game:
    """The first game from this seed on that somebody wins, in this way if one is named."""
    while True:
        made = game(Random(seed), f"{seed:024x}")
        if made.hand is not None and how in (None, made.hand.won.how):
            return made
        seed += 1


class _Play:
    def __init__(self, rng: Random, name: str) -> None:
        self.rng = rng
        self.round = rng.randrange(4)
        self.lucky = rng.choice((0, 1, 2, 3, 3, 3))  # the last draws the last tile most often
        wanted = self._wanted()
        self.sets = [Counter(meld.tiles) for meld in wanted.melds]
        self.target = Counter([*wanted.concealed, wanted.winning])
        for meld in wanted.melds:
            self.target.update(meld.tiles)
        self.walls = self._dealt()
        self.held: list[list[Tile]] = [[wall.pop() for _ in range(13)] for wall in self.walls]
        self.melds: list[list[Meld]] = [[], [], [], []]
        self.river: list[Tile] = []
        self.lines = [f"Match {name}", f"Wind {self.round}"]
        for n, held in enumerate(self.held):
            self.lines.append(f"Player {n} Deal {' '.join(NAMES[tile] for tile in held)}")

    def _wanted(self) -> Hand:
        while True:
            hand = hands.winning(self.rng, rules="mcr").replace(house=())
            answer = oracle.ask(hand.replace(won=Circumstances()))
            if answer and answer.total >= 8:
                return hand

    def _dealt(self) -> list[list[Tile]]:
        """Four walls, from their ends, with the wanted tiles early in that of the lucky one."""
        wanted = list(self.target.elements())
        rest = list((Counter(dict.fromkeys(FACES, 4)) - self.target).elements())
        self.rng.shuffle(wanted)
        self.rng.shuffle(rest)
        given = self.rng.randrange(len(wanted) - 4, len(wanted) + 1)
        rest += wanted[given:]
        self.rng.shuffle(rest)
        own = wanted[:given]
        if self.rng.random() < 0.15:  # the last one comes at the end
            late, own = own[:1], own[1:]
            filler = [rest.pop() for _ in range(33 - len(own))]
            early = own + filler
            self.rng.shuffle(early)
            walls = [[*late, *early]]
        else:
            early = own + [rest.pop() for _ in range(28 - len(own))]
            self.rng.shuffle(early)
            walls = [[rest.pop() for _ in range(6)] + early]
        walls += [[rest.pop() for _ in range(34)] for _ in range(3)]
        return walls[-self.lucky :] + walls[: -self.lucky] if self.lucky else walls

    # The course of the game

    def game(self) -> Game:
        player, drawing, kong = 0, True, False
        while True:
            if drawing:
                if not self.walls[player]:
                    return self._over(None)
                tile = self._draw(player)
                won = Circumstances("self", kongdraw=kong, last=self._last(player))
                if won_by := self._wins(player, tile, won):
                    return self._over(player, tile, won_by)
                if self._own_kong(player):
                    if robbed := self._robbed(player):
                        return robbed
                    kong = True
                    continue
            tile = self._play(player)
            kong = False
            after = [(player + n) % 4 for n in (1, 2, 3)]
            for other in after:
                won = Circumstances(last=self._last(player))
                if won_by := self._wins(other, tile, won):
                    return self._over(other, tile, won_by)
            claimed = self._claim(player, tile, after)
            if claimed is None:
                player, drawing = after[0], True
            else:
                player, kong = claimed
                drawing = kong

    def _say(self, player: int, what: str, tile: Tile) -> None:
        self.lines.append(f"Player {player} {what} {NAMES[tile]}")

    def _last(self, player: int) -> bool:
        return not self.walls[(player + 1) % 4]

    def _draw(self, player: int) -> Tile:
        tile = self.walls[player].pop()
        self.held[player].append(tile)
        self._say(player, "Draw", tile)
        return tile

    def _play(self, player: int) -> Tile:
        held = self.held[player]
        spare = list((Counter(held) - self._still_wanted()).elements())
        tile = self.rng.choice(spare if player == self.lucky and spare else held)
        held.remove(tile)
        self.river.append(tile)
        self._say(player, "Play", tile)
        return tile

    def _still_wanted(self) -> Counter[Tile]:
        return self.target - Counter(t for meld in self.melds[self.lucky] for t in meld.tiles)

    # Melds

    def _own_kong(self, player: int) -> bool:
        """A kong declared in his own turn: concealed, or added to a pung."""
        held = self.held[player]
        four = [tile for tile in sorted(set(held)) if held.count(tile) == 4]
        added = [m for m in self.melds[player] if m.kind == "pung" and m.tile in held]
        if player == self.lucky:
            four = [tile for tile in four if self.target[tile] == 4 and self._is_set(tile, 4)]
            added = [m for m in added if self.target[m.tile] == 4 and self._is_set(m.tile, 4)]
        if added and self.rng.random() < 0.8:
            meld = added[0]
            where = self.melds[player].index(meld)
            self.melds[player][where] = Meld("kong", meld.tile, offer=(meld.offer or 0) + 4)
            held.remove(meld.tile)
            self._say(player, "BuGang", meld.tile)
            return True
        if four and self.rng.random() < 0.8:
            self._take(player, [four[0]] * 4)
            self.melds[player].append(Meld("kong", four[0], concealed=True))
            self._say(player, "AnGang", four[0])
            return True
        return False

    def _robbed(self, player: int) -> Game | None:
        if self.lines[-1].split()[2] != "BuGang":
            return None
        tile = NAMES.index(self.lines[-1].split()[-1])
        for other in [(player + n) % 4 for n in (1, 2, 3)]:
            if won := self._wins(other, tile, Circumstances("robkong")):
                return self._over(other, tile, won)
        return None

    def _claim(self, player: int, tile: Tile, after: list[int]) -> tuple[int, bool] | None:
        """Who claims the tile, and whether as a kong."""
        for other in after:
            have = self.held[other].count(tile)
            for kind, count in (("kong", 3), ("pung", 2)):
                if have >= count and self._likes(other, kind, [tile] * (count + 1)):
                    self._take(other, [tile] * count)
                    offer = (other - player) % 4
                    self.melds[other].append(Meld(kind, tile, offer=offer))
                    self._claimed(other, "Gang" if kind == "kong" else "Peng", tile)
                    return other, kind == "kong"
        other = after[0]
        for low in (tile - 2, tile - 1, tile):
            chow = [low, low + 1, low + 2]
            if tile >= EAST or low < 0 or low // 9 != (low + 2) // 9:
                continue
            others = [each for each in chow if each != tile]
            held = all(each in self.held[other] for each in others)
            if held and self._likes(other, "chow", chow):
                self._take(other, others)
                self.melds[other].append(Meld("chow", low, offer=chow.index(tile) + 1))
                self._claimed(other, "Chi", low + 1)
                return other, False
        return None

    def _claimed(self, player: int, what: str, tile: Tile) -> None:
        self.river.pop()
        self._say(player, what, tile)
        if self.rng.random() < 0.2:
            self.lines[-1] += f" Ignore Player {(player + 1) % 4} Chi W8"

    def _likes(self, player: int, kind: str, tiles: list[Tile]) -> bool:
        if player != self.lucky:
            return self.rng.random() < 0.35
        return self._is_set(tiles[0], len(tiles)) if kind != "chow" else Counter(tiles) in self.sets

    def _is_set(self, tile: Tile, count: int) -> bool:
        return Counter({tile: count}) in self.sets

    def _take(self, player: int, tiles: list[Tile]) -> None:
        for tile in tiles:
            self.held[player].remove(tile)

    # The end

    def _wins(self, player: int, tile: Tile, won: Circumstances) -> Hand | None:
        held = list(self.held[player])
        if won.self_drawn:
            held.remove(tile)
        if player != self.lucky or Counter([*held, tile]) != self._still_wanted():
            return None
        shown = Counter(self.river)
        for melds in self.melds:
            for meld in melds:
                shown.update(() if meld.concealed else meld.tiles)
        others = shown[tile] - (0 if won.self_drawn else 1)
        hand = Hand(
            tuple(sorted(held)), tile, tuple(self.melds[player]),
            won._replace(fourth=others == 3 and won.how != "robkong"),
            seat=EAST + player, round=EAST + self.round, rules="mcr",
        )  # fmt: skip
        answer = oracle.ask(hand)
        return hand if answer and answer.total >= 8 else None

    def _over(self, winner: int | None, tile: Tile = 0, hand: Hand | None = None) -> Game:
        if winner is None or hand is None:
            lines = (*self.lines, "Huang", "Score 0 0 0 0")
            return Game(lines, None, None, None)
        answer = oracle.ask(hand)
        assert answer
        rows = [f"{SPELT.get(row.fan, row.fan)}*{row.times}" for row in answer.fans]
        named = "+".join(rows) if self.rng.random() < 0.8 else "?"
        other = "" if self.rng.random() < 0.8 else f" Ignore Player {(winner + 1) % 4} Hu W1"
        self._say(winner, "Hu", tile)
        self.lines[-1] += other
        score = [-8 - answer.total if hand.won.self_drawn else -8] * 4
        score[winner] = 0
        if not hand.won.self_drawn:
            given = (line for line in self.lines[-2::-1] if " Play " in line or " BuGang " in line)
            payer = int(next(given).split()[1])
            score[payer] = -8 - answer.total
        score[winner] = -sum(score)
        tail = (f"Fan {answer.total} {named}", f"Score {' '.join(map(str, score))}")
        return Game((*self.lines, *tail), hand, winner, answer.total)
