"""The games by name: each is imported when it is first asked for."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator, Mapping

from mahjong_cli.games.game import Game
from mahjong_cli.notation import Parsed, parse
from mahjong_cli.notation.grammar import Grammar
from mahjong_cli.notation.words import RULES
from mahjong_cli.problems.problem import MahjongError

_NOTHING: Mapping[str, str] = {}

Door = Callable[[], Game]
"""What imports a game."""


class Catalogue(Mapping[str, Game]):
    """Games by the name of their rule set, the default first."""

    def __init__(self, doors: Mapping[str, Door]) -> None:
        """The games behind these doors."""
        self._doors = dict(doors)
        self._games: dict[str, Game] = {}
        self._grammars: dict[tuple[str, ...], Grammar] = {}

    def __getitem__(self, name: str) -> Game:
        """The game of this name."""
        game = self._games.get(name)
        if game is None:
            game = self._games[name] = self._doors[name]()
        return game

    def __iter__(self) -> Iterator[str]:
        """The names, for which nothing is imported."""
        return iter(self._doors)

    def __len__(self) -> int:
        """How many games there are."""
        return len(self._doors)

    def __contains__(self, name: object) -> bool:
        """Whether there is a game of this name."""
        return name in self._doors

    def register(self, game: Game) -> None:
        """Take a game in."""
        self._doors[game.rules.name] = lambda: game
        self._games[game.rules.name] = game
        self._grammars.clear()

    def forget(self, name: str) -> None:
        """Take the game of this name out."""
        del self._doors[name]
        self._games.pop(name, None)
        self._grammars.clear()

    # Reading a hand

    def grammar(self, names: Collection[str] | None = None) -> Grammar:
        """What hands of these games may say, or of all."""
        chosen = tuple([name for name in self._doors if names is None or name in names])
        grammar = self._grammars.get(chosen)
        if grammar is None:
            grammar = Grammar(self[name].vocabulary for name in chosen)
            self._grammars[chosen] = grammar
        return grammar

    def read(
        self, text: str, defaults: Mapping[str, str] = _NOTHING, given: Mapping[str, str] = _NOTHING
    ) -> Parsed:
        """The hand that a line describes, as ``notation.parse`` reads it.

        While there are games that nobody has asked for, a line is read with those alone that it
        names.  What the others know makes a difference only to what is wrong with it.
        """
        if len(self._games) < len(self._doors):
            named = self.named(text, defaults.get("rules", ""), given.get("rules", ""))
            try:
                return parse(text, self.grammar(named), defaults=defaults, given=given)
            except MahjongError:
                pass  # and read it again, with what all of them know
        return parse(text, self.grammar(), defaults=defaults, given=given)

    def named(self, text: str, *rules: str) -> list[str]:
        """The games whose rules a line asks for, or what stands beside it; else the default.

        A name alone says nothing: ``pay=mcr`` is a way to pay in other games too.
        """
        found = [name for name in self._doors if name in rules or _ASKS + name in text]
        return found or [next(iter(self._doors))]


_ASKS = f"{RULES.name}="
