// A seller's delivery methods (`ways` in the API): who may set them, how they are checked, and how orders, cart and pages read them.
//
// Kinds: `pickup`, the buyer collects; `transport`, the seller delivers at a price; `carrier`, a carrier whom the buyer pays.
import { nameRegion } from '@sverka/contract/catalog/region-names'
import { fieldErrors } from '@sverka/contract/errors'
import type { OperationParts } from '@sverka/contract/http/http'
import { readKopecks } from '@sverka/contract/money.rules'
import type { ChosenDelivery, DeliveryWay, DeliveryWays, setDeliveryWays } from '@sverka/contract/products/delivery'
import { deliveryPrice } from '@sverka/contract/products/delivery.rules'
import { vatRates } from '@sverka/contract/products/products.rules'
import type { Language } from '@sverka/contract/site-pages/site-pages.rules'
import { readRepresentative } from '../company-binding/company-binding.ts'
import type { Reader, Tx } from '../platform/db/database.ts'
import { type FieldErrors, refuse } from '../platform/errors.ts'
import { nameText } from '../platform/names.ts'
import type { Services } from '../platform/services.ts'
import { refuseFlagged } from '../platform/texts/refuse-flagged.ts'
import { insertWays, keepWays, listRegionCodes, listWays, lockWays, type NewWay, setPlaces, type WayRow } from './delivery.sql.ts'
import { rubles } from './present.ts'

const presentRegions = (regions: WayRow['regions'], language?: Language) =>
  regions.map(({ code, name }) => ({ id: Number(code), name: nameRegion(code, name, language) }))

export const presentWay = (way: WayRow, language?: Language): DeliveryWay => ({
  id: way.id,
  kind: way.kind,
  address: way.address,
  regions: presentRegions(way.regions, language),
  price: way.kind === 'carrier' ? null : rubles(way.priceKopecks),
  free_from: way.freeFromKopecks === null ? null : rubles(way.freeFromKopecks),
  lead_days: way.leadDays,
  vat_rate: way.vatRate,
})

/** The method as an order stores it, and its price in kopecks for goods of this sum; 0 for a carrier, whom the buyer pays. */
export function chooseWay(way: WayRow, goodsKopecks: number): { chosen: ChosenDelivery; deliveryKopecks: number } {
  const kopecks = deliveryPrice(way, goodsKopecks)
  const { kind, address, leadDays: lead_days, vatRate: vat_rate } = way
  const price = kopecks === null ? null : rubles(kopecks)
  return { chosen: { kind, address, regions: presentRegions(way.regions), price, lead_days, vat_rate }, deliveryKopecks: kopecks ?? 0 }
}

export const readWays = async (db: Reader, companyId: number, language?: Language): Promise<DeliveryWays> => ({
  ways: (await listWays(db, [companyId])).map((way) => presentWay(way, language)),
})

type SentWay = OperationParts<typeof setDeliveryWays>['body']['ways'][number]
type Way = Omit<NewWay, 'company_id' | 'place' | 'created_at'>

/** The method as it is stored. Fields that its kind does not have are dropped. Region codes have two digits at least: `01`. */
function readWay(sent: SentWay): Way {
  const { kind, address, regions = [], price, free_from: from, lead_days: days, vat_rate: rate } = sent
  const isTransport = kind === 'transport'
  const codes = [...new Set(regions.map((id) => String(id).padStart(2, '0')))].sort()
  return {
    kind,
    address: kind === 'pickup' ? nameText(address ?? '') : null,
    regions: isTransport ? codes : [],
    price_kopecks: isTransport ? (readKopecks(price ?? 0) ?? 0) : 0,
    free_from_kopecks: isTransport && from ? readKopecks(from) : null,
    lead_days: days ?? null,
    vat_rate: isTransport ? (rate ?? null) : null,
  }
}

type Fault = keyof typeof fieldErrors

/** The error code of each invalid field. `known`: codes of regions that exist. */
function wayFaults(way: Way, sent: SentWay, known: ReadonlySet<string>): Readonly<Record<string, Fault>> {
  return {
    ...(way.address === '' ? { address: 'address_blank' as const } : {}),
    ...(way.regions.every((code) => known.has(code)) ? {} : { regions: 'region_unknown' as const }),
    ...(way.kind === 'transport' && way.price_kopecks === 0 ? { price: 'price_not_money' as const } : {}),
    ...(way.kind === 'transport' && sent.free_from && way.free_from_kopecks === null ? { free_from: 'price_not_money' as const } : {}),
    ...(way.vat_rate === null || vatRates.some((rate) => rate === way.vat_rate) ? {} : { vat_rate: 'not_a_vat_rate' as const }),
  }
}

interface WaysRequest {
  readonly userId: number
  readonly companyId: number
  readonly ways: readonly SentWay[]
}

/**
 * Replaces the delivery methods of a company. Throws `not_found` unless the member represents the company, and `validation_failed` with the invalid
 * fields named as `ways.0.price`.
 */
export async function setWays(tx: Tx, services: Services, { userId, companyId, ways: sent }: WaysRequest): Promise<DeliveryWays> {
  if ((await readRepresentative(tx, companyId)) !== userId) refuse('not_found')
  const ways = sent.map(readWay)
  const known = new Set(await listRegionCodes(tx, [...new Set(ways.flatMap(({ regions }) => regions))]))
  const errors: FieldErrors = {}
  for (const [at, one] of sent.entries())
    for (const [field, code] of Object.entries(wayFaults(ways[at] ?? readWay(one), one, known)))
      errors[`ways.${at}.${field}`] = [{ code, message: fieldErrors[code] }]
  if (Object.keys(errors).length > 0) refuse('validation_failed', { errors })
  // The address for pickup is public at once, without moderation. So it is refused if it has a stop word or a contact.
  await refuseFlagged(tx, services, Object.fromEntries(ways.map(({ address }, at) => [`ways.${at}.address`, address])))
  await lockWays(tx, companyId)
  await storeWays(tx, services, companyId, ways)
  return readWays(tx, companyId)
}

/** Equal for methods with the same values. */
const wayKey = (way: Way): string =>
  JSON.stringify([way.kind, way.address, way.regions, way.price_kopecks, way.free_from_kopecks, way.lead_days, way.vat_rate])

const storedWay = (row: WayRow): Way => ({
  kind: row.kind,
  address: row.address,
  regions: row.regions.map(({ code }) => code).sort(),
  price_kopecks: row.priceKopecks,
  free_from_kopecks: row.freeFromKopecks,
  lead_days: row.leadDays,
  vat_rate: row.vatRate,
})

/** An unchanged method keeps its row and id, so that a buyer who has the page open can still choose it. */
async function storeWays(tx: Tx, { clock }: Pick<Services, 'clock'>, companyId: number, ways: readonly Way[]): Promise<void> {
  const unmatched = Map.groupBy(await listWays(tx, [companyId]), (row) => wayKey(storedWay(row)))
  const placed = ways.map((way, place) => ({ way, place, id: unmatched.get(wayKey(way))?.shift()?.id }))
  const kept = placed.flatMap(({ id, place }) => (id === undefined ? [] : [{ id, place }]))
  await keepWays(
    tx,
    companyId,
    kept.map(({ id }) => id),
  )
  await setPlaces(
    tx,
    kept.map(({ id }) => id),
    kept.map(({ place }) => place),
  )
  const added = placed.flatMap(({ way, place, id }) => (id === undefined ? [{ ...way, company_id: companyId, place }] : []))
  if (added.length > 0)
    await insertWays(
      tx,
      added.map((way) => ({ ...way, created_at: clock.now() })),
    )
}
