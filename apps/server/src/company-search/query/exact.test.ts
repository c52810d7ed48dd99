// Compares results, count and order of the search with a brute-force test of all records, for several counting limits and with records spread over
// segments and the delta.
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
const RECORDS = 240

/** Pseudo-random numbers, the same in every run. */
function seededRandom(seed: number) {
  let state = seed
  const below = (end: number): number => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return Math.floor((state / 2 ** 32) * end)
  }
  return { below, of: <T>(items: readonly T[]): T => items[below(items.length)] as T }
}

const STEMS = ['СТРОЙ', 'ТОРГ', 'СТРОЙКА', 'АЛЬФА', 'ТВЕРЬ', 'МОСТ', 'ALFA', 'СПК']
const SURNAMES = ['Иванов', 'Мостов', 'Строев']
const NAMES = ['Иван', 'Павел', 'Тимур']
const FORMS = ['ООО', 'АО', 'СПК', 'ТСЖ']
const CITIES = ['Тверь', 'Омск', 'Нижний Новгород']

function invented(chance: ReturnType<typeof seededRandom>): InventedRecord {
  const person = `${chance.of(SURNAMES)} ${chance.of(NAMES)} ${chance.of(['Иванович', 'Павлович'])}`
  const shared = {
    city: chance.of(CITIES),
    region: chance.of(['69', '55']),
    status: chance.of(['Действует', 'Действует', 'Не действует', 'Банкротство']),
    okved: chance.of(['62.01', '41.20', '49.41']),
    revenue: 1 + chance.below(1e6),
    registered: `20${10 + chance.below(10)}-0${1 + chance.below(9)}-11`,
  }
  if (chance.below(4) === 0) return { ...shared, kind: 'entrepreneur', name: `ИП ${person}`, fio: person }
  const name = Array.from({ length: 1 + chance.below(3) }, () => chance.of(STEMS)).join(chance.of([' ', '-', '']))
  return { ...shared, name: `${chance.of(FORMS)} "${name}"`, leader: person, founders: [`ООО "${chance.of(STEMS)}"`] }
}

let db: SearchDb
let documents: readonly Document[]

// The oldest records are in a large segment, some changed ones in a small one, the last in the delta.
beforeAll(async () => {
  const { ownerUrl } = app.database
  const chance = seededRandom(1)
  const ids = await addRecords(
    app.db,
    Array.from({ length: RECORDS }, () => invented(chance)),
  )
  await rebuildCompanySearch({ ownerUrl, workers: 0 })
  await change(ids.filter((_, i) => i % 7 === 0))
  ids.push(
    ...(await addRecords(
      app.db,
      Array.from({ length: 30 }, () => invented(chance)),
    )),
  )
  await compact({ ownerUrl, workers: 0 }, 1)
  await change(ids.filter((_, i) => i % 11 === 0))
  ids.push(
    ...(await addRecords(
      app.db,
      Array.from({ length: 20 }, () => invented(chance)),
    )),
  )
  documents = (await listSearchableRecords(readOnly(app.db), { ids })).map(buildIndexDocument).sort((a, b) => a.rank - b.rank)
  const summaryWanted = () => ({ version: '', today: '' })
  const index = { ...createCompanyIndex(readOnly(app.db), { waitMs: 60_000, processorMs: 60_000 }), summaryWanted }
  db = { register: readOnly(app.db), index }
})

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
  const rows = documents.map((one) => ({ ...one, version: 0, words: ` ${[...one.words, ...one.unlisted].join(' ')} ` }))
  const count = (term: string) => rows.filter(({ words }) => hasTerm(companyTermRules, words, term)).length
  const readings = query === '' ? { whole: [makeReading([])], apart: [] } : possibleReadings(query, count)
  const { widest, levels } = (sort ? levelOfAll : buildLevels)(readings, filters)
  const found = levels.map((): number[] => [])
  for (const row of rows) {
    const level = levels.findIndex((steps) =>
      steps.some(({ condition: place, further }) => {
        const condition = widest[place]
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
  const chance = seededRandom(seed)
  const stem = () => chance.of(STEMS).toLowerCase()
  const cut = (text: string) => text.slice(0, 1 + chance.below(text.length))
  const person = () => `${chance.of(SURNAMES)} ${chance.of(NAMES)} ${chance.of(['Иванович', 'П', ''])}`.trim()
  const number = () => documents[chance.below(documents.length)]?.unlisted[0] ?? ''
  const classes: readonly (() => string)[] = [
    () => cut(stem()),
    () => `${stem()} ${cut(stem())}`,
    () => `${cut(stem())} ${stem()} ${cut(stem())}`,
    () => `${chance.of(FORMS)} ${cut(stem())}`,
    () => chance.of(FORMS),
    () => `${stem()} ${chance.of(CITIES)}`,
    () => `разработка ${chance.of(CITIES)}`,
    person,
    () => `${chance.of(SURNAMES)} ${chance.of(['И. П.', 'П. И.', 'Т'])}`,
    () => `ип ${cut(chance.of(SURNAMES))}`,
    () => number().slice(0, 3 + chance.below(6)),
    () => `${number().slice(0, 4)} ${cut(stem())}`,
    () => chance.of(['#62', '41.2', '49.41']),
    () => chance.of(['stroi', 'alfa', 'альфа', 'cnhjq', 'torg most']),
    () => chance.of(['а', 'с', 'и п', 'ооо', 'омск']),
    () => '',
  ]
  const filters: readonly (() => Filters)[] = [
    () => ({}),
    () => ({}),
    () => ({ statuses: [chance.of(['active', 'closed', 'other'] as const)] }),
    () => ({ kind: chance.of(['company', 'entrepreneur'] as const), regions: ['69'] }),
    () => ({ okveds: ['62', '41'], bornFrom: '2012-01-01', bornTo: '2016-03-05' }),
  ]
  return Array.from({ length: 320 }, (_, i) => ({
    query: classes[i % classes.length]?.() ?? '',
    filters: filters[chance.below(filters.length)]?.() ?? {},
    ...(chance.below(12) === 0 ? { sort: 'revenue' as const } : {}),
  }))
}

// If more is found than is counted, the search asks level by level; if less, it tests each found document.
test.each([3, 25, 1000])('results counted to %i equal those of a brute-force search', { timeout: 240_000 }, async (end) => {
  let compared = 0
  for (const question of questions(end)) {
    const levels = expected(question)
    const all = levels.flat()
    // Queries that find nothing are repaired, which another test covers.
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

test('the compared queries contain terms of every kind', () => {
  const signs = new Set(documents.flatMap(({ words }) => words.map((word) => (isFact(word) ? word.slice(0, 2) : word.charAt(0)))))
  for (const sign of ['@k', '@f', '@r', '@b', '@c', '#', '.', '^', '~', '%']) expect(signs).toContain(sign)
})
