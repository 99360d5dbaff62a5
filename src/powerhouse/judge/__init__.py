"""Who stands how, and why: the evaluator is trained and measured here, and finished games are analysed by it."""
