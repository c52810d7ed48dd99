// Maps long lists in groups with a turn of the event loop between them, so that other requests are answered meanwhile.
import { setImmediate as turn } from 'node:timers/promises'

/** Items between two turns of the event loop, unless the caller says otherwise: mapping that many rows takes some 5 ms. */
const GROUP = 250

/** `items.map(work)`, letting other requests run after every `group` items. `work` is synchronous; for slow work give a smaller `group`. */
export async function mapWithPauses<Item, Result>(items: readonly Item[], work: (item: Item) => Result, group = GROUP): Promise<Result[]> {
  const results: Result[] = []
  for (let at = 0; at < items.length; at += group) {
    if (at > 0) await turn()
    for (const item of items.slice(at, at + group)) results.push(work(item))
  }
  return results
}
