// The files of a report on a company: a PDF with tags and bookmarks in order, a spreadsheet with real numbers, dates and links. Their texts are
// Russian; «Пять лет, ₽» (accounts of five years) is the first heading of the second page.
import { strFromU8, unzipSync } from 'fflate'
import { beforeAll, expect, test } from 'vitest'
import { testApplication } from '../../test/application.ts'
import { loadDemo } from '../../test/demo-register.ts'
import { World } from '../../test/world.ts'
import { randomIds } from '../platform/ids.ts'
import { groupFindingsByEvent, sortFactorsByEvent } from './by-event.ts'
import { createCheck } from './checks.ts'
import { gatherFigures } from './figures.ts'
import { verdictTables } from './pdf/verdict-tables.ts'
import { printPdf } from './print-pdf.ts'
import { printXlsx } from './print-xlsx.ts'
import { listDays, type PrintedReport } from './printed-report.ts'
import { uncheckedWords } from './unchecked-words.ts'

const app = testApplication()
const world = new World(app)
/** The content of a report on the company with the greatest revenue in the demo register, which the tests change. */
let paper: PrintedReport
/** Its PDF, and the files inside its xlsx by name. */
let pdf = ''
let sheets: Record<string, string> = {}

/** A bookmark as encoded in the file: UTF-16, brackets escaped. */
const bookmark = (title: string): string => Buffer.from(title, 'utf16le').swap16().toString('latin1').replaceAll(/[()]/g, '\\$&')

beforeAll(async () => {
  await loadDemo(app, { companies: 40, traders: 2 })
  const person = await world.person()
  const rows = app.db
    .selectFrom('companies')
    .select('inn')
    .where('kind', '=', 'company')
    .where('closed_on', 'is', null)
    .where('revenue_kopecks', 'is not', null)
  const { inn } = await rows.orderBy('revenue_kopecks', 'desc').limit(1).executeTakeFirstOrThrow()
  const print = async (made: PrintedReport) => {
    paper = made
    return { pdf: Buffer.alloc(0), xlsx: Buffer.alloc(0) }
  }
  const deps = { clock: app.clock, ids: randomIds, today: () => '2026-11-20', publicUrl: 'http://sverka.test', print }
  await createCheck(app.db, deps, { userId: person.id, number: inn ?? '' })
  const files = unzipSync(await printXlsx(paper))
  sheets = Object.fromEntries(Object.entries(files).map(([name, bytes]) => [name, strFromU8(bytes)]))
  pdf = (await printPdf(paper)).toString('latin1')
})

test('the PDF is tagged, and its bookmarks follow the decision, the figures and the appendices', () => {
  expect(pdf).toContain('/StructTreeRoot')
  for (const tag of ['/S /H1', '/S /H2', '/S /Table', '/S /TH', '/S /TD', '/S /Figure']) expect(pdf).toContain(tag)
  const titles = ['Решение', 'На чём основано', 'Пять лет, ₽', 'Владельцы и связи', 'Не проверено']
  const places = titles.map((title) => pdf.indexOf(bookmark(title)))
  expect(places.every((place) => place > 0)).toBe(true)
  expect([...places].sort((a, b) => a - b)).toEqual(places)
})

test('unchecked stop factors are named below the verdicts with their official services', () => {
  expect(uncheckedWords(paper.report).join(' ')).toMatch(/^Не проверялось: .*перечень террористов и экстремистов \(www\.fedsfm\.ru\)/)
  expect(Object.values(sheets).join()).toContain('перечень террористов и экстремистов (www.fedsfm.ru)')
  expect(uncheckedWords({ ...paper.report, unchecked_stops: [] })).toEqual([])
})

test('the decision with its signatures stays on the first page, however long the reasons are', async () => {
  const long = (sign: string) =>
    [1, 2, 3, 4, 5].map((at) => ({ code: `${sign}${at}`, title: `${sign} ${'довод в несколько слов '.repeat(4)}` }))
  const purposes = paper.report.purposes.map((reading) => ({ ...reading, for: long('за'), against: long('против') }))
  await expectDecisionOnFirstPage({ ...paper, report: { ...paper.report, purposes } } as PrintedReport)
})

