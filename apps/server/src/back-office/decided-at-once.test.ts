// Two members of staff decide the same request at the same moment: one succeeds, the other gets an error with who decided and when.
// Requests to represent a company have the same test in `company-binding.test.ts`.
import { complainOfRoom, openProductRoom } from '@sverka/contract/chat/chat'
import { closeChatComplaint, listChatComplaints } from '@sverka/contract/chat/chat.staff'
import { publishProduct, rejectProduct } from '@sverka/contract/products/products.staff'
import { addComment, complainOfComment } from '@sverka/contract/reviews/reviews'
import { hideComment, keepComment } from '@sverka/contract/reviews/reviews.staff'
import { answerSupportRequest, createSupportRequest } from '@sverka/contract/support/support'
import { beforeAll, expect, test } from 'vitest'
import { testApplication } from '../../test/application.ts'
import { createClient, type Reply } from '../../test/client.ts'
import { GoodsFactory } from '../../test/goods.ts'
import { insertOrder } from '../../test/orders.ts'
import { type Person, World } from '../../test/world.ts'

// Uploads per seconds: a limit that these tests, which upload a picture for each product, never reach.
const app = testApplication({ LIMIT_UPLOAD: '1000/3600' })
const as = createClient(() => app.server)
const world = new World(app)
const goods = new GoodsFactory(app, world)
/** Each race is repeated, since a single one might happen to run one request after the other. */
const ROUNDS = 5
const reason = 'Неверная категория'

let anna: Person
let gleb: Person
beforeAll(async () => {
  anna = await world.staff()
  gleb = await world.staff()
})

type Decide = (who: Person) => Promise<Reply>

/**
 * Anna and Gleb decide at the same moment. Checks that one is refused with the name of the other, and that one decision is in the audit log.
 * Returns the person whose decision was stored.
 */
async function raceDecisions(annasDecision: Decide, glebsDecision: Decide): Promise<Person> {
  const countAuditEntries = async (who: Person) => (await world.listActions(who)).length
  const before = (await countAuditEntries(anna)) + (await countAuditEntries(gleb))
  const answers = await Promise.all([annasDecision(anna), glebsDecision(gleb)])
  expect(answers.map(({ status }) => status).sort()).toEqual([204, 409])
  const winner = answers[0]?.status === 204 ? anna : gleb
  const refused = answers.find(({ status }) => status === 409)
  expect(refused).toMatchObject({ code: 'conflict', body: { decided: { by: winner.fullName, at: app.clock.now().toISOString() } } })
  expect((await countAuditEntries(anna)) + (await countAuditEntries(gleb))).toBe(before + 1)
  return winner
}

test('a product is published or returned, never both, with one e-mail to its seller', async () => {
  for (let round = 0; round < ROUNDS; round++) {
    const seller = await goods.seller()
    const params = { id: await goods.pending(seller) }
    const before = (await world.emailsTo(seller.email)).length
    await raceDecisions(
      (who) => as(who)(publishProduct, { params, body: {} }),
      (who) => as(who)(rejectProduct, { params, body: { reason } }),
    )
    expect(await world.emailsTo(seller.email)).toHaveLength(before + 1)
  }
})

test('a support request gets one answer', async () => {
  for (let round = 0; round < ROUNDS; round++) {
    const person = await world.person()
    const { body } = await as(person)(createSupportRequest, { body: { support: 'Не приходит письмо' } })
    const answer = (who: Person) => as(who)(answerSupportRequest, { params: { id: body.id }, body: { text: `Отвечает ${who.fullName}` } })
    const winner = await raceDecisions(answer, answer)
    const emails = await world.emailsTo(person.email)
    expect(emails).toHaveLength(1)
    expect(emails[0]?.text).toContain(`Отвечает ${winner.fullName}`)
  }
})

test('a review complained of is either hidden or kept', async () => {
  for (let round = 0; round < ROUNDS; round++) {
    const [seller, buyer] = [await goods.seller(), await world.person()]
    const id = await goods.published(seller)
    await insertOrder(app, buyer, { productIds: [id] })
    const { body } = await as(buyer)(addComment, { params: { id }, body: { content: 'Приехало в срок', stars: 1 } })
    const params = { id: body.id }
    await as(seller)(complainOfComment, { params, body: { reason: 'Это не о товаре' } })
    await raceDecisions(
      (who) => as(who)(hideComment, { params, body: { reason } }),
      (who) => as(who)(keepComment, { params }),
    )
  }
})

test('a complaint about a conversation is closed once', async () => {
  for (let round = 0; round < ROUNDS; round++) {
    const [seller, buyer] = [await goods.seller(), await world.person()]
    const { body: room } = await as(buyer)(openProductRoom, { body: { product: await goods.published(seller) } })
    await as(buyer)(complainOfRoom, { params: { slug: room.slug }, body: { text: 'Просит деньги мимо площадки' } })
    const { result } = (await as(anna)(listChatComplaints, { query: { open: true } })).body
    const params = { id: result.find(({ author }) => author.id === buyer.id)?.id ?? 0 }
    const close = (who: Person) => as(who)(closeChatComplaint, { params })
    await raceDecisions(close, close)
  }
})
