// Step `busy` of the search bench: sends queries while all processors are busy. Each answer must be right, or be marked as incomplete.
import { spawn } from 'node:child_process'
import { cpus } from 'node:os'
import { sendAll } from './measure.ts'
import type { BenchQuery } from './queries.ts'
import { type GeneratedRecord, makeRecord } from './register.ts'

/** Queries for a taxpayer number (ИНН), queries for a name, and clients that send them in parallel. */
const NUMBERS = 60
const NAMES = 100
const CLIENTS = 20

interface AnswerCounts {
  readonly right: number
  readonly wrong: number
  /** Empty, but marked as complete: an error, because every query has a company. */
  readonly empty: number
  /** Empty, and marked as incomplete: the server's time for the search ran out. */
  readonly late: number
}

interface Register {
  readonly seed: string
  readonly size: number
}

/** Sends queries for numbers and for names in parallel, and counts the answers by whether they are right. */
export async function queryWhileBusy(origin: string, register: Register): Promise<Record<'numbers' | 'names', AnswerCounts>> {
  const busy = cpus().map(() => spawn(process.execPath, ['-e', 'for (;;);'], { stdio: 'ignore' }))
  try {
    const companies = spread(register)
    const numbers = await ask(origin, register, companies.slice(0, NUMBERS), ({ inn }) => inn)
    return { numbers, names: await ask(origin, register, companies, ({ name }) => quotedTitle(name)) }
  } finally {
    for (const child of busy) child.kill('SIGKILL')
  }
}

/** Companies from all parts of the register. Nearly half of the records are sole traders, so four times as many are tried as are needed. */
function spread({ seed, size }: Register): GeneratedRecord[] {
  const companies: GeneratedRecord[] = []
  for (let id = 1; companies.length < NAMES; id += Math.floor(size / NAMES / 4)) {
    const record = makeRecord(seed, id)
    if (record.kind === 'company') companies.push(record)
  }
  return companies
}

/** The part of a company's name in quotes. */
const quotedTitle = (name: string): string => /"(.*)"/.exec(name)?.[1] ?? name

const keepLetters = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll('ё', 'е')
    .replace(/[^\p{L}\p{N}]/gu, '')

/** `makeKey` returns the query for a company; any company with the same key is right. */
async function ask(
  origin: string,
  { seed }: Register,
  companies: readonly GeneratedRecord[],
  makeKey: (company: GeneratedRecord) => string,
): Promise<AnswerCounts> {
  const queries = companies.map((company): BenchQuery => ({ class: 'busy', params: { query: makeKey(company) } }))
  const { answers } = await sendAll(origin, queries, CLIENTS)
  const states = answers.map(({ result: [first], complete }, index) => {
    if (!first) return complete ? 'empty' : 'late'
    const found = makeKey(makeRecord(seed, first.id))
    if (keepLetters(found) === keepLetters(queries[index]?.params.query ?? '')) return 'right'
    console.log(`  asked ${queries[index]?.params.query}, found ${found}`)
    return 'wrong'
  })
  const count = (state: string) => states.filter((item) => item === state).length
  return { right: count('right'), wrong: count('wrong'), empty: count('empty'), late: count('late') }
}
