// The graph of connections of a company: nodes and edges, final owners, and access: no answer shows a guest all companies of a private person. The
// invented companies: ХОЛДИНГ owns СЕРЕДИНА, which owns ДОЧЬ; the head of СЕРЕДИНА also leads РЯДОМ, which owns ЗА РЯДОМ.
import { expandConnectionGraph, getConnectionGraph } from '@sverka/contract/company-card/connections'
import { beforeAll, expect, test } from 'vitest'
import { testApplication } from '../../../test/application.ts'
import { createClient } from '../../../test/client.ts'
import { loadRegister } from '../../../test/load-register.ts'
import { egrulFile, inventedPersonInn, legalEntity } from '../../../test/register-files.ts'
import { World } from '../../../test/world.ts'

const app = testApplication()
const world = new World(app)
const as = createClient(() => app.server)

const headInn = inventedPersonInn(920)
/** XML of the register: the person is the head. */
const headed = (surname: string, inn: string) =>
  `<СведДолжнФЛ><ГРНДатаПерв ГРН="1" ДатаЗаписи="2021-02-03" /><СвФЛ Фамилия="${surname}" Имя="ИВАН" ИННФЛ="${inn}" /><СвДолжн ВидДолжн="02" НаимДолжн="ДИРЕКТОР" /></СведДолжнФЛ>`
/** XML of the register: the company `by` is a founder with this share. */
const founded = (by: { ogrn: string; inn: string }, name: string, percent = 100) =>
  `<СвУчредит><УчрЮЛРос><ГРНДатаПерв ГРН="1" ДатаЗаписи="2022-05-06" /><НаимИННЮЛ ОГРН="${by.ogrn}" ИНН="${by.inn}" НаимЮЛПолн="${name}" /><ДоляУстКап НоминСтоим="10000.00"><РазмерДоли><Процент>${percent}</Процент></РазмерДоли></ДоляУстКап></УчрЮЛРос></СвУчредит>`

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

const nodeNames = (graph: { nodes: { name: string }[] }) => graph.nodes.map(({ name }) => name).sort()

test('a guest sees the head, founders with shares, subsidiaries and companies with the same head', async () => {
  const { body, status } = await as(null)(getConnectionGraph, { query: { ogrn: middle.ogrn } })
  expect(status).toBe(200)
  expect(nodeNames(body)).toEqual(['ООО "ДОЧЬ"', 'ООО "РЯДОМ"', 'ООО "СЕРЕДИНА"', 'ООО "ХОЛДИНГ"', 'РОМАШКИН ИВАН'])
  const person = body.nodes.find(({ kind }) => kind === 'person')?.key
  expect(body.edges).toEqual(
    expect.arrayContaining([
      { from: person, to: body.center, relation: 'head', percent: null, since: '2021-02-03' },
      { from: `ogrn:${holding.ogrn}`, to: body.center, relation: 'founder', percent: 100, since: '2022-05-06' },
      { from: body.center, to: `ogrn:${daughter.ogrn}`, relation: 'founder', percent: 100, since: '2022-05-06' },
      { from: person, to: `ogrn:${beside.ogrn}`, relation: 'head', percent: null, since: null },
    ]),
  )
  expect(body.nodes.map(({ kind, as_of: day }) => [kind, day])).toEqual(
    body.nodes.map(({ kind }) => [kind, kind === 'company' ? '2026-10-01' : null]),
  )
  expect(body.cut).toBe(false)
  expect(body.owners).toEqual([])
})

test('shares of the final owner are multiplied along chains and added, and a circle is followed once', async () => {
  const inn = inventedPersonInn(922)
  /** XML of the register: the person owns this share, `more` names further founders. */
  const owned = (percent: number, more = '') =>
    `<СвУчредит>${more}<УчрФЛ><ГРНДатаПерв ГРН="1" ДатаЗаписи="2022-05-06" /><СвФЛ Фамилия="ВЛАДЕЛЬЦЕВ" Имя="ЛЕВ" ИННФЛ="${inn}" /><ДоляУстКап НоминСтоим="1.00"><РазмерДоли><Процент>${percent}</Процент></РазмерДоли></ДоляУстКап></УчрФЛ></СвУчредит>`
  /** XML of the plant as a founder. */
  const organisation = (by: { ogrn: string; inn: string }, percent: number) => founded(by, 'ЗАВОД', percent).replace(/<\/?СвУчредит>/g, '')
  const plant = legalEntity({ asOf: '2026-10-01', name: 'ЗАВОД' })
  const company = legalEntity({ asOf: '2026-10-01', name: 'ИТОГ', more: owned(60, organisation(plant, 15)) })
  const circle = { ...plant, more: owned(51, organisation(company, 49)) }
  await loadRegister(app.database, app.clock, [egrulFile([circle, company])])
  const { body } = await as(null)(getConnectionGraph, { query: { ogrn: company.ogrn } })
  const [owner] = body.owners
  expect(body.owners).toHaveLength(1)
  expect(body.nodes.find(({ key }) => key === owner?.key)).toMatchObject({ kind: 'person', inn })
  // 60 % directly, and 51 % of the plant that owns 15 %: 0.51 · 15 % = 7.65 %.
  expect(owner).toMatchObject({ percent: 67.65, direct: 60 })
  expect(owner?.chains.map(({ keys, percent }) => [keys.length, percent])).toEqual(
    expect.arrayContaining([
      [2, 60],
      [3, 7.65],
    ]),
  )
})

test('one more step of the graph is refused to a guest and shown to a member', async () => {
  const step = { query: { ogrn: beside.ogrn } }
  expect(await as(null)(expandConnectionGraph, step)).toMatchObject({ status: 401 })
  const { status, body } = await as(await world.person())(expandConnectionGraph, step)
  expect(status).toBe(200)
  expect(nodeNames(body)).toEqual(['ООО "ЗА РЯДОМ"', 'ООО "РЯДОМ"', 'ООО "СЕРЕДИНА"', 'РОМАШКИН ИВАН'])
})

test('neither a node key nor an ИНН of a person finds the companies of that person', async () => {
  const member = await world.person()
  for (const query of ['person:1', headInn]) {
    expect((await as(null)(getConnectionGraph, { query: { query } })).status).toBeGreaterThanOrEqual(400)
    expect((await as(member)(expandConnectionGraph, { query: { query } })).status).toBeGreaterThanOrEqual(400)
  }
})
