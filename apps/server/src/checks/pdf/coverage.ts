// What a report is based on: how many factors of each group were checked, by which source of which day.
import type { Factor } from '@sverka/contract/company-card/reliability'
import { type FactorGroup, factorGroups } from '@sverka/contract/company-card/reliability.rules'
import { contentWidth, decoration, GREY, heading, LINE, MARGIN, type Sheet } from '../../platform/paper/sheet.ts'
import { type Cell, drawTable, heightOfTable, type Table } from '../../platform/paper/table.ts'
import { printedDay } from '../evidence-text.ts'
import { decision as t } from '../texts/report.ts'

/** Its heading and its bar, points. */
const AROUND = 41

/** Points that it takes where no page ends within it. */
export const heightOfCoverage = (sheet: Sheet, factors: readonly Factor[]): number =>
  Math.max(...coverageTables(sheet, factors).map((table) => heightOfTable(sheet, table))) + AROUND

const isChecked = ({ state }: Factor): boolean => state === 'found' || state === 'not_found'
const applies = ({ state }: Factor): boolean => state !== 'not_applicable'

export function drawCoverage(sheet: Sheet, factors: readonly Factor[]): void {
  const all = factors.filter(applies)
  const checked = all.filter(isChecked).length
  heading(sheet, t.coverage, t.checked(checked, all.length))
  const { pdf } = sheet
  const width = contentWidth(pdf)
  decoration(pdf, () => {
    pdf.roundedRect(MARGIN, pdf.y + 2, width, 5, 2).fill(LINE)
    if (checked > 0) pdf.roundedRect(MARGIN, pdf.y + 2, (width * checked) / all.length, 5, 2).fill(GREY)
  })
  pdf.y += 11
  const top = pdf.y
  const ends = coverageTables(sheet, factors).map((table) => {
    pdf.y = top
    drawTable(sheet, table)
    return pdf.y
  })
  pdf.y = Math.max(...ends)
}

/** The groups of factors, in two tables side by side. */
function coverageTables({ pdf }: Sheet, all: readonly Factor[]): Table[] {
  const width = contentWidth(pdf) / 2 - 12
  const lines = factorGroups.flatMap((group) => coverageRows(group, all))
  const half = Math.ceil(lines.length / 2)
  const columns = [
    { head: '', share: 5 },
    { head: '', share: 1, right: true },
  ]
  return [
    { columns, rows: lines.slice(0, half), width },
    { columns, rows: lines.slice(half), left: MARGIN + width + 24, width },
  ]
}

/** The remark in brackets after a source's name stands in the appendix only. */
const shortName = (name: string): string => name.replace(/ \([^()]*\)$/, '')

/** How many factors of a group were checked, and by which source of which day, further ones by their number. */
function coverageRows(group: FactorGroup, all: readonly Factor[]): Cell[][] {
  const ofGroup = all.filter((factor) => factor.group === group)
  const own = ofGroup.filter(applies)
  if (own.length === 0) return []
  const checked = own.filter(isChecked)
  // Data that are held but too old, incomplete, or only of active companies answer nothing. Our own counts are not a source to load.
  const held = ofGroup.find(({ as_of: asOf, source }) => asOf !== null && source.code !== 'own')
  const named = ({ source, as_of: asOf }: Factor) => (asOf ? `${shortName(source.name)}, ${printedDay(asOf)}` : shortName(source.name))
  const [first = held ? t.noAnswer(named(held)) : t.notLoaded, ...others] = new Set(checked.map(named))
  const from = others.length > 0 ? `${first} ${t.andMore(others.length)}` : first
  return [[{ text: `${t.groups[group]}\n${from}` }, { text: t.ofAll(checked.length, own.length), bold: true }]]
}
