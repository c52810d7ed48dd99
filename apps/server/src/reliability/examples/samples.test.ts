// Reports on the real companies of a folder with sample extracts of the register, if this machine has that folder; no other source is loaded. No
// verdict is «proceed» while data are missing, no factor is «not found» although the extract has it, and every stop factor is found. Names in
// Russian are elements and attributes of the extract's XML (СвЮЛ: a legal entity).
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, describe, expect, test } from 'vitest'
import { createTestImport } from '../../../test/load-register.ts'
import { companyDocuments, elementsAt, hasSamples, type Node, samplesFolder, value, values } from '../../../test/real-documents.ts'
import { readOnly } from '../../platform/db/connect.ts'
import { type CompanyRow, findByNumber } from '../../registry/registry.ts'
import { recountCopies } from '../../sources/sources.ts'
import { readDossier } from '../dossier/dossier.ts'
import { makeReport } from '../reliability.ts'
import { monthsBefore } from '../rules/days.ts'

const TODAY = '2026-11-20'
const base = createTestImport()
const folders = () =>
  readdirSync(samplesFolder, { withFileTypes: true }).filter((entry) => entry.isDirectory() && entry.name !== 'classifiers')

/** Status codes of a company: 101 in liquidation, 105, 108 and 110 about to be struck off as inactive, 107 for unreliable data, 117 bankrupt. */
const statuses = (company: Node) => values(company, ['СвСтатус', 'СвСтатус'], 'КодСтатусЮЛ')
const isClosed = (company: Node) => elementsAt(company, 'СвПрекрЮЛ').length > 0
/** Whether one of the days is in the year before the extract, for a company that is active and was registered before that year. */
const inLastYear = (company: Node, days: readonly string[]) => {
  const asOf = company.attributes.ДатаВып ?? ''
  const since = monthsBefore(asOf, 12)
  const registered = value(company, ['СвОбрЮЛ'], 'ДатаРег') ?? company.attributes.ДатаОГРН ?? ''
  return !isClosed(company) && registered <= since && days.some((day) => day > since && day <= asOf)
}
const hasStatus =
  (...codes: string[]) =>
  (company: Node) =>
    !isClosed(company) && statuses(company).some((code) => codes.includes(code))
const disqualifiedOn = (company: Node, day: string) =>
  elementsAt(company, 'СведДолжнФЛ', 'СвДискв').some(
    ({ attributes: { ДатаНачДискв = '', ДатаОкончДискв = '9999' } }) => ДатаНачДискв <= day && day <= ДатаОкончДискв,
  )

/** By code of a stop factor: whether the extract has it. */
const stops: Record<string, (company: Node, day: string) => boolean> = {
  closed: isClosed,
  liquidation: hasStatus('101'),
  'exclusion-inactive': hasStatus('105', '108', '110'),
  'exclusion-unreliable': hasStatus('107'),
  'bankruptcy-status': hasStatus('117'),
  'address-unreliable': (company) => elementsAt(company, 'СвАдресЮЛ', 'СвНедАдресЮЛ').length > 0,
  'head-unreliable': (company) => elementsAt(company, 'СведДолжнФЛ', 'СвНедДанДолжнФЛ').length > 0,
  'head-disqualified': disqualifiedOn,
}
/** By code of another factor: whether the extract has it. */
const mentions: Record<string, (company: Node) => boolean> = {
  'corporate-agreement': (company) => elementsAt(company, 'СвКорпДог').length > 0,
  'head-powers-noted': (company) => elementsAt(company, 'СведДолжнФЛ', 'ДопСвПолДолжФЛ').length > 0,
  'joint-powers': (company) => values(company, ['СвПолном'], 'ВидПолном').includes('1'),
  'share-in-trust': (company) =>
    ['СвДовУпрФЛ', 'СвДовУпрЮЛ', 'ЛицоУпрНасл'].some((name) => elementsAt(company, 'СвУчредит', 'УчрФЛ', name).length > 0),
  'founder-unreliable': (company) =>
    (elementsAt(company, 'СвУчредит')[0]?.children ?? []).some((founder) => elementsAt(founder, 'СвНедДанУчр').length > 0),
  // A bankruptcy trustee or liquidator (posts 04 to 06) is not a new head: another factor reports the procedure.
  'head-new': (company) =>
    !values(company, ['СведДолжнФЛ', 'СвДолжн'], 'ВидДолжн').some((post) => /^0[456]$/.test(post)) &&
    inLastYear(company, values(company, ['СведДолжнФЛ', 'ГРНДатаПерв'], 'ДатаЗаписи')),
  'founders-new': (company) =>
    inLastYear(
      company,
      (elementsAt(company, 'СвУчредит')[0]?.children ?? []).flatMap((founder) => values(founder, ['ГРНДатаПерв'], 'ДатаЗаписи')),
    ),
  'address-moving': (company) => !isClosed(company) && elementsAt(company, 'СвАдресЮЛ', 'СвРешИзмМН').length > 0,
  'has-predecessor': (company) => elementsAt(company, 'СвПредш').length > 0,
  'managed-by-company': (company) => elementsAt(company, 'СвУпрОрг').length > 0,
  branches: (company) => elementsAt(company, 'СвПодразд', 'СвФилиал').length + elementsAt(company, 'СвПодразд', 'СвПредстав').length > 0,
  reorganisation: hasStatus('124', '132'),
}

