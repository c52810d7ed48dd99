// `npm run bench -- ties load|measure|list`: time to find a path of ties (common heads, founders, parent companies) between two companies, and
// all ties within a list of companies, in a generated register.
import { resolve } from 'node:path'
import { TIE_MEMBERS_MAX } from '@sverka/contract/ties/lists.rules'
import { type BenchEnvironment, load, openEnvironment, sampleOgrns, sampleTiedPairs, search, searchWholeList } from './ties/environment.ts'

const FOLDER = resolve('.data/bench-ties')

/** `load [COMPANIES]` fills the database once; `measure [SEARCHES]` times searches for paths, `list [LISTS]` searches of whole lists. */
export async function bench([what = 'measure', count]: string[]): Promise<void> {
  const environment = await openEnvironment(FOLDER)
  try {
    if (what === 'load') {
      await load(environment, Number(count ?? 1_000_000))
      return
    }
    if (what === 'list') {
      await measureLists(environment, Number(count ?? 5))
      return
    }
    const searches = Number(count ?? 400)
    const ogrns = await sampleOgrns(environment, searches)
    // Pairs each company with another one of the sample, the same in every run; any numbers will do.
    const strangers = ogrns.map((from, index): [string, string] => [from, ogrns[(index * 31 + 7) % ogrns.length] ?? from])
    await measurePaths(environment, 'taken by chance', strangers, false)
    await measurePaths(environment, 'with a path between them, past ties included', await sampleTiedPairs(environment, searches), true)
  } finally {
    await environment.close()
  }
}

/** Searches for a path between the companies of each pair (ОГРН, registration numbers), one after the other. `past`: past ties count too. */
async function measurePaths(environment: BenchEnvironment, name: string, pairs: readonly [string, string][], past: boolean): Promise<void> {
  const times: number[] = []
  const states: Record<string, number> = {}
  const before = process.cpuUsage()
  for (const [from, to] of pairs) {
    if (from === to) continue
    const started = performance.now()
    const state = await search(environment, from, to, past)
    times.push(performance.now() - started)
    states[state] = (states[state] ?? 0) + 1
  }
  const { user, system } = process.cpuUsage(before)
  times.sort((a, b) => a - b)
  const percentile = (part: number) => times[Math.min(times.length - 1, Math.floor(times.length * part))]?.toFixed(0)
  const spread = `median ${percentile(0.5)} ms, 95 % ${percentile(0.95)} ms, slowest ${percentile(1)} ms`
  console.log(`${times.length} searches between companies ${name}: ${spread}; ${JSON.stringify(states)}`)
  console.log(`processor of this process: ${((user + system) / 1000 / times.length).toFixed(1)} ms each`)
}

/** Searches lists of the largest allowed size; every list has other companies. */
async function measureLists(environment: BenchEnvironment, lists: number): Promise<void> {
  const ogrns = await sampleOgrns(environment, lists * TIE_MEMBERS_MAX)
  for (let list = 0; list < lists; list++) {
    const members = ogrns.slice(list * TIE_MEMBERS_MAX, (list + 1) * TIE_MEMBERS_MAX)
    const started = performance.now()
    const { views, cut } = await searchWholeList(environment, members)
    const groups = Object.entries(views).map(([view, { groups: found }]) => `${view} ${found.length}`)
    console.log(
      `${members.length} members: ${((performance.now() - started) / 1000).toFixed(1)} s; groups: ${groups.join(', ')}; cut: ${cut}`,
    )
  }
}
