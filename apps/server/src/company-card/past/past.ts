// Reads the card of a company as our data had it on a past day, with the verdicts of the reliability report for that day, and the differences from a
// later day.
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
  /** The two days to compare, YYYY-MM-DD, in any order; without `to` the second day is today. */
  readonly from: string
  readonly to?: string | undefined
  readonly today: string
  readonly language: ReportLanguage
  /** The stored changes between extracts of the company from the state register, newest first. */
  readonly changes: readonly RegisterChange[]
}

/**
 * `known_from`: the earliest day that can be compared; `kept_from`: the day of the first stored extract, null if there is none. `card` is null for a
 * day before it.
 */
export async function readPastCard(db: Reader, row: CompanyRow, { changes, ...request }: PastRequest) {
  const { today, language } = request
  const days = orderDays(request.from, request.to, today)
  const [before, after] = [await openPastRecord(db, row, days.from), await openPastRecord(db, row, days.to)]
  const oldest = changes.length >= CHANGES_SHOWN ? changes.at(-1) : undefined
  // There may be more changes than were read. Then a day before the oldest one read can only be compared by the extracts of both days, if stored.
  const readFrom = oldest?.between.to ?? firstKnown(changes, before.knownFrom ?? row.registerAsOf)
  const areChangesRead = days.from >= readFrom
  const knownFrom = areChangesRead || !before.record ? readFrom : (before.knownFrom ?? readFrom)
  const dayFields = { day: days.from, to: days.to, known_from: knownFrom, kept_from: before.knownFrom }
  const register = areChangesRead ? compareDays(changes, days) : []
  if (!before.record || !after.record) {
    const compared = areChangesRead ? { differences: register, unknown: blockFields } : NOTHING_KNOWN
    return { ...dayFields, card: null, later: [], ...withSources(compared, row, language) }
  }
  const [earlier, later] = [before.record, after.record]
  const [earlierCopies, laterCopies] = [await loadCopiesOn(db, days.from), await loadCopiesOn(db, days.to)]
  const blocks = compareRecords({ record: earlier, copies: earlierCopies }, { record: later, copies: laterCopies })
  return {
    ...dayFields,
    card: await presentPast(db, { ...before, record: earlier }, { day: days.from, language }),
    later: await laterVerdicts(db, { row, record: later }, { ...request, day: days.to }),
    ...withSources(
      {
        differences: [...(areChangesRead ? register : compareRows(earlier.row, later.row)), ...blocks.differences],
        unknown: blocks.unknown,
      },
      row,
      language,
    ),
  }
}

/** The comparison if neither the changes nor both extracts are known. */
const NOTHING_KNOWN: RecordComparison = { differences: [], unknown: comparedFields }

/** Adds the name of the source to each difference (ЕГРЮЛ: register of companies, ЕГРИП: of sole traders), and lists the fields that are the same. */
function withSources({ differences, unknown }: RecordComparison, { kind, isExample }: CompanyRow, language: ReportLanguage) {
  const register = kind === 'company' ? 'egrul' : 'egrip'
  const sourceBlock = (field: ComparedField) => (FIELD_SOURCES[field] === 'register' ? register : FIELD_SOURCES[field])
  const listed = new Set([...differences.map(({ field }) => field), ...unknown])
  return {
    differences: differences.map((difference) => ({
      ...difference,
      source: nameBlock(sourceBlock(difference.field), { language, isExample }),
    })),
    same: comparedFields.filter((field) => !listed.has(field)),
    unknown: [...unknown],
  }
}

/** Verdicts of the later day. Only for today they include factors that are counted over all companies, because past counts are not stored. */
async function laterVerdicts(
  db: Reader,
  { row, record }: { row: CompanyRow; record: CompanyRecord },
  { day, today, language }: { day: string; today: string; language: ReportLanguage },
) {
  const { purposes } =
    day === today ? await computeVerdicts(db, row, day, { lang: language }) : await pastVerdicts(db, record, day, language)
  return purposes.map(({ purpose, verdict }) => ({ purpose, verdict }))
}

/** The main facts, the verdicts, and a SHA-256 of the data that they were made from. The hash is the same in every language of the request. */
async function presentPast(
  db: Reader,
  { record, digest }: PastCompany & { readonly record: CompanyRecord },
  { day, language }: { day: string; language: ReportLanguage },
): Promise<PastCard> {
  const { row, register, blocks, provenance } = record
  const { purposes, coverage } = await pastVerdicts(db, record, day, language)
  const russianPurposes = language === 'ru' ? purposes : (await pastVerdicts(db, record, day, 'ru')).purposes
  // 2110: the line «revenue» of the annual accounts.
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
      .update(JSON.stringify({ day, digest, purposes: russianPurposes, coverage }))
      .digest('hex'),
  }
}
