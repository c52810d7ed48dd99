// The text that says which part of the country's companies a count over the product's own register covers: number of records, share of the country,
// day and source of the statistics. The country has 3,170,000 companies by the tax service's statistics (`COUNTRY` in `sources.ts`).
import { expect, test } from 'vitest'
import { ownCoverage } from './sources.ts'

/** The text with usual spaces in place of no-break ones. */
const plain = (text: string) => text.replaceAll(/[\u00a0\u202f]/g, ' ')

test('real records are shown with their number, the share of the country, the day and the source', () => {
  expect(plain(ownCoverage(4_185, false, 'ru'))).toBe('компаний: 4 185, 0,13 % от 3 170 000 в стране на 01.09.2025 по статистике ФНС')
  expect(plain(ownCoverage(4_185, false, 'en'))).toBe(
    "companies: 4,185, 0.13% of the country's 3,170,000 as of 01/09/2025 according to the tax service's statistics",
  )
  expect(ownCoverage(4_185, false, 'zh-CN')).toContain('3,170,000')
})

test('a register larger than the statistics counts as the whole country, not more', () => {
  expect(plain(ownCoverage(5_000_000, false, 'ru'))).toContain('100 % от 3 170 000')
})

test('an invented register has no share of the country', () => {
  expect(plain(ownCoverage(3_000, true, 'ru'))).toBe('компаний: 3 000')
  expect(ownCoverage(3_000, true, 'en')).not.toMatch(/country/)
})
