// Measures the processor time that a piece of work costs the calling thread, in milliseconds of the machine on which the limits were set.

/** The most attempts of one measurement. A busy machine can only make a measured time longer, so the least time counts. */
const MAX_ATTEMPTS = 12

/**
 * Milliseconds that {@link runReference} took on the machine on which the limits of the tests were set. A slower machine takes longer for both; a
 * limit would fail there for a program that is as fast as before. So measured times are divided by how much slower this machine is. The figure is an
 * estimate: it took 64 ms on a machine on which `npm run check` took 28 s instead of 15 s, so the true one is rather smaller.
 */
const REFERENCE_MS = 40

/** Repeats the work until it takes less than `mostMs`, at most 12 times; returns its last result and the least time, in ms. */
export const measureLeastTime = <Result>(mostMs: number, work: () => Result | Promise<Result>): Promise<Measured<Result>> =>
  repeat(mostMs, () => timeWork(work))

/**
 * The longest time, in ms of processor, for which the calling thread did not return to its event loop during the work: the least of at most 12
 * attempts, which end at one of less than `mostMs`.
 */
export const measureLongestBlock = <Result>(mostMs: number, work: () => Promise<Result>): Promise<Measured<Result>> =>
  repeat(mostMs, () => timeTurns(work))

interface Measured<Result> {
  readonly result: Result
  readonly ms: number
}

async function repeat<Result>(mostMs: number, measure: () => Promise<Measured<Result>>): Promise<Measured<Result>> {
  let [least, reference] = [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY]
  for (let attempt = 1; ; attempt += 1) {
    const { result, ms } = await measure()
    least = Math.min(least, ms)
    if (least < mostMs) return { result, ms: least }
    reference = Math.min(reference, (await timeWork(runReference)).ms)
    const onReferenceMachine = least / Math.max(1, reference / REFERENCE_MS)
    if (attempt === MAX_ATTEMPTS) return { result, ms: onReferenceMachine }
  }
}

/** How many times slower this machine is now than the one on which the limits were set; 1 if it is as fast or faster. */
export async function measureSlowness(): Promise<number> {
  const times: number[] = []
  for (let attempt = 0; attempt < MAX_ATTEMPTS; attempt += 1) times.push((await timeWork(runReference)).ms)
  return Math.max(1, Math.min(...times) / REFERENCE_MS)
}

async function timeWork<Result>(work: () => Result | Promise<Result>): Promise<Measured<Result>> {
  const before = process.threadCpuUsage()
  const result = await work()
  return { result, ms: elapsedMs(before) }
}

async function timeTurns<Result>(work: () => Promise<Result>): Promise<Measured<Result>> {
  let [longest, isOver] = [0, false]
  let before = process.threadCpuUsage()
  const measureTurn = () => {
    longest = Math.max(longest, elapsedMs(before))
    before = process.threadCpuUsage()
    if (!isOver) setImmediate(measureTurn)
  }
  setImmediate(measureTurn)
  const result = await work()
  isOver = true
  measureTurn()
  return { result, ms: longest }
}

function elapsedMs(before: NodeJS.CpuUsage): number {
  const { user, system } = process.threadCpuUsage(before)
  return (user + system) / 1000
}

/** A fixed amount of what requests do: objects, texts, JSON and copies of bytes. Returns a number, so that no part of it is optimised away. */
function runReference(): number {
  const rows = Array.from({ length: 20_000 }, (_, at) => ({ id: at, name: `Болт М${at}`, cells: [`a${at}`, `b${at}`, String(at * 7)] }))
  const copies: typeof rows = JSON.parse(JSON.stringify(rows))
  const byName = new Map(copies.map((row) => [row.name, row.cells.join(';').toUpperCase().split(';')]))
  const bytes = Buffer.concat([...byName.keys()].map((name) => Buffer.from(name)))
  return structuredClone(copies).length + byName.size + bytes.length
}
