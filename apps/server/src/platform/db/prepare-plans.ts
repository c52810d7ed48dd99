// Warm-up: opens connections and lets PostgreSQL plan frequent queries on them before the first requests.

/**
 * A connection with its plans takes about 15 MB in PostgreSQL; busy pools open more as needed. At most half of a pool is used:
 * requests come from the first moment, and on a slow database they would find no free connection.
 */
const CONNECTIONS = 5
const SHARE = 0.5
/** PostgreSQL switches to a generic plan after five custom ones. */
const PLANS = 6

/** Runs each query on several connections of a pool of `size` at once, until its generic plan is kept. */
export async function preparePlans(size: number, queries: readonly (() => Promise<unknown>)[]): Promise<void> {
  const connections = Math.min(Math.floor(size * SHARE), CONNECTIONS)
  for (let plan = 0; plan < PLANS; plan += 1) {
    for (const query of queries) await Promise.all(Array.from({ length: connections }, query))
  }
}
