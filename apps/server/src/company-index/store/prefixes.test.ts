// Compares the posting list of every term of the search index with a plain test of all documents. Terms that share the stored list of a longer term
// (a prefix with the same documents has no list of its own) must be right too.
import { Matcher } from '@sverka/posting-lists/matcher'
import { PostingIndex } from '@sverka/posting-lists/posting-index'
import type { Document } from '@sverka/posting-lists/share'
import { IndexView } from '@sverka/posting-lists/view'
import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import { testApplication } from '../../../test/application.ts'
import { addRecords } from '../../../test/search-records.ts'
import { readOnly } from '../../platform/db/connect.ts'
import { buildIndexDocument } from '../documents/document.ts'
import { listSearchableRecords } from '../documents/sources.sql.ts'
import { companyTermRules, isFact, shortestTerm } from '../documents/terms.ts'
import { rebuildCompanySearch } from '../rebuild/rebuild.ts'
import { searchStore } from './search-store.ts'

const app = testApplication()
/** Names that are prefixes of each other, repeat a word, are very short or longer than a term. */
const NAMES = [
  'РОМ',
  'РОМА',
  'РОМАШКА',
  'РОМАШКОВО',
  'РОМАН РОМАШКА',
  'ЛУГ',
  'ЛУГ ЛУГА',
  'ABC РОМ',
  'Я',
  'ЯЯ',
  'РОМАШКА-РОМАН',
  'ДЛИННОЕИМЯСЛОВОМБЕЗКОНЦА',
]
let documents: readonly Document[]
let view: IndexView

/** All terms of a document: every prefix of its words from the shortest on. */
const listTerms = ({ words }: Document): string[] =>
  words.flatMap((word) => Array.from({ length: word.length + 1 - shortestTerm(word) }, (_, i) => word.slice(0, shortestTerm(word) + i)))

beforeAll(async () => {
  const records = NAMES.flatMap((name, i) => [
    { name: `ООО "${name}"`, city: 'Рома', leader: 'Ромов Роман Романович', revenue: 1000 - i },
    { name: `АО "${name} ${i % 3}"`, okved: '62.01', region: '77', founders: ['Лугов Лука'], revenue: 500 - i },
  ])
  const ids = await addRecords(app.db, records)
  await rebuildCompanySearch({ ownerUrl: app.database.ownerUrl, workers: 0 })
  documents = (await listSearchableRecords(readOnly(app.db), { ids })).map(buildIndexDocument).sort((a, b) => a.rank - b.rank)
  const index = new PostingIndex(searchStore(readOnly(app.db)), { rules: companyTermRules })
  const terms = documents.flatMap(listTerms)
  // A term with «щ» added is a prefix of no word.
  view = await IndexView.open(index, [...terms, ...terms.map((term) => `${term}щ`)])
})

/** Document ids of the term's list; a document's id is its index in `documents`, which are in the order of ranks. */
const readList = (term: string): number[] => {
  const [segment] = view.generation.segments
  const list = view.list(segment?.segment ?? 0, term)
  return [...new Matcher().match({ driver: [list], others: [] }, 0)]
}

test('every term has its posting list', () => {
  const terms = [...new Set(documents.flatMap(listTerms))]
  expect(terms.length).toBeGreaterThan(300)
  for (const term of terms) {
    const has = (word: string) => (isFact(term) ? word === term : word.startsWith(term) && term.length >= shortestTerm(word))
    expect([term, readList(term)]).toEqual([term, documents.flatMap(({ words }, at) => (words.some(has) ? [at] : []))])
  }
})

test('a prefix of no word has an empty list', () => {
  const terms = new Set(documents.flatMap(listTerms))
  for (const term of terms) if (!terms.has(`${term}щ`)) expect([term, readList(`${term}щ`)]).toEqual([term, []])
})

// All prefixes of such a word have the same documents, so only the whole word has a stored list. Words are cut to 16 letters; `.` and `|` mark a word
// of a name.
test('prefixes that belong to one word only share its list', async () => {
  const { rows } =
    await sql`select distinct term from company_search_terms where term like 'длин%' or term like '.длин%' order by term`.execute(app.db)
  expect(rows).toEqual([{ term: '.длинноеимясловом|' }, { term: 'длинноеимясловом' }])
})
