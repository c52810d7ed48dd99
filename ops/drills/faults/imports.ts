// A seller who loads one price list after another: each is read, compared and taken over in the background, and every article becomes one card.
import { setTimeout as pause } from 'node:timers/promises'
import { randomIds } from '../../../apps/server/src/platform/ids.ts'
import { runQuery } from '../run-query.ts'
import type { Caller } from './caller.ts'
import { type Load, repeatWork, type Tally, type Volume } from './loads.ts'

/** Rows of one price list. */
const LINES = 3
/** Pause between two looks at the state of a list. */
const LOOK_MS = 200

export interface Seller {
  readonly company: number
  /** Name of a category of new cards. */
  readonly category: string
}

/** Loads price lists until stopped. A list whose answer was lost is sent again: the same articles taken over twice must not make a second card. */
export function startImports(seller: Caller, { company, category }: Seller, volume: Volume): Load {
  const run = randomIds.uuid().slice(0, 8)
  const state = { count: 0 }
  const given = new Set<string>()
  const reach = async (id: unknown, wanted: string) => {
    while (!volume.hasStopped()) {
      const list = await seller.ask('GET', `/api/v1/price-lists/${id}/`)
      if (list?.status !== 200) return false
      if (list.body.state === wanted) return true
      await pause(LOOK_MS)
    }
    return false
  }
  const work = async () => {
    state.count += 1
    const name = `${run}-${state.count}`
    const lines = Array.from({ length: LINES }, (_, line) => `${name}-${line};Болт ${name} ${line};${line + 1}00,50;${category}`)
    const form = new FormData()
    form.set('company', String(company))
    form.set('file', new Blob([['Артикул;Наименование;Цена;Категория', ...lines].join('\n')], { type: 'text/csv' }), `${name}.csv`)
    const made = await seller.ask('POST', '/api/v1/price-lists/', form)
    const id = made?.body.id
    if (made?.status !== 201 || !(await reach(id, 'compared'))) return null
    const applied = await seller.ask('POST', `/api/v1/price-lists/${id}/apply/`)
    if (applied?.status !== 200 || !(await reach(id, 'done'))) return null
    given.add(name)
    return name
  }
  return { ...repeatWork(volume, work), compare: (ownerUrl) => compareStored(ownerUrl, run, given) }
}

/** A list is lost if one of its rows is no card with its price; an article is doubled if it has several cards. */
async function compareStored(ownerUrl: string, run: string, given: ReadonlySet<string>): Promise<Tally> {
  const rows = await runQuery(
    ownerUrl,
    `select product_code as code, count(*)::int as cards, min(price_kopecks)::int as price from products
    where product_code like '${run}-%' group by 1`,
  )
  const cards = new Map(rows.map(({ code, price }) => [String(code), Number(price)]))
  const isWhole = (name: string) => Array.from({ length: LINES }, (_, line) => cards.get(`${name}-${line}`) === (line + 1) * 10_000 + 50)
  const lost = [...given].filter((name) => isWhole(name).includes(false)).length
  return { what: 'imported price lists', acknowledged: given.size, lost, doubled: rows.filter((row) => Number(row.cards) > 1).length }
}
