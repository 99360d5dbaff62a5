"""What a position is worth to each seat: the share of the win that its company may expect."""

from powerhouse.bots.advisor import shares
from powerhouse.bots.pipeline.company import Company


def shares_of_win(companies: list[Company]) -> list[float]:
    return shares([_prospects(company) for company in companies])


def _prospects(company: Company) -> float:
    weights, player = company.weights, company.player
    levels = 0.0
    for level in player.levels:
        levels += float(level)
    points = (
        weights.worth_money * float(player.money)
        + weights.worth_oil * oil_value(company)
        + weights.worth_lines * company.works.total
        + weights.worth_upgrade * levels * float(company.outlook.turns)
        + weights.worth_cards * card_value(company)
        - weights.worth_penalty * float(company.state.figures.penalty(player.penalties))
    )
    return points / (weights.worth_far * company.outlook.ahead + weights.worth_near)


def oil_value(company: Company) -> float:
    """What the oil in tanks will bring: on markets, or in the end."""
    player, outlook = company.player, company.outlook
    value = 0.0
    for cube in range(len(player.oil)):
        if player.oil[cube]:
            each = company.ground.end_oil[cube]
            sold = outlook.sale[cube] * company.weights.next_turn
            if outlook.turns and sold > each:
                each = sold
            value += each * float(player.oil[cube])
    return value


def card_value(company: Company) -> float:
    """What valuation cards pay for tanks and for upgrades of level 3."""
    ground, player = company.ground, company.player
    value = 0.0
    if ground.tank_pay > 0.0:
        for tanks in player.tanks:
            value += ground.tank_pay * float(tanks)
    if ground.top_pay > 0.0:
        for level in player.levels:
            if level == 3:
                value += ground.top_pay
    return value
