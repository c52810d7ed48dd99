// Stores the delivery methods (`ways`) of sellers. A method is never changed, since buyers choose it by its id: a changed method is a new row,
// and only the place of a row in the seller's list can change.
import type { DeliveryKind } from '@sverka/contract/products/delivery.rules'
import { WAYS_MAX } from '@sverka/contract/products/delivery.rules'
import { sql } from 'kysely'
import type { Reader, Tx } from '../platform/db/database.ts'

export interface WayRow {
  readonly id: number
  readonly companyId: number
  readonly kind: DeliveryKind
  /** Where the buyer collects; null for other kinds than pickup. */
  readonly address: string | null
  /** The regions of Russia to which the seller delivers; empty for the whole country. */
  readonly regions: readonly { readonly code: string; readonly name: string }[]
  readonly priceKopecks: number
  /** Delivery is free if the goods cost this or more; null if it never is. */
  readonly freeFromKopecks: number | null
  readonly leadDays: number | null
  /** In percent; null without VAT. */
  readonly vatRate: number | null
}

/** The delivery methods of these companies, in each seller's own order. */
export async function listWays(db: Reader, companyIds: readonly number[]): Promise<WayRow[]> {
  const { rows } = await sql<WayRow>`
    select way.id, way.company_id as "companyId", way.kind, way.address,
      coalesce((select jsonb_agg(jsonb_build_object('code', region.code, 'name', region.name) order by region.name)
        from regions as region where region.code = any(way.regions)), '[]') as regions,
      way.price_kopecks as "priceKopecks", way.free_from_kopecks as "freeFromKopecks", way.lead_days as "leadDays", way.vat_rate as "vatRate"
    from delivery_ways as way where way.company_id = any(${[...companyIds]}::int[])
    order by way.company_id, way.place limit ${companyIds.length * WAYS_MAX}`.execute(db)
  return rows
}

/** Takes a lock until the commit, so that simultaneous changes of one seller run one after another. */
export const lockWays = async (tx: Tx, companyId: number): Promise<void> =>
  void (await sql`select pg_advisory_xact_lock(hashtext('delivery_ways'), ${companyId}::int)`.execute(tx))

/** A row to insert; the fields mean the same as in `WayRow`, `place` is the position in the seller's list from 0. */
export interface NewWay {
  readonly company_id: number
  readonly place: number
  readonly kind: DeliveryKind
  readonly address: string | null
  readonly regions: string[]
  readonly price_kopecks: number
  readonly free_from_kopecks: number | null
  readonly lead_days: number | null
  readonly vat_rate: number | null
  readonly created_at: Date
}

export const insertWays = (tx: Tx, ways: readonly NewWay[]) =>
  tx
    .insertInto('delivery_ways')
    .values([...ways])
    .execute()

/** Deletes all delivery methods of the seller except these. */
export const keepWays = (tx: Tx, companyId: number, ids: readonly number[]) =>
  sql`delete from delivery_ways where company_id = ${companyId} and id <> all(${[...ids]}::int[])`.execute(tx)

/** Moves the method `ids[i]` to `places[i]`. */
export const setPlaces = (tx: Tx, ids: readonly number[], places: readonly number[]) =>
  sql`update delivery_ways as way set place = wanted.place
    from unnest(${[...ids]}::int[], ${[...places]}::smallint[]) as wanted (id, place) where way.id = wanted.id`.execute(tx)

/** Those of the codes that are regions of Russia. */
export async function listRegionCodes(db: Reader, codes: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ code: string }>`
    select code from regions where is_subject and code = any(${[...codes]}::text[]) limit ${codes.length}`.execute(db)
  return rows.map(({ code }) => code)
}
