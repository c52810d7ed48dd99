// A member's own account: sessions are listed and ended, consents given and withdrawn.
import { getMe } from '@sverka/contract/auth/auth'
import { consentVersions } from '@sverka/contract/auth/auth.rules'
import { endSession, giveConsent, listConsents, listSessions, withdrawConsent } from '@sverka/contract/profile/profile'
import { expect, test } from 'vitest'
import { testApplication } from '../../test/application.ts'
import { createClient } from '../../test/client.ts'
import { World } from '../../test/world.ts'

const app = testApplication()
const as = createClient(() => app.server)
const world = new World(app)

test('another session is listed and ended, another person’s is not found', async () => {
  const person = await world.person()
  const elsewhere = await world.signInAgain(person)
  const sessions = await as(person)(listSessions, {})
  expect(sessions.body.result.map(({ current }) => current).sort()).toEqual([false, true])
  const other = sessions.body.result.find(({ current }) => !current)?.id ?? ''
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
