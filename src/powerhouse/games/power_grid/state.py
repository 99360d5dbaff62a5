"""A position of Power Grid: which phase answers."""

from typing import Any

from powerhouse.core.chance import Chance
from powerhouse.core.chart import Chart
from powerhouse.core.features import Sheet
from powerhouse.core.legal_moves import LegalMoves
from powerhouse.core.news import News
from powerhouse.core.notation import Grammar
from powerhouse.core.phrase import Phrase
from powerhouse.core.refusal import Refusal
from powerhouse.core.standings import Standings
from powerhouse.core.state import State
from powerhouse.games.power_grid import (
    building,
    bureaucracy,
    buying,
    charts,
    clauses,
    features,
    flow,
    news,
    notation,
    placing,
    setup,
    spoken,
    trust,
)
from powerhouse.games.power_grid.codes import FUELS, Phase
from powerhouse.games.power_grid.refusals import refuse
from powerhouse.games.power_grid.table import Table
from powerhouse.parts import plant_auction, plant_running


class PowerGrid(Table):
    def deal(self, chance: Chance) -> None:
        setup.deal(self, chance)

    def copy(self) -> "PowerGrid":
        other = PowerGrid()
        self.copy_to(other)
        return other

    def collect_moves(self, legal: LegalMoves) -> None:
        phase = self.phase  # the most frequent ones first
        if phase == Phase.FUEL:
            buying.moves(self, legal)
        elif phase == Phase.BUILD:
            building.moves(self, legal)
        elif phase < Phase.OFFER:
            placing.moves(self, legal)
        elif phase <= Phase.RETURN:
            plant_auction.moves(self, legal)
        elif phase == Phase.SUPPLY:
            plant_running.moves(self, legal)

    def advance(self, move: int, chance: Chance) -> None:
        phase = self.phase
        if phase == Phase.FUEL:
            buying.play(self, move, chance)
        elif phase == Phase.BUILD:
            building.play(self, move, chance)
        elif phase < Phase.OFFER:
            placing.play(self, move, chance)
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
        if phase == Phase.FUEL:
            return buying.refusals(self, move)
        if phase == Phase.BUILD:
            return building.refusals(self, move)
        if phase < Phase.OFFER:
            return placing.refusals(self, move)
        if phase <= Phase.RETURN:
            return plant_auction.refusals(self, move)
        return plant_running.refusals(self, move)

    def spoken(self, move: int) -> Phrase:
        return spoken.spoken(self, move)

    def grammar(self) -> Grammar:
        return notation.moves(self.figures, self.map)

    def reveal_grammar(self) -> Grammar:
        return notation.reveals(self.map, self.figures.players)

    def heading(self) -> Phrase:
        return notation.heading(self)

    def clause(self) -> str:
        return clauses.PHASES[self.phase]

    def charts(self) -> list[Chart]:
        return charts.charts(self)

    def news(self, before: State | None, move: int, reveals: list[int]) -> list[News]:
        if before is None:
            return news.deal(self)
        assert isinstance(before, PowerGrid)
        return news.news(before, move, self, reveals)

    def measures(self) -> list[dict[str, int]]:
        return [
            {"money": player.money, "cities": len(player.network), "capacity": player.fleet.capacity()}
            for player in self.players
        ]

    def lots(self, seat: int) -> list[str]:
        return [str(plant.number) for plant in self.players[seat].fleet.plants]

    def on_offer(self) -> list[str]:
        return [str(self.figures.plants[card].number) for card in self.market.on_offer()]

    def places(self, seat: int) -> list[str]:
        return [self.map.cities[city].id for city in self.players[seat].network]

    def prospects(self, seat: int) -> list[tuple[Any, list[Refusal]]]:
        from powerhouse.games.power_grid.view import prospects

        return prospects(self, seat)

    def view(self, seat: int | None) -> Any:
        from powerhouse.games.power_grid.view import view

        return view(self, seat)

    def view_for(self, seat: int | None, shown: Any) -> Any:
        from powerhouse.games.power_grid.view import view_for

        return view_for(self, seat, shown)

    def features(self, seat: int, sheet: Sheet) -> None:
        features.write(self, seat, sheet)

    def standings(self) -> Standings:
        return bureaucracy.standings(self)

    def ledger(self) -> dict[str, int]:
        totals = {
            fuel: self.fuel.left[kind] + self.fuel.reserve[kind] + sum(player.stock[kind] for player in self.players)
            for kind, fuel in enumerate(FUELS)
        }
        totals["uranium"] += len(self.marked)
        owned = sum(len(player.fleet.plants) for player in self.players)
        if self.trust is not None:
            owned += len(self.trust.fleet.plants)
            for kind, fuel in enumerate(FUELS):
                totals[fuel] += self.trust.stock[kind]
        totals["money"] = self.bank + sum(player.money for player in self.players)
        totals["cards"] = len(self.market.cards) + self.market.deck.size() + self.market.gone + owned
        return totals

    def trust_takes_plant(self, chance: Chance) -> None:
        trust.take_plant(self, chance)
