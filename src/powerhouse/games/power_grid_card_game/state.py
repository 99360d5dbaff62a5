"""A position of the Card Game: which phase answers."""

from typing import Any

from powerhouse.core.chance import Chance
from powerhouse.core.chart import Chart
from powerhouse.core.features import Sheet
from powerhouse.core.legal_moves import LegalMoves
from powerhouse.core.news import News
from powerhouse.core.notation import Grammar
from powerhouse.core.phrase import Phrase, Value
from powerhouse.core.refusal import Refusal
from powerhouse.core.standings import Standings
from powerhouse.core.state import State
from powerhouse.games.power_grid_card_game import (
    bureaucracy,
    buying,
    charts,
    clauses,
    features,
    flow,
    news,
    notation,
    scoring,
    setup,
    spoken,
    trust,
)
from powerhouse.games.power_grid_card_game.codes import (
    COLUMNS,
    FIRST_KIND,
    FUEL_OF_KIND,
    FUELS,
    KINDS,
    RESOURCE,
    Phase,
)
from powerhouse.games.power_grid_card_game.names import plant_name
from powerhouse.games.power_grid_card_game.player import LEFTOVER, PLACES, PRINTED, Player
from powerhouse.games.power_grid_card_game.refusals import refuse
from powerhouse.games.power_grid_card_game.table import Table
from powerhouse.parts import plant_auction, plant_running


class CardGame(Table):
    def deal(self, chance: Chance) -> None:
        setup.deal(self, chance)

    def copy(self) -> "CardGame":
        other = CardGame()
        self.copy_to(other)
        return other

    def collect_moves(self, legal: LegalMoves) -> None:
        phase = self.phase  # the most frequent ones first
        if phase == Phase.BUY:
            buying.moves(self, legal)
        elif phase <= Phase.RETURN:
            plant_auction.moves(self, legal)
        elif phase == Phase.PRODUCE:
            plant_running.moves(self, legal)

    def advance(self, move: int, chance: Chance) -> None:
        phase = self.phase
        if phase == Phase.BUY:
            buying.play(self, move, chance)
        elif phase <= Phase.RETURN:
            plant_auction.play(self, move, chance)
        else:
            bureaucracy.play(self, move, chance)
        if self.phase == Phase.FINISHED:
            flow.go_on(self, phase, chance)

    def refusals(self, move: int) -> list[Refusal]:
        phase = self.phase
        if phase == Phase.OVER:
            return [refuse("over", {})]
        if not 0 <= move < self.most_moves():
            return [refuse("no-move", {"move": str(move)})]
        if phase == Phase.BUY:
            return buying.refusals(self, move)
        if phase <= Phase.RETURN:
            return plant_auction.refusals(self, move)
        return plant_running.refusals(self, move)

    def called(self, card: int) -> Value:
        """Several plants have the same number."""
        return plant_name(self.figures.plants[card]) if card in self.figures.plants else str(card)

    def spoken(self, move: int) -> Phrase:
        return spoken.spoken(self, move)

    def grammar(self) -> Grammar:
        return notation.moves(self.figures)

    def reveal_grammar(self) -> Grammar:
        return notation.reveals(self.figures)

    def heading(self) -> Phrase:
        return notation.heading(self)

    def clause(self) -> str:
        return clauses.PHASES[self.phase]

    def charts(self) -> list[Chart]:
        return charts.charts(self)

    def news(self, before: State | None, move: int, reveals: list[int]) -> list[News]:
        if before is None:
            return news.deal(self)
        assert isinstance(before, CardGame)
        return news.news(before, move, self, reveals)

    def measures(self) -> list[dict[str, int]]:
        return [
            {
                "money": player.money,
                "income": max(0, self.earned[seat]),
                "points": scoring.produced(self, seat),
                "capacity": player.fleet.capacity(),
            }
            for seat, player in enumerate(self.players)
        ]

    def lots(self, seat: int) -> list[str]:
        return [plant.name for plant in self.players[seat].fleet.plants]

    def on_offer(self) -> list[str]:
        return [self.figures.plants[card].name for card in self.market.on_offer()]

    def view(self, seat: int | None) -> Any:
        from powerhouse.games.power_grid_card_game.view import view

        return view(self, seat)

    def features(self, seat: int, sheet: Sheet) -> None:
        features.write(self, seat, sheet)

    def standings(self) -> Standings:
        return scoring.standings(self)

    def ledger(self) -> dict[str, int]:
        companies = self.players[:]
        if self.trust is not None:
            companies.append(self.trust)
        owned = sum(len(company.fleet.plants) for company in companies)
        totals: dict[str, int] = {}
        for fuel, name in enumerate(FUELS):
            totals[f"leftover {name}"] = (
                self.resources.stack[fuel]
                + self.resources.cards[FIRST_KIND[fuel]]
                + sum(company.cards[PLACES * fuel + LEFTOVER] for company in companies)
            )
        for kind in range(KINDS):
            totals[f"{FUELS[FUEL_OF_KIND[kind]]} {kind % 3 + 1}"] = self._cards_of(kind, companies)
        totals["money"] = self.bank + sum(player.money for player in self.players)
        totals["plants"] = len(self.market.cards) + self.market.deck.size() + self.market.gone + owned
        return totals

    def _cards_of(self, kind: int, companies: list[Player]) -> int:
        """How many cards of a kind there are, wherever they lie."""
        fuel = FUEL_OF_KIND[kind]
        units = kind - FIRST_KIND[fuel] + 1
        resources = self.resources
        found: int = list(resources.deck).count(RESOURCE + kind) + resources.discard[kind]
        found += sum(resources.cards[KINDS * column + kind] for column in range(1, COLUMNS))
        found += self.figures.plusplus[kind] if resources.plusplus_due else 0
        places = [place for place in range(PLACES) if place != LEFTOVER and PRINTED[place] == units]
        return found + sum(company.cards[PLACES * fuel + place] for company in companies for place in places)

    def trust_takes_plant(self, chance: Chance) -> None:
        trust.take_plant(self, chance)
