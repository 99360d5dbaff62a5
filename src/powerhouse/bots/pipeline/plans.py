"""What was found out about a network: it holds in every position in which the network promises the same."""

from mypy_extensions import i64

from powerhouse.bots.pipeline.layer import Layer
from powerhouse.bots.pipeline.outlook import Outlook
from powerhouse.bots.pipeline.sites import Sites
from powerhouse.bots.pipeline.survey import Survey
from powerhouse.bots.pipeline.works import Works
from powerhouse.games.pipeline.network import EMPTY, Network


class Plans:
    """The works of a network, and the places for tiles and machines in it once they have been asked for."""

    def __init__(self, outlook: Outlook, survey: Survey) -> None:
        self.works = Works(outlook, survey)
        self._layer: Layer | None = None
        self._sites: Sites | None = None

    def layer(self) -> Layer:
        if self._layer is None:
            self._layer = Layer(self.works)
        return self._layer

    def sites(self) -> Sites:
        if self._sites is None:
            self._sites = Sites(self.works)
        return self._sites


class Memory:
    """The last plans and surveys; it only saves time. Networks are never changed, so the same one is the same."""

    def __init__(self, size: int) -> None:
        self._plans: list[Plans | None] = [None] * size
        self._surveys: list[Survey] = [Survey(EMPTY)] * size
        self._oldest_plans: i64 = 0
        self._oldest_survey: i64 = 0

    def plans(self, outlook: Outlook, network: Network) -> Plans:
        for known in self._plans:
            if known is not None and known.works.survey.network is network and known.works.outlook.promises(outlook):
                return known
        found = Plans(outlook, self._survey(network))
        self._plans[self._oldest_plans] = found
        self._oldest_plans = (self._oldest_plans + 1) % len(self._plans)
        return found

    def _survey(self, network: Network) -> Survey:
        for known in self._surveys:
            if known.network is network:
                return known
        found = Survey(network)
        self._surveys[self._oldest_survey] = found
        self._oldest_survey = (self._oldest_survey + 1) % len(self._surveys)
        return found
