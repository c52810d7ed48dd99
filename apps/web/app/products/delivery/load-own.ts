// Loads what the page of delivery methods shows: a page of the member's companies with their stored methods, and the regions to choose from.
import type { DeliveryWay } from '@sverka/contract/products/delivery'
import type { Call } from '@sverka/contract/web-host'
import { languageInBrowser } from '../../reliability/reader-language.ts'
import { loadOwnCompanies, pageOfOwn } from '../../shell/own-companies.ts'

/** A company or sole trader that the member represents, with its stored delivery methods. */
export interface OwnCompany {
  readonly id: number
  readonly name: string
  readonly ways: readonly DeliveryWay[]
}

/** `url`: the address of the page, whose parameter `page` says which of the companies are shown; `last`: the number of its last page. */
export async function loadOwn(call: Call, url: string) {
  const { id: userId } = await call('GET /auth/users/me/', {})
  const lang = languageInBrowser()
  const [companies, { result: regions }] = await Promise.all([
    loadOwnCompanies(call, userId),
    call('GET /api/v1/regions/', { query: { lang } }),
  ])
  const { shown, page, last } = pageOfOwn(companies, url)
  const own = await Promise.all(
    shown.map(async ({ id, name }): Promise<OwnCompany> => {
      const { ways } = await call('GET /api/v1/companies/:id/delivery-ways/', { params: { id }, query: { lang } })
      return { id, name, ways }
    }),
  )
  return { own, regions, page, last }
}
