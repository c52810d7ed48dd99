// The appendices: findings, the facts themselves, what was searched without a result, and last what nobody checked.
import type { Factor } from '@sverka/contract/company-card/reliability'
import { GREY, heading, paragraph, type Sheet, TONES } from '../../platform/paper/sheet.ts'
import { type Cell, drawTable } from '../../platform/paper/table.ts'
import { byEvent, type Event } from '../by-event.ts'
import { evidenceText, russianDay } from '../evidence-text.ts'
import type { Paper } from '../paper.ts'
import { columns, paper as t } from '../texts/report.ts'
import { drawSection } from './section.ts'

export function drawAppendices(sheet: Sheet, { report: { factors }, sections }: Paper): void {
  sheet.pdf.addPage()
  const events = byEvent(factors)
  const of = (...polarities: Factor['polarity'][]) => events.filter(({ leader }) => polarities.includes(leader.polarity))
  drawEvents(sheet, t.negative, of('negative', 'stop'), { empty: t.noNegative, color: TONES.bad[0] })
  drawEvents(sheet, t.attention, of('attention'), { empty: t.noAttention, color: TONES.warning[0] })
  drawEvents(sheet, t.positive, of('positive'), { empty: t.noPositive, color: TONES.good[0] })
  for (const section of sections) drawSection(sheet, section)
  const inState = (...states: Factor['state'][]) => factors.filter(({ state }) => states.includes(state))
  drawFactors(sheet, t.notFound, inState('not_found'))
  drawFactors(sheet, t.notApplicable, inState('not_applicable'))
  drawFactors(sheet, t.notChecked, inState('not_checked', 'source_down'))
}

/** What happened; in older reports only the name of the rule. */
const factorText = ({ fact, title }: Factor): string => fact ?? title

/** Findings counted with another one are listed below it, without points of their own. */
function drawEvents(sheet: Sheet, title: string, events: readonly Event[], look: { empty: string; color: string }): void {
  heading(sheet, `${title} (${events.length})`)
  if (events.length === 0) {
    paragraph(sheet, look.empty)
    return
  }
  const rows = events.flatMap(({ leader, beside }) => [
    toRow(leader, { text: factorText(leader), color: look.color, bold: true }),
    ...beside.map((factor) => toRow(factor, { text: `${t.beside} ${factorText(factor)}`, color: GREY })),
  ])
  drawTable(sheet, { columns: FACTOR_COLUMNS, rows })
}

function drawFactors(sheet: Sheet, title: string, factors: readonly Factor[]): void {
  heading(sheet, `${title} (${factors.length})`)
  if (factors.length === 0) {
    paragraph(sheet, '—')
    return
  }
  drawTable(sheet, { columns: FACTOR_COLUMNS, rows: factors.map((factor) => toRow(factor, { text: factor.title })) })
}

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
  `${source.name}${asOf ? `, ${russianDay(asOf)}` : ''}`,
]
