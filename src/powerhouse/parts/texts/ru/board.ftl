# What both Power Grids say alike.

plants-ask-offer = Выставьте станцию на торги или спасуйте и останьтесь в этом раунде без новой.
plants-ask-offer-first = Выставьте станцию на торги. В раунде 1 каждый покупает одну.
plants-ask-offer-last = Ваша покупка последняя: выбранная станция ваша за минимальную ставку. Или спасуйте.
plants-ask-offer-lastFirst = Ваша покупка последняя: выбранная станция ваша за минимальную ставку.
plants-ask-offer-poor = Ни на одну станцию не хватает денег: спасуйте.
plants-ask-open = Вы выставляете станцию { $plant }: начните с { $minimum } или больше.
plants-ask-bid = Ваша ставка на станцию { $plant }: { $least } или больше, либо пас. Ведёт { $leader }: { $bid }.
plants-ask-bid-poor = Ведёт { $leader }: { $bid } за станцию { $plant }, на ставку выше денег не хватает: спасуйте.
plants-ask-turn = План доходит досюда: дальше ходит { $name }. Подтвердите его или очистите.
plants-wait-offer = { $name } выбирает станцию для торгов.
plants-wait-open = { $name } выставляет станцию { $plant } и начинает торги.
plants-wait-bid = { $name } делает ставку на станцию { $plant }. Ведёт { $leader }: { $bid }.
plants-wait-bid-you = { $name } делает ставку на станцию { $plant }. Ведёте вы: { $bid }.
plants-wait-scrap = { $name } выбирает станцию для сноса.
plants-wait-run = { $name } выбирает, какие станции запустить.
plants-wait-next = Следующий ход ваш.
plants-wait-later = До вас ещё ходят: { $names }.
plants-wait-done = В этой фазе вы уже закончили.
