// Groups of everything on sale, which the counts of most listings are made of: held until something is put on sale or taken off it.
import { LRUCache } from 'lru-cache'
import type { Reader } from '../platform/db/database.ts'
import type { PageChanges } from '../platform/db/page-changes.ts'
import { countGroups, type Group } from './marketplace.sql.ts'

/** A seller who moves to another region is counted there within a minute. */
const LIFETIME_MS = 60_000

export class WholeGroups {
  readonly #held = new LRUCache<string, Promise<Group[]>>({ max: 1, ttl: LIFETIME_MS })
  readonly #changes: PageChanges | undefined

  /** Without `changes`, or while they may be missed, the groups are counted anew. */
  constructor(changes: PageChanges | undefined) {
    this.#changes = changes
  }

  async of(db: Reader): Promise<Group[]> {
    const version = this.#changes?.version() ?? null
    if (version === null) return countGroups(db, {})
    const state = `${version}`
    const known = this.#held.get(state)
    if (known) return known
    const counting = countGroups(db, {})
    this.#held.set(state, counting)
    counting.catch(() => this.#held.delete(state))
    return counting
  }
}