test('the decision stays on the first page also when every fact that a deal needs is missing', async () => {
  const service = { name: 'Служба', url: 'https://www.reestr-zalogov.ru' }
  const missing = [
    'register',
    'bankruptcy',
    'enforcement',
    'tax_debts',
    'courts',
    'accounts_three_years',
    'pledges',
    'founder_disputes',
  ].map((group) => ({ group, reason: /pledges|disputes/.test(group) ? 'by_hand' : 'absent', as_of: null, service, also: [] }))
  const purposes = paper.report.purposes.map((reading) => ({ ...reading, verdict: 'unknown', for: [], missing }))
  await expectDecisionOnFirstPage({ ...paper, report: { ...paper.report, purposes } } as unknown as PrintedReport)
})

test('claims and debts of a closed company are on its first page, below the basis of its short decision', async () => {
  const ended = { on: '2022-11-08', reason: 'Ликвидация', successors: [], remains: [] }
  const purposes = paper.report.purposes.map((reading) => ({ ...reading, verdict: 'impossible', for: [], against: [], missing: [] }))
  const closed = { ...paper, report: { ...paper.report, ended, purposes } } as unknown as PrintedReport
  const file = (await printPdf(closed)).toString('latin1')
  expect(['На чём основано', 'Суды. Долги', 'Пять лет, ₽'].map((title) => pageOfBookmark(file, title))).toEqual([0, 0, 1])
  expect(pageOfBookmark(pdf, 'Суды. Долги')).toBeGreaterThan(0)
  expect(file.split(bookmark('Суды. Долги'))).toHaveLength(2)
})

/** Object numbers of the pages in the PDF file, in their order. */
function pagesIn(file: string): string[] {
  const [, pages = ''] = /\/Type \/Pages\s+\/Count \d+\s+\/Kids \[([^\]]+)\]/.exec(file) ?? []
  return pages.split(' R').flatMap((number) => number.trim() || [])
}

/** The page of a bookmark, from 0. */
function pageOfBookmark(file: string, title: string): number {
  const at = file.indexOf(bookmark(title))
  const entry = file.slice(file.lastIndexOf(' obj', at), file.indexOf('endobj', at))
  return pagesIn(file).findIndex((number) => entry.includes(`/Dest [${number} R`))
}

async function expectDecisionOnFirstPage(report: PrintedReport): Promise<void> {
  expect(pageOfBookmark((await printPdf(report)).toString('latin1'), 'Пять лет, ₽')).toBe(1)
}

test('facts missing for every deal are named at the first one, others beside their deal', () => {
  const makeMissing = (...groups: string[]) =>
    groups.map((group) => ({ group, reason: 'absent', as_of: null, service: { name: '', url: '' } }))
  const [reading] = paper.report.purposes
  const missingByDeal = [
    makeMissing('courts', 'staff'),
    makeMissing('courts', 'staff'),
    makeMissing('courts', 'accounts', 'staff'),
    makeMissing('courts'),
  ]
  const purposes = missingByDeal.map((missing) => ({ ...reading, verdict: 'unknown', missing }))
  const [table] = verdictTables({ ...paper.report, purposes } as unknown as PrintedReport['report'])
  expect(table?.rows.map((row) => (row[3] as { text: string }).text)).toEqual([
    'Не хватает: арбитражные дела, численность работников',
    'Не хватает того же, что для предоплаты',
    'Не хватает того же, что для предоплаты, и ещё: отчётность за последний год',
    'Не хватает: арбитражные дела',
  ])
})

test('a stopped deal says above its reasons in favour that they change nothing', () => {
  const readHead = (stopped: boolean, empty = false) => {
    const purposes = paper.report.purposes.map((reading) => ({ ...reading, stopped, ...(empty ? { for: [] } : {}) }))
    return verdictTables({ ...paper.report, purposes })[0]?.columns[1]?.head
  }
  expect([readHead(true), readHead(true, true), readHead(false)]).toEqual(['За, но вердикта не меняет', 'За', 'За'])
})

test('a report says when it was made and, if it judges another day, which day', () => {
  const readDays = (createdAt: string) => listDays({ createdAt: new Date(createdAt), report: { ...paper.report, day: '2026-11-20' } })
  expect(readDays('2026-11-26T05:00:00Z')).toEqual(['26.11.2026', 'по состоянию на 20.11.2026'])
  expect(readDays('2026-11-20T05:00:00Z')).toEqual(['20.11.2026'])
})

