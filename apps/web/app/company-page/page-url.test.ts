// The URL of a seller's page holds the reader's choices and leaves out the defaults.
import { expect, test } from 'vitest'
import { readCompanyPageUrl, writeCompanyPageUrl } from './page-url.ts'

test('a URL is read back as it was written, and a page without choices has a plain one', () => {
  const choices = { search: 'болт', category: 5, ordering: 'price', page: 2 } as const
  const url = writeCompanyPageUrl(7, choices)
  expect(readCompanyPageUrl(new URL(url, 'http://x').searchParams)).toEqual(choices)
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
