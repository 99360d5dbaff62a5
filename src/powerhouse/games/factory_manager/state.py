"""A position of Factory Manager: which phase answers."""

from typing import Any

from powerhouse.core.bidding import Bidding, Orderable
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
from powerhouse.games.factory_manager import (
    buying,
    charts,
    clauses,
    features,
    flow,
    market,
    news,
    notation,
    profit,
    running,
    setup,
    spoken,
    turn_order,
)
from powerhouse.games.factory_manager.codes import Phase
from powerhouse.games.factory_manager.refusals import refuse
from powerhouse.games.factory_manager.table import Table


class FactoryManager(Table):
    def deal(self, chance: Chance) -> None:
        setup.deal(self, chance)

    def restore(self, dump: dict[str, Any]) -> None:
        self.restore_table(dump)
        market.set_fronts(self)

    def copy(self) -> "FactoryManager":
        other = FactoryManager()
        self.copy_to(other)
        return other

    def collect_moves(self, legal: LegalMoves) -> None:
        phase = self.phase  # the most frequent ones first
        if phase == Phase.BUY:
            buying.moves(self, legal)
        elif phase == Phase.BRING:
            market.moves(self, legal)
        elif phase == Phase.BID:
            turn_order.bids(self, legal)
        elif phase == Phase.RUN:
            running.moves(self, legal)
        elif phase == Phase.OFFER:
            turn_order.offers(self, legal)
        elif phase == Phase.BACK:
            turn_order.backings(self, legal)

    def advance(self, move: int, chance: Chance) -> None:
        phase = self.phase
        if phase == Phase.BUY:
            buying.play(self, move)
        elif phase == Phase.BRING:
            market.play(self, move)
        elif phase == Phase.BID:
            turn_order.play_bid(self, move)
        elif phase == Phase.RUN:
            running.play(self, move)
        elif phase == Phase.OFFER:
            turn_order.play_offer(self, move)
        else:
            turn_order.play_backing(self, move)
        if self.phase > Phase.OVER:
            flow.go_on(self, chance)

    def refusals(self, move: int) -> list[Refusal]:
        phase = self.phase
        if phase == Phase.OVER:
            return [refuse("over", {})]
        if not 0 <= move < self.most_moves():
            return [refuse("no-move", {"move": str(move)})]
        if phase == Phase.BUY:
            return buying.refusals(self, move)
        if phase == Phase.BRING:
            return market.refusals(self, move)
        if phase == Phase.BID:
            return turn_order.bid_refusals(self, move)
        if phase == Phase.RUN:
            return running.refusals(self, move)
        if phase == Phase.OFFER:
            return turn_order.offer_refusals(self, move)
        return turn_order.backing_refusals(self, move)

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
        assert isinstance(before, FactoryManager)
        return news.news(before, move, self)

    def bidding(self) -> Bidding:
        """The turn-order tile under the hammer, and those that are still to be had in this round."""
        return turn_order.bidding(self)

    def orderable(self, seat: int) -> Orderable | None:
        if self.auction is None:
            return None
        return self.auction.orderable(seat, self.turn, turn_order.most_workers(self, self.players[seat]), True)

    def measures(self) -> list[dict[str, int]]:
        return profit.measures(self)

    def lots(self, seat: int) -> list[str]:
        """Tiles in the factory and beside it, but those of the beginning."""
        player = self.players[seat]
        tiles = [self.figures.tiles[number] for number in [*player.factory.tiles, *player.beside]]
        return [tile.id for tile in tiles if not tile.starting]

    def on_offer(self) -> list[str]:
        return [self.figures.tiles[number].id for number in sorted(set(self.market))]

    def view(self, seat: int | None) -> Any:
        from powerhouse.games.factory_manager.view import view

        return view(self, seat)

    def view_for(self, seat: int | None, shown: Any) -> Any:
        from powerhouse.games.factory_manager.view import view_for

        return view_for(self, seat, shown)

    def features(self, seat: int, sheet: Sheet) -> None:
        features.write(self, seat, sheet)

    def standings(self) -> Standings:
        return profit.standings(self)

    def ledger(self) -> dict[str, int]:
        """Money, factory tiles, turn-order tiles, and everybody's own workers; seasonal ones come and go."""
        owned = sum(len(player.factory.tiles) + len(player.beside) for player in self.players)
        held = sum(1 if player.claimed == 0 else 2 for player in self.players)
        return {
            "money": self.bank + sum(player.money for player in self.players),
            "tiles": sum(self.board) + len(self.market) + owned + self.gone,
            "turn-order tiles": len(self.stack) + len(self.offered) + held,
            "workers": sum(player.workers for player in self.players),
        }
