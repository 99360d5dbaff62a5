"""What a position is worth to each seat: the share of the win that its company may expect."""

from powerhouse.bots.advisor import shares
from powerhouse.bots.pipeline.company import Company


def shares_of_win(companies: list[Company]) -> list[float]:
    return shares([_prospects(company) for company in companies])


def _prospects(company: Company) -> float:
    weights, ground, player = company.weights, company.ground, company.player
    oil = 0.0
    for cube in range(len(player.oil)):
        oil += float(player.oil[cube]) * ground.end_oil[cube]
    levels = 0.0
    for level in player.levels:
        levels += float(level)
    points = (
        weights.worth_money * float(player.money)
        + weights.worth_oil * oil
        + weights.worth_lines * company.works.total
        + weights.worth_upgrade * levels
        - weights.worth_penalty * float(company.state.figures.penalty(player.penalties))
    )
    return points / (weights.worth_far * company.outlook.ahead + weights.worth_near)
