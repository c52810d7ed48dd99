// Limits how many e-mail addresses one IP address can check for accounts: registrations and changes of the e-mail are counted together.
import { registerUser, updateMe } from '@sverka/contract/auth/auth'
import { expect, test } from 'vitest'
import { testApplication } from '../../test/application.ts'
import { createClient } from '../../test/client.ts'
import { type Person, World } from '../../test/world.ts'

// A database address makes this a server outside the demo, with its stricter limits; IP addresses come from the header `X-Forwarded-For`.
const app = testApplication({ DATABASE_URL: 'postgres://nobody@127.0.0.1/none', TRUST_PROXY: '127.0.0.1' })
const as = createClient(() => app.server)
const world = new World(app)

const CALLER_IP = '192.0.2.10'

test('an IP address learns at most five taken e-mails an hour, by registering or changing e-mail', async () => {
  const [person, other, another] = [await world.person(), await world.person(), await world.person()]
  const register = (from: string) => {
    const body = { full_name: 'Туманов Илья', email: other.email, password: 'Длинный-пароль-1!' }
    return as(null)(registerUser, { body, headers: { 'x-forwarded-for': from } })
  }
  const change = (by: Person, from: string) => as(by)(updateMe, { body: { email: other.email }, headers: { 'x-forwarded-for': from } })
  const taken = { status: 400, body: { errors: { email: [{ code: 'email_taken' }] } } }
  for (let time = 0; time < 3; time++) expect(await register(CALLER_IP)).toMatchObject(taken)
  expect(await change(person, CALLER_IP)).toMatchObject(taken)
  expect(await change(another, CALLER_IP)).toMatchObject(taken)
  expect(await change(another, CALLER_IP)).toMatchObject({ status: 429, code: 'too_many_requests' })
  expect((await register(CALLER_IP)).status).toBe(429)
  expect(await register('198.51.100.7')).toMatchObject(taken)
})
