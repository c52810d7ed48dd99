// Makes sellers, categories and products for tests; products go through the API, sellers and categories are inserted directly.
import { createProduct } from '@sverka/contract/products/products'
import { publishProduct } from '@sverka/contract/products/products.staff'
import sharp from 'sharp'
import type { TestApplication } from './application.ts'
import { createClient, type InputFor } from './client.ts'
import type { Person, World } from './world.ts'

/** A member on plan Pro who represents an active company; the company has an account at the payment provider. */
export interface Seller extends Person {
  readonly companyId: number
}

/** A PNG of `side`×`side` pixels in one colour. */
export const picture = (color = '#336699', side = 60): Promise<Buffer> =>
  sharp({ create: { width: side, height: side, channels: 3, background: color } })
    .png()
    .toBuffer()

type Body = InputFor<typeof createProduct>['body']

/** Methods that make something are named after it: `seller`, `category`, `pending` and `published` product. */
export class GoodsFactory {
  readonly #world: World
  readonly #as: ReturnType<typeof createClient>

  constructor(app: TestApplication, world: World) {
    this.#world = world
    this.#as = createClient(() => app.server)
  }

  /** A new seller, ready to sell. */
  async seller(): Promise<Seller> {
    const person = await this.#world.person({ plan: 'pro' })
    const company = await this.#world.company()
    await this.#world.represent(person, company.id)
    const account = { account_id: `${100_000 + company.id}`, set_at: new Date('2026-11-20T09:00:00Z') }
    await this.#world.db
      .insertInto('payment_accounts')
      .values({ company_id: company.id, ...account })
      .execute()
    return { ...person, companyId: company.id }
  }

  /** Inserts a category; returns its id. `attention` is the note for staff who decide about its products. */
  async category(wishes: { parent?: number; level?: number; attention?: string } = {}): Promise<number> {
    const number = this.#world.next()
    const { id } = await this.#world.db
      .insertInto('categories')
      .values({
        parent_id: wishes.parent ?? null,
        level: wishes.level ?? 1,
        name: `Категория ${number}`,
        slug: `category-${number}`,
        attention: wishes.attention ?? null,
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    return id
  }

  /** The body of a request to create a product, complete, with the given changes; the price is in rubles. */
  async form(seller: Seller, body: Partial<Body> = {}): Promise<Body> {
    return {
      company: seller.companyId,
      name: 'Арматура А500С',
      description: 'Стержневая арматура для железобетона',
      category: body.category ?? (await this.category()),
      price: 58_900,
      product_type: 'product',
      product_code: `SK-A500-${this.#world.next()}`,
      ...body,
    }
  }

  /** Creates a product that waits for staff; returns its id. */
  async pending(seller: Seller, body: Partial<Body> = {}, images: readonly Buffer[] = []): Promise<number> {
    const files = { images: images.length > 0 ? images : [await picture()] }
    const made = await this.#as(seller)(createProduct, { body: await this.form(seller, body), files })
    if (made.status !== 201) throw new Error(`the card was refused: ${JSON.stringify(made.body)}`)
    return made.body.id
  }

  /** Creates a product on sale; returns its id. */
  async published(seller: Seller, body: Partial<Body> = {}, images: readonly Buffer[] = []): Promise<number> {
    const id = await this.pending(seller, body, images)
    await this.publish(id)
    return id
  }

  /** Publishes a waiting product as staff. */
  async publish(id: number): Promise<void> {
    const staff = await this.#world.staff()
    const reply = await this.#as(staff)(publishProduct, { params: { id }, body: {} })
    if (reply.status !== 204) throw new Error(`the card was not published: ${JSON.stringify(reply.body)}`)
  }
}
