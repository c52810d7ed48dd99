// The demo's outbox page shows the e-mails that would have been sent; a server with a real database (`DATABASE_URL`) has no outbox.
import { requestPasswordReset } from '@sverka/contract/auth/auth'
import { expect, test } from 'vitest'
import { testApplication } from '../../../test/application.ts'
import { createClient } from '../../../test/client.ts'
import { World } from '../../../test/world.ts'

const demo = testApplication()
const withRealDatabase = testApplication({ DATABASE_URL: 'postgres://not-used' })

test('e-mails are listed newest first as JSON and as a page that escapes them', async () => {
  const world = new World(demo)
  const person = await world.person()
  await createClient(() => demo.server)(null)(requestPasswordReset, { body: { email: person.email } })
  const json = await demo.server.inject('/dev/outbox.json')
  expect(json.json()).toMatchObject([{ to: person.email, subject: 'Восстановление пароля', sent_at: '2026-11-20T09:30:00.000Z' }])
  expect(Object.keys(json.json()[0])).toEqual(['to', 'subject', 'text', 'html', 'sent_at'])
  const page = await demo.server.inject('/dev/outbox')
  expect(page.headers['content-type']).toContain('text/html')
  expect(page.body).toMatch(/<a href="http:\/\/sverka\.test\/reset-password\/[\w/-]+"/)
})

test('an external database has no outbox', async () => {
  for (const url of ['/dev/outbox', '/dev/outbox.json']) expect((await withRealDatabase.server.inject(url)).statusCode).toBe(404)
})
