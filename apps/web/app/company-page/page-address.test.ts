// The URL of a seller's page holds what is asked for, and nothing that nobody asked for.
import { expect, test } from 'vitest'
import { readAddress, writeAddress } from './page-address.ts'

test('a URL is read back as it was written, and a page without choices has a plain one', () => {
  const asked = { search: 'болт', category: 5, ordering: 'price', page: 2 } as const
  const address = writeAddress(7, asked)
  expect(readAddress(new URL(address, 'http://x').searchParams)).toEqual(asked)
  expect(writeAddress(7, readAddress(new URLSearchParams()))).toBe('/company/7')
})

test('invalid values are ignored', () => {
  expect(readAddress(new URLSearchParams('category=x&ordering=name&page=-3'))).toEqual({
    search: '',
    category: null,
    ordering: '-created_at',
    page: 1,
  })
})
