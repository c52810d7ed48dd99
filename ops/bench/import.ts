// `npm run bench -- import [COMPANIES] [SUBJECTS] [REGISTER]`: documents a second for ЕГРЮЛ and РМСП, beside a plain COPY of the same rows,
// and for a small load into a register in use; 0 leaves a part out.
import { mkdirSync } from 'node:fs'
import { open } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import {
  type BenchEnvironment,
  buildIndexes,
  fillRegister,
  followRegister,
  type Load,
  loadLarge,
  loadSmall,
  openEnvironment,
  tableSize,
  timePlainCopy,
} from './import/environment.ts'
import { companyDocument, envelope, smallBusinessDocument, windows1251 } from './import/shapes.ts'

/** Company documents in one file. */
const DOCUMENTS_A_FILE = 900

export async function bench([companies = '20000', subjects = '200000', register = '1000000']: string[]): Promise<void> {
  const environment = await openEnvironment(resolve('.data/bench-import'))
  try {
    if (Number(companies) > 0) await egrul(environment, Number(companies))
    if (Number(subjects) > 0) await rsmp(environment, Number(subjects))
    if (Number(register) > 0) await small(environment, Number(register))
  } finally {
    await environment.close()
  }
}

const perSecond = (count: number, time: number): string => `${Math.round(count / time).toLocaleString('en-US')}/s`
/** Rate, processor time of the import's process, and its peak memory. */
const described = (count: number, { seconds, processor, memory }: Load): string =>
  `${perSecond(count, seconds)}, ${((processor / count) * 1000).toFixed(3)} ms of processor time each, at most ${Math.round(memory / 2 ** 20)} MB`
const say = (...words: (string | number)[]): void => console.log(words.join(' '))

async function egrul(environment: BenchEnvironment, count: number): Promise<void> {
  const path = await writeFiles(environment, { name: 'egrul', count, first: 0 }, (documents) =>
    windows1251(envelope('ЕГРЮЛ_ОТКР_СВЕД', '4.07', 'windows-1251', documents)),
  )
  const loaded = await loadLarge(environment, path)
  const copy = await timePlainCopy(environment, ['companies', 'company_ties', 'company_facts'])
  say(`ЕГРЮЛ ${count} documents: ${described(count, loaded)}, indexes ${loaded.indexes.toFixed(1)} s`)
  say(`  plain COPY of its ${copy.rows} rows: ${perSecond(count, copy.seconds)} (documents), ${perSecond(copy.rows, copy.seconds)} (rows)`)
  for (const table of ['companies', 'company_ties', 'company_facts']) {
    const size = await tableSize(environment, table)
    say(`  ${table}: ${Math.round(size.bytes / count)} bytes a company`)
  }
}

async function rsmp(environment: BenchEnvironment, count: number): Promise<void> {
  const path = await writeFiles(environment, { name: 'rsmp', count, first: 5_000_000 }, (documents) =>
    Buffer.from(envelope('РЕЕСТРМСП', '4.06', 'UTF-8', documents)),
  )
  const loaded = await loadLarge(environment, path)
  const copy = await timePlainCopy(environment, ['taxpayer_facts'])
  const share = copy.seconds / loaded.seconds
  say(`РМСП ${count} documents: ${described(count, loaded)}`)
  say(`  plain COPY of its rows: ${perSecond(copy.rows, copy.seconds)}; the import reaches ${(share * 100).toFixed(0)} % of it`)
}

async function small(environment: BenchEnvironment, size: number): Promise<void> {
  const fill = await fillRegister(environment, 0, size)
  const indexes = await buildIndexes(environment)
  const followed = await followRegister(environment)
  say(
    `register of ${size} companies: ${perSecond(size, fill)}, indexes ${indexes.toFixed(1)} s, search and tallies ${followed.toFixed(1)} s`,
  )
  const count = 2700
  const path = await writeFiles(environment, { name: 'small', count, first: 8_000_000 }, (documents) =>
    windows1251(envelope('ЕГРЮЛ_ОТКР_СВЕД', '4.07', 'windows-1251', documents)),
  )
  const loaded = await loadSmall(environment, path)
  say(`small load of ${count} documents into it, everybody following: ${described(count, loaded)}`)
}

interface Wanted {
  name: string
  count: number
  first: number
}

async function writeFiles(
  environment: BenchEnvironment,
  { name, count, first }: Wanted,
  encode: (documents: string[]) => Buffer,
): Promise<string> {
  const folder = join(environment.folder, name)
  mkdirSync(folder, { recursive: true })
  const make = name === 'rsmp' ? smallBusinessDocument : companyDocument
  for (let index = 0; index < count; index += DOCUMENTS_A_FILE) {
    const documents = Array.from({ length: Math.min(DOCUMENTS_A_FILE, count - index) }, (_, position) => make(first + index + position))
    await writeToDisk(join(folder, `${String(index).padStart(8, '0')}.xml`), encode(documents))
  }
  return folder
}

/** Waits for pending disk writes: otherwise the measured import waits for megabytes that it did not write. */
async function writeToDisk(path: string, bytes: Buffer): Promise<void> {
  const file = await open(path, 'w')
  try {
    await file.writeFile(bytes)
    await file.sync()
  } finally {
    await file.close()
  }
}
