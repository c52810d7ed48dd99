// The URL of the listing of goods: its values are parsed, invalid ones ignored, and the same filters always give the same URL.
import { expect, test } from 'vitest'
import { isIndexed, isNarrowed, listingQuery, readListingUrl, typedPrice } from './listing-url.ts'
import { writeListingUrl } from './marketplace-url.ts'

/** `slug`: the category in the path; «krepezh» (fasteners) in these tests. */
const read = (text: string, slug?: string) => readListingUrl(slug, new URLSearchParams(text))

test('a URL is read back as it was written, whatever the order of its values', () => {
  const text = 'search=болт&regions__in=77,50&category__in=9&category__in=3&price__lte=60000&ordering=price&page=2'
  const written =
    '/marketplace/krepezh?search=%D0%B1%D0%BE%D0%BB%D1%82&category__in=3%2C9&regions__in=50%2C77&price__lte=60000&ordering=price&page=2'
  expect(writeListingUrl(read(text, 'krepezh'))).toBe(written)
  expect(writeListingUrl(readListingUrl('krepezh', new URL(`http://x${written}`).searchParams))).toBe(written)
})

test.each([
  ['page=0', '/marketplace'],
  ['page=-3&page=2', '/marketplace'],
  ['page=1e9', '/marketplace'],
  ['category__in=x,-1,0,1.5,99999999999', '/marketplace'],
  ['ordering=drop+table&search=+++', '/marketplace'],
])('%s is ignored as invalid', (text, written) => {
  expect(writeListingUrl(read(text))).toBe(written)
})

// A filter takes at most 50 values.
test('values are cut to the limit of a filter, and a search to 200 characters', () => {
  const many = Array.from({ length: 3000 }, (_, id) => id + 1).join(',')
  expect(read(`category__in=${many}`).categories).toHaveLength(50)
  expect(read(`search=${'я'.repeat(500)}`).search).toHaveLength(200)
})

test('prices are read as people type them', () => {
  expect(['12 500', '12,5', '0', '-1', '1e5', '', null].map(typedPrice)).toEqual([12_500, 12.5, 0, null, null, null, null])
})

// An exponent, a sign, a badly grouped number, more than the largest price, and words.
test.each(['1e5', '-5', '12 34', '1 000 000 000 001', '10 руб'])(
  '«%s» as a price stays in the URL as typed and filters nothing',
  (typed) => {
    const url = readListingUrl('krepezh', new URLSearchParams({ price__gte: typed, price__lte: '900', page: '2' }))
    expect(url).toMatchObject({ priceFrom: null, wrongFrom: typed, priceTo: 900, wrongTo: null })
    const written = new URL(`http://x${writeListingUrl(url)}`).searchParams
    expect([written.get('price__gte'), written.get('price__lte')]).toEqual([typed, '900'])
    expect(listingQuery(url)).toEqual({ page: 2, category: 'krepezh', price__lte: 900 })
    expect(isIndexed(readListingUrl('krepezh', new URLSearchParams({ price__gte: typed })))).toBe(false)
  },
)

test('a price of zero is a price', () => {
  expect(writeListingUrl(read('price__lte=0'))).toBe('/marketplace?price__lte=0')
  expect(listingQuery(read('price__lte=0'))).toEqual({ page: 1, price__lte: 0 })
})

test('a category may be indexed, a filtered or ordered list may not', () => {
  expect([isIndexed(read('page=2', 'krepezh')), isIndexed(read('ordering=price')), isIndexed(read('regions__in=77'))]).toEqual([
    true,
    false,
    false,
  ])
  expect([isNarrowed(read('page=2', 'krepezh')), isNarrowed(read('search=x'))]).toEqual([false, true])
  expect(listingQuery(read('price__gte=10', 'krepezh'))).toEqual({ page: 1, category: 'krepezh', price__gte: 10 })
})
