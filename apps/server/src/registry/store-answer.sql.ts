// Writes an external source's data about one company: its row, ties (heads and founders), phones and blocks of facts. Days of a block: `as_of` is the
// day of its document, `since` the first day on which its content was available, `loaded_at` the time of loading.
import { type RawBuilder, sql } from 'kysely'
import type { Tx } from '../platform/db/database.ts'
import type { CompanyColumns, Tie } from './register-extract.ts'

/** A block ready to be stored. */
export interface BlockToStore {
  readonly source: string
  readonly asOf: string | null
  /** `contentHash` of the facts. */
  readonly hash: bigint
  /** Revenue in kopecks or headcount, by which companies are sorted; null for a block without such a value. */
  readonly figure: number | null
  readonly figureYear: number | null
  readonly facts: Buffer
}

const toDatabaseColumns = (given: CompanyColumns) => ({
  kind: given.kind,
  ogrn: given.ogrn,
  inn: given.inn,
  kpp: given.kpp,
  name: given.name,
  name_full: given.nameFull,
  name_other: given.nameOther,
  fio: given.fio,
  status_code: given.statusCode,
  status_name: given.statusName,
  procedure: given.procedure,
  procedure_since: given.procedureSince,
  closed_on: given.closedOn,
  ogrn_date: given.ogrnDate,
  registered_on: given.registeredOn,
  region_code: given.regionCode,
  city: given.city,
  address: given.address,
  okved_code: given.okvedCode,
  okopf_code: given.okopfCode,
  capital_kopecks: given.capitalKopecks,
  leader: given.leader,
  leader_post: given.leaderPost,
})

/** SQL expression: the former names, one per line, newest first, once the row of `table` gets this `name`. */
export const formerNames = (table: string, name: RawBuilder<unknown>) => {
  const [present, former] = [sql.ref(`${table}.name`), sql.ref(`${table}.name_former`)]
  return sql<string | null>`case when ${present} is distinct from ${name} then concat_ws(e'\\n', ${present}, ${former}) else ${former} end`
}

/** A 64-bit integer, which JavaScript numbers cannot hold, as text. The type is that of the column in the generated types. */
const bigint = (value: bigint) => sql<number>`${String(value)}::bigint`

/** Locks the company's row until the transaction ends, so that two refreshes of it run one after the other; undefined if there is no such company. */
export const lockCompany = (tx: Tx, ogrn: string) =>
  tx.selectFrom('companies').select(['id', 'register_as_of as asOf']).where('ogrn', '=', ogrn).forUpdate().executeTakeFirst()

/** Inserts a company's row and returns its id. `extract`: day and hash of the extract. */
export async function insertCompany(tx: Tx, given: CompanyColumns, extract: { asOf: string; hash: bigint }): Promise<number> {
  const row = await tx
    .insertInto('companies')
    .values({ ...toDatabaseColumns(given), register_as_of: extract.asOf, register_hash: bigint(extract.hash) })
    .returning('id')
    .executeTakeFirstOrThrow()
  return row.id
}

/**
 * Updates a company's row. If the address changes, clears `address_key`, by which companies of one building are found: the source does not give the
 * parts of the address that a new key is made of.
 */
export const updateCompany = (tx: Tx, id: number, given: CompanyColumns, extract: { asOf: string; hash: bigint }) =>
  tx
    .updateTable('companies')
    .set({
      ...toDatabaseColumns(given),
      name_former: formerNames('companies', sql`${given.name}`),
      address_key: sql`case when address is not distinct from ${given.address} then address_key end`,
      register_as_of: extract.asOf,
      register_hash: bigint(extract.hash),
      // The number of history records, which the source does not give. Of two extracts of one day an import prefers the one with more records, so an
      // imported extract of the same day replaces this one.
      register_records: 0,
    })
    .where('id', '=', id)
    .execute()

/** Replaces all ties of a company; returns the previous ones. */
export async function replaceTies(tx: Tx, id: number, ties: readonly Tie[]): Promise<{ role: string; name: string; inn: string | null }[]> {
  const before = await tx.deleteFrom('company_ties').where('company_id', '=', id).returning(['role', 'name', 'inn']).execute()
  if (ties.length === 0) return before
  await tx
    .insertInto('company_ties')
    .values(ties.map((tie, position) => ({ company_id: id, position, ...tie })))
    .execute()
  return before
}

