// `npm run search:quality -- SEED…`: how often the company search's first result is the right one, for queries that imitate habits of typing,
// drawn at random from the demo's companies, and for a list written by hand. `npm run search:quality -- lines` prints that list with its first
// results, which is the page `docs/search-answers.md`.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Case, drawCases } from './search-quality/classes.ts'
import { openEnvironment, type QualityStage } from './search-quality/environment.ts'
import type { Row } from './search-quality/register.ts'

/** Queries drawn for each class. */
const QUERIES = 40
/** Wrong answers printed for each class. */
const SHOWN = Number(process.env.SHOWN ?? 3)
/** Requests for one query before an incomplete answer is accepted. */
const MAX_ATTEMPTS = 5
const LINES = join(import.meta.dirname, 'search-quality/lines.txt')

interface Found {
  readonly id: number
  readonly name: string
  readonly inn: string | null
}

interface Answer {
  /** False if the server's time for the search ran out. */
  readonly complete: boolean
  /** Corrected queries that the search suggests. */
  readonly offers: readonly string[]
  readonly result: readonly Found[]
}

export async function bench(words: string[]): Promise<void> {
  const seeds = words.length > 0 ? words : ['a', 'b']
  const environment = await openEnvironment()
  try {
    if (words[0] === 'lines') return await showLines(environment)
    for (const seed of seeds) {
      console.log(`\nseed ${seed}: share of right first answers`)
      await judge(environment.origin, drawCases(environment.register, seed, { count: QUERIES }))
    }
    console.log('\nlines by hand')
    await judge(environment.origin, new Map([['lines by hand', fixedList(environment.register)]]))
    await judgeSamples(environment, seeds)
  } finally {
    await environment.stop()
  }
}

/** The same with queries drawn from the sample extracts, which are imported beside the demo's companies. */
async function judgeSamples(environment: QualityStage, seeds: readonly string[]): Promise<void> {
  const { register, from } = await environment.addSamples()
  if (from.length === 0) return console.log('\nno samples here')
  for (const seed of seeds) {
    console.log(`\nseed ${seed}, queries of the ${from.length} samples: share of right first answers`)
    await judge(environment.origin, drawCases(register, seed, { count: QUERIES, from }))
  }
}

const INTRODUCTION = `# First answers of the search, line by line

\`npm run search:quality -- lines\` prints this page: what people type, written by hand (\`ops/bench/search-quality/lines.txt\`), the answer that is expected
first, and the first three that the search gives over the demo's invented register. «=» stands where the first is the expected one.
`

/** Prints the list written by hand as a table of Markdown. */
async function showLines({ origin, register }: QualityStage): Promise<void> {
  console.log(`${INTRODUCTION}\n| Typed | Expected first | | Found |\n|---|---|---|---|`)
  for (const { query, right } of fixedList(register)) {
    const { result, offers } = await ask(origin, query)
    const meant = right[0] ? `${right[0].name}, ${right[0].inn}` : 'nobody'
    const found = result.length > 0 ? result.slice(0, 3).map(({ name, inn }) => `${name}, ${inn ?? ''}`) : ['nobody']
    const offered = result.length === 0 && offers.length > 0 ? `; offered: ${offers.map((offer) => `«${offer}»`).join(', ')}` : ''
    console.log(`| \`${query.trim()}\` | ${meant} | ${isRight(result, right) ? '=' : '≠'} | ${found.join('; ')}${offered} |`)
  }
}

/** Asks every query and prints the share of right answers for each class, and for all. */
async function judge(origin: string, classes: ReadonlyMap<string, readonly Case[]>): Promise<void> {
  let [total, right] = [0, 0]
  for (const [name, cases] of classes) {
    const wrong: string[] = []
    for (const { query, right: rows } of cases) {
      const { result: found } = await ask(origin, query)
      if (!isRight(found, rows)) wrong.push(`  «${query}»: ${describeFound(found)}; right: ${rows[0]?.name ?? 'nothing'}`)
    }
    total += cases.length
    right += cases.length - wrong.length
    console.log(`${name.padEnd(32)}${share(cases.length - wrong.length, cases.length)}`)
    for (const line of wrong.slice(0, SHOWN)) console.log(line)
  }
  console.log(`${'all'.padEnd(32)}${share(right, total)}`)
}

/** Whether the first result is one of the right records; without right records, whether nothing was found. */
const isRight = ([first]: readonly Found[], rows: readonly Row[]): boolean =>
  rows.length === 0 ? first === undefined : rows.some(({ id }) => id === first?.id)
const describeFound = (found: readonly Found[]): string =>
  found
    .slice(0, 3)
    .map(({ name }) => name)
    .join(' | ') || 'nothing'
const share = (right: number, all: number): string => `${right}/${all}`.padStart(9) + `${((right / all) * 100).toFixed(1)} %`.padStart(9)

async function ask(origin: string, query: string): Promise<Answer> {
  for (let attempt = 1; ; attempt++) {
    const answer = await fetch(`${origin}/api/v1/company-search/?${new URLSearchParams({ query })}`)
    if (!answer.ok) throw new Error(`${answer.status} for ${query}`)
    const answered = (await answer.json()) as Answer
    // On a busy machine the server's time for a search may run out although the search itself is fast.
    if (answered.complete || attempt === MAX_ATTEMPTS) return answered
  }
}

/** Reads the list by hand. A line is `query = ИНН` (taxpayer number) or `query = NAME`, the name without quotes; `-` stands for no right answer. */
function fixedList(register: readonly Row[]): Case[] {
  const byName = Map.groupBy(register, ({ name }) => name.replaceAll('"', ''))
  const byInn = Map.groupBy(register, ({ inn }) => inn)
  return readFileSync(LINES, 'utf8')
    .split('\n')
    .filter((line) => line.includes(' = ') && !line.startsWith('#'))
    .map((line) => {
      const index = line.lastIndexOf(' = ')
      const [query, expected] = [line.slice(0, index), line.slice(index + 3).trim()]
      const right = expected === '-' ? [] : (byInn.get(expected) ?? byName.get(expected))
      if (!right) throw new Error(`${LINES}: the register has no ${expected}`)
      return { query, right }
    })
}
