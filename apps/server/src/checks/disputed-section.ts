// The table of a printed report that lists the facts which the company's representative marks as disputed. The verdict does not depend on them.
import type { CheckSection } from '@sverka/contract/checks/checks'
import type { DisputedFact } from '@sverka/contract/disputed-facts/disputed-facts'
import type { FactKind } from '@sverka/contract/disputed-facts/disputed-facts.rules'
import { russianReasons } from '@sverka/contract/disputed-facts/disputes.russian.rules'
import { moscowDay } from '../platform/clock.ts'
import { dayText, rublesText } from './evidence-text.ts'
import { reportColumnTexts as c, reportTexts, sectionTexts as t } from './texts/report.ts'

const KOPECKS_IN_RUBLE = 100

/** Kinds of facts whose record has a public number, which is printed: enforcement proceedings, court cases, inspections. */
const KINDS_WITH_NUMBER: ReadonlySet<FactKind> = new Set(['proceeding', 'case', 'inspection'])

function factText({ kind, record, what }: DisputedFact): string {
  const kindText = KINDS_WITH_NUMBER.has(kind) ? `${reportTexts.facts[kind]} ${record}` : reportTexts.facts[kind]
  return what ? `${kindText}: ${what}` : kindText
}

/** Empty if nothing is disputed. Sums of disputed facts are in rubles. `reportDay` is an ISO day. */
export function disputedSection(disputedFacts: readonly DisputedFact[], reportDay: string): CheckSection[] {
  if (disputedFacts.length === 0) return []
  const rows = disputedFacts.map((fact) => [
    factText(fact),
    fact.sum === null ? '—' : rublesText(Math.round(fact.sum * KOPECKS_IN_RUBLE)),
    [russianReasons[fact.reason], fact.said].filter(Boolean).join('. '),
    dayText(moscowDay(new Date(fact.disputed_at))),
  ])
  return [{ title: t.disputed, source: reportTexts.ownMarks, as_of: reportDay, columns: [c.fact, c.sum, c.said, c.disputedOn], rows }]
}
