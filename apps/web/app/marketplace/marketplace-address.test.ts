// The listing's address: what it understands, what it passes over, and that the same filters always spell the same address.
import { expect, test } from 'vitest'
import { isIndexed, isNarrowed, queryOf, readAddress, typedPrice, writeAddress } from './marketplace-address.ts'

const read = (text: string, slug?: string) => readAddress(slug, new URLSearchParams(text))

test('an address is read back as it was written, whatever the order of its values', () => {
  const text = 'search=болт&regions__in=77,50&category__in=9&category__in=3&price__lte=60000&ordering=price&page=2'
  const written =
    '/marketplace/krepezh?search=%D0%B1%D0%BE%D0%BB%D1%82&category__in=3%2C9&regions__in=50%2C77&price__lte=60000&ordering=price&page=2'
  expect(writeAddress(read(text, 'krepezh'))).toBe(written)
  expect(writeAddress(readAddress('krepezh', new URL(`http://x${written}`).searchParams))).toBe(written)
})

test.each([
  ['page=0', '/marketplace'],
  ['page=-3&page=2', '/marketplace'],
  ['page=1e9', '/marketplace'],
  ['category__in=x,-1,0,1.5,99999999999', '/marketplace'],
  ['price__gte=-5&price__lte=1e5', '/marketplace'],
  ['ordering=drop+table&search=+++', '/marketplace'],
])('%s makes no sense and is passed over', (text, written) => {
  expect(writeAddress(read(text))).toBe(written)
})

test('thousands of values are cut to what a filter takes, a long search to its first letters', () => {
  const many = Array.from({ length: 3000 }, (_, id) => id + 1).join(',')
  expect(read(`category__in=${many}`).categories).toHaveLength(50)
  expect(read(`search=${'я'.repeat(500)}`).search).toHaveLength(200)
})

test('prices are read as people type them', () => {
  expect(['12 500', '12,5', '0', '-1', '1e5', '', null].map(typedPrice)).toEqual([12_500, 12.5, null, null, null, null, null])
})

test('a category may be indexed, a filtered or ordered list may not', () => {
  expect([isIndexed(read('page=2', 'krepezh')), isIndexed(read('ordering=price')), isIndexed(read('regions__in=77'))]).toEqual([
    true,
    false,
    false,
  ])
  expect([isNarrowed(read('page=2', 'krepezh')), isNarrowed(read('search=x'))]).toEqual([false, true])
  expect(queryOf(read('price__gte=10', 'krepezh'))).toEqual({ page: 1, category: 'krepezh', price__gte: 10 })
})
