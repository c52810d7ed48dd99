// `npm run bench -- import [COMPANIES] [SUBJECTS] [REGISTER]`: speed of importing COMPANIES documents of ЕГРЮЛ (the state register of companies) and
// SUBJECTS of РМСП (the register of small businesses), compared with a plain COPY of the same rows, and of a small import into a database that
// already holds REGISTER companies. A number of 0 skips its part.
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

/** Company documents in one file. Any number will do. */
const DOCUMENTS_A_FILE = 900

export async function bench([companies = '20000', subjects = '200000', register = '1000000']: string[]): Promise<void> {
  const environment = await openEnvironment(resolve('.data/bench-import'))
  try {
    if (Number(companies) > 0) await measureCompanies(environment, Number(companies))
    if (Number(subjects) > 0) await measureSmallBusinesses(environment, Number(subjects))
    if (Number(register) > 0) await measureSmallImport(environment, Number(register))
  } finally {
    await environment.close()
  }
}

const perSecond = (count: number, time: number): string => `${Math.round(count / time).toLocaleString('en-US')}/s`
/** One line of text: documents a second, processor time of the import's process, and its peak memory. */
const formatLoad = (count: number, { seconds, processor, memory }: Load): string =>
  `${perSecond(count, seconds)}, ${((processor / count) * 1000).toFixed(3)} ms of processor time each, at most ${Math.round(memory / 2 ** 20)} MB`
const say = (...words: (string | number)[]): void => console.log(words.join(' '))

/** Imports `count` company documents of ЕГРЮЛ into the empty database, then copies the same rows. */
async function measureCompanies(environment: BenchEnvironment, count: number): Promise<void> {
  const path = await writeFiles(environment, { name: 'egrul', count, first: 0 }, (documents) =>
    windows1251(envelope('ЕГРЮЛ_ОТКР_СВЕД', '4.07', 'windows-1251', documents)),
  )
  const loaded = await loadLarge(environment, path)
  const copy = await timePlainCopy(environment, ['companies', 'company_ties', 'company_facts'])
  say(`ЕГРЮЛ ${count} documents: ${formatLoad(count, loaded)}, indexes ${loaded.indexes.toFixed(1)} s`)
  say(`  plain COPY of its ${copy.rows} rows: ${perSecond(count, copy.seconds)} (documents), ${perSecond(copy.rows, copy.seconds)} (rows)`)
  for (const table of ['companies', 'company_ties', 'company_facts']) {
    const size = await tableSize(environment, table)
    say(`  ${table}: ${Math.round(size.bytes / count)} bytes a company`)
  }
}

/** The same for documents of РМСП, the register of small businesses; its numbers start at 5,000,000, so no company has two documents. */
async function measureSmallBusinesses(environment: BenchEnvironment, count: number): Promise<void> {
  const path = await writeFiles(environment, { name: 'rsmp', count, first: 5_000_000 }, (documents) =>
    Buffer.from(envelope('РЕЕСТРМСП', '4.06', 'UTF-8', documents)),
  )
  const loaded = await loadLarge(environment, path)
  const copy = await timePlainCopy(environment, ['taxpayer_facts'])
  const share = copy.seconds / loaded.seconds
  say(`РМСП ${count} documents: ${formatLoad(count, loaded)}`)
  say(`  plain COPY of its rows: ${perSecond(copy.rows, copy.seconds)}; the import reaches ${(share * 100).toFixed(0)} % of it`)
}

/** New companies of the small import: three files. Any number will do. */
const SMALL_IMPORT = 3 * DOCUMENTS_A_FILE

/**
 * Fills the database with `size` companies, then imports new ones while search index and statistics are kept up to date. Their numbers start at
 * 8,000,000, so that none is in the database yet.
 */
async function measureSmallImport(environment: BenchEnvironment, size: number): Promise<void> {
  const fill = await fillRegister(environment, 0, size)
  const indexes = await buildIndexes(environment)
  const updateSeconds = await followRegister(environment)
  say(
    `register of ${size} companies: ${perSecond(size, fill)}, indexes ${indexes.toFixed(1)} s, search and tallies ${updateSeconds.toFixed(1)} s`,
  )
  const path = await writeFiles(environment, { name: 'small', count: SMALL_IMPORT, first: 8_000_000 }, (documents) =>
    windows1251(envelope('ЕГРЮЛ_ОТКР_СВЕД', '4.07', 'windows-1251', documents)),
  )
  const loaded = await loadSmall(environment, path)
  say(`small load of ${SMALL_IMPORT} documents into it, all listeners running: ${formatLoad(SMALL_IMPORT, loaded)}`)
}

interface FileSet {
  /** Name of the folder; `rsmp` stands for small businesses, every other name for companies. */
  name: string
  /** Number of documents. */
  count: number
  /** Number of the first invented company; the others follow it. */
  first: number
}

/** Writes the documents as XML files of up to 900; returns their folder. */
async function writeFiles(
  environment: BenchEnvironment,
  { name, count, first }: FileSet,
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

/** Writes the file and waits until it is on the disk (fsync): otherwise the measured import would wait for these writes. */
async function writeToDisk(path: string, bytes: Buffer): Promise<void> {
  const file = await open(path, 'w')
  try {
    await file.writeFile(bytes)
    await file.sync()
  } finally {
    await file.close()
  }
}
