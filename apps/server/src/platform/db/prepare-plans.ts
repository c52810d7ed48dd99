// Warm-up after the server's start: opens database connections and lets PostgreSQL plan frequent queries on them before many requests come.

/**
 * A connection with its plans takes about 15 MB in PostgreSQL; busy pools open more as needed. At most half of a pool is used:
 * requests come from the first moment, and on a slow database they would find no free connection.
 */
const MAX_CONNECTIONS = 5
const POOL_SHARE = 0.5
/** PostgreSQL plans a prepared statement anew for its first five executions; from the sixth on it may reuse one generic plan. */
const EXECUTIONS = 6

/** Runs each query on several connections at once, until its generic plan is cached there. `size` is the pool's number of connections. */
export async function preparePlans(size: number, queries: readonly (() => Promise<unknown>)[]): Promise<void> {
  const connections = Math.min(Math.floor(size * POOL_SHARE), MAX_CONNECTIONS)
  for (let execution = 0; execution < EXECUTIONS; execution += 1) {
    for (const query of queries) await Promise.all(Array.from({ length: connections }, query))
  }
}
