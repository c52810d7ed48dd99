// The facts that the company disputes on the day of the report, as a table of it.
import type { CheckSection } from '@sverka/contract/checks/checks'
import type { DisputedFact } from '@sverka/contract/disputed-facts/disputed-facts'
import type { FactKind } from '@sverka/contract/disputed-facts/disputed-facts.rules'
import { russianReasons } from '@sverka/contract/disputed-facts/disputes.russian.rules'
import { moscowDay } from '../platform/clock.ts'
import { dayText, rublesText } from './evidence-text.ts'
import { columns as c, sectionTexts as t, words } from './texts/report.ts'

const KOPECKS = 100

/** Kinds whose records have a number that people know. */
const NUMBERED: ReadonlySet<FactKind> = new Set(['proceeding', 'case', 'inspection'])

function factNamed({ kind, record, what }: DisputedFact): string {
  const named = NUMBERED.has(kind) ? `${words.facts[kind]} ${record}` : words.facts[kind]
  return what ? `${named}: ${what}` : named
}

/** Empty without marks. `reportDay` is an ISO day. */
export function disputedSection(marks: readonly DisputedFact[], reportDay: string): CheckSection[] {
  if (marks.length === 0) return []
  const rows = marks.map((mark) => [
    factNamed(mark),
    mark.sum === null ? '—' : rublesText(Math.round(mark.sum * KOPECKS)),
    [russianReasons[mark.reason], mark.said].filter(Boolean).join('. '),
    dayText(moscowDay(new Date(mark.disputed_at))),
  ])
  return [{ title: t.disputed, source: words.ownMarks, as_of: reportDay, columns: [c.fact, c.sum, c.said, c.disputedOn], rows }]
}
