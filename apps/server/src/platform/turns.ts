// Works through long lists in groups, so that other requests are answered between them.
import { setImmediate as turn } from 'node:timers/promises'

/** Items between two turns of the event loop, unless the caller knows better: of the product's rows some 5 ms of work. */
const GROUP = 250

/** Like `items.map(work)`, giving the thread back between groups. */
export async function mapInTurns<Item, Result>(items: readonly Item[], work: (item: Item) => Result, group = GROUP): Promise<Result[]> {
  const results: Result[] = []
  for (let at = 0; at < items.length; at += group) {
    if (at > 0) await turn()
    for (const item of items.slice(at, at + group)) results.push(work(item))
  }
  return results
}
