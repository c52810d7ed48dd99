// A request to support is stored and sent by e-mail; the answer goes back by e-mail, once.
import { listNotices } from '@sverka/contract/notifications/notifications'
import { answerSupportRequest, createSupportRequest, listSupportRequests } from '@sverka/contract/support/support'
import { expect, test } from 'vitest'
import { testApplication } from '../../test/application.ts'
import { createClient } from '../../test/client.ts'
import { World } from '../../test/world.ts'

const app = testApplication({ SUPPORT_EMAIL: 'help@sverka.test' })
const as = createClient(() => app.server)
const world = new World(app)

test('a request reaches the mailbox and the staff, and the answer reaches the person', async () => {
  const [person, staff] = [await world.person(), await world.staff()]
  const made = await as(person)(createSupportRequest, { body: { support: 'Не приходит письмо' } })
  expect(made.status).toBe(201)
  const [email] = await world.emailsTo('help@sverka.test')
  expect(email?.text).toContain(`${person.fullName}, ${person.email}\n\nНе приходит письмо`)
  const listed = await as(staff)(listSupportRequests, { query: {} })
  expect(listed.body.result).toMatchObject([
    { id: made.body.id, support: 'Не приходит письмо', user: { email: person.email }, answer: null },
  ])
  const answered = await as(staff)(answerSupportRequest, { params: { id: made.body.id }, body: { text: 'Проверьте спам' } })
  expect(answered.status).toBe(204)
  expect((await world.emailsTo(person.email)).at(-1)?.text).toContain('Проверьте спам')
  expect((await as(person)(listNotices, { query: {} })).body.result).toMatchObject([{ kind: 'support_answered', path: '/profile/support' }])
  const colleague = await world.staff()
  const again = await as(colleague)(answerSupportRequest, { params: { id: made.body.id }, body: { text: 'Ещё' } })
  expect(again).toMatchObject({ status: 409, code: 'conflict', body: { decided: { by: staff.fullName } } })
  expect((await as(staff)(listSupportRequests, { query: { answered: true } })).body.result).toMatchObject([{ answered_by: staff.fullName }])
  expect((await as(staff)(listSupportRequests, { query: { answered: false } })).body.count).toBe(0)
})

test('an empty request and the sixth within an hour are refused', async () => {
  const person = await world.person()
  const write = (support: string) => as(person)(createSupportRequest, { body: { support } })
  expect((await write('   ')).status).toBe(400)
  // Five requests an hour are allowed, and the refused empty one counts.
  for (let time = 1; time < 5; time++) expect((await write('текст')).status).toBe(201)
  expect((await write('текст')).status).toBe(429)
})