/** `phones`: in the stored form (`storedPhone`), each once. */
export async function replacePhones(tx: Tx, id: number, phones: readonly string[]): Promise<void> {
  await tx.deleteFrom('company_phones').where('company_id', '=', id).execute()
  if (phones.length === 0) return
  await tx
    .insertInto('company_phones')
    .values(phones.map((phone) => ({ company_id: id, phone })))
    .execute()
}

/** A head or founder whom the newer data of the source no longer name. */
export interface FormerTie {
  readonly inn: string
  readonly role: string
  readonly name: string
  /** Day of the last extract that names the person, and day of the first one that does not. */
  readonly named_on: string
  readonly gone_on: string
}

export const rememberTies = (tx: Tx, id: number, ties: readonly FormerTie[]) =>
  tx
    .insertInto('company_former_ties')
    .values(ties.map((tie) => ({ company_id: id, ...tie })))
    .onConflict((conflict) =>
      conflict.columns(['inn', 'company_id', 'role']).doUpdateSet((is) => ({
        name: is.ref('excluded.name'),
        named_on: is.ref('excluded.named_on'),
        gone_on: is.ref('excluded.gone_on'),
      })),
    )
    .execute()

/** SQL: the first day on which the block was available; `null` stands for its day of publication, which the source does not give. */
const knownSince = ({ source, asOf }: BlockToStore, loadedAt: Date) =>
  sql<string>`known_since(${source}, ${asOf}::date, null, ${loadedAt}::timestamptz)`

/**
 * SQL: the days of all documents that had exactly this content, with the day of this block added if it is later than the stored one. The card of
 * a past day names by them the newest document that was available on that day.
 * `as_of`: the documents' own days; `since`: the days from which they were available.
 */
const confirmed = (day: 'as_of' | 'since', { asOf }: BlockToStore, added: RawBuilder<unknown> = sql`${asOf}::date`) => {
  const [days, stored] = [sql.ref(`company_facts.confirmed_${day}`), sql.ref(`company_facts.${day}`)]
  return sql<
    string[] | null
  >`case when ${asOf}::date > company_facts.as_of then confirmed_days(${days}, ${stored}, ${added}) else ${days} end`
}

/**
 * Stores a block by company, of an answer that the source has just given: it replaces what is stored, whatever its day. True if the content is new or
 * different; equal content gets the day of the new document.
 */
export async function storeCompanyBlock(tx: Tx, id: number, block: BlockToStore, loadedAt: Date): Promise<boolean> {
  const before = await tx
    .selectFrom('company_facts')
    .select((is) => [is('hash', '=', bigint(block.hash)).as('same'), 'since'])
    .where('company_id', '=', id)
    .where('source', '=', block.source)
    .executeTakeFirst()
  const stored = {
    since: before?.same ? before.since : knownSince(block, loadedAt),
    as_of: block.asOf,
    loaded_at: loadedAt,
    hash: bigint(block.hash),
    figure: block.figure,
    figure_year: block.figureYear,
    facts: block.facts,
  }
  await tx
    .insertInto('company_facts')
    .values({ company_id: id, source: block.source, ...stored })
    .onConflict((conflict) =>
      conflict.columns(['company_id', 'source']).doUpdateSet({
        ...stored,
        confirmed_as_of: before?.same ? confirmed('as_of', block) : null,
        confirmed_since: before?.same ? confirmed('since', block, knownSince(block, loadedAt)) : null,
      }),
    )
    .execute()
  return before?.same !== true
}

/**
 * Stores a block by ИНН (taxpayer number), such as the headcount of a year. The tax service's lists, which are imported, give the same blocks, so a
 * stored block of a later day is kept. Equal content is written only if the taxpayer had left the list (`left_on`) and is in it again now. True if
 * something was written.
 */
export async function storeTaxpayerBlock(tx: Tx, number: string, block: BlockToStore, loadedAt: Date): Promise<boolean> {
  const since = knownSince(block, loadedAt)
  const stored = { since, as_of: block.asOf, loaded_at: loadedAt, hash: bigint(block.hash), figure: block.figure, facts: block.facts }
  const written = await tx
    .insertInto('taxpayer_facts')
    .values({ number, source: block.source, ...stored })
    .onConflict((conflict) =>
      conflict
        .columns(['number', 'source'])
        .doUpdateSet({ ...stored, left_on: null, confirmed_as_of: null, confirmed_since: null })
        .where(
          sql<boolean>`coalesce(taxpayer_facts.as_of, '-infinity') <= coalesce(excluded.as_of, '-infinity')
            and (taxpayer_facts.hash <> excluded.hash or taxpayer_facts.left_on is not null)`,
        ),
    )
    .returning('number')
    .execute()
  return written.length > 0
}
