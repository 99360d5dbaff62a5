"""What was found out about a network: it holds in every position in which the network promises the same."""

from mypy_extensions import mypyc_attr

from powerhouse.bots.pipeline.layer import Layer
from powerhouse.bots.pipeline.outlook import Outlook
from powerhouse.bots.pipeline.sites import Sites
from powerhouse.bots.pipeline.survey import Survey
from powerhouse.bots.pipeline.works import Works
from powerhouse.games.pipeline.network import Network


@mypyc_attr(acyclic=True)
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
    """Plans by network; it only saves time. Networks are never changed, so the same one is the same."""

    def __init__(self, size: int) -> None:
        self._size = size
        self._count = 0
        self._known: dict[Network, list[Plans]] = {}

    def plans(self, outlook: Outlook, network: Network) -> Plans:
        """What is known, if it was found with an outlook that promises the same; when memory is full it begins anew."""
        known = self._known.get(network)
        if known is None:
            known = []
            self._known[network] = known
        for plans in known:
            if plans.works.outlook.promises(outlook):
                return plans
        if self._count == self._size:
            self._count = 0
            self._known = {network: known[-1:]}
            known = self._known[network]
        found = Plans(outlook, known[0].works.survey if known else Survey(network))
        known.append(found)
        self._count += 1
        return found
