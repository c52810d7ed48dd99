// `npm run bench -- ties load|measure`: path between two companies of a generated register: duration, and how often it is cut off.
import { resolve } from 'node:path'
import { load, openEnvironment, sampleOgrns, search } from './ties/environment.ts'

const FOLDER = resolve('.data/bench-ties')

/** `load [COMPANIES]` fills the database once; `measure [SEARCHES]` uses it. */
export async function bench([what = 'measure', given]: string[]): Promise<void> {
  const environment = await openEnvironment(FOLDER)
  try {
    if (what === 'load') {
      await load(environment, Number(given ?? 1_000_000))
      return
    }
    const ogrns = await sampleOgrns(environment, Number(given ?? 400))
    const times: number[] = []
    const states: Record<string, number> = {}
    const before = process.cpuUsage()
    for (const [index, from] of ogrns.entries()) {
      const to = ogrns[(index * 31 + 7) % ogrns.length] ?? from
      if (from === to) continue
      const started = performance.now()
      const state = await search(environment, from, to)
      times.push(performance.now() - started)
      states[state] = (states[state] ?? 0) + 1
    }
    const { user, system } = process.cpuUsage(before)
    times.sort((a, b) => a - b)
    const percentile = (part: number) => times[Math.min(times.length - 1, Math.floor(times.length * part))]?.toFixed(0)
    console.log(
      `${times.length} searches: median ${percentile(0.5)} ms, 95 % ${percentile(0.95)} ms, slowest ${percentile(1)} ms; ${JSON.stringify(states)}`,
    )
    console.log(`processor of this process: ${((user + system) / 1000 / times.length).toFixed(1)} ms each`)
  } finally {
    await environment.close()
  }
}
