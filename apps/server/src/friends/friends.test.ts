// Friends: members who represent a company can be added, add the other one back, and be removed or blocked. The other side is notified.
import { addFriend, blockPerson, listBlocked, listFriends, removeFriend, unblockPerson } from '@sverka/contract/friends/friends'
import { listNotices } from '@sverka/contract/notifications/notifications'
import { expect, test } from 'vitest'
import { testApplication } from '../../test/application.ts'
import { createClient } from '../../test/client.ts'
import { type Person, World } from '../../test/world.ts'
import { readOnly } from '../platform/db/connect.ts'
import { eraseFriends, exportFriends } from './friends.ts'

const app = testApplication()
const as = createClient(() => app.server)
const world = new World(app)

async function representative(): Promise<Person> {
  const person = await world.person()
  await world.represent(person, (await world.company()).id)
  return person
}

const add = (who: Person, whom: Person) => as(who)(addFriend, { body: { friend: whom.id } })
const readFriends = async (who: Person, query = {}) => (await as(who)(listFriends, { query })).body.result

test('a representative is added at once, and the e-mail shows only once both have added each other', async () => {
  const [buyer, seller] = [await world.person(), await representative()]
  const added = await add(buyer, seller)
  expect(added).toMatchObject({
    status: 201,
    body: { friend: { id: seller.id, full_name: seller.fullName, email: null }, is_mutual: false },
  })
  expect(await readFriends(seller)).toEqual([])
  expect(await readFriends(seller, { incoming: true })).toMatchObject([{ friend: { id: buyer.id, email: null } }])
  expect(await add(seller, buyer)).toMatchObject({ status: 201, body: { is_mutual: true, friend: { email: buyer.email } } })
  expect(await readFriends(buyer)).toMatchObject([{ friend: { id: seller.id, email: seller.email }, is_mutual: true }])
  expect(await readFriends(seller, { incoming: true })).toEqual([])
  expect(await readFriends(buyer, { friend__in: seller.id + 1000 })).toEqual([])
  expect((await add(buyer, seller)).status).toBe(200)
})

test('the other side is notified of each once', async () => {
  const [buyer, seller] = [await world.person(), await representative()]
  await add(buyer, seller)
  await add(buyer, seller)
  await as(buyer)(removeFriend, { params: { id: seller.id } })
  await add(buyer, seller)
  const notices = await app.db.selectFrom('notices').select(['kind', 'params', 'path']).where('user_id', '=', seller.id).execute()
  expect(notices).toEqual([{ kind: 'friend_added', params: { name: buyer.fullName, user: buyer.id, mutual: 0 }, path: '/profile/friends' }])
})

test('the notice of a request is read once it is settled, and unread again for a new request', async () => {
  const [buyer, seller] = [await world.person(), await representative()]
  /** For each of the seller's notices, whether it is unread. */
  const listUnread = async () => (await as(seller)(listNotices, { query: {} })).body.result.map(({ is_read }) => !is_read)
  await add(buyer, seller)
  expect(await listUnread()).toEqual([true])
  await as(buyer)(removeFriend, { params: { id: seller.id } })
  expect(await listUnread()).toEqual([false])
  await add(buyer, seller)
  expect(await listUnread()).toEqual([true])
  await add(seller, buyer)
  expect(await listUnread()).toEqual([false])
})

test('a person who represents nobody, oneself and an unknown person cannot be added', async () => {
  const [buyer, nobody] = [await world.person(), await world.person()]
  for (const whom of [nobody, buyer, { ...nobody, id: 2_000_000_000 }])
    expect(await add(buyer, whom)).toMatchObject({ status: 403, code: 'not_allowed' })
})

test('removing ends a friendship for both, and an offer can be declined', async () => {
  const [buyer, seller] = [await world.person(), await representative()]
  await add(buyer, seller)
  await add(seller, buyer)
  expect((await as(seller)(removeFriend, { params: { id: buyer.id } })).status).toBe(204)
  expect([await readFriends(buyer), await readFriends(seller, { incoming: true })]).toEqual([[], []])
  expect((await as(seller)(removeFriend, { params: { id: buyer.id } })).code).toBe('not_found')
  await add(buyer, seller)
  await as(seller)(removeFriend, { params: { id: buyer.id } })
  expect(await readFriends(buyer)).toEqual([])
})

test('a blocked person is not a friend and cannot add the member until unblocked', async () => {
  const [buyer, seller] = [await world.person(), await representative()]
  await add(buyer, seller)
  expect((await as(seller)(blockPerson, { params: { id: buyer.id } })).status).toBe(204)
  expect(await readFriends(buyer)).toEqual([])
  expect((await add(buyer, seller)).code).toBe('not_allowed')
  expect((await add(seller, buyer)).code).toBe('not_allowed')
  expect((await as(seller)(listBlocked, { query: {} })).body.result).toMatchObject([{ person: { id: buyer.id } }])
  expect((await as(buyer)(listBlocked, { query: {} })).body.result).toEqual([])
  expect((await as(seller)(unblockPerson, { params: { id: buyer.id } })).status).toBe(204)
  expect((await add(buyer, seller)).status).toBe(201)
  expect((await as(seller)(blockPerson, { params: { id: seller.id } })).code).toBe('not_found')
})

test('two who add each other simultaneously are friends', async () => {
  const [one, other] = [await representative(), await representative()]
  await Promise.all([add(one, other), add(other, one)])
  expect(await readFriends(one)).toMatchObject([{ is_mutual: true }])
  expect(await readFriends(other)).toMatchObject([{ is_mutual: true }])
})

test('deleting an account ends its friendships, and the data export names the added friends', async () => {
  const [buyer, seller] = [await world.person(), await representative()]
  await add(buyer, seller)
  await add(seller, buyer)
  const [copy] = await exportFriends(readOnly(app.db), buyer.id)
  expect(copy).toMatchObject({ name: 'friends.json', content: [{ full_name: seller.fullName }] })
  await app.db.transaction().execute((tx) => eraseFriends(tx, buyer.id))
  expect(await readFriends(seller)).toEqual([])
})
