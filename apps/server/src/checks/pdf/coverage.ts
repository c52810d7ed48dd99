// Draws the coverage in a report's PDF: how many factors (rules) of each group were checked, by which sources, and of which day their data are.

import { type FactorGroup, factorGroups } from '@sverka/contract/company-card/reliability.rules'
import type { Factor } from '@sverka/contract/company-card/reliability-factor'
import { contentWidth, drawDecoration, drawHeading, GREY, LINE, MARGIN, type Sheet } from '../../platform/paper/sheet.ts'
import { type Cell, drawTable, heightOfTable, type Table } from '../../platform/paper/table.ts'
import { printedDay } from '../evidence-text.ts'
import { reportTexts, decisionTexts as t } from '../texts/report.ts'

/** Height of the section's heading, in points. */
const HEADING = 30
/** Height of the progress bar under it with its gap, in points. */
const BAR = 11

/** Height in points. The two tables stand side by side and cannot be split over pages, so the page must have so much space. */
export const heightOfCoverage = (sheet: Sheet, factors: readonly Factor[]): number =>
  Math.max(...coverageTables(sheet, factors).map((table) => heightOfTable(sheet, table))) + HEADING + BAR

const isChecked = ({ state }: Factor): boolean => state === 'found' || state === 'not_found'
const applies = ({ state }: Factor): boolean => state !== 'not_applicable'

/** Draws heading, progress bar and the two tables at the current position. */
export function drawCoverage(sheet: Sheet, factors: readonly Factor[]): void {
  const all = factors.filter(applies)
  const checked = all.filter(isChecked).length
  drawHeading(sheet, t.coverage, t.checked(checked, all.length))
  const { pdf } = sheet
  const width = contentWidth(pdf)
  drawDecoration(pdf, () => {
    pdf.roundedRect(MARGIN, pdf.y + 2, width, 5, 2).fill(LINE)
    if (checked > 0) pdf.roundedRect(MARGIN, pdf.y + 2, (width * checked) / all.length, 5, 2).fill(GREY)
  })
  pdf.y += BAR
  const top = pdf.y
  const ends = coverageTables(sheet, factors).map((table) => {
    pdf.y = top
    drawTable(sheet, table)
    return pdf.y
  })
  pdf.y = Math.max(...ends)
}

/** The groups of factors in two tables side by side, split so that the taller one is as low as possible. */
function coverageTables(sheet: Sheet, all: readonly Factor[]): Table[] {
  const width = contentWidth(sheet.pdf) / 2 - 12
  const lines = factorGroups.flatMap((group) => coverageRows(group, all))
  const columns = [
    { head: '', share: 5 },
    { head: '', share: 1, right: true },
  ]
  const split = (place: number): Table[] => [
    { columns, rows: lines.slice(0, place), width },
    { columns, rows: lines.slice(place), left: MARGIN + width + 24, width },
  ]
  const tallest = (tables: readonly Table[]) => Math.max(...tables.map((table) => heightOfTable(sheet, table)))
  const [lowest] = lines.map((_, place) => split(place + 1)).sort((a, b) => tallest(a) - tallest(b))
  return lowest ?? split(0)
}

/** A source's name without the remark in brackets, which only the appendix prints. */
const shortName = (name: string): string => name.replace(/ \([^()]*\)$/, '')

/** If more sources share a day, only their number is printed. That happens with sanctions lists, which the appendix names one by one. */
const MAX_NAMED = 6

/**
 * Names of the sources, each day once after its sources: «ЕГРЮЛ, Реестр МСП, 20.11.2026; Список ООН, 19.11.2026» (register of companies, register
 * of small businesses, UN list).
 */
function sourcesByDay(factors: readonly Factor[]): string {
  const days = Map.groupBy(factors, ({ as_of: asOf }) => asOf)
  return [...days]
    .map(([day, named]) => {
      const [first = '', ...others] = new Set(named.map(({ source }) => shortName(source.name)))
      // «Пример» (example) marks invented data. It is printed once, before the first name: «Пример: ЕГРЮЛ, Реестр МСП».
      const mark = `${reportTexts.example}: `
      const rest = others.map((name) => (first.startsWith(mark) && name.startsWith(mark) ? name.slice(mark.length) : name))
      const names = others.length < MAX_NAMED ? [first, ...rest] : [t.sourceCount(others.length + 1)]
      return [...names, ...(day ? [printedDay(day)] : [])].join(', ')
    })
    .join('; ')
}

/** One row: the group with its sources and days, and how many of its factors were checked; none if no factor applies. */
function coverageRows(group: FactorGroup, all: readonly Factor[]): Cell[][] {
  const ofGroup = all.filter((factor) => factor.group === group)
  const own = ofGroup.filter(applies)
  if (own.length === 0) return []
  const checked = own.filter(isChecked)
  // If nothing was checked, a source that is loaded but too old or incomplete is named as giving no answer. It is also searched among factors that
  // do not apply. The source `own` stands for counts over this site's own register, which is not loaded from elsewhere.
  const loaded = ofGroup.find(({ as_of: asOf, source }) => asOf !== null && source.code !== 'own')
  const from = checked.length > 0 ? sourcesByDay(checked) : loaded ? t.noAnswer(sourcesByDay([loaded])) : t.notLoaded
  return [[{ text: `${t.groups[group]}\n${from}` }, { text: t.ofAll(checked.length, own.length), bold: true }]]
}
