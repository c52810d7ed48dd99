// Compares the results, count and order of the company search with those of a brute-force test of all records, for several counting limits. The
// records are spread over two segments of the index, which are built once, and the delta, which has the records changed since.
import { hasTerm, meetsCondition, meetsRequirements } from '@sverka/posting-lists/delta'
import type { Document } from '@sverka/posting-lists/share'
import { beforeAll, expect, test } from 'vitest'
import { testApplication } from '../../../test/application.ts'
import { addRecords, type InventedRecord } from '../../../test/search-records.ts'
import {
  buildIndexDocument,
  compact,
  companyTermRules,
  createCompanyIndex,
  isFact,
  listSearchableRecords,
  rebuildCompanySearch,
  updateSearchIndex,
} from '../../company-index/company-index.ts'
import { readOnly } from '../../platform/db/connect.ts'
import { searchIds } from '../company-search.ts'
import type { SearchDb } from '../search-db.ts'
import type { Filters } from './filters.ts'
import { buildLevels, levelOfAll } from './levels.ts'
import { makeReading } from './query.ts'
import { possibleReadings } from './readings.ts'

const app = testApplication()
/** Number of records in the large segment. */
const RECORDS = 240

/** Pseudo-random numbers, the same in every run. */
function seededRandom(seed: number) {
  let state = seed
  const below = (end: number): number => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return Math.floor((state / 2 ** 32) * end)
  }
  return { below, pick: <T>(items: readonly T[]): T => items[below(items.length)] as T }
}

// Few words, so that many names resemble each other. «СПК» is a word of names and a legal form.
const STEMS = ['СТРОЙ', 'ТОРГ', 'СТРОЙКА', 'АЛЬФА', 'ТВЕРЬ', 'МОСТ', 'ALFA', 'СПК']
const SURNAMES = ['Иванов', 'Мостов', 'Строев']
const NAMES = ['Иван', 'Павел', 'Тимур']
const FORMS = ['ООО', 'АО', 'СПК', 'ТСЖ']
const CITIES = ['Тверь', 'Омск', 'Нижний Новгород']

function makeRecord(random: ReturnType<typeof seededRandom>): InventedRecord {
  const person = `${random.pick(SURNAMES)} ${random.pick(NAMES)} ${random.pick(['Иванович', 'Павлович'])}`
  const shared = {
    city: random.pick(CITIES),
    region: random.pick(['69', '55']),
    status: random.pick(['Действует', 'Действует', 'Не действует', 'Банкротство']),
    okved: random.pick(['62.01', '41.20', '49.41']),
    revenue: 1 + random.below(1e6),
    registered: `20${10 + random.below(10)}-0${1 + random.below(9)}-11`,
  }
  if (random.below(4) === 0) return { ...shared, kind: 'entrepreneur', name: `ИП ${person}`, fio: person }
  const name = Array.from({ length: 1 + random.below(3) }, () => random.pick(STEMS)).join(random.pick([' ', '-', '']))
  return { ...shared, name: `${random.pick(FORMS)} "${name}"`, leader: person, founders: [`ООО "${random.pick(STEMS)}"`] }
}

let db: SearchDb
/** All records as the index has them, in the order of results. */
let documents: readonly Document[]

// The oldest records are in a large segment, some changed ones in a small one, the last in the delta.
beforeAll(async () => {
  const { ownerUrl } = app.database
  const random = seededRandom(1)
  const ids = await addRecords(
    app.db,
    Array.from({ length: RECORDS }, () => makeRecord(random)),
  )
  await rebuildCompanySearch({ ownerUrl, workers: 0 })
  await change(ids.filter((_, i) => i % 7 === 0))
  ids.push(
    ...(await addRecords(
      app.db,
      Array.from({ length: 30 }, () => makeRecord(random)),
    )),
  )
  await compact({ ownerUrl, workers: 0 }, 1)
  await change(ids.filter((_, i) => i % 11 === 0))
  ids.push(
    ...(await addRecords(
      app.db,
      Array.from({ length: 20 }, () => makeRecord(random)),
    )),
  )
  documents = (await listSearchableRecords(readOnly(app.db), { ids })).map(buildIndexDocument).sort((a, b) => a.rank - b.rank)
  const summaryWanted = () => ({ version: '', today: '' })
  const index = { ...createCompanyIndex(readOnly(app.db), { waitMs: 60_000, processorMs: 60_000 }), summaryWanted }
  db = { register: readOnly(app.db), index }
})

/** Changes the records, which moves them to the delta. */
const change = (ids: readonly number[]) =>
  app.db.transaction().execute(async (tx) => {
    for (const id of ids)
      await tx
        .updateTable('companies')
        .set({ name: `АО "СТРОЙ ${id % 5}"`, status_name: 'Действует' })
        .where('id', '=', id)
        .execute()
    await updateSearchIndex(tx, ids)
  })

