// Every page of the product, from the built table of routes: new pages are included automatically.
import type { Page } from '@playwright/test'

interface Route {
  readonly id: string
  readonly parentId?: string
  readonly path?: string
  readonly index?: boolean
}

/**
 * Sample values of path parameters, by the beginning of the path. A new parameter needs an entry here. 7799483056 and 779915337017 are the
 * taxpayer numbers (ИНН) of a company and a person of the test register. Values with «no-such-page» name nothing: the page is a 404 page.
 */
const samples: readonly (readonly [beginning: string, value: string])[] = [
  ['/counter-parties/:id', '7799483056'],
  ['/people/:inn', '779915337017'],
  ['/special-registers/:register', 'licences'],
  ['/legal/:document', 'privacy'],
  ['/blog/:id', '1'],
  ['/marketplace/item/:id', '3'],
  ['/company/:id', '1'],
  ['/profile/products/edit/:id', '1'],
  ['/profile/orders/:id', '1'],
  ['/profile/quotes/asked/:id', '1'],
  ['/profile/quotes/:id', '1'],
  ['/sandbox-payment/:slug', 'sandbox-no-such-page'],
  ['/marketplace/:category?', 'stroymaterialy'],
  ['/reset-password/:uid', 'uid'],
  ['/reset-password/uid/:token', 'token'],
  ['/confirm-email/:token', 'token'],
  ['/revert-email/:token', 'token'],
  ['/unsubscribe/:token', 'token'],
  ['/back-office/news/:id', '1'],
  ['/back-office/orders/:id', '1'],
  ['/back-office/payments/:id', '1'],
  ['/profile/bulk-checks/:id', '1'],
  ['/profile/statements/:id', '1'],
  ['/profile/ties/:id', '1'],
  ['/profile/price-lists/:id', '1'],
  ['/back-office/people/:id', '1'],
  ['/back-office/products/batches/:id', '1'],
  ['/card-link/:token', 'no-such-page'],
  ['/deal-upload/:token', 'no-such-page'],
  ['/team-invitation/:token', 'no-such-page'],
  ['/disputed-facts/:number', '7799483056'],
  ['/profile/deals/:id', '1'],
  ['/invoice/:slug', 'invoice-of-no-such-page'],
  ['/plan-invoice/:slug', 'invoice-of-no-such-page'],
]

/** Paths of all pages, with their parameters unfilled; a parent with an index page is listed once. */
export async function listPaths(page: Page): Promise<string[]> {
  await page.goto('/')
  await page.locator('html[data-hydrated]').waitFor()
  const { routes } = await page.evaluate<{ readonly routes: Readonly<Record<string, Route>> }>('window.__reactRouterManifest')
  const routePath = ({ path, parentId }: Route): string => {
    const parent = parentId ? routes[parentId] : undefined
    return [parent ? routePath(parent) : '', path ?? ''].filter(Boolean).join('/')
  }
  const all = Object.values(routes).filter(({ id }) => id !== 'root')
  return [...new Set(all.map((route) => `/${routePath(route)}`))].sort()
}

/** The path with sample values in place of its parameters; `checkNumber` is the number of a report made by the member. Throws if one is missing. */
export function fillPath(address: string, checkNumber: string): string {
  const withSamples = samples.reduce((text, [beginning, value]) => {
    const begins = text === beginning || text.startsWith(`${beginning}/`)
    return begins ? beginning.replace(/:\w+\??$/, value) + text.slice(beginning.length) : text
  }, address)
  const filledPath = withSamples.replace(/:number\b/, checkNumber).replace('*', 'no-such-page')
  if (filledPath.includes(':')) throw new Error(`a parameter without a sample: ${address}`)
  return filledPath
}
