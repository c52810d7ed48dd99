// Lines of a bulk check that name a branch: by ИНН and КПП, or by its КПП alone.
import { createList, exportList, listLines, previewList } from '@sverka/contract/bulk-checks/bulk-checks'
import { beforeAll, expect, test } from 'vitest'
import { testApplication } from '../../test/application.ts'
import { branchesElement } from '../../test/branch-files.ts'
import { createClient } from '../../test/client.ts'
import { loadRegister } from '../../test/load-register.ts'
import { egrulFile, legalEntity } from '../../test/register-files.ts'
import { World } from '../../test/world.ts'
import { runList } from './run-list.ts'

const app = testApplication({ LIMIT_REPORT: '9999/60', LIMIT_PREVIEW: '9999/60' })
const as = createClient(() => app.server)
const world = new World(app)

/** `SHARED` is the КПП of a branch of both companies, `UNKNOWN` of none. */
const [KPP, OTHER, SHARED, UNKNOWN] = ['540643201', '540643202', '540643203', '540643209']
const company = legalEntity({
  asOf: '2026-05-01',
  more: branchesElement([
    { kpp: KPP, name: 'СИБИРСКИЙ ФИЛИАЛ', street: 'ПРИМЕРНАЯ' },
    { kpp: OTHER, street: 'ДАЛЬНЯЯ' },
    { kpp: SHARED, street: 'ОБЩАЯ' },
  ]),
})
const second = legalEntity({ asOf: '2026-05-01', more: branchesElement([{ kpp: SHARED, street: 'ЧУЖАЯ' }]) })

beforeAll(() => loadRegister(app.database, app.clock, [egrulFile([company, second])]))

const preview = async (numbers: string, mended?: string) => {
  const { body } = await as(await world.person({ plan: 'pro' }))(previewList, { body: { numbers, ...(mended ? { mended } : {}) } })
  return body
}
/** Of each line: number, fault, how it was repaired, and the branch's КПП. `mended` are corrections «line=number». */
const read = async (numbers: string, mended?: string) =>
  (await preview(numbers, mended)).lines.map(({ number, fault, repair, branch }) => [number, fault, repair, branch?.kpp ?? null])

test.each([
  ['a КПП behind its label', `КПП ${KPP}`],
  ['a КПП alone in its line', KPP],
  ['a КПП in its column', `Поставщик;ИНН;КПП\nФилиал;;${KPP}`],
])('%s finds the branch', async (_name, numbers) => {
  expect(await read(numbers)).toEqual([[company.inn, null, 'kpp', KPP]])
})

test('ИНН and КПП of a line find the branch, the company’s own КПП finds the company', async () => {
  const lines = ['ИНН;КПП', `${company.inn};${KPP}`, `${second.inn};540001001`]
  expect(await read(lines.join('\n'))).toEqual([
    [company.inn, null, null, KPP],
    [second.inn, null, null, null],
  ])
})

test('a КПП of several companies asks for the ИНН, and an unknown КПП is no number', async () => {
  expect(await read(`КПП ${SHARED}\nКПП ${UNKNOWN}`)).toEqual([
    [null, 'kpp_shared', null, null],
    [null, 'no_number', null, null],
  ])
  expect(await read(`КПП ${SHARED}`, `1=${second.inn}/${SHARED}`)).toEqual([[second.inn, null, 'by_hand', SHARED]])
})

test('a branch given twice is a repeat, two branches and their company are not', async () => {
  const lines = [company.inn, `${company.inn}/${KPP}`, `${company.inn}/${OTHER}`, `КПП ${KPP}`, `${company.inn}/540001001`]
  expect((await read(lines.join('\n'))).map(([, fault, , kpp]) => [fault, kpp])).toEqual([
    [null, null],
    [null, KPP],
    [null, OTHER],
    ['repeat', KPP],
    ['repeat', null],
  ])
  // The verdict is about the company, so it counts once.
  expect((await preview(lines.join('\n'))).checks).toMatchObject({ counted: 1, free: 0 })
})

test('a checked list shows the branch beside its company', async () => {
  const person = await world.person({ plan: 'pro' })
  const numbers = `${company.inn}\nКПП ${KPP}`
  const { body: list } = await as(person)(createList, { body: { name: 'Филиалы', purpose: 'prepayment', numbers } })
  await runList(app.services, list.id)
  const { body } = await as(person)(listLines, { params: { id: list.id }, query: { sort: 'line' } })
  const branch = { kind: 'branch', name: 'СИБИРСКИЙ ФИЛИАЛ', kpp: KPP, address: expect.stringContaining('ПРИМЕРНАЯ') }
  expect(body.result.map((line) => [line.company?.inn, line.company?.branch])).toEqual([
    [company.inn, null],
    [company.inn, expect.objectContaining(branch)],
  ])
  expect(body.result[0]?.verdict).toBe(body.result[1]?.verdict)
  const { body: csv } = await as(person)(exportList, { params: { id: list.id }, query: { format: 'csv' } })
  expect(Buffer.from(csv).toString()).toContain(`СИБИРСКИЙ ФИЛИАЛ, КПП ${KPP}`)
})

test('a КПП of another company is reported, the company’s own is not', async () => {
  const { lines } = await preview(`ИНН;КПП\n${second.inn};${KPP}\n${company.inn};${KPP}\n${second.inn};540001001`)
  expect(lines.map(({ foreign_kpp }) => foreign_kpp)).toEqual([KPP, null, null])
})

test('ИНН and КПП in cells without a heading find the branch', async () => {
  expect(await read(`${company.inn};${KPP}`)).toEqual([[company.inn, null, null, KPP]])
})

test('a КПП that the member gives for a line is marked as theirs', async () => {
  expect(await read('нет', `1=КПП ${KPP}`)).toEqual([[company.inn, null, 'by_hand', KPP]])
})

test('a line without a number says what was read and how many companies its КПП has', async () => {
  const { lines } = await preview(`КПП ${SHARED}\nКПП ${UNKNOWN}\n711001001\n1690001160\nКПП ${KPP}`)
  expect(lines.map(({ fault, read: digits, kpp_companies }) => [fault, digits, kpp_companies])).toEqual([
    ['kpp_shared', SHARED, 2],
    ['no_number', UNKNOWN, 0],
    ['doubtful', '711001001', 0],
    ['checksum', '1690001160', null],
    [null, KPP, 1],
  ])
})
