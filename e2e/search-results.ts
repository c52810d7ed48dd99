// Shared by browser tests of the search: the box, the results, their API call and the page's URL.
import type { Page } from '@playwright/test'

export const results = 'article'

export const box = (page: Page) => page.getByRole('combobox', { name: 'Поиск компаний' })

/** Whether a URL is the search call for this query. */
export const asking = (query: string) => (url: URL) =>
  url.pathname.startsWith('/api/v1/company-search') && url.searchParams.get('query') === query

/** Whether it is the results' URL with exactly these parameters. */
export const matchesFields = (fields: Record<string, string>) => (url: URL) =>
  url.pathname === '/counter-parties' &&
  url.searchParams.size === Object.keys(fields).length &&
  Object.entries(fields).every(([name, value]) => url.searchParams.get(name) === value)
