// Load of the fault drill: a seller who imports one price list after another. The server reads each list in the background, compares it with the
// seller's products, and applies it: every article of the list becomes one product.
import { setTimeout as pause } from 'node:timers/promises'
import { randomIds } from '../../../apps/server/src/platform/ids.ts'
import { runQuery } from '../run-query.ts'
import type { Caller } from './caller.ts'
import { type Load, repeatWork, type Tally, type Volume } from './loads.ts'

/** Rows of one price list. Any number will do. */
const ROWS = 3
/** Pause between two requests for the state of a list. */
const POLL_MS = 200

export interface Seller {
  /** Id of the company that sells. */
  readonly company: number
  /** Name of the category of new products. */
  readonly category: string
}

/**
 * Imports price lists until stopped. A list whose answer was lost is sent again: applying the same articles twice must not create second
 * products.
 */
export function startImports(seller: Caller, { company, category }: Seller, volume: Volume): Load {
  const run = randomIds.uuid().slice(0, 8)
  const state = { count: 0 }
  const acknowledged = new Set<string>()
  const waitForState = async (id: unknown, wanted: string) => {
    while (!volume.hasStopped()) {
      const list = await seller.ask('GET', `/api/v1/price-lists/${id}/`)
      if (list?.status !== 200) return false
      if (list.body.state === wanted) return true
      await pause(POLL_MS)
    }
    return false
  }
  const work = async () => {
    state.count += 1
    const name = `${run}-${state.count}`
    const lines = Array.from({ length: ROWS }, (_, line) => `${name}-${line};Болт ${name} ${line};${line + 1}00,50;${category}`)
    const form = new FormData()
    form.set('company', String(company))
    form.set('file', new Blob([['Артикул;Наименование;Цена;Категория', ...lines].join('\n')], { type: 'text/csv' }), `${name}.csv`)
    const made = await seller.ask('POST', '/api/v1/price-lists/', form)
    const id = made?.body.id
    if (made?.status !== 201 || !(await waitForState(id, 'compared'))) return null
    const applied = await seller.ask('POST', `/api/v1/price-lists/${id}/apply/`)
    if (applied?.status !== 200 || !(await waitForState(id, 'done'))) return null
    acknowledged.add(name)
    return name
  }
  return { ...repeatWork(volume, work), compare: (ownerUrl) => compareStored(ownerUrl, run, acknowledged) }
}

/** A list is lost if one of its rows has no product with the row's price; an article is doubled if it has several products. */
async function compareStored(ownerUrl: string, run: string, acknowledged: ReadonlySet<string>): Promise<Tally> {
  const rows = await runQuery(
    ownerUrl,
    `select product_code as code, count(*)::int as cards, min(price_kopecks)::int as price from products
    where product_code like '${run}-%' group by 1`,
  )
  const prices = new Map(rows.map(({ code, price }) => [String(code), Number(price)]))
  // Row 0 costs 100.50 rubles, row 1 costs 200.50, and so on.
  const checkRows = (name: string) => Array.from({ length: ROWS }, (_, line) => prices.get(`${name}-${line}`) === (line + 1) * 10_000 + 50)
  const lost = [...acknowledged].filter((name) => checkRows(name).includes(false)).length
  return {
    what: 'imported price lists',
    acknowledged: acknowledged.size,
    lost,
    doubled: rows.filter((row) => Number(row.cards) > 1).length,
  }
}
