// Description of a payment for orders, shown on the page of the provider and in the receipt.

/** `orders`: their numbers; at most five are named. */
export const paymentTexts = (orders: readonly number[]): string =>
  orders.length === 1 ? `Заказ № ${orders[0]}` : `Заказы № ${orders.slice(0, 5).join(', ')}${orders.length > 5 ? ' и другие' : ''}`
