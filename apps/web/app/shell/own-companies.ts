// The companies and sole traders that a member represents, for the pages on which they sell: all of them for a choice, or a page of them for forms.
import type { Output } from '@sverka/contract/operations/operations'
import type { Call } from '@sverka/contract/web-host'

/** The most companies, and the most sole traders, that are read: the largest page that the API gives without a limit of its own. */
const MOST = 1000
/** Forms of companies on one page. */
const PAGE_SIZE = 20

type OwnCompany = Output<'GET /api/v1/companies/'>['result'][number]

/** The companies, then the sole traders; closed ones too. */
export async function loadOwnCompanies(call: Call, userId: number): Promise<OwnCompany[]> {
  const query = { representative__in: [userId], page_size: MOST }
  const [companies, entrepreneurs] = await Promise.all([
    call('GET /api/v1/companies/', { query }),
    call('GET /api/v1/entrepreneurs/', { query }),
  ])
  return [...companies.result, ...entrepreneurs.result]
}

interface OwnPage<Item> {
  readonly shown: readonly Item[]
  readonly page: number
  /** Number of the last page; 1 if there is nothing. */
  readonly last: number
}

/** The items on the page that `url` names by its parameter `page`; on the last page if there are fewer pages. */
export function pageOfOwn<Item>(items: readonly Item[], url: string): OwnPage<Item> {
  const last = Math.max(1, Math.ceil(items.length / PAGE_SIZE))
  const named = Math.trunc(Number(new URL(url).searchParams.get('page'))) || 1
  const page = Math.min(last, Math.max(1, named))
  return { shown: items.slice((page - 1) * PAGE_SIZE, page * PAGE_SIZE), page, last }
}
