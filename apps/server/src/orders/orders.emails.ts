// Description of a payment for orders, on the provider's page and in the receipt.

export const paymentTexts = (orders: readonly number[]): string =>
  orders.length === 1 ? `Заказ № ${orders[0]}` : `Заказы № ${orders.slice(0, 5).join(', ')}${orders.length > 5 ? ' и другие' : ''}`
