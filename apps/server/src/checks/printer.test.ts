// The printing thread: files equal those printed without it, a report that fails refuses only itself, and closing refuses waiting ones.
import { afterAll, expect, test } from 'vitest'
import { printReport } from './print.ts'
import type { PrintedReport } from './printed-report.ts'
import { createPrinter } from './printer.ts'

const printer = createPrinter()
afterAll(() => printer.close())

/** A table of 400 rows, so that printing takes long enough to be measured. */
const rows = Array.from({ length: 400 }, (_, index) => [`А40-${index}/2026`, '01.02.2026', 'ООО «ЛУННЫЙ КАРЬЕР»', 'ООО «ПРИМЕР»', '1 000'])
/** A report on an invented company without findings. */
const paper: PrintedReport = {
  number: 'SV-2026-7F3K9Q2M',
  createdAt: new Date('2026-11-20T09:30:00Z'),
  kind: 'company',
  status: 'Действует',
  subject: {
    fullName: null,
    kpp: null,
    address: null,
    head: null,
    owners: [],
    registeredOn: null,
    asOf: '2026-11-19',
    isOld: false,
    tone: 'good',
    state: 'Действует',
    procedure: null,
    revenue: null,
    headcount: null,
  },
  figures: { accounts: null, courts: null, debts: [], ties: [] },
  proofUrl: 'http://sverka.test/verify/SV-2026-7F3K9Q2M',
  report: {
    inn: '5400000001',
    ogrn: '1025400000001',
    name: 'ООО "ПРИМЕР"',
    day: '2026-11-20',
    gauge: { positive: 0, negative: 0, ratio: null },
    counts: { all: 0, positive: 0, negative: 0, attention: 0, found: 0, not_found: 0, not_applicable: 0, not_checked: 0, source_down: 0 },
    points: 0,
    factors: [],
    purposes: [],
    industry: [],
  },
  sections: [{ title: 'Дела', source: 'КАД', as_of: '2026-11-20', columns: ['Номер', 'Дата', 'Истец', 'Ответчик', 'Сумма'], rows }],
}

/** Does the work, and counts how often the event loop of the main thread could run meanwhile. */
async function turnsDuring<T>(work: () => Promise<T>): Promise<{ turns: number; result: T }> {
  let turns = 0
  let next = setImmediate(function turn() {
    turns += 1
    next = setImmediate(turn)
  })
  const result = await work()
  clearImmediate(next)
  return { turns, result }
}

test('printing in the worker thread gives the same file and does not block the main thread', async () => {
  await printer.print(paper)
  const inThread = await turnsDuring(() => printer.print(paper))
  const onMain = await turnsDuring(() => printReport(paper))
  expect(inThread.result.pdf.equals(onMain.result.pdf)).toBe(true)
  expect(inThread.result.xlsx.length).toBe(onMain.result.xlsx.length)
  expect(inThread.turns).toBeGreaterThan(100 + onMain.turns * 5)
})

test('a report that cannot be printed is refused, and the next one is printed', async () => {
  const broken = { ...paper, sections: [{ title: 'Дела' }] } as unknown as PrintedReport
  await expect(printer.print(broken)).rejects.toThrow()
  expect((await printer.print(paper)).pdf.subarray(0, 5).toString()).toBe('%PDF-')
})

test('closing refuses tasks in progress', async () => {
  const short = createPrinter()
  const printing = short.print(paper)
  const refused = expect(printing).rejects.toThrow('the thread ended')
  await short.close()
  await refused
})

test('at most three reports of a member are printed at once, and other members do not wait', async () => {
  const own = Array.from({ length: 4 }, () => printer.print(paper, 1))
  const [, , , fourth] = own
  await expect(fourth).rejects.toMatchObject({ code: 'too_many_requests' })
  expect(await Promise.all([...own.slice(0, 3), printer.print(paper, 2)])).toHaveLength(4)
})
