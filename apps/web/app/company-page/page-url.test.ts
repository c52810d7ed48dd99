// The URL of a seller's page holds what is asked for, and nothing that nobody asked for.
import { expect, test } from 'vitest'
import { readCompanyPageUrl, writeCompanyPageUrl } from './page-url.ts'

test('a URL is read back as it was written, and a page without choices has a plain one', () => {
  const asked = { search: 'болт', category: 5, ordering: 'price', page: 2 } as const
  const url = writeCompanyPageUrl(7, asked)
  expect(readCompanyPageUrl(new URL(url, 'http://x').searchParams)).toEqual(asked)
  expect(writeCompanyPageUrl(7, readCompanyPageUrl(new URLSearchParams()))).toBe('/company/7')
})

test('invalid values are ignored', () => {
  expect(readCompanyPageUrl(new URLSearchParams('category=x&ordering=name&page=-3'))).toEqual({
    search: '',
    category: null,
    ordering: '-created_at',
    page: 1,
  })
})
