// Data export and account deletion: the export has everything that is stored about a member; after a deletion only the data listed here remains.
import { createTokens, getMe, registerUser, updateMe } from '@sverka/contract/auth/auth'
import { createTicket } from '@sverka/contract/company-binding/company-binding'
import { copyOwnData, deleteAccount, giveConsent } from '@sverka/contract/profile/profile'
import { createSupportRequest } from '@sverka/contract/support/support'
import { strFromU8, unzipSync } from 'fflate'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { testApplication } from '../../test/application.ts'
import { createClient } from '../../test/client.ts'
import { pdf } from '../../test/pdf.ts'
import { countRows, findTablesContaining } from '../../test/traces.ts'
import { type Person, World } from '../../test/world.ts'

const app = testApplication()
const as = createClient(() => app.server)
const world = new World(app)

const PDF = pdf()
/** A person with data in every module; `surname` occurs in each. */
async function busyPerson(surname: string): Promise<Person> {
  const person = await world.person({ fullName: `${surname} Нина Безымянновна` })
  const avatar = await sharp({ create: { width: 40, height: 40, channels: 3, background: 'navy' } })
    .png()
    .toBuffer()
  await as(person)(updateMe, { body: { position: `Хранитель ${surname}`, phone_number: '+7 900 000-00-01' } })
  await as(person)(updateMe, { body: {}, files: { avatar } })
  await as(person)(giveConsent, { body: { kind: 'personal_data' } })
  await as(person)(createSupportRequest, { body: { support: `Где моя подпись, ${surname}?` } })
  await as(person)(createTicket, { body: { company: (await world.company()).inn }, files: { passport: PDF, contract: PDF } })
  await world.represent(person, (await world.company()).id)
  await world.check(person)
  return person
}

const readZip = (body: unknown): Record<string, string> =>
  Object.fromEntries(Object.entries(unzipSync(body as Buffer)).map(([name, bytes]) => [name, strFromU8(bytes)]))

test('the copy has what every module stores about the person, and no secret', async () => {
  const [person, other] = [await busyPerson('Копиева'), await world.person({ fullName: 'Чужой Человек' })]
  await as(other)(createSupportRequest, { body: { support: 'чужое обращение' } })
  const answer = await as(person)(copyOwnData, {})
  expect(answer).toMatchObject({ status: 200, headers: { 'content-type': 'application/zip', 'cache-control': 'no-store' } })
  expect(answer.headers['content-disposition']).toBe('attachment; filename="sverka-2026-11-20.zip"')
  const files = readZip(answer.body)
  const parsed = (name: string) => JSON.parse(files[name] ?? 'null') as Record<string, unknown>[]
  expect(parsed('account.json')).toMatchObject({
    email: person.email,
    full_name: 'Копиева Нина Безымянновна',
    position: 'Хранитель Копиева',
  })
  expect(parsed('support.json')).toMatchObject([{ text: 'Где моя подпись, Копиева?' }])
  expect(parsed('consents.json')).toMatchObject([{ kind: 'personal_data' }])
  expect(parsed('sign-ins.json')).toHaveLength(1)
  expect(parsed('companies.json')).toHaveLength(1)
  expect(parsed('company-requests.json')).toMatchObject([{ status: 'pending' }])
  expect(parsed('checks.json')).toHaveLength(1)
  expect(files['avatar.png']?.slice(1, 4)).toBe('PNG')
  const everything = Object.values(files).join('\n')
  expect(everything).not.toMatch(/argon2|hash|Чужой|чужое|tickets\//)
  for (const name of Object.keys(files)) if (name !== 'README.txt') expect(files['README.txt']).toContain(name)
})

test('making a copy is recorded, and the sixth within an hour is refused', async () => {
  const person = await world.person()
  const statuses = []
  for (let time = 0; time < 6; time++) statuses.push((await as(person)(copyOwnData, {})).status)
  expect(statuses).toEqual([200, 200, 200, 200, 200, 429])
  expect((await world.auditActions()).filter((action) => action === 'profile.data_copied').length).toBeGreaterThanOrEqual(5)
})

test('deleting needs the password', async () => {
  const person = await world.person()
  const wrong = await as(person)(deleteAccount, { body: { password: 'не-тот' } })
  expect(wrong).toMatchObject({ status: 400, body: { errors: { password: [{ code: 'password_wrong' }] } } })
  expect((await as(person)(getMe, {})).status).toBe(200)
})

test('a deleted account leaves no name, address, phone or words anywhere but in the e-mails of the demo', async () => {
  const person = await busyPerson('Исчезаева')
  const words = ['Исчезаева', person.email]
  expect(await findTablesContaining(app.db, words)).toEqual(expect.arrayContaining(['users', 'support_requests']))
  expect((await as(person)(deleteAccount, { body: { password: person.password } })).status).toBe(204)
  // The demo's outbox stands for people's mailboxes.
  expect((await findTablesContaining(app.db, words)).filter((table) => table !== 'emails')).toEqual([])
  expect((await as(person)(getMe, {})).status).toBe(401)
  expect((await as(null)(createTokens, { body: { email: person.email, password: person.password } })).status).toBe(401)
  const emptiedTables = ['company_representatives', 'company_tickets', 'sessions', 'email_changes', 'password_resets', 'support_requests']
  expect(Object.values(await countRows(app.db, person.id, emptiedTables))).toEqual([0, 0, 0, 0, 0, 0])
  // Consents and counted checks stay without personal data, under the id of the deleted account.
  expect(await countRows(app.db, person.id, ['consents', 'checks'])).toEqual({ consents: 1, checks: 1 })
  expect(await world.findLastAudit(person)).toMatchObject({
    action: 'auth.account_deleted',
    details: { companies: 1, company_requests: 1, documents: 2, support_requests: 1, sign_ins: 1 },
  })
})

test('deleting the account deletes the scans of its requests', async () => {
  const person = await busyPerson('Сканова')
  const keys = await world.listDocumentKeys(person)
  for (const key of keys) expect(await world.auth.files.documents.get(key)).not.toBeNull()
  await as(person)(deleteAccount, { body: { password: person.password } })
  await app.startWorkers()
  await expect.poll(() => Promise.all(keys.map((key) => world.auth.files.documents.get(key)))).toEqual(keys.map(() => null))
})

test('the e-mail of a deleted account can be used again', async () => {
  const person = await world.person()
  await as(person)(deleteAccount, { body: { password: person.password } })
  const again = await as(null)(registerUser, { body: { full_name: 'Новая', email: person.email, password: 'Новый-пароль-2!' } })
  expect(again.status).toBe(201)
})
