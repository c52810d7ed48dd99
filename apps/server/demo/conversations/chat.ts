// The demo's conversations: the buyer asks the seller about a product, and the two write as friends.

import { openRoomAbout, openRoomWith } from '../../src/chat/chat.ts'
import { insertMessage } from '../../src/chat/messages.sql.ts'
import { inTransaction } from '../../src/platform/db/transaction.ts'
import type { Services } from '../../src/platform/services.ts'
import { listPage } from '../../src/products/products.ts'
import { findDemoAccount } from '../people/sellers.ts'

const BUYER = 'buyer@demo.test'
const SELLER = 'seller@demo.test'
const MINUTE = 60_000

type Line = readonly [who: 'buyer' | 'seller', minutesAgo: number, text: string]

/**
 * Below a product's card: is it in stock, delivery, certificate. Times are in minutes; 26 * 60 is yesterday. Oldest first: messages are numbered in
 * the order in which they are written, and the last one is shown in the list of rooms.
 */
const aboutCard: readonly Line[] = [
  ['buyer', 26 * 60, 'Добрый день! Есть в наличии? Нужно три тонны на объект в Химках.'],
  ['seller', 26 * 60 - 7, 'Здравствуйте! Да, есть на складе. Отгрузим в день оплаты, доставка за наш счёт от двух тонн.'],
  ['buyer', 26 * 60 - 9, 'Отлично. Сертификат качества прикладываете?'],
  ['seller', 31, 'Да, к каждой партии есть сертификат'],
  ['seller', 30, 'Счёт отправил на почту. Действует три дня.'],
]

const asFriends: readonly Line[] = [
  ['seller', 9 * 24 * 60, 'Отгрузочные за октябрь собрали, 14 штук'],
  ['buyer', 9 * 24 * 60 - 20, 'Спасибо, получили!'],
]

/** Can be run again: does nothing if the two friends have written already, or if an account is missing. Logs a failure. */
export async function seedChat(services: Services): Promise<void> {
  const { db, clock } = services
  const failed = (error: unknown) => services.log.error({ err: error }, 'the demo chat')
  await inTransaction(
    db,
    async (tx) => {
      const [buyer, seller] = [await findDemoAccount(tx, BUYER), await findDemoAccount(tx, SELLER)]
      if (!buyer || !seller) return
      // Opening a room uses only the member's id.
      const session = { userId: buyer, sessionId: '', isStaff: false, flags: new Set<never>() }
      const friendly = await openRoomWith(tx, services, session, seller)
      if (friendly.last_message) return
      const write = async (roomId: number, lines: readonly Line[]) => {
        for (const [who, minutesAgo, body] of lines) {
          const createdAt = new Date(clock.now().getTime() - minutesAgo * MINUTE)
          await insertMessage(tx, { roomId, userId: who === 'buyer' ? buyer : seller, body, clientId: null, createdAt })
        }
      }
      await write(friendly.id, asFriends)
      const { result } = await listPage(tx, { user__in: [seller], page_size: 1 }, null)
      const [card] = result
      if (card) await write((await openRoomAbout(tx, services, session, card.id)).room.id, aboutCard)
    },
    failed,
  )
}
