// Watches the companies of a list: all of them, or as many of the first ones as the limit of watched companies leaves room for.
import { WATCHES_MAX } from '@sverka/contract/monitoring/monitoring.rules'
import type { Call } from '@sverka/contract/web-host'
import { isRefusal } from '../api/refusal.ts'

/** Watched companies that are read in one request. */
const PAGE_SIZE = 100

/** Counts of companies that were not watched before. `notAdded`: those for which there was no room. */
interface Outcome {
  readonly added: number
  readonly notAdded: number
}

/**
 * `numbers`: INN (taxpayer number) or OGRN (registration number) of each company. If there is no room for all, the first ones are watched. Throws
 * `too_many_watches` if there is room for none.
 */
export async function watchWhatFits(call: Call, numbers: readonly string[]): Promise<Outcome> {
  if (numbers.length === 0) return { added: 0, notAdded: 0 }
  try {
    return { added: await watch(call, numbers), notAdded: 0 }
  } catch (cause) {
    if (!isRefusal(cause) || cause.code !== 'too_many_watches') throw cause
    const { count, numbers: before } = await listWatched(call)
    const fresh = numbers.filter((number) => !before.has(number))
    const room = WATCHES_MAX - count
    if (room <= 0) throw cause
    return { added: await watch(call, fresh.slice(0, room)), notAdded: Math.max(0, fresh.length - room) }
  }
}

async function watch(call: Call, numbers: readonly string[]): Promise<number> {
  const { added } = await call('POST /api/v1/monitoring/companies/', { body: { numbers: [...numbers] } })
  return added
}

/** INN and OGRN of every watched company, and the number of these companies. */
async function listWatched(call: Call): Promise<{ count: number; numbers: ReadonlySet<string> }> {
  const numbers = new Set<string>()
  for (let page = 1; ; page++) {
    const { count, result } = await call('GET /api/v1/monitoring/companies/', { query: { page, page_size: PAGE_SIZE } })
    for (const { company } of result) for (const number of [company.inn, company.ogrn]) if (number) numbers.add(number)
    if (page * PAGE_SIZE >= count || result.length === 0) return { count, numbers }
  }
}
