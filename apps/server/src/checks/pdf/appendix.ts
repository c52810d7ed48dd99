// The appendices: findings, the facts themselves, what was searched without a result, and last what nobody checked.
import type { Factor } from '@sverka/contract/company-card/reliability'
import { GREY, heading, newPart, paragraph, type Sheet, TONES } from '../../platform/paper/sheet.ts'
import { type Cell, drawTable } from '../../platform/paper/table.ts'
import { byEvent, disputedSentence, type Event } from '../by-event.ts'
import { evidenceText, russianDay } from '../evidence-text.ts'
import type { Paper } from '../paper.ts'
import { columns, decision, paper as t } from '../texts/report.ts'
import { drawSection } from './section.ts'

export function drawAppendices(sheet: Sheet, { report: { factors }, sections }: Paper): void {
  newPart(sheet)
  const events = byEvent(factors)
  const of = (...polarities: Factor['polarity'][]) => events.filter(({ leader }) => polarities.includes(leader.polarity))
  drawEvents(sheet, t.negative, of('negative', 'stop'), { empty: t.noNegative, color: TONES.bad[0] })
  drawEvents(sheet, t.attention, of('attention'), { empty: t.noAttention, color: TONES.warning[0] })
  drawEvents(sheet, t.positive, of('positive'), { empty: t.noPositive, color: TONES.good[0] })
  for (const section of sections) drawSection(sheet, section)
  const inState = (...states: Factor['state'][]) => factors.filter(({ state }) => states.includes(state))
  // Of a dozen lists that do not name it one line says enough.
  const bySource = ({ group, source, as_of: asOf }: Factor) =>
    sourceText(group === 'sanctions' ? decision.groups.sanctions : source.name, asOf)
  const byReason = ({ note, state }: Factor) => note ?? t.states[state]
  drawFolded(sheet, t.notFound, { factors: inState('not_found'), head: columns.source, chosenWay: bySource })
  drawFolded(sheet, t.notApplicable, { factors: inState('not_applicable'), head: columns.why, chosenWay: byReason })
  drawFolded(sheet, t.notChecked, { factors: inState('not_checked', 'source_down'), head: columns.why, chosenWay: byReason })
}

/** What is counted with a finding stands below it, without points of its own. */
function drawEvents(sheet: Sheet, title: string, events: readonly Event[], look: { empty: string; color: string }): void {
  heading(sheet, `${title} (${events.length})`)
  if (events.length === 0) {
    paragraph(sheet, look.empty)
    return
  }
  const rows = events.flatMap(({ leader, beside }) => [
    toRow(leader, { text: disputedSentence(leader), color: look.color, bold: true }),
    ...beside.map((factor) => toRow(factor, { text: `${t.beside} ${disputedSentence(factor)}`, color: GREY })),
  ])
  drawTable(sheet, { columns: FACTOR_COLUMNS, rows })
}

interface Folded {
  readonly factors: readonly Factor[]
  readonly head: string
  /** What those of one line have in common. */
  readonly chosenWay: (factor: Factor) => string
}

/** What says nothing of the company, a line for each source or reason. */
function drawFolded(sheet: Sheet, title: string, { factors, head, chosenWay }: Folded): void {
  heading(sheet, `${title} (${factors.length})`)
  if (factors.length === 0) {
    paragraph(sheet, '—')
    return
  }
  const rows = [...Map.groupBy(factors, chosenWay)].map(([way, some]) => [way, some.map((one) => one.title).join('; ')])
  drawTable(sheet, {
    columns: [
      { head, share: 2 },
      { head: columns.factor, share: 5 },
    ],
    rows,
  })
}

const sourceText = (name: string, asOf: string | null): string => `${name}${asOf ? `, ${russianDay(asOf)}` : ''}`

const FACTOR_COLUMNS = [
  { head: columns.factor, share: 3 },
  { head: columns.proof, share: 4 },
  { head: columns.points, share: 0.8, right: true },
  { head: columns.source, share: 2.4 },
]

const toRow = ({ evidence, note, state, counted, source, as_of: asOf }: Factor, name: Cell): (Cell | string)[] => [
  name,
  evidence.map(evidenceText).join('; ') || (note ?? t.states[state]),
  counted === 0 ? '' : String(counted).replace('-', '\u2212'),
  sourceText(source.name, asOf),
]
