// The xlsx file of the button «Скачать карточку» (download the card): its name, its cells and texts; a text that looks like a formula stays a text.
import type { Company } from '@sverka/contract/company/company'
import { beforeAll, expect, test } from 'vitest'
import { testApplication } from '../../../test/application.ts'
import { loadRegister } from '../../../test/load-register.ts'
import { egripFile, egrulFile, legalEntity, soleTrader } from '../../../test/register-files.ts'
import { readSheet } from '../../../test/spreadsheets.ts'
import { escapeFormula } from '../../platform/spreadsheet.ts'
import { cardFile } from './export.ts'

const app = testApplication()
const company = legalEntity({ asOf: '2026-11-01', name: 'СТАЛЬНОЙ / КОЛОСОК' })
const trader = soleTrader({ asOf: '2026-11-01' })
beforeAll(() => loadRegister(app.database, app.clock, [egrulFile([company]), egripFile([trader], { version: '4.06' })]))

const download = (query: string) => app.server.inject({ url: `/api/v1/company-export/?${query}` })

test('the sheet of a company is named after it and has fifteen rows of two columns', async () => {
  const answer = await download(`ogrn=${company.ogrn}`)
  expect(answer.statusCode).toBe(200)
  expect(answer.headers['content-type']).toBe('application/vnd.openxmlformats-officedocument.spreadsheetml.sheet')
  const name = /filename\*=UTF-8''(\S+)$/.exec(String(answer.headers['content-disposition']))?.[1]
  expect(decodeURIComponent(name ?? '')).toBe('Карточка_ООО «СТАЛЬНОЙ КОЛОСОК».xlsx')
  const { cells, texts } = await readSheet(answer.rawPayload)
  expect(cells).toEqual(Array.from({ length: 15 }, (_, row) => [`A${row + 1}`, `B${row + 1}`]).flat())
  expect(texts).toEqual(
    expect.arrayContaining(['Наименование', 'ООО «СТАЛЬНОЙ / КОЛОСОК»', company.ogrn, String(company.inn), 'ЕГРЮЛ, 01.11.2026']),
  )
})

test('the file of a sole trader has the ОГРНИП (registration number) and the register of sole traders', async () => {
  const { texts } = await readSheet((await download(`inn=${trader.inn}`)).rawPayload)
  expect(texts).toEqual(expect.arrayContaining(['ОГРНИП', trader.ogrn, 'ЕГРИП, 01.11.2026']))
})

test.each(['=HYPERLINK("http://x","y")', '+1+1', '-2+3', '@SUM(A1)', '\t=1', '\r=1', '\u0000=1'])(
  '%j is written as text, not as a formula',
  async (evil) => {
    expect(escapeFormula(evil)).toMatch(/^'/)
    const { body } = await app.server.inject({ url: `/api/v1/company/?ogrn=${company.ogrn}` })
    const evilCompany: Company = { ...(JSON.parse(body) as Company), name: evil, name_full: evil, city: evil }
    const { sheet, texts } = await readSheet(await cardFile({ ...evilCompany, legal_adress: { adress: evil, unreliable: null } }))
    expect(sheet).not.toMatch(/<f[ >]/)
    expect(texts.filter((text) => /^[=+\-@\t\r]/.test(text))).toEqual([])
  },
)

test('a valid taxpayer number of no company is not found', async () => {
  expect((await download('inn=7707083893')).json()).toMatchObject({ code: 'company_not_found' })
})

test('simultaneous exports of one guest are limited, without effect on another guest', async () => {
  const from = (remoteAddress: string) => app.server.inject({ url: `/api/v1/company-export/?ogrn=${company.ogrn}`, remoteAddress })
  const responses = Array.from({ length: 8 }, () => from('192.0.2.7'))
  const other = from('198.51.100.7')
  const statuses = (await Promise.all(responses)).map(({ statusCode }) => statusCode)
  expect(new Set(statuses)).toEqual(new Set([200, 429]))
  expect((await other).statusCode).toBe(200)
})
