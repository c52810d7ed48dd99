// Compares the stored tables of feeds (`src/reliability/feeds/*.json`) with the rules of the reliability report: which fields of stored company data
// can make each factor (risk finding) found, and where each field comes from.
import { existsSync, globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect } from 'vitest'

const folder = join(import.meta.dirname, '../src/reliability/feeds')

type Feeds = Readonly<Record<string, readonly string[]>>

/** Separates the fields of one factor in a stored table. */
const BETWEEN = ', '

/** Explains a stored table to its readers, under the key `about`. */
const ABOUT_FACTORS = 'By code of a factor: the fields of stored facts (block.field) that can make it found'
const ABOUT_READERS =
  'By field of stored facts (block.field): where it comes from: register files, answers of the data aggregator, or counts over our own register'

function readFeeds(path: string): Feeds {
  const { about: _about, ...written }: Record<string, string> = existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : {}
  return Object.fromEntries(Object.entries(written).map(([name, fields]) => [name, fields.split(BETWEEN)]))
}

const HOW_TO_WRITE = 'The table of feeds is another: GOLDEN_OUTCOMES=write npx vitest run apps/server/src/reliability'

/** Compares fields by factor with the stored table of this name; with `GOLDEN_OUTCOMES=write` the table is written first. */
export function expectFeeds(name: string, feeds: Feeds): void {
  const path = join(folder, `${name}.json`)
  if (process.env.GOLDEN_OUTCOMES === 'write') {
    mkdirSync(folder, { recursive: true })
    const written = Object.fromEntries(Object.entries(feeds).map(([key, fields]) => [key, fields.join(BETWEEN)]))
    const about = name === READERS ? ABOUT_READERS : ABOUT_FACTORS
    writeFileSync(path, `${JSON.stringify({ about, ...written }, null, 2)}\n`)
  }
  expect(readFeeds(path), HOW_TO_WRITE).toEqual(feeds)
}

const READERS = 'readers'

/** Compares the table of readers: for each field of data the kind of source that stores it. */
export const expectReaders = (readers: Feeds): void => expectFeeds(READERS, readers)

/** The fields of each factor, from all tables. */
export const allFeeds = (): Feeds =>
  Object.assign(
    {},
    ...globSync(join(folder, '*.json'))
      .filter((path) => !path.endsWith(`${READERS}.json`))
      .map(readFeeds),
  )