test('without a verdict, points in favour are printed as facts only, as on the card', () => {
  const [reading] = paper.report.purposes
  const table = (...verdicts: string[]) => {
    const purposes = verdicts.map((verdict) => ({ ...reading, verdict, stopped: false, missing: [] }))
    return verdictTables({ ...paper.report, purposes } as unknown as PrintedReport['report'])[0]
  }
  const cells = (verdictTable: ReturnType<typeof table>) =>
    verdictTable?.rows.map((row) => /^Известно:/.test((row[1] as { text: string }).text))
  const unknown = table('unknown', 'unknown')
  expect(unknown?.columns.map(({ head }) => head)).toEqual(['Сделка и вердикт', 'Известно', 'Против', 'Чего не хватает'])
  expect(cells(unknown)).toEqual([false, false])
  const mixed = table('caution', 'unknown')
  expect(mixed?.columns.map(({ head }) => head)).toEqual(['Сделка и вердикт', 'За', 'Против', 'Что сделать'])
  expect(cells(mixed)).toEqual([false, true])
})

test('the first page and the spreadsheet say what to do next, as the card does', async () => {
  const [reading] = paper.report.purposes
  const action = {
    code: 'ask-wages',
    text: 'Попросите справку',
    effect: 'Вердикт сменится, если производства окончат.',
    factor: null,
    record: null,
  }
  const makeReport = (more: object) => {
    const purposes = [{ ...reading, verdict: 'caution', stopped: false, ...more }]
    return { ...paper.report, ended: null, purposes } as unknown as PrintedReport['report']
  }
  const lastCell = (report: PrintedReport['report']) => verdictTables(report)[0]?.rows[0]?.at(-1)
  expect(lastCell(makeReport({ action }))).toEqual({ text: 'Попросите справку\nВердикт сменится, если производства окончат.' })
  expect(lastCell(makeReport({ action: undefined, would_change: [{ title: 'Взыскание зарплаты' }] }))).toEqual({
    text: 'Взыскание зарплаты',
  })
  const files = Object.values(unzipSync(await printXlsx({ ...paper, report: makeReport({ action }) }))).map((bytes) => strFromU8(bytes))
  expect(files.join()).toContain('Попросите справку')
})

test('the spreadsheet of a report for a deal has its sum as a number, with the figures beside it', async () => {
  const figures = [{ figure: 'cash' as const, value: 1_500_000, percent: 200, year: 2025, large: true }]
  const files = unzipSync(await printXlsx({ ...paper, materiality: { sum: 3_000_000, figures, small: [] } }))
  expect(strFromU8(files['xl/worksheets/sheet1.xml'] ?? new Uint8Array())).toContain('<v>3000000</v>')
  expect(
    Object.values(files)
      .map((bytes) => strFromU8(bytes))
      .join(),
  ).toContain('Сумма сделки')
  expect(Object.values(sheets).join()).not.toContain('Сумма сделки')
})

test('long reasons are printed whole, and the sources then move to the second page', async () => {
  const withReasons = async (places: readonly number[]) => {
    const side = (sign: string) => places.map((at) => ({ code: `${sign}${at}`, title: `${sign} довод ${'в две строки '.repeat(4)}${at}` }))
    const purposes = paper.report.purposes.map((reading) => ({
      ...reading,
      for: side('за'),
      against: side('против'),
      would_change: [],
      action: undefined,
    }))
    return (await printPdf({ ...paper, report: { ...paper.report, purposes } } as unknown as PrintedReport)).toString('latin1')
  }
  expect(pageOfBookmark(await withReasons([1, 2, 3, 4, 5]), 'На чём основано')).toBe(1)
  expect(pageOfBookmark(await withReasons([1]), 'На чём основано')).toBe(0)
})

test('unchecked factors take one page, and with those not found two at most', () => {
  const { factors } = paper.report
  const titled = (title: string, ...states: string[]) => `${title} (${factors.filter(({ state }) => states.includes(state)).length})`
  const from = pageOfBookmark(pdf, titled('Не найдено на дату', 'not_found'))
  const last = pageOfBookmark(pdf, titled('Не проверено', 'not_checked', 'source_down'))
  expect(pagesIn(pdf).length - from).toBeLessThanOrEqual(2)
  expect(pagesIn(pdf).length - last).toBe(1)
})

test('factors that do not apply go on over the end of a page, so that none stands half empty', async () => {
  const [first, ...others] = paper.report.factors
  const few = [
    { ...first, state: 'found' },
    ...others.map((factor) => ({ ...factor, state: 'not_applicable', note: 'Только для юридических лиц' })),
  ]
  const report = { ...paper.report, factors: few.slice(0, 140) }
  const file = (await printPdf({ ...paper, report, sections: [] } as unknown as PrintedReport)).toString('latin1')
  expect(pageOfBookmark(file, 'Не применимо (139)')).toBe(pageOfBookmark(file, 'Не найдено на дату (0)'))
})

