// After a start: opens some connections and lets them plan what is asked all day before people's requests pay for it.

/**
 * A connection with its plans takes about 15 MB of the database's memory; busier pools open the rest as they need them. At most half of
 * a pool: people ask from the first moment, and a slow database would let them wait for a free connection until they are turned away.
 */
const CONNECTIONS = 5
const SHARE = 0.5
/** PostgreSQL keeps a plan for all values once it has made five for single ones. */
const PLANS = 6

/** Asks each question on some connections of a pool of `size` at once, until they keep its plan. */
export async function planAhead(size: number, questions: readonly (() => Promise<unknown>)[]): Promise<void> {
  const connections = Math.min(Math.floor(size * SHARE), CONNECTIONS)
  for (let plan = 0; plan < PLANS; plan += 1) {
    for (const ask of questions) await Promise.all(Array.from({ length: connections }, ask))
  }
}
