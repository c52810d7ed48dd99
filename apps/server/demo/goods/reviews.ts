// The demo's reviews of ordered goods, some with the seller's reply; a few goods are left for the visitor to review.
import type { ShownName } from '@sverka/contract/reviews/reviews.rules'
import type { Tx } from '../../src/platform/db/database.ts'
import type { Services } from '../../src/platform/services.ts'
import { countReview } from '../../src/products/products.ts'
import { insertReview } from '../../src/reviews/reviews.sql.ts'
import { hasReviews, listReceived, type Received } from '../../src/reviews/seed.sql.ts'

interface Opinion {
  readonly stars: number
  readonly words: string
  /** How the author is named: in full, short, or not at all. */
  readonly shown: ShownName
  readonly reply?: string
}

const opinions: readonly Opinion[] = [
  { stars: 5, words: 'Приехало в срок, документы вложены сразу. Количество сошлось с накладной.', shown: 'short' },
  {
    stars: 4,
    words: 'По качеству вопросов нет, но одна упаковка пришла примятой.',
    shown: 'full',
    reply: 'Спасибо, что написали. Следующую партию упакуем в двойной картон.',
  },
  { stars: 5, words: 'Заказываем второй раз, менеджер отвечает в тот же день.', shown: 'short' },
  { stars: 5, words: 'Соответствует описанию, закрывающие документы прислали в день отгрузки.', shown: 'hidden' },
  {
    stars: 3,
    words: 'Отгрузили на два дня позже обещанного, в остальном всё в порядке.',
    shown: 'short',
    reply: 'Задержался перевозчик. На следующий заказ доставка за наш счёт.',
  },
  { stars: 5, words: 'Цена ниже, чем у прежнего поставщика, а качество то же.', shown: 'full' },
  { stars: 4, words: 'Хорошо, но инструкция только на одном листе. Хотелось бы подробнее.', shown: 'short' },
]

const DAY_MS = 24 * 3_600_000
/** The most received order lines that are read; the demo has fewer than twenty. */
const LINES_MAX = 200
/** Every fourth received product gets no review, so that a visitor of the demo can write one. */
const LEFT_OUT = 4

/** Does nothing if there already are reviews, or if nothing was received. */
export const seedReviews = ({ db }: Services): Promise<void> =>
  db.transaction().execute(async (tx) => {
    if (await hasReviews(tx)) return
    const received = (await listReceived(tx, LINES_MAX)).filter((_, place) => place % LEFT_OUT !== LEFT_OUT - 1)
    for (const [place, line] of received.entries()) {
      const opinion = opinions[place % opinions.length]
      if (opinion) await seedReview(tx, line, opinion)
    }
  })

/** The buyer writes a day after the receipt, the seller replies on the next. A product that the order has a review of already is left out. */
async function seedReview(tx: Tx, line: Received, { stars, words, shown, reply }: Opinion): Promise<void> {
  const { productId: product_id, orderId: order_id, buyerId, sellerId, receivedAt } = line
  const later = (days: number): Date => new Date(receivedAt.getTime() + days * DAY_MS)
  const review = { product_id, user_id: buyerId, content: words, created_at: later(1), held_at: null }
  const id = await insertReview(tx, { ...review, order_id, stars, shown_name: shown })
  if (id === null) return
  await countReview(tx, product_id, { stars, by: 1 })
  if (reply) await insertReview(tx, { product_id, user_id: sellerId, content: reply, created_at: later(2), held_at: null, parent_id: id })
}
