// Numbers in a list are read as the search reads them.
import { expect, test } from 'vitest'
import { readLines, rowsOfText } from './read-lines.ts'

const linesOf = (text: string) => readLines(rowsOfText(text)).map(({ number, fault }) => number ?? fault)

test.each([
  ['1690-001169', ['1690001169']],
  ['１６９０００１１６９', ['1690001169']],
  ['1,690001169E+09', ['1690001169']],
  ['\u202a1690001169\u202c', ['1690001169']],
  ['1690001169, 1690021800', ['1690001169', '1690021800']],
  ['КПП 711001001', ['no_number']],
  ['2390-012387', ['2390012387']],
  ['7,70708E+11', ['rounded']],
  ['1690-001160', ['checksum']],
  ['Дом 5', ['no_number']],
])('%s', (text, numbers) => {
  expect(linesOf(text)).toEqual(numbers)
})
