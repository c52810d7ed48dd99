// Reads everything that the company card (the page about one company) needs in one statement: the company's row, its blocks of facts (what each
// source says about it) and the companies tied to it, for example by a founder or head.
import { type ExpressionBuilder, type RawBuilder, type SelectQueryBuilder, sql } from 'kysely'
import { jsonArrayFrom } from 'kysely/helpers/postgres'
import { compiledOnce } from '../platform/db/compiled.ts'
import type { ReadDb, Reader } from '../platform/db/database.ts'
import { prepared } from '../platform/db/prepared.ts'
import { type CompanyRow, columns, tieColumns } from './registry.sql.ts'

/** Limit of each kind of tied companies; the card says how many it shows. */
export const TIES_SHOWN = 200

/** Column by which the company is found: our id, the ИНН (taxpayer number) or the ОГРН (registration number). */
type Key = 'id' | 'inn' | 'ogrn'

/**
 * The row of the company. An ИНН may belong to several records, such as ended registrations of one sole trader: the active one is read, else the
 * newest.
 */
const selectRow = (db: ReadDb, column: Key, number: number | string) =>
  db
    .with('card', (query) =>
      query
        .selectFrom('companies as company')
        .modifyFront(prepared)
        .select(columns)
        .where(`company.${column}`, '=', number as never)
        .orderBy(sql`company.closed_on is not null`)
        .orderBy(sql`company.ogrn_date desc nulls last`)
        .orderBy('company.id', 'desc')
        .limit(1),
    )
    .selectFrom('card')
    // One JSON text instead of a column per field, which the driver would parse one by one.
    .select(sql<CompanyRow>`to_json(card)`.as('row'))

/** The statement of a card; callers may add columns about `card.id`, the company's id. */
export const selectCard = (db: ReadDb, column: Key, number: number | string) =>
  selectRow(db, column, number)
    .select((is) => jsonArrayFrom(blocks(is)).as('blocks'))
    .select((is) => jsonArrayFrom(named(is)).as('named'))
    .select((is) => jsonArrayFrom(naming(is)).as('naming'))
    .select((is) => jsonArrayFrom(sharingHeads(is)).as('shared'))

/** Expression builder for columns added to the statement: its tables and aliases. */
type Scope =
  ReturnType<typeof selectRow> extends SelectQueryBuilder<infer Tables, infer Named, infer _Row> ? ExpressionBuilder<Tables, Named> : never

/** The stored blocks: those of the company (`company_facts`), and those of open data under its ИНН or ОГРН (`taxpayer_facts`). */
const blocks = (is: Scope) =>
  is
    .selectFrom('company_facts as block')
    .select(['block.source', 'block.as_of as asOf', 'block.loaded_at as loadedAt', sql<string | null>`null::date`.as('leftOn')])
    .select(inBase64('block.facts').as('facts'))
    .whereRef('block.company_id', '=', 'card.id')
    .unionAll(
      is
        .selectFrom('taxpayer_facts as block')
        .select(['block.source', 'block.as_of as asOf', 'block.loaded_at as loadedAt', 'block.left_on as leftOn'])
        .select(inBase64('block.facts').as('facts'))
        .where(sql<boolean>`block.number in (card.inn, card.ogrn)`),
    )

/** Companies that this company's register extract names, for example as founders; null columns if we do not have the company. Heads are left out. */
const named = (is: Scope) =>
  is
    .selectFrom('company_ties as tie')
    .leftJoin('companies as company', 'company.ogrn', 'tie.ogrn')
    .select(tieColumns)
    .select(columns.map((column) => column) as unknown as typeof columns)
    .whereRef('tie.company_id', '=', 'card.id')
    .where('tie.ogrn', 'is not', null)
    .where('tie.role', '<>', 'head')
    .orderBy('tie.role')
    .orderBy('tie.position')
    .limit(TIES_SHOWN)

const tiedCompanies = (is: Scope) =>
  is
    .selectFrom('company_ties as tie')
    .innerJoin('companies as company', 'company.id', 'tie.company_id')
    .select(tieColumns)
    .select(columns)
    .limit(TIES_SHOWN)

/** Companies whose register extracts name this company. */
const naming = (is: Scope) => tiedCompanies(is).whereRef('tie.ogrn', '=', 'card.ogrn').orderBy('tie.role').orderBy('tie.company_id')

/** Other companies with a head of the same ИНН. */
const sharingHeads = (is: Scope) =>
  tiedCompanies(is)
    .where('tie.inn', 'in', (own) =>
      own.selectFrom('company_ties as own').select('own.inn').whereRef('own.company_id', '=', 'card.id').where('own.role', '=', 'head'),
    )
    .where('tie.role', '=', 'head')
    .whereRef('tie.company_id', '<>', 'card.id')
    .orderBy('tie.company_id')

/** Bytes as base64: half as long as PostgreSQL's hexadecimal. */
const inBase64 = (column: string): RawBuilder<string> => sql<string>`encode(${sql.ref(column)}, 'base64')`

const cardBy = {
  id: compiledOnce((db, id: number) => selectCard(db, 'id', id)),
  inn: compiledOnce((db, inn: string) => selectCard(db, 'inn', inn)),
  ogrn: compiledOnce((db, ogrn: string) => selectCard(db, 'ogrn', ogrn)),
}

/** The card of the company with this number; undefined if there is none. Values are those of JSON: days and times are texts, bytes are base64. */
export const findCard = async (db: Reader, column: 'inn' | 'ogrn', number: string) => (await cardBy[column](db, number))[0]

/** The same by our id. */
export const findCardById = async (db: Reader, id: number) => (await cardBy.id(db, id))[0]
