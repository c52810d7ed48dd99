// The person's rights: seeing and ending sign-ins, consents, and deleting the account without a trace of the person.
import { createTokens, getMe, registerUser } from '@sverka/contract/auth'
import { consentVersions } from '@sverka/contract/auth.rules'
import { deleteAccount, endSession, giveConsent, listConsents, listSessions, withdrawConsent } from '@sverka/contract/profile'
import { expect, test } from 'vitest'
import { testApplication } from '../../test/application.ts'
import { clientOf } from '../../test/client.ts'
import { World } from '../../test/world.ts'

const app = testApplication()
const as = clientOf(() => app.server)
const world = new World(app)

test('another sign-in is listed and ended, one of somebody else is not found', async () => {
  const person = await world.person()
  const elsewhere = await world.signInAgain(person)
  const listed = await as(person)(listSessions, {})
  expect(listed.body.result.map(({ current }) => current).sort()).toEqual([false, true])
  const other = listed.body.result.find(({ current }) => !current)?.id ?? ''
  expect((await as(await world.person())(endSession, { params: { id: other } })).status).toBe(404)
  expect((await as(person)(endSession, { params: { id: other } })).status).toBe(204)
  expect((await as(elsewhere)(getMe, {})).status).toBe(401)
  expect((await as(person)(getMe, {})).status).toBe(200)
})

test('a consent is given, shown with its version, and withdrawn', async () => {
  const person = await world.person()
  expect((await as(person)(getMe, {})).body.personal_data_consent).toBe(false)
  await as(person)(giveConsent, { body: { kind: 'personal_data' } })
  await as(person)(giveConsent, { body: { kind: 'personal_data' } })
  expect((await as(person)(listConsents, {})).body.result).toMatchObject([
    { kind: 'personal_data', version: consentVersions.personal_data, withdrawn_at: null },
  ])
  expect((await as(person)(getMe, {})).body.personal_data_consent).toBe(true)
  expect((await as(person)(withdrawConsent, { params: { kind: 'personal_data' } })).status).toBe(204)
  expect((await as(person)(getMe, {})).body.personal_data_consent).toBe(false)
  expect((await as(person)(withdrawConsent, { params: { kind: 'personal_data' } })).status).toBe(404)
})

test('deleting needs the password, ends everything and leaves no name or address behind', async () => {
  const person = await world.person({ fullName: 'Исчезаева Нина Безымянновна' })
  const wrong = await as(person)(deleteAccount, { body: { password: 'не-тот' } })
  expect(wrong).toMatchObject({ status: 400, body: { errors: { password: [{ code: 'password_wrong' }] } } })
  expect((await as(person)(deleteAccount, { body: { password: person.password } })).status).toBe(204)
  expect((await as(person)(getMe, {})).status).toBe(401)
  expect((await as(null)(createTokens, { body: { email: person.email, password: person.password } })).status).toBe(401)
  const rows = await app.db.selectFrom('users').selectAll().where('id', '=', person.id).execute()
  expect(JSON.stringify(rows)).not.toMatch(/Исчезаева|person\d+@/)
  const again = await as(null)(registerUser, { body: { full_name: 'Новая', email: person.email, password: 'Новый-пароль-2!' } })
  expect(again.status).toBe(201)
})
