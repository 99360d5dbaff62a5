"""A position of Pipeline: which stage answers."""

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
from powerhouse.games.pipeline import (
    benefits,
    charts,
    clauses,
    contracts,
    deliveries,
    features,
    government,
    laying,
    lots,
    markets,
    news,
    notation,
    order,
    refining,
    setup,
    shops,
    spoken,
    turn,
    upgrades,
    valuation,
)
from powerhouse.games.pipeline.codes import COLOURS, MOST, Stage
from powerhouse.games.pipeline.cubes import cube
from powerhouse.games.pipeline.names import tender_name
from powerhouse.games.pipeline.refusals import refuse
from powerhouse.games.pipeline.table import Table


class Pipeline(Table):
    def deal(self, chance: Chance) -> None:
        setup.deal(self, chance)

    def copy(self) -> "Pipeline":
        other = Pipeline()
        self.copy_to(other)
        return other

    def collect_moves(self, legal: LegalMoves) -> None:
        stage = self.stage  # the most frequent ones first
        if stage == Stage.WORK:
            turn.moves(self, legal)
        elif stage == Stage.TRADE:
            markets.moves(self, legal)
        elif stage == Stage.SIGN:
            contracts.moves(self, legal)
        elif stage == Stage.ORDER:
            order.moves(self, legal)
        elif stage == Stage.SHOP:
            shops.moves(self, legal)
        elif stage == Stage.PLACE or stage == Stage.HOLD or stage == Stage.SITE:
            laying.moves(self, legal)
        elif stage == Stage.TANKS:
            setup.moves(self, legal)
        elif stage == Stage.GOVERN:
            government.moves(self, legal)
        elif stage == Stage.STAND:
            refining.stand_moves(self, legal)
        elif stage == Stage.REFINE:
            refining.moves(self, legal)
        elif stage == Stage.PIPES:
            shops.pipe_moves(self, legal)
        elif stage == Stage.UPGRADE:
            upgrades.moves(self, legal)
        elif stage == Stage.BENEFIT:
            benefits.moves(self, legal)
        elif stage == Stage.MACHINES:
            turn.moves(self, legal)
        elif stage == Stage.SERVE:
            deliveries.moves(self, legal)

    def advance(self, move: int, chance: Chance) -> None:
        stage = self.stage
        if stage == Stage.WORK:
            turn.play(self, move, chance)
        elif stage == Stage.TRADE:
            markets.play(self, move, chance)
        elif stage == Stage.SIGN:
            contracts.play(self, move, chance)
        elif stage == Stage.ORDER:
            order.play(self, move, chance)
        elif stage == Stage.SHOP:
            shops.play(self, move, chance)
        elif stage == Stage.PLACE or stage == Stage.HOLD or stage == Stage.SITE:
            laying.play(self, move, chance)
        elif stage == Stage.TANKS:
            setup.play(self, move, chance)
        elif stage == Stage.GOVERN:
            government.play(self, move, chance)
        elif stage == Stage.STAND:
            refining.play_stand(self, move, chance)
        elif stage == Stage.REFINE:
            refining.play(self, move, chance)
        elif stage == Stage.PIPES:
            shops.play_pipe(self, move, chance)
        elif stage == Stage.UPGRADE:
            upgrades.play(self, move, chance)
        elif stage == Stage.BENEFIT:
            benefits.play(self, move, chance)
        elif stage == Stage.MACHINES:
            turn.play(self, move, chance)
        elif stage == Stage.SERVE:
            deliveries.play(self, move, chance)
        while self.stage >= Stage.FINISHED:
            turn.go_on(self, chance)

    def refusals(self, move: int) -> list[Refusal]:
        if self.stage == Stage.OVER:
            return [refuse("over", {})]
        if not 0 <= move < MOST:
            return [refuse("no-move", {"move": str(move)})]
        if move in self.moves():
            return []
        return self._reasons(move) or [refuse("not-now", {"move": self.spoken(move)})]

    def _reasons(self, move: int) -> list[Refusal]:
        stage = self.stage
        if stage == Stage.WORK or stage == Stage.MACHINES:
            return turn.refusals(self, move)
        if stage == Stage.TRADE:
            return markets.refusals(self, move)
        if stage == Stage.PLACE or stage == Stage.HOLD or stage == Stage.SITE:
            return laying.refusals(self, move)
        if stage == Stage.ORDER:
            return order.refusals(self, move)
        if stage == Stage.SHOP or stage == Stage.PIPES:
            return shops.refusals(self, move)
        if stage == Stage.GOVERN:
            return government.refusals(self, move)
        if stage == Stage.SIGN:
            return contracts.refusals(self, move)
        if stage == Stage.UPGRADE:
            return upgrades.refusals(self, move)
        if stage == Stage.BENEFIT:
            return benefits.refusals(self, move)
        if stage == Stage.STAND or stage == Stage.REFINE:
            return refining.refusals(self, move)
        if stage == Stage.SERVE:
            return [refuse("not-spend", {"order": tender_name(self.figures.orders[self.now.serving])})]
        return setup.refusals(self, move)

    def spoken(self, move: int) -> Phrase:
        return spoken.spoken(self, move)

    def grammar(self) -> Grammar:
        return notation.moves(self.figures)

    def reveal_grammar(self) -> Grammar:
        return notation.reveals(self.figures)

    def heading(self) -> Phrase:
        return notation.heading(self)

    def clause(self) -> str:
        return clauses.STAGES[self.stage]

    def charts(self) -> list[Chart]:
        return charts.charts(self)

    def rounds(self) -> int:
        """Through all years, the one under way included."""
        return self.figures.rounds_before[self.year] + self.round

    def news(self, before: State | None, move: int, reveals: list[int]) -> list[News]:
        if before is None:
            return news.deal(self)
        assert isinstance(before, Pipeline)
        return news.news(before, move, self)

    def measures(self) -> list[dict[str, int]]:
        return [
            {
                "money": player.money,
                "worth": valuation.score(self, player).total(),
                "tiles": len(player.network.tiles),
            }
            for player in self.players
        ]

    def lots(self, seat: int) -> list[str]:
        return lots.held(self, seat)

    def on_offer(self) -> list[str]:
        return lots.on_offer(self)

    def view(self, seat: int | None) -> Any:
        from powerhouse.games.pipeline.view import view

        return view(self, seat)

    def features(self, seat: int, sheet: Sheet) -> None:
        features.write(self, seat, sheet)

    def standings(self) -> Standings:
        return valuation.standings(self)

    def ledger(self) -> dict[str, int]:
        totals = {
            colour: self.supply[kind]
            + sum([content == kind + 1 for content in self.slots])
            + sum([player.oil[cube(kind, grade)] for player in self.players for grade in range(4)])
            for kind, colour in enumerate(COLOURS)
        }
        totals["money"] = self.bank + sum([player.money for player in self.players])
        totals["pipes"] = (
            len(self.unseen)
            + sum([tile >= 0 for tile in self.government])
            + len(self.tank_pipes)
            + len(self.machine_pipes)
            + len(self.now.hand)
            + (self.now.held >= 0)
            + self.discarded
            + sum([len(player.network.tiles) for player in self.players])
        )
        totals["upgrades"] = sum(self.copies) + sum([sum(player.levels) for player in self.players])
        return totals
