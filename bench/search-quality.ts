// `npm run search:quality -- SEED…`: how often the first answer of the search is the right one, by classes of how people type and over a fixed list.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Case, drawCases } from './search-quality/classes.ts'
import type { Row } from './search-quality/register.ts'
import { openStage } from './search-quality/stage.ts'

const QUERIES = 40
/** Wrong answers shown of each class. */
const SHOWN = Number(process.env.SHOWN ?? 3)
const MOST_TRIES = 5
const LINES = join(import.meta.dirname, 'search-quality/lines.txt')

interface Found {
  readonly id: number
  readonly name: string
}

export async function bench(seeds: string[]): Promise<void> {
  const stage = await openStage()
  try {
    for (const seed of seeds.length > 0 ? seeds : ['a', 'b']) {
      console.log(`\nseed ${seed}: share of right first answers`)
      await judge(stage.origin, drawCases(stage.register, seed, QUERIES))
    }
    console.log('\nfixed list')
    await judge(stage.origin, new Map([['fixed list', fixedList(stage.register)]]))
  } finally {
    await stage.stop()
  }
}

async function judge(origin: string, classes: ReadonlyMap<string, readonly Case[]>): Promise<void> {
  let [asked, right] = [0, 0]
  for (const [name, cases] of classes) {
    const wrong: string[] = []
    for (const { query, right: rows } of cases) {
      const found = await ask(origin, query)
      if (!isRight(found, rows)) wrong.push(`  «${query}»: ${shown(found)}; right: ${rows[0]?.name ?? 'nothing'}`)
    }
    asked += cases.length
    right += cases.length - wrong.length
    console.log(`${name.padEnd(32)}${share(cases.length - wrong.length, cases.length)}`)
    for (const line of wrong.slice(0, SHOWN)) console.log(line)
  }
  console.log(`${'all'.padEnd(32)}${share(right, asked)}`)
}

const isRight = ([first]: readonly Found[], rows: readonly Row[]): boolean =>
  rows.length === 0 ? first === undefined : rows.some(({ id }) => id === first?.id)
const shown = (found: readonly Found[]): string =>
  found
    .slice(0, 3)
    .map(({ name }) => name)
    .join(' | ') || 'nothing'
const share = (right: number, all: number): string => `${right}/${all}`.padStart(9) + `${((right / all) * 100).toFixed(1)} %`.padStart(9)

async function ask(origin: string, query: string): Promise<readonly Found[]> {
  for (let tries = 1; ; tries++) {
    const answer = await fetch(`${origin}/api/v1/company-search/?${new URLSearchParams({ query })}`)
    if (!answer.ok) throw new Error(`${answer.status} for ${query}`)
    const { complete, result } = (await answer.json()) as { complete: boolean; result: Found[] }
    // On a busy machine time runs out for a reason outside the search.
    if (complete || tries === MOST_TRIES) return result
  }
}

/** `query = ИНН` or `query = NAME`, the name without quotes; `-` stands for no answer. */
function fixedList(register: readonly Row[]): Case[] {
  const byName = Map.groupBy(register, ({ name }) => name.replaceAll('"', ''))
  const byInn = Map.groupBy(register, ({ inn }) => inn)
  return readFileSync(LINES, 'utf8')
    .split('\n')
    .filter((line) => line.includes(' = ') && !line.startsWith('#'))
    .map((line) => {
      const at = line.lastIndexOf(' = ')
      const [query, named] = [line.slice(0, at), line.slice(at + 3).trim()]
      const right = named === '-' ? [] : (byInn.get(named) ?? byName.get(named))
      if (!right) throw new Error(`${LINES}: the register has no ${named}`)
      return { query, right }
    })
}
