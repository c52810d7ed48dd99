// Measures the processor time that a piece of work costs the calling thread.

/** The most attempts of one measurement. A busy machine can only make a measured time longer, so the least time counts. */
const MAX_ATTEMPTS = 12

/** Repeats the work until it takes less than `mostMs`, at most 12 times; returns its last result and the least time, in ms. */
export async function measureLeastTime<Result>(
  mostMs: number,
  work: () => Result | Promise<Result>,
): Promise<{ result: Result; ms: number }> {
  let least = Number.POSITIVE_INFINITY
  for (let attempt = 1; ; attempt += 1) {
    const before = process.threadCpuUsage()
    const result = await work()
    const { user, system } = process.threadCpuUsage(before)
    least = Math.min(least, (user + system) / 1000)
    if (least < mostMs || attempt === MAX_ATTEMPTS) return { result, ms: least }
  }
}

/** The longest time, in ms of processor, for which the calling thread did not return to its event loop during the work. */
export async function measureLongestBlock<Result>(work: () => Promise<Result>): Promise<{ result: Result; ms: number }> {
  let [longest, isOver] = [0, false]
  let before = process.threadCpuUsage()
  const measureTurn = () => {
    const { user, system } = process.threadCpuUsage(before)
    longest = Math.max(longest, (user + system) / 1000)
    before = process.threadCpuUsage()
    if (!isOver) setImmediate(measureTurn)
  }
  setImmediate(measureTurn)
  const result = await work()
  isOver = true
  measureTurn()
  return { result, ms: longest }
}
