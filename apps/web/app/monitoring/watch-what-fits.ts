// Watches the companies of a list: all of them, or the first that the limit leaves room for.
import { WATCHES_MAX } from '@sverka/contract/monitoring/monitoring.rules'
import type { Call } from '@sverka/contract/web-host'
import { isRefusal } from '../api/refusal.ts'

const PAGE = 100

/** How many companies are newly watched, and how many that were not watched before did not fit. */
interface Outcome {
  readonly added: number
  readonly left: number
}

/** If there is no room for all, the first ones that fit are watched. Throws `too_many_watches` if none fits. */
export async function watchWhatFits(call: Call, numbers: readonly string[]): Promise<Outcome> {
  if (numbers.length === 0) return { added: 0, left: 0 }
  try {
    return { added: await watch(call, numbers), left: 0 }
  } catch (cause) {
    if (!isRefusal(cause) || cause.code !== 'too_many_watches') throw cause
    const { count, numbers: before } = await listWatched(call)
    const fresh = numbers.filter((number) => !before.has(number))
    const room = WATCHES_MAX - count
    if (room <= 0) throw cause
    return { added: await watch(call, fresh.slice(0, room)), left: Math.max(0, fresh.length - room) }
  }
}

async function watch(call: Call, numbers: readonly string[]): Promise<number> {
  const { added } = await call('POST /api/v1/monitoring/companies/', { body: { numbers: [...numbers] } })
  return added
}

/** ИНН and ОГРН of every watched company, and how many companies these are. */
async function listWatched(call: Call): Promise<{ count: number; numbers: ReadonlySet<string> }> {
  const numbers = new Set<string>()
  for (let page = 1; ; page++) {
    const { count, result } = await call('GET /api/v1/monitoring/companies/', { query: { page, page_size: PAGE } })
    for (const { company } of result) for (const number of [company.inn, company.ogrn]) if (number) numbers.add(number)
    if (page * PAGE >= count || result.length === 0) return { count, numbers }
  }
}
