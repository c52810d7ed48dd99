// `npm run bench -- ties load|measure`: path between two companies of a generated register: duration, and how often it is cut off.
import { resolve } from 'node:path'
import { listSome, load, openStage, search } from './ties/stage.ts'

const FOLDER = resolve('.data/bench-ties')

/** `load [COMPANIES]` fills the database once; `measure [SEARCHES]` uses it. */
export async function bench([what = 'measure', given]: string[]): Promise<void> {
  const stage = await openStage(FOLDER)
  try {
    if (what === 'load') {
      await load(stage, Number(given ?? 1_000_000))
      return
    }
    const some = await listSome(stage, Number(given ?? 400))
    const times: number[] = []
    const states: Record<string, number> = {}
    const before = process.cpuUsage()
    for (const [place, from] of some.entries()) {
      const to = some[(place * 31 + 7) % some.length] ?? from
      if (from === to) continue
      const started = performance.now()
      const state = await search(stage, from, to)
      times.push(performance.now() - started)
      states[state] = (states[state] ?? 0) + 1
    }
    const { user, system } = process.cpuUsage(before)
    times.sort((a, b) => a - b)
    const at = (part: number) => times[Math.min(times.length - 1, Math.floor(times.length * part))]?.toFixed(0)
    console.log(`${times.length} searches: median ${at(0.5)} ms, 95 % ${at(0.95)} ms, slowest ${at(1)} ms; ${JSON.stringify(states)}`)
    console.log(`processor of this process: ${((user + system) / 1000 / times.length).toFixed(1)} ms each`)
  } finally {
    await stage.close()
  }
}
