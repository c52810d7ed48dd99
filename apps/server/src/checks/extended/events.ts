// The table of events of an extended report: what happened to the company in the last year, from all dated facts of its record.
import type { CheckSection } from '@sverka/contract/checks/checks'
import type { Classifiers, CompanyRecord } from '../../registry/registry.ts'
import { dayText, rublesText } from '../evidence-text.ts'
import { remainingDebtText } from '../sections.ts'
import { extendedReportTexts as t } from '../texts/extended.ts'
import { reportTexts } from '../texts/report.ts'

/** Most events in a report; the pages of the company's card have the others. */
const MAX_EVENTS = 200

/** `on`: the day, YYYY-MM-DD; an event without one is left out. `before` and `after`: the values that changed, or further words about it. */
interface Event {
  readonly on: string | null | undefined
  readonly what: string
  readonly before?: string | null
  readonly after?: string | null | undefined
  readonly source: string
}

/** A change of a field between two extracts of the state register; `afterDay` is the day of the later one. */
export interface Change {
  readonly field: string
  readonly before: string | null
  readonly after: string | null
  readonly afterDay: string
}

interface Request {
  readonly names: Classifiers
  readonly changes: readonly Change[]
  readonly today: string
}

const yearBefore = (today: string): string => `${Number(today.slice(0, 4)) - 1}${today.slice(4)}`

/** Events of the year up to `today`, newest first; a later date is a plan, not an event. */
export function eventsSection(record: CompanyRecord, request: Request): CheckSection {
  const from = yearBefore(request.today)
  const events = [...registerEvents(record, request), ...legalEvents(record), ...businessEvents(record)]
    .filter(({ on }) => on && on > from && on <= request.today)
    .sort((a, b) => (b.on ?? '').localeCompare(a.on ?? '', 'en'))
  return {
    title: t.events,
    source: record.row.isExample ? `${reportTexts.example}: ${t.eventsSource}` : t.eventsSource,
    as_of: request.today,
    columns: [t.date, t.event, t.before, t.after, t.source],
    rows: events
      .slice(0, MAX_EVENTS)
      .map(({ on, what, before, after, source }) => [dayText(on), what, before || '—', after || '—', source]),
  }
}

/** Name of the source of a block of data. */
const sourceName = (word: string): string => reportTexts.sources[word] ?? word

function registerEvents({ register, provenance }: CompanyRecord, { names, changes }: Request): Event[] {
  const source = sourceName(provenance.register?.source ?? 'register')
  return [
    ...changes.map(({ field, before, after, afterDay }) => ({ on: afterDay, what: t.changed[field] ?? field, before, after, source })),
    // Entries of the register itself, each with its number («ГРН»), where there is one.
    ...register.history.map(({ date, kind, grn }) => ({
      on: date,
      what: t.record,
      after: kind.name ?? names.recordKinds.get(kind.code) ?? kind.code,
      source: grn ? `${source}, ${grn}` : source,
    })),
  ]
}

const partyNames = (parties: readonly { readonly name: string }[] | undefined): string => (parties ?? []).map(({ name }) => name).join(', ')

/** Court cases, enforcement proceedings (collection of debts by bailiffs) and bankruptcy messages. */
function legalEvents({ blocks }: CompanyRecord): Event[] {
  return [
    ...(blocks.cases?.cases ?? []).map((one) => ({
      on: one.startDate ?? one.date,
      what: t.newCase(one.number),
      after: [partyNames(one.plaintiffs), rublesText(one.claimKopecks)].filter((text) => text && text !== '—').join(', '),
      source: sourceName('cases'),
    })),
    ...(blocks.enforcement?.proceedings ?? []).map((one) => ({
      on: one.date,
      what: t.proceeding(one.number),
      after: [one.subject, remainingDebtText(one)].filter((text) => text && text !== '—').join(', '),
      source: sourceName('enforcement'),
    })),
    ...(blocks.bankruptcy?.messages ?? []).map((one) => ({
      on: one.date,
      what: t.message(one.kind),
      after: one.caseNumber,
      source: sourceName('bankruptcy'),
    })),
  ]
}

/** State contracts and inspections by state agencies. */
function businessEvents({ blocks }: CompanyRecord): Event[] {
  return [
    ...(blocks.contracts?.contracts ?? []).map((one) => ({
      on: one.date,
      what: t.contract(one.registerNumber),
      after: [one.customer?.name, rublesText(one.priceKopecks)].filter((text) => text && text !== '—').join(', '),
      source: sourceName('contracts'),
    })),
    ...(blocks.inspections?.inspections ?? []).map((one) => ({
      on: one.startDate,
      what: t.inspection(one.number),
      after: [one.type, one.status].filter(Boolean).join(', '),
      source: sourceName('inspections'),
    })),
  ]
}