test('a disputed finding says so in the verdicts, among the findings and in the spreadsheet', async () => {
  const mark = { id: 1, kind: 'proceeding', record: '1/26', on: '2026-11-20', reason: 'done', said: 'Уплачено до открытия.' } as const
  const { report } = paper
  const [worst] = report.purposes[0]?.against ?? []
  const marked = <T extends { readonly code: string }>(all: readonly T[]) =>
    all.map((one) => (one.code === worst?.code ? { ...one, disputed: [mark] } : one))
  const purposes = report.purposes.map((reading) => ({ ...reading, against: marked(reading.against ?? []) }))
  const disputed = { ...paper, report: { ...report, factors: marked(report.factors), purposes } } as PrintedReport
  expect(JSON.stringify(verdictTables(disputed.report)[0])).toMatch(/оспорен/)
  expect(JSON.stringify(verdictTables(report)[0])).not.toMatch(/оспорен/)
  const files = Object.values(unzipSync(await printXlsx(disputed))).map((bytes) => strFromU8(bytes))
  expect(files.join()).toMatch(/оспорено[^<]*20\.11\.2026/i)
  expect(pagesIn((await printPdf(disputed)).toString('latin1')).length).toBeGreaterThanOrEqual(pagesIn(pdf).length)
})

test('reasons without space are counted, so that none is left out silently', () => {
  const reasons = (sign: string) => [1, 2, 3].map((at) => ({ code: `${sign}${at}`, title: `${sign} ${at}`, points: at }))
  const [reading] = paper.report.purposes
  const purposes = [{ ...reading, verdict: 'unknown', for: reasons('За'), against: reasons('Против'), missing: [] }]
  const narrowest = verdictTables({ ...paper.report, purposes } as unknown as PrintedReport['report']).at(-1)
  expect(narrowest?.rows[0]?.slice(1, 3)).toEqual([{ text: '+ За 1\nи ещё 2' }, { text: '\u2212 Против 1\nи ещё 2' }])
})

test('the first sheet shows the verdicts, their basis, the day of the extract and the hour in Moscow', async () => {
  const purposes = paper.report.purposes.map((reading) => ({ ...reading, verdict: 'unknown' as const }))
  const subject = { ...paper.subject, asOf: '2025-11-28', isOld: true }
  const made = { ...paper, createdAt: new Date('2026-11-20T21:30:00Z'), subject, report: { ...paper.report, purposes } }
  const files = unzipSync(await printXlsx(made))
  const [texts, sheet] = ['xl/sharedStrings.xml', 'xl/worksheets/sheet1.xml'].map((name) => strFromU8(files[name] as Uint8Array))
  const { checked, of } = paper.report.gauge
  for (const phrase of ['Предоплата', 'Покупка доли', 'Мало данных', 'на 28.11.2025: выписка устарела', `${checked} из ${of}`])
    expect(texts).toContain(phrase)
  // 00:30 in Moscow, so already the next day. Excel counts days from the end of 1899.
  expect(sheet).toContain(`<v>${(Date.parse('2026-11-21T00:30:00Z') - Date.parse('1899-12-30T00:00:00Z')) / 86_400_000}`.slice(0, 12))
})

test('for a closed company one line says for every deal how it ended and what remained', () => {
  const ended = {
    on: '2019-06-18',
    reason: 'Ликвидация',
    successors: [],
    remains: [
      { code: 'enforcement', title: 'Исполнительные производства', state: 'not_checked' as const, evidence: [], as_of: null, record: null },
      { code: 'tax-debt', title: 'Долг по налогам', state: 'not_applicable' as const, evidence: [], as_of: '2026-11-01', record: null },
      { code: 'cases-open', title: 'Дела ответчика', state: 'not_found' as const, evidence: [], as_of: '2026-11-01', record: null },
    ],
  }
  const [table] = verdictTables({ ...paper.report, ended })
  expect(table?.columns.map(({ head }) => head)).toEqual(['Сделка и вердикт', 'Как закончилась', 'Что осталось'])
  expect(table?.rows).toEqual([
    [
      expect.objectContaining({ text: expect.stringMatching(/^Невозможно\nПредоплата/) }),
      { text: '18.06.2019, ликвидация\nПравопреемник в выписке не назван' },
      {
        text: 'Исполнительные производства: не проверено\nДолг по налогам: не применимо, источник на 01.11.2026 называет только действующих\nДела ответчика: не найдено на 01.11.2026',
      },
    ],
  ])
})