interface Question {
  readonly query: string
  readonly filters: Filters
  readonly sort?: 'revenue'
}

/** The expected ids by level: tests all records; each belongs to the first level that it matches. */
function expected({ query, filters, sort }: Question): number[][] {
  // In the delta the words of a document are one text, with a space around each.
  const rows = documents.map((document) => ({ ...document, version: 0, words: ` ${[...document.words, ...document.unlisted].join(' ')} ` }))
  const count = (term: string) => rows.filter(({ words }) => hasTerm(companyTermRules, words, term)).length
  const readings = query === '' ? { whole: [makeReading([])], apart: [] } : possibleReadings(query, count)
  const { widest, levels } = (sort ? levelOfAll : buildLevels)(readings, filters)
  const found = levels.map((): number[] => [])
  for (const row of rows) {
    const level = levels.findIndex((steps) =>
      steps.some(({ condition: index, further }) => {
        const condition = widest[index]
        return (
          condition !== undefined &&
          meetsCondition(companyTermRules, row, condition) &&
          meetsRequirements(companyTermRules, row.words, further)
        )
      }),
    )
    found[level]?.push(row.key)
  }
  return found
}

/** Queries of every class: whole words and beginnings, in any order, with form, place, activity, people, numbers, other letters. */
function questions(seed: number): Question[] {
  const random = seededRandom(seed)
  const stem = () => random.pick(STEMS).toLowerCase()
  /** A beginning of the text. */
  const begin = (text: string) => text.slice(0, 1 + random.below(text.length))
  const person = () => `${random.pick(SURNAMES)} ${random.pick(NAMES)} ${random.pick(['Иванович', 'П', ''])}`.trim()
  const number = () => documents[random.below(documents.length)]?.unlisted[0] ?? ''
  const classes: readonly (() => string)[] = [
    () => begin(stem()),
    () => `${stem()} ${begin(stem())}`,
    () => `${begin(stem())} ${stem()} ${begin(stem())}`,
    () => `${random.pick(FORMS)} ${begin(stem())}`,
    () => random.pick(FORMS),
    () => `${stem()} ${random.pick(CITIES)}`,
    () => `разработка ${random.pick(CITIES)}`,
    person,
    () => `${random.pick(SURNAMES)} ${random.pick(['И. П.', 'П. И.', 'Т'])}`,
    () => `ип ${begin(random.pick(SURNAMES))}`,
    () => number().slice(0, 3 + random.below(6)),
    () => `${number().slice(0, 4)} ${begin(stem())}`,
    () => random.pick(['#62', '41.2', '49.41']),
    () => random.pick(['stroi', 'alfa', 'альфа', 'cnhjq', 'torg most']),
    () => random.pick(['а', 'с', 'и п', 'ооо', 'омск']),
    () => '',
  ]
  const filters: readonly (() => Filters)[] = [
    () => ({}),
    () => ({}),
    () => ({ statuses: [random.pick(['active', 'closed', 'other'] as const)] }),
    () => ({ kind: random.pick(['company', 'entrepreneur'] as const), regions: ['69'] }),
    () => ({ okveds: ['62', '41'], bornFrom: '2012-01-01', bornTo: '2016-03-05' }),
  ]
  return Array.from({ length: 320 }, (_, i) => ({
    query: classes[i % classes.length]?.() ?? '',
    filters: filters[random.below(filters.length)]?.() ?? {},
    ...(random.below(12) === 0 ? { sort: 'revenue' as const } : {}),
  }))
}

// If more records match than are counted, the search goes level by level; if fewer, it finds the level of each matching record. Both must agree.
test.each([3, 25, 1000])('results counted to %i equal those of a brute-force search', { timeout: 240_000 }, async (end) => {
  let compared = 0
  for (const question of questions(end)) {
    const levels = expected(question)
    const all = levels.flat()
    // Queries that find nothing are corrected, which another test covers.
    if (all.length === 0) continue
    const request = { ...question, page: 1, pageSize: end, end, clock: app.clock, orAll: true }
    const found = await searchIds(db, request)
    expect([question, found]).toEqual([
      question,
      { ids: all.slice(0, end), count: Math.min(all.length, end), exact: all.length <= end, complete: true },
    ])
    compared++
  }
  expect(compared).toBeGreaterThan(200)
})

test('the records have terms of every kind', () => {
  const signs = new Set(documents.flatMap(({ words }) => words.map((word) => (isFact(word) ? word.slice(0, 2) : word.charAt(0)))))
  for (const sign of ['@k', '@f', '@r', '@b', '@c', '#', '.', '^', '~', '%']) expect(signs).toContain(sign)
})
