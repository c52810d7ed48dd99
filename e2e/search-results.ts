// Shared by browser tests of the company search on /counter-parties: its field, its results, its API call and the page's URL.
import type { Page } from '@playwright/test'

/** Selector of one found company in the list of results. */
export const resultCards = 'article'

/** The search field of /counter-parties. */
export const searchBox = (page: Page) => page.getByRole('combobox', { name: 'Поиск компаний' })

/** For `page.route`: tells whether a URL is the API call that searches for this query. */
export const isSearchFor = (query: string) => (url: URL) =>
  url.pathname.startsWith('/api/v1/company-search') && url.searchParams.get('query') === query

/** For `toHaveURL`: tells whether a URL is the page of results with exactly these parameters, in any order. */
export const matchesFields = (fields: Record<string, string>) => (url: URL) =>
  url.pathname === '/counter-parties' &&
  url.searchParams.size === Object.keys(fields).length &&
  Object.entries(fields).every(([name, value]) => url.searchParams.get(name) === value)
