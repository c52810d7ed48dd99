// Measures the processor time of a piece of work on the calling thread.

/** A busy machine only ever increases a measured time, so the least of several tries counts. */
const TRIES = 12

/** Repeats the work while it takes longer than `mostMs`; returns its last result and the least time, in ms. */
export async function leastCost<Result>(mostMs: number, work: () => Result | Promise<Result>): Promise<{ result: Result; ms: number }> {
  let least = Number.POSITIVE_INFINITY
  for (let tries = 1; ; tries += 1) {
    const before = process.threadCpuUsage()
    const result = await work()
    const { user, system } = process.threadCpuUsage(before)
    least = Math.min(least, (user + system) / 1000)
    if (least < mostMs || tries === TRIES) return { result, ms: least }
  }
}

/** The most processor time that the calling thread took between two turns of its event loop during the work, in ms. */
export async function longestTurn<Result>(work: () => Promise<Result>): Promise<{ result: Result; ms: number }> {
  let [longest, isOver] = [0, false]
  let before = process.threadCpuUsage()
  const look = () => {
    const { user, system } = process.threadCpuUsage(before)
    longest = Math.max(longest, (user + system) / 1000)
    before = process.threadCpuUsage()
    if (!isOver) setImmediate(look)
  }
  setImmediate(look)
  const result = await work()
  isOver = true
  look()
  return { result, ms: longest }
}
