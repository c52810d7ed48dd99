// Phones in the search for ties: a phone number, written in any way, connects the few companies that share it. The numbers come from the data
// service Checko.
import { findPath } from '@sverka/contract/ties/ties'
import { SHARED_BY_FEW } from '@sverka/contract/ties/ties.rules'
import { afterAll, expect, test } from 'vitest'
import { testApplication } from '../../test/application.ts'
import { richAnswers, richCompany } from '../../test/checko-answers.ts'
import { answerWith, checkoServer } from '../../test/checko-server.ts'
import { createClient } from '../../test/client.ts'
import { inventedInn, inventedOgrn, inventedPersonInn } from '../../test/register-files.ts'
import { World } from '../../test/world.ts'

const checko = await checkoServer()
afterAll(() => checko.close())
const app = testApplication({ CHECKO_KEY: 'k1', CHECKO_URL: checko.base, CHECKO_PER_DAY: '100000' })
const world = new World(app)
const as = createClient(() => app.server)

/** Makes the ИНН (taxpayer number) and ОГРН (registration number) of each company differ. */
let number = 700

/** Returns the ИНН of a new company that has these phones in Checko and no other ties. */
async function companyWith(phones: readonly string[], changes: object = {}): Promise<string> {
  number += 1
  const inn = inventedInn(number)
  await refetch(inn, phones, { ОГРН: inventedOgrn(number), ЮрАдрес: { АдресРФ: `г. Тверь, дом ${number}` }, ...changes })
  return inn
}

/** Fetches the company from Checko. The clock moves on, so that the limit of refreshes per minute is not reached. */
async function refetch(inn: string, phones: readonly string[], changes: object): Promise<void> {
  const head = { ФИО: 'Небылицын Аркадий', ИНН: inventedPersonInn(number), НаимДолжн: 'Директор' }
  const company = { ...richCompany, ИНН: inn, СвязУчред: [], Руковод: [head], Контакты: { Тел: phones }, ...changes }
  checko.behaviour = answerWith({ company: { data: company }, finances: richAnswers.finances })
  app.clock.advance(61_000)
  const { statusCode, body } = await app.server.inject({ url: `/api/v1/company-update/?inn=${inn}` })
  expect([statusCode, body]).toEqual([200, expect.any(String)])
}

const path = async (from: string, to: string, more = {}) =>
  (await as(await world.person())(findPath, { query: { from, to, ...more } })).body

test('one phone written in two ways ties two companies weakly, with the contacts as source', async () => {
  const [one, other] = [await companyWith(['8 (495) 000-55-01']), await companyWith(['+74950005501', 'звонить после обеда'])]
  const { state, paths, nodes, ties } = await path(one, other)
  expect(state).toBe('found')
  expect(paths).toEqual([{ keys: [expect.stringMatching(/^o:/), 't:1', expect.stringMatching(/^o:/)], weaker: true, over: false }])
  expect(nodes).toContainEqual(expect.objectContaining({ key: 't:1', kind: 'phone', name: '+7 495 000-55-01', shared_by: 2 }))
  expect(ties.map(({ kind, source }) => [kind, source?.source])).toEqual([
    ['phone', 'contacts'],
    ['phone', 'contacts'],
  ])
  expect((await path(one, other, { weaker: false })).state).toBe('none')
})

test('two extensions of one number are two phones', async () => {
  const [one, other] = [await companyWith(['+7 495 000-55-02 доб. 1']), await companyWith(['+7 495 000-55-02 доб. 2'])]
  expect((await path(one, other)).state).toBe('none')
})

test('a phone that is no longer in the newest contacts of a company ties it to nobody', async () => {
  const [one, other] = [await companyWith(['+74950005503']), await companyWith(['+74950005503'])]
  expect((await path(one, other)).state).toBe('found')
  await refetch(other, ['+74950005504'], { ОГРН: inventedOgrn(number), ЮрАдрес: { АдресРФ: `г. Тверь, дом ${number}` } })
  expect((await path(one, other)).state).toBe('none')
})

test('a phone of more than a few companies is named but not searched through', async () => {
  const inns: string[] = []
  for (let count = 0; count <= SHARED_BY_FEW; count += 1) inns.push(await companyWith(['+74950005505']))
  const [one = '', other = ''] = inns
  expect(await path(one, other)).toMatchObject({ state: 'none', hubs: [{ kind: 'phone', name: '+7 495 000-55-05' }] })
})