const companies = companyDocuments()

/** The stored company with the extract's state registration number (ОГРН). */
const findRow = async (company: Node): Promise<CompanyRow> => {
  const row = await findByNumber(readOnly(base.db), company.attributes.ОГРН ?? '')
  if (!row) throw new Error('the company was not loaded')
  return row
}

/** Makes the report of a company for a day and compares it with the extract. */
async function expectReportAgrees(company: Node, row: CompanyRow, day: string): Promise<void> {
  const { factors, purposes } = await makeReport(readOnly(base.db), row, day, 'ru')
  for (const { verdict, missing } of purposes) {
    expect(missing?.length).toBeGreaterThan(0)
    expect(verdict).not.toBe('proceed')
  }
  // Factors counted over our own register: it has a few hundred records here, so none may claim that something does not exist.
  expect(factors.filter(({ state, source }) => state === 'not_found' && source.code === 'own').map(({ code }) => code)).toEqual([])
  const factorState = (code: string) => factors.find((factor) => factor.code === code)?.state
  const stopped = Object.entries(stops).flatMap(([code, isIn]) => (isIn(company, day) ? [code] : []))
  expect(stopped.filter((code) => factorState(code) !== 'found')).toEqual([])
  expect(Object.entries(mentions).flatMap(([code, isIn]) => (isIn(company) && factorState(code) === 'not_found' ? [code] : []))).toEqual([])
  if (stopped.length > 0) for (const { verdict } of purposes) expect(verdict).toBe(isClosed(company) ? 'impossible' : 'refuse')
}

describe.skipIf(!hasSamples)('real companies with only their extracts', () => {
  beforeAll(async () => {
    await base.load(
      [],
      folders().map(({ name }) => join(samplesFolder, name)),
    )
    await base.db.transaction().execute(recountCopies)
  })

  test.each(companies.map((company, index) => [index + 1, company] as const))('company %i', async (_number, company) => {
    const row = await findRow(company)
    await expectReportAgrees(company, row, TODAY)
    await expectReportAgrees(company, row, row.registerAsOf)
  })

  test('at least 13 of these factors occur in the samples', () => {
    const occurring = Object.values({ ...stops, ...mentions }).filter((isIn) => companies.some((company) => isIn(company, '2025-11-02')))
    expect(occurring.length).toBeGreaterThan(12)
  })

  test('a company is not reported as absent from open data that were not loaded', async () => {
    // Each block is a set of the tax service; `msp` is the register of small and medium-sized business.
    for (const company of companies.slice(0, 40)) {
      const { dossier } = await readDossier(readOnly(base.db), await findRow(company), TODAY)
      const { msp, debts, taxes, incomes, headcount, regimes, offences } = dossier.blocks
      const sets = [msp, debts, taxes, incomes, headcount, regimes, offences]
      expect(sets.filter((holding) => holding?.state === 'held' && holding.data === null)).toEqual([])
      expect(sets.some((holding) => holding?.state === 'part')).toBe(true)
    }
  })
})
