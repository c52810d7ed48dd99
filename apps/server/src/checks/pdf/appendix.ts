// Draws the appendices of a report's PDF: the findings about the company, the tables of facts, the factors (rules) without a finding, and last those
// that were not checked.
import type { Factor } from '@sverka/contract/company-card/reliability-factor'
import { drawHeading, drawParagraph, GREY, type Sheet, startSection, TONES } from '../../platform/paper/sheet.ts'
import { type Cell, drawTable } from '../../platform/paper/table.ts'
import { disputedSentence, type EventFindings, groupFindingsByEvent } from '../by-event.ts'
import { evidenceText, printedDay } from '../evidence-text.ts'
import type { PrintedReport } from '../printed-report.ts'
import { decisionTexts, reportColumnTexts, reportPaperTexts as t } from '../texts/report.ts'
import { drawFolded } from './folded.ts'
import { drawSection } from './section.ts'

/** Draws the appendices on new pages. */
export function drawAppendices(sheet: Sheet, { report: { factors }, sections }: PrintedReport): void {
  startSection(sheet)
  const events = groupFindingsByEvent(factors)
  const withPolarity = (...polarities: Factor['polarity'][]) => events.filter(({ leader }) => polarities.includes(leader.polarity))
  drawEvents(sheet, t.negative, withPolarity('negative', 'stop'), { empty: t.noNegative, color: TONES.bad[0] })
  drawEvents(sheet, t.attention, withPolarity('attention'), { empty: t.noAttention, color: TONES.warning[0] })
  drawEvents(sheet, t.positive, withPolarity('positive'), { empty: t.noPositive, color: TONES.good[0] })
  for (const section of sections) drawSection(sheet, section)
  const inState = (...states: Factor['state'][]) => factors.filter(({ state }) => states.includes(state))
  // The sanctions lists share one line, since a dozen of them would say the same.
  const bySource = ({ group, source, as_of: asOf }: Factor) =>
    sourceText(group === 'sanctions' ? decisionTexts.groups.sanctions : source.name, asOf)
  const byReason = ({ note, state }: Factor) => note ?? t.states[state]
  drawFolded(sheet, t.notFound, { factors: inState('not_found'), head: reportColumnTexts.source, lineText: bySource })
  drawFolded(sheet, t.notApplicable, { factors: inState('not_applicable'), head: reportColumnTexts.why, lineText: byReason })
  const unchecked = inState('not_checked', 'source_down')
  // `whole` keeps the table on one page if it fits there.
  drawFolded(sheet, t.notChecked, { factors: unchecked, head: reportColumnTexts.why, lineText: byReason, whole: true })
}

/** A table of findings: each event, and in grey below it the further findings based on the same records, which have no points. */
function drawEvents(sheet: Sheet, title: string, events: readonly EventFindings[], look: { empty: string; color: string }): void {
  drawHeading(sheet, `${title} (${events.length})`)
  if (events.length === 0) {
    drawParagraph(sheet, look.empty)
    return
  }
  const rows = events.flatMap(({ leader, beside }) => [
    toRow(leader, { text: disputedSentence(leader), color: look.color, bold: true }),
    ...beside.map((factor) => toRow(factor, { text: `${t.beside} ${disputedSentence(factor)}`, color: GREY })),
  ])
  drawTable(sheet, { columns: FACTOR_COLUMNS, rows })
}

const sourceText = (name: string, asOf: string | null): string => `${name}${asOf ? `, ${printedDay(asOf)}` : ''}`

const FACTOR_COLUMNS = [
  { head: reportColumnTexts.factor, share: 3 },
  { head: reportColumnTexts.proof, share: 4 },
  { head: reportColumnTexts.points, share: 0.8, right: true },
  { head: reportColumnTexts.source, share: 2.4 },
]

const toRow = ({ evidence, note, state, counted, source, as_of: asOf }: Factor, name: Cell): (Cell | string)[] => [
  name,
  evidence.map(evidenceText).join('; ') || (note ?? t.states[state]),
  counted === 0 ? '' : String(counted).replace('-', '\u2212'),
  sourceText(source.name, asOf),
]
