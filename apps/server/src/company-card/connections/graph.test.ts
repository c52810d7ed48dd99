// The graph of connections: who may see what, and that no answer joins what a private person runs elsewhere for guests.
import { expandConnectionGraph, getConnectionGraph } from '@sverka/contract/company-card/connections'
import { beforeAll, expect, test } from 'vitest'
import { testApplication } from '../../../test/application.ts'
import { clientOf } from '../../../test/client.ts'
import { loadRegister } from '../../../test/load-register.ts'
import { egrulFile, inventedPersonInn, legalEntity } from '../../../test/register-files.ts'
import { World } from '../../../test/world.ts'

const app = testApplication()
const world = new World(app)
const as = clientOf(() => app.server)

const headInn = inventedPersonInn(920)
const headed = (surname: string, inn: string) =>
  `<СведДолжнФЛ><ГРНДатаПерв ГРН="1" ДатаЗаписи="2021-02-03" /><СвФЛ Фамилия="${surname}" Имя="ИВАН" ИННФЛ="${inn}" /><СвДолжн ВидДолжн="02" НаимДолжн="ДИРЕКТОР" /></СведДолжнФЛ>`
const founded = (by: { ogrn: string; inn: string }, name: string) =>
  `<СвУчредит><УчрЮЛРос><ГРНДатаПерв ГРН="1" ДатаЗаписи="2022-05-06" /><НаимИННЮЛ ОГРН="${by.ogrn}" ИНН="${by.inn}" НаимЮЛПолн="${name}" /><ДоляУстКап НоминСтоим="10000.00"><РазмерДоли><Процент>100</Процент></РазмерДоли></ДоляУстКап></УчрЮЛРос></СвУчредит>`

const holding = legalEntity({ asOf: '2026-10-01', name: 'ХОЛДИНГ', more: headed('ВЕРХОВ', inventedPersonInn(921)) })
const middle = legalEntity({
  asOf: '2026-10-01',
  name: 'СЕРЕДИНА',
  more: `${headed('РОМАШКИН', headInn)}${founded(holding, 'ХОЛДИНГ')}`,
})
const daughter = legalEntity({ asOf: '2026-10-01', name: 'ДОЧЬ', more: founded(middle, 'СЕРЕДИНА') })
const beside = legalEntity({ asOf: '2026-10-01', name: 'РЯДОМ', more: headed('РОМАШКИН', headInn) })
const behind = legalEntity({ asOf: '2026-10-01', name: 'ЗА РЯДОМ', more: founded(beside, 'РЯДОМ') })

beforeAll(() => loadRegister(app.database, app.clock, [egrulFile([holding, middle, daughter, beside, behind])]))

const namesOf = (graph: { nodes: { name: string }[] }) => graph.nodes.map(({ name }) => name).sort()

test('a guest sees the company’s own links: head, founder with the share, daughter, companies of the same head', async () => {
  const { body, status } = await as(null)(getConnectionGraph, { query: { ogrn: middle.ogrn } })
  expect(status).toBe(200)
  expect(namesOf(body)).toEqual(['ООО "ДОЧЬ"', 'ООО "РЯДОМ"', 'ООО "СЕРЕДИНА"', 'ООО "ХОЛДИНГ"', 'РОМАШКИН ИВАН'])
  const person = body.nodes.find(({ kind }) => kind === 'person')?.key
  expect(body.edges).toEqual(
    expect.arrayContaining([
      { from: person, to: body.center, relation: 'head', percent: null },
      { from: `ogrn:${holding.ogrn}`, to: body.center, relation: 'founder', percent: 100 },
      { from: body.center, to: `ogrn:${daughter.ogrn}`, relation: 'founder', percent: null },
      { from: person, to: `ogrn:${beside.ogrn}`, relation: 'head', percent: null },
    ]),
  )
  expect(body.cut).toBe(false)
})

test('one more step is for members: a guest is refused, a member sees what lies behind', async () => {
  const step = { query: { ogrn: beside.ogrn } }
  expect(await as(null)(expandConnectionGraph, step)).toMatchObject({ status: 401 })
  const { status, body } = await as(await world.person())(expandConnectionGraph, step)
  expect(status).toBe(200)
  expect(namesOf(body)).toEqual(['ООО "ЗА РЯДОМ"', 'ООО "РЯДОМ"', 'ООО "СЕРЕДИНА"', 'РОМАШКИН ИВАН'])
})

test('a person is nobody’s address: neither a key of the picture nor an ИНН opens their companies', async () => {
  const member = await world.person()
  for (const query of ['person:1', headInn]) {
    expect((await as(null)(getConnectionGraph, { query: { query } })).status).toBeGreaterThanOrEqual(400)
    expect((await as(member)(expandConnectionGraph, { query: { query } })).status).toBeGreaterThanOrEqual(400)
  }
})
