// The card on a past day with the verdicts of that day, and the differences from a later day.
import { createHash } from 'node:crypto'
import type { RegisterChange } from '@sverka/contract/company-card/history'
import { blockFields, type ComparedField, comparedFields, type PastCard } from '@sverka/contract/company-card/past'
import type { ReportLanguage } from '@sverka/contract/company-card/reliability'
import type { Reader } from '../../platform/db/database.ts'
import { type CompanyRecord, type CompanyRow, openPastRecord, type PastCompany } from '../../registry/registry.ts'
import { computeVerdicts, pastVerdicts } from '../../reliability/reliability.ts'
import { loadCopiesOn, nameBlock } from '../../sources/sources.ts'
import { presentStatus, toRubles } from '../company-card.present.ts'
import { CHANGES_SHOWN } from '../history/history.sql.ts'
import { FIELD_SOURCES } from './compare-fields.ts'
import { compareDays, compareRecords, compareRows, firstKnown, orderDays, type RecordComparison } from './differences.ts'

interface PastRequest {
  readonly from: string
  readonly to?: string | undefined
  readonly today: string
  readonly language: ReportLanguage
  /** The stored register changes of the company, newest first. */
  readonly changes: readonly RegisterChange[]
}

/** `known_from`: earliest day that can be compared, `kept_from`: of the first stored extract; `card` is null for a day without one. */
export async function readPastCard(db: Reader, row: CompanyRow, { changes, ...asked }: PastRequest) {
  const { today, language } = asked
  const days = orderDays(asked.from, asked.to, today)
  const [before, after] = [await openPastRecord(db, row, days.from), await openPastRecord(db, row, days.to)]
  const oldest = changes.length >= CHANGES_SHOWN ? changes.at(-1) : undefined
  // If there are more changes than were read, an earlier day can only be compared by the extracts of both days, if these are stored.
  const readFrom = oldest?.between.to ?? firstKnown(changes, before.knownFrom ?? row.registerAsOf)
  const isRead = days.from >= readFrom
  const knownFrom = isRead || !before.record ? readFrom : (before.knownFrom ?? readFrom)
  const shown = { day: days.from, to: days.to, known_from: knownFrom, kept_from: before.knownFrom }
  const register = isRead ? compareDays(changes, days) : []
  if (!before.record || !after.record) {
    const compared = isRead ? { differences: register, unknown: blockFields } : NOTHING_KNOWN
    return { ...shown, card: null, later: [], ...named(compared, row, language) }
  }
  const [then, since] = [before.record, after.record]
  const [copiesThen, copiesSince] = [await loadCopiesOn(db, days.from), await loadCopiesOn(db, days.to)]
  const blocks = compareRecords({ record: then, copies: copiesThen }, { record: since, copies: copiesSince })
  return {
    ...shown,
    card: await presentPast(db, { ...before, record: then }, { day: days.from, language }),
    later: await laterVerdicts(db, { row, record: since }, { ...asked, day: days.to }),
    ...named(
      {
        differences: [...(isRead ? register : compareRows(then.row, since.row)), ...blocks.differences],
        unknown: blocks.unknown,
      },
      row,
      language,
    ),
  }
}

const NOTHING_KNOWN: RecordComparison = { differences: [], unknown: comparedFields }

/** Adds the name of the source to each difference, and lists the fields that are the same. */
function named({ differences, unknown }: RecordComparison, { kind, isExample }: CompanyRow, language: ReportLanguage) {
  const register = kind === 'company' ? 'egrul' : 'egrip'
  const sourceBlock = (field: ComparedField) => (FIELD_SOURCES[field] === 'register' ? register : FIELD_SOURCES[field])
  const listed = new Set([...differences.map(({ field }) => field), ...unknown])
  return {
    differences: differences.map((one) => ({ ...one, source: nameBlock(sourceBlock(one.field), { language, isExample }) })),
    same: comparedFields.filter((field) => !listed.has(field)),
    unknown: [...unknown],
  }
}

/** Verdicts of the later day; for today also with the factors that are counted over all companies. */
async function laterVerdicts(
  db: Reader,
  { row, record }: { row: CompanyRow; record: CompanyRecord },
  { day, today, language }: { day: string; today: string; language: ReportLanguage },
) {
  const { purposes } =
    day === today ? await computeVerdicts(db, row, day, { lang: language }) : await pastVerdicts(db, record, day, language)
  return purposes.map(({ purpose, verdict }) => ({ purpose, verdict }))
}

/** The main facts, the verdicts, and a SHA-256 of what they were made from, the same in every language. */
async function presentPast(
  db: Reader,
  { record, digest }: PastCompany & { readonly record: CompanyRecord },
  { day, language }: { day: string; language: ReportLanguage },
): Promise<PastCard> {
  const { row, register, blocks, provenance } = record
  const { purposes, coverage } = await pastVerdicts(db, record, day, language)
  const plain = language === 'ru' ? purposes : (await pastVerdicts(db, record, day, 'ru')).purposes
  const yearWithRevenue = blocks.accounts?.years.find(({ lines }) => lines['2110'] !== undefined)
  const staff = blocks.headcount?.years[0]
  return {
    name: row.name,
    full_name: row.nameFull,
    status: presentStatus(row, register.statusWording).name,
    registered_on: row.registeredOn ?? row.ogrnDate,
    closed_on: row.closedOn,
    head: row.leader,
    address: row.address,
    capital: toRubles(row.capitalKopecks),
    revenue: yearWithRevenue ? { sum: (yearWithRevenue.lines['2110'] ?? 0) / 100, year: yearWithRevenue.year } : null,
    headcount: staff ? { count: staff.count, year: staff.year } : null,
    sources: Object.entries(provenance).map(([word, { source, asOf, since = day }]) => ({
      name: nameBlock(word === 'register' ? source : word, { language, isExample: row.isExample }),
      as_of: asOf,
      known_from: since,
    })),
    purposes,
    coverage,
    fingerprint: createHash('sha256')
      .update(JSON.stringify({ day, digest, purposes: plain, coverage }))
      .digest('hex'),
  }
}
