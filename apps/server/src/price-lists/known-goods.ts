// Goods by their ids in 1С, the accounting program of most Russian companies: cells of earlier price lists complete the lines of later ones.
import { STORED_GOODS_MAX } from '@sverka/contract/price-lists/price-lists.rules'
import type { Reader } from '../platform/db/database.ts'
import { type Compared, externalId, type Fields, type KnownGoods, mergeFields } from './compare-line.ts'
import { countKnownGoods, findKnownGoods, type KnownRow, type ListOwner } from './known-goods.sql.ts'

/** The stored goods that these lines name, by id of 1С. */
export async function readKnownGoods(db: Reader, owner: ListOwner, lines: readonly Fields[]): Promise<ReadonlyMap<string, KnownGoods>> {
  const ids = new Set(lines.map(externalId).filter(Boolean))
  const rows = await findKnownGoods(db, owner, [...ids])
  return new Map(rows.map(({ id, ...known }) => [id, known]))
}

/** How many more ids may be stored for the company. */
export const countRemainingIds = async (db: Reader, owner: ListOwner): Promise<number> =>
  STORED_GOODS_MAX - (await countKnownGoods(db, owner))

interface ComparedLine {
  readonly fields: Fields
  readonly compared: Compared
}

/**
 * The goods to store after a comparison: the id of the product, or while there is no product the cells of all lists so far. A line that repeats
 * another is left out, and so are new ids beyond `remaining`.
 */
export function selectGoodsToRemember(
  lines: readonly ComparedLine[],
  goods: ReadonlyMap<string, KnownGoods>,
  remaining: number,
): KnownRow[] {
  const learned = new Map<string, KnownRow>()
  let left = remaining
  for (const { fields, compared } of lines) {
    const id = externalId(fields)
    if (id === '' || compared.fault === 'repeats_line' || (!goods.has(id) && !learned.has(id) && --left < 0)) continue
    const { external_id: _, ...cells } = mergeFields(goods.get(id)?.cells ?? {}, fields)
    learned.set(id, compared.productId === null ? { id, productId: null, cells } : { id, productId: compared.productId, cells: {} })
  }
  return [...learned.values()]
}
