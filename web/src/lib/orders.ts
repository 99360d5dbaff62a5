/** Standing orders of a seat, as boards leave them. */

import type { OrderWish, StandingOrder } from "./game";

interface Ordering {
  orders: StandingOrder[];
  leaveOrders(orders: OrderWish[]): Promise<void>;
}

/** Leaves an order; of its kind it is the only one, the others stay. */
export function order(game: Ordering, one: OrderWish): void {
  void game.leaveOrders([...game.orders.filter((other) => other.kind !== one.kind), one]);
}
