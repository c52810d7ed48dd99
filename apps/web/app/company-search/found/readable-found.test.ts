// Names of results, which the register writes in capitals, are displayed in ordinary case, and the marks of the matches move to the new text.
import type { FoundAnywhere } from '@sverka/contract/company-search/everywhere'
import { expect, test } from 'vitest'
import { founderFound, markedPieces, marksIn } from './marked.rules.ts'
import { readableFound } from './readable-found.ts'

/** A search result with some fields changed. */
const found = (changes: Partial<FoundAnywhere>): FoundAnywhere => ({
  id: 1,
  kind: 'company',
  name: 'ООО "БАЗА"',
  fio: null,
  inn: '7799483056',
  ogrn: '1157799483056',
  status: 'Действует',
  region: null,
  address: null,
  leader: null,
  registration_date: null,
  closed_on: null,
  procedure: null,
  as_of: '2026-11-20',
  okved: null,
  revenue: null,
  attention: null,
  matched_by: 'name',
  marks: [],
  branch: null,
  ...changes,
})

/** A company name with its legal form in full (limited liability company), which is displayed as «ООО». */
const LONG = 'ОБЩЕСТВО С ОГРАНИЧЕННОЙ ОТВЕТСТВЕННОСТЬЮ "КОНСАЛТ ГРАНКОНТУР"'
const findRange = (text: string, part: string): [number, number] => [text.indexOf(part), text.indexOf(part) + part.length]

/** The text with each match in square brackets. */
const marked = (text: string, ranges: [number, number][]) =>
  markedPieces(text, ranges)
    .map((piece) => (piece.matched ? `[${piece.text}]` : piece.text))
    .join('')

test('a founder with a shortened name keeps the mark of the match', () => {
  const founder = { field: 'founder' as const, text: LONG, ranges: [findRange(LONG, 'КОНС'), findRange(LONG, 'ГРАН')] }
  const shown = founderFound(readableFound(found({ matched_by: 'founder', marks: [founder] })))
  expect(shown && marked(shown.text, shown.ranges)).toBe('ООО «[Конс]алт [Гран]контур»')
})

test('a match in an abbreviated part leaves the rest unmarked, and the founder shown', () => {
  const founder = { field: 'founder' as const, text: LONG, ranges: [findRange(LONG, 'ОТВЕТ')] }
  const shown = founderFound(readableFound(found({ matched_by: 'founder', marks: [founder] })))
  expect(shown && marked(shown.text, shown.ranges)).toBe('ООО «Консалт Гранконтур»')
})

test('names that only change case and quotes keep their marks', () => {
  const name = 'ООО "РОМАШКА"'
  const shown = readableFound(found({ name, marks: [{ field: 'name', text: name, ranges: [findRange(name, 'РОМ')] }] }))
  expect(marked(shown.name, marksIn(shown, 'name'))).toBe('ООО «[Ром]ашка»')
})

test('a company found by a more important field shows no founder', () => {
  const marks = [{ field: 'founder' as const, text: 'БАЗА ИВАН', ranges: [findRange('БАЗА ИВАН', 'БАЗА')] }]
  expect(founderFound(readableFound(found({ matched_by: 'name', marks })))).toBeUndefined()
})