test('a stop is named within its sentence, and an abbreviation keeps its capitals', () => {
  const refused = { purpose: 'prepayment', verdict: 'refuse', points: 0, would_change: [], unchecked: 0 } as const
  const titled = (title: string) => {
    const [factor] = paper.report.factors
    const stop = { ...factor, state: 'found', polarity: 'stop', title, counted_with: null }
    const [table] = verdictTables({
      ...paper.report,
      ended: null,
      purposes: [refused],
      factors: [stop],
    } as unknown as PrintedReport['report'])
    return JSON.stringify(table?.rows[0]?.[0])
  }
  expect(titled('В процессе ликвидации')).toContain('Стоп: в процессе ликвидации')
  // «ЗСК», the central bank's list of risky clients, is an abbreviation.
  expect(titled('ЗСК: высокий риск')).toContain('Стоп: ЗСК: высокий риск')
})

test('a number of messages among debts says what it counts, and unloaded data are not checked', () => {
  const lastDebtRow = (bankruptcy: { messages: { title: string }[] } | undefined) => {
    const blocks = bankruptcy ? { bankruptcy } : {}
    const provenance = bankruptcy ? { bankruptcy: { asOf: '2026-11-19' } } : {}
    const row = { inn: null, ogrn: '1' }
    const record = { row, register: { heads: [], founders: [] }, blocks, provenance } as unknown as Parameters<typeof gatherFigures>[0]
    return gatherFigures(record, [], { ...paper.report, factors: [] }).debts.at(-1)
  }
  const message = { title: 'Объявление о проведении торгов' }
  expect(lastDebtRow({ messages: [message, message] })).toEqual(['Сообщения о банкротстве, 19.11.2026', 'сообщений: 2'])
  expect(lastDebtRow({ messages: [] })).toEqual(['Сообщения о банкротстве, 19.11.2026', 'не найдено'])
  expect(lastDebtRow(undefined)).toEqual(['Сообщения о банкротстве', 'не проверено'])
})

test('the spreadsheet filters its heading row and has real numbers, days and links and right sums', () => {
  const factors = sheets['xl/worksheets/sheet2.xml'] ?? ''
  const { factors: all, points } = paper.report
  expect(factors).toContain(`<autoFilter ref="A1:I${all.length + 1}"/>`)
  expect(factors).toMatch(new RegExp(`<c r="C${all.length + 2}"[^>]*><v>${points}</v>`))
  // Excel counts days from the end of 1899: days of 2026 begin with 46.
  const dated = sortFactorsByEvent(all).findIndex(({ as_of: asOf }) => asOf !== null) + 2
  expect(factors).toMatch(new RegExp(`<c r="G${dated}" s="\\d+"><v>46\\d{3}`))
  expect(sheets['xl/worksheets/_rels/sheet1.xml.rels']).toContain(`Target="${paper.proofUrl}" TargetMode="External"`)
  expect(sheets['xl/worksheets/sheet1.xml']).toContain('r:id="rId-link-1"')
  expect(Object.values(sheets).join('')).not.toMatch(/>'[-\u2212]\d/)
})

test('findings of one event are together, the most serious first, and headings count events', () => {
  const { factors, gauge } = paper.report
  const events = groupFindingsByEvent(factors)
  const minuses = events.flatMap(({ leader }) => (leader.polarity === 'negative' ? [leader.counted] : []))
  expect(minuses.length).toBeGreaterThan(1)
  expect(minuses).toEqual([...minuses].sort((a, b) => a - b))
  const beside = events.flatMap((event) => event.beside.map((factor) => [factor.counted_with, event.leader.code]))
  expect(beside.length).toBeGreaterThan(2)
  for (const [leader, stands] of beside) expect(leader).toBe(stands)
  expect(
    sortFactorsByEvent(factors)
      .map(({ code }) => code)
      .sort(),
  ).toEqual(factors.map(({ code }) => code).sort())
  expect(pdf).toContain(bookmark(`Положительные факторы (${gauge.positive})`))
  expect(pdf).toContain(bookmark(`Отрицательные факторы (${gauge.negative})`))
  const order = sortFactorsByEvent(factors)
  const follower = order.findIndex(({ counted_with: leader }) => leader) + 2
  expect(sheets['xl/worksheets/sheet2.xml']).toMatch(new RegExp(`<c r="D${follower}"[^>]*t="s"`))
})
