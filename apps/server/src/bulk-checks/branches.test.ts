// Tests lines of a bulk check (a list of companies checked at once) that name a branch: by ИНН, the company's taxpayer number, and КПП, the tax
// registration code of an office (9 digits), or by its КПП alone. 540001001 is the КПП of the head office of both companies here.
import { createList, exportList, listChanges, listLines, previewList, repeatList } from '@sverka/contract/bulk-checks/bulk-checks'
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

/** КПП of two branches of the first company, of a branch of both companies (`SHARED`), and of none (`UNKNOWN`). */
const [KPP, OTHER_KPP, SHARED, UNKNOWN] = ['540643201', '540643202', '540643203', '540643209']
const company = legalEntity({
  asOf: '2026-05-01',
  more: branchesElement([
    { kpp: KPP, name: 'СИБИРСКИЙ ФИЛИАЛ', street: 'ПРИМЕРНАЯ' },
    { kpp: OTHER_KPP, street: 'ДАЛЬНЯЯ' },
    { kpp: SHARED, street: 'ОБЩАЯ' },
  ]),
})
const secondCompany = legalEntity({ asOf: '2026-05-01', more: branchesElement([{ kpp: SHARED, street: 'ЧУЖАЯ' }]) })

beforeAll(() => loadRegister(app.database, app.clock, [egrulFile([company, secondCompany])]))

/** The list as it is shown before the check. `mended` are the member's corrections of lines, «line=number». */
const preview = async (numbers: string, mended?: string) => {
  const { body } = await as(await world.person({ plan: 'pro' }))(previewList, { body: { numbers, ...(mended ? { mended } : {}) } })
  return body
}
/** Of each line: the company's number, the reason why it has none, how the number was repaired, and the branch's КПП. */
const readLines = async (numbers: string, mended?: string) =>
  (await preview(numbers, mended)).lines.map(({ number, fault, repair, branch }) => [number, fault, repair, branch?.kpp ?? null])

test.each([
  ['a КПП behind its label', `КПП ${KPP}`],
  ['a КПП alone in its line', KPP],
  ['a КПП in its column', `Поставщик;ИНН;КПП\nФилиал;;${KPP}`],
])('%s finds the branch', async (_name, numbers) => {
  expect(await readLines(numbers)).toEqual([[company.inn, null, 'kpp', KPP]])
})

test('ИНН and КПП of a line find the branch, the company’s own КПП finds the company', async () => {
  const lines = ['ИНН;КПП', `${company.inn};${KPP}`, `${secondCompany.inn};540001001`]
  expect(await readLines(lines.join('\n'))).toEqual([
    [company.inn, null, null, KPP],
    [secondCompany.inn, null, null, null],
  ])
})

test('a КПП of several companies asks for the ИНН, and an unknown КПП is no number', async () => {
  expect(await readLines(`КПП ${SHARED}\nКПП ${UNKNOWN}`)).toEqual([
    [null, 'kpp_shared', null, null],
    [null, 'no_number', null, null],
  ])
  expect(await readLines(`КПП ${SHARED}`, `1=${secondCompany.inn}/${SHARED}`)).toEqual([[secondCompany.inn, null, 'by_hand', SHARED]])
})

test('a branch named twice is a repeat, two branches and their company are not', async () => {
  const lines = [company.inn, `${company.inn}/${KPP}`, `${company.inn}/${OTHER_KPP}`, `КПП ${KPP}`, `${company.inn}/540001001`]
  expect((await readLines(lines.join('\n'))).map(([, fault, , kpp]) => [fault, kpp])).toEqual([
    [null, null],
    [null, KPP],
    [null, OTHER_KPP],
    ['repeat', KPP],
    ['repeat', null],
  ])
  // The verdict is about the company, so a company with its branches uses up one check of the plan.
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
  const { lines } = await preview(`ИНН;КПП\n${secondCompany.inn};${KPP}\n${company.inn};${KPP}\n${secondCompany.inn};540001001`)
  expect(lines.map(({ foreign_kpp }) => foreign_kpp)).toEqual([KPP, null, null])
})

test('ИНН and КПП in cells without a heading find the branch', async () => {
  expect(await readLines(`${company.inn};${KPP}`)).toEqual([[company.inn, null, null, KPP]])
})

test('a КПП that the member enters for a line is marked as entered by hand', async () => {
  expect(await readLines('нет', `1=КПП ${KPP}`)).toEqual([[company.inn, null, 'by_hand', KPP]])
})

test('a line without a number shows the digits read and how many companies have them as КПП', async () => {
  // 711001001 may be a КПП or a taxpayer number without its leading zero; the check digit of 1690001160 is wrong.
  const { lines } = await preview(`КПП ${SHARED}\nКПП ${UNKNOWN}\n711001001\n1690001160\nКПП ${KPP}`)
  expect(lines.map(({ fault, read: digits, kpp_companies }) => [fault, digits, kpp_companies])).toEqual([
    ['kpp_shared', SHARED, 2],
    ['no_number', UNKNOWN, 0],
    ['doubtful', '711001001', 0],
    ['checksum', '1690001160', null],
    [null, KPP, 1],
  ])
})

test('a repeated list shows the change of a company once for each of its lines', async () => {
  const person = await world.person({ plan: 'pro' })
  const numbers = ['ИНН;КПП', `${company.inn};${KPP}`, `${company.inn};${OTHER_KPP}`].join('\n')
  const { body: list } = await as(person)(createList, { body: { name: 'Филиалы', purpose: 'prepayment', numbers } })
  await runList(app.services, list.id)
  // An import of the register brings another head; the hash is that of the extract's content.
  await app.db.updateTable('companies').set({ leader: 'Новиков Иван', register_hash: 1 }).where('inn', '=', company.inn).execute()
  const { body: again } = await as(person)(repeatList, { params: { id: list.id } })
  await runList(app.services, again.id)
  const { body } = await as(person)(listChanges, { params: { id: again.id }, query: {} })
  expect(body.result.map(({ before, after }) => [before.company.branch?.kpp, after.company.branch?.kpp])).toEqual([
    [KPP, KPP],
    [OTHER_KPP, OTHER_KPP],
  ])
})
