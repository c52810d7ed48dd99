// `npm run bench -- search SIZE SEED`: how fast and how exactly the search answers over a generated register.
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { askAll, compare, slowest, tableOf } from './search/measure.ts'
import { drawQueries } from './search/queries.ts'
import { type Expected, referenceOf } from './search/reference.ts'
import { fillStage, openStage, type Stage, startServer, timed } from './search/stage.ts'

const QUERY_SEED = 'held out'

export async function bench([size = '1000000', seed = 'a', querySeed = QUERY_SEED]: string[]): Promise<void> {
  const stage = await openStage(Number(size), seed)
  try {
    await fillStage(stage, Number(size), seed)
    const queries = drawQueries(seed, Number(size), querySeed)
    const expected = await rememberedReference(stage, { seed, size: Number(size), querySeed }, queries)
    const server = await startServer(stage)
    try {
      const first = await askAll(server.origin, queries, 1)
      const { exact, repaired, wrong, incomplete } = compare(queries, first.answers, expected)
      console.log(`exact ${exact}, repaired ${repaired}, wrong ${wrong.length}, incomplete ${incomplete}`)
      for (const line of wrong.slice(0, 12)) console.log(`  ${line}`)
      for (const clients of [1, 8]) {
        const { times, seconds } = await askAll(server.origin, queries, clients)
        console.log(`\n${clients} clients, ${(queries.length / seconds).toFixed(0)} queries/s, ms:\n${tableOf(times)}`)
        if (clients === 1) console.log(slowest(queries, times).join('\n'))
      }
    } finally {
      await server.stop()
    }
  } finally {
    await stage.database.stop()
  }
}

/** The reference takes minutes; the same register and queries have the same one. */
async function rememberedReference(
  { folder }: Stage,
  { seed, size, querySeed }: { seed: string; size: number; querySeed: string },
  queries: Parameters<typeof referenceOf>[2],
): Promise<Expected[]> {
  const file = join(folder, `reference-${querySeed.replaceAll(' ', '-')}.json`)
  const stamp = JSON.stringify(queries)
  if (existsSync(file)) {
    const kept = JSON.parse(readFileSync(file, 'utf8')) as { stamp: string; expected: Expected[] }
    if (kept.stamp === stamp) return kept.expected
  }
  const expected = await timed('computing the reference', () => referenceOf(seed, size, queries))
  writeFileSync(file, JSON.stringify({ stamp, expected }))
  return expected
}
