// Buys and pays in tests through the API as a person does: cart, checkout, payment at the simulated provider.
import { addToCart } from '@sverka/contract/cart/cart'
import { buyCart } from '@sverka/contract/orders/orders'
import { paySandboxPayment } from '@sverka/contract/payments/payments'
import type { TestApplication } from './application.ts'
import { createClient, type InputFor, type Reply } from './client.ts'
import type { Person } from './world.ts'

/** Delivery fields of the checkout form. */
export const checkoutForm = { address: 'Москва, Тверская, 1', postal_code: '101000', phone_number: '+7 (900) 000-00-00' }

type Bought = Reply<{ order_url: string; orders: number[] }>

/** Steps of a buyer in the shop. Methods throw if the server refuses, except `buy`, which returns the reply. */
export class Purchases {
  readonly #as: ReturnType<typeof createClient>

  constructor(app: TestApplication) {
    this.#as = createClient(() => app.server)
  }

  /** Puts a product into the cart; returns the id of the cart's line. */
  async addToCart(buyer: Person, id: number, quantity = 1): Promise<number> {
    const reply = await this.#as(buyer)(addToCart, { params: { id }, query: { quantity } })
    if (reply.status !== 200) throw new Error(`the cart refused: ${JSON.stringify(reply.body)}`)
    return reply.body.id
  }

  /** Buys the cart; `key` is an idempotency key. */
  buy(buyer: Person, more: Partial<InputFor<typeof buyCart>['body']> = {}, key?: string): Promise<Bought> {
    const headers: Record<string, string> = key === undefined ? {} : { 'idempotency-key': key }
    return this.#as(buyer)(buyCart, { body: { ...checkoutForm, ...more }, headers })
  }

  /** Completes the payment at this address. */
  async pay(orderUrl: string, outcome: 'succeed' | 'fail' = 'succeed'): Promise<void> {
    const slug = orderUrl.split('/').at(-1) ?? ''
    const reply = await this.#as(null)(paySandboxPayment, { params: { slug }, body: { card_number: '4111111111111111', outcome } })
    if (reply.status !== 200) throw new Error(`the sandbox refused: ${JSON.stringify(reply.body)}`)
  }

  /** Buys one piece of a product and pays; returns the id of the order. */
  async buyAndPay(buyer: Person, id: number): Promise<number> {
    await this.addToCart(buyer, id)
    const { body } = await this.buy(buyer)
    await this.pay(body.order_url)
    return body.orders[0] ?? 0
  }
}
