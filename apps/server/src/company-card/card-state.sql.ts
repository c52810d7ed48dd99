// Reads a hash of everything that a company's card page shows, and the time of its last change, for the page's ETag and Last-Modified. A block (the
// stored facts of one source about a company) is represented by its stored hash and is not decoded.
import { type RawBuilder, sql } from 'kysely'
import { representativeColumn } from '../company-binding/company-binding.ts'
import { marksChangedAt, marksState } from '../disputed-facts/disputed-facts.ts'
import { titleColumn } from '../page-meta/page-meta.ts'
import { compiledOnce } from '../platform/db/compiled.ts'
import type { ReadDb, Reader } from '../platform/db/database.ts'
import { prepared } from '../platform/db/prepared.ts'
import { showcaseColumn } from '../products/products.ts'
import { type SummaryVersion, summaryMark } from '../reliability/reliability.ts'

interface Request {
  /** ИНН (taxpayer number) or ОГРН (state registration number). */
  readonly number: string
  /** Path of the page, whose title staff may have changed. */
  readonly path: string
  /** Version of the rules and day for which the stored summary of the reliability report must be valid. */
  readonly wanted: SummaryVersion
}

/** One ИНН may belong to several companies over time: the active one is preferred, else the newest. */
const selectRow = (db: ReadDb, column: 'inn' | 'ogrn', number: string) =>
  db
    .selectFrom('companies as company')
    .selectAll()
    .where(`company.${column}`, '=', number)
    .orderBy(sql`company.closed_on is not null`)
    .orderBy(sql`company.ogrn_date desc nulls last`)
    .orderBy('company.id', 'desc')
    .limit(1)

/**
 * All blocks of the company `card`: its own, and those of published lists, which are stored by ИНН or ОГРН. `left_on`: the day of the newer list that
 * no longer names the company.
 */
const blocks = sql`(
  select source, hash, as_of, loaded_at, null::date as left_on from company_facts where company_id = card.id
  union all
  select source, hash, as_of, loaded_at, left_on from taxpayer_facts where number in (card.inn, card.ogrn)) as block`

const factsMark = sql<string>`coalesce((select string_agg(block::text, ' ' order by block::text) from ${blocks}), '')`
const refreshedAt = sql<Date | null>`(select max(refreshed_at) from company_card_refreshes where company_id = card.id)`

/** Hash of everything that the page shows; null without a valid stored summary. */
const stateMark = ({ path, wanted }: Request): RawBuilder<string | null> => sql<string | null>`md5(card::text || ${factsMark}
  || ${summaryMark('card.id', wanted)} || coalesce(${titleColumn(path)}, '')
  || coalesce(${representativeColumn('card.id')}::text, '') || ${showcaseColumn('card.id')}::text || coalesce(${refreshedAt}::text, '')
  || coalesce(${marksState('card.id')}, ''))`

/** The latest time at which a fact was stored, the card was refreshed from its source, or a mark of a disputed fact changed. */
const changedAt = sql<Date | null>`greatest((select max(block.loaded_at) from ${blocks}), ${refreshedAt},
  ${marksChangedAt('card.id')})`

const selectState = (db: ReadDb, column: 'inn' | 'ogrn', request: Request) =>
  db
    .selectFrom(selectRow(db, column, request.number).as('card'))
    .modifyFront(prepared)
    .select(stateMark(request).as('mark'))
    .select(changedAt.as('changedAt'))

/** The varying values of the statement, which `compiledOnce` builds once for each column. */
type Values = [number: string, path: string, version: string, today: string]

const stateBy = {
  inn: compiledOnce((db, ...[number, path, version, today]: Values) =>
    selectState(db, 'inn', { number, path, wanted: { version, today } }),
  ),
  ogrn: compiledOnce((db, ...[number, path, version, today]: Values) =>
    selectState(db, 'ogrn', { number, path, wanted: { version, today } }),
  ),
}

/**
 * `mark`: the hash, null without a valid stored summary. `changedAt`: the time of the last change. Undefined if no company has the number. `digits`:
 * the number without spaces and hyphens.
 */
export const findCardState = async (
  db: Reader,
  { column, digits }: { column: 'inn' | 'ogrn'; digits: string },
  { path, wanted }: Omit<Request, 'number'>,
) => (await stateBy[column](db, digits, path, wanted.version, wanted.today))[0]
