// The rules of the lists that forms and filters choose from.
import type { RegionEntry } from '@sverka/contract/catalog'
import type { Reader } from '../platform/db/database.ts'
import { listRegionRows } from './catalog.sql.ts'

/** A page of regions; there are under a hundred, so the whole list is read. */
export async function regions(db: Reader, { page = 1, page_size = 100 }: { page?: number | undefined; page_size?: number | undefined }) {
  const all: RegionEntry[] = (await listRegionRows(db)).map(({ code, name }) => ({ id: Number(code), name }))
  return { count: all.length, page, page_size, result: all.slice((page - 1) * page_size, page * page_size) }
}
