// Shown if the listing of goods is empty: links that remove one filter each, with the number of goods that would then be found.
import { useMessages } from '../i18n/catalogue.ts'
import { ButtonLink } from '../ui/button.tsx'
import { EmptyState } from '../ui/empty-state.tsx'
import { Panel } from '../ui/panel.tsx'
import { listingMessages } from './listing.messages.ts'
import type { Loaded } from './load-listing.ts'
import styles from './marketplace.module.css'
import { type ListingUrl, RESET, START, writeListingUrl } from './marketplace-url.ts'

/** For each filter the changes of the URL that remove it. */
const WITHOUT_FILTER = {
  search: { search: '' },
  category: { slug: null, categories: [] },
  region: { regions: [], regionNames: [] },
  terms: { quantityTo: null, leadDaysTo: null },
  price: { priceFrom: null, priceTo: null, wrongFrom: null, wrongTo: null },
} as const satisfies Record<string, Partial<ListingUrl>>

/** `count` above 0 means that goods were found but the URL's page does not exist. `loosened`: number of goods without each filter. */
export function ListingEmpty({ url, listing: { count, loosened } }: Loaded) {
  const texts = useMessages(listingMessages)
  const { empty } = texts
  if (count > 0) {
    return (
      <Panel>
        <EmptyState title={empty.noSuchPage} action={<ButtonLink to={writeListingUrl({ ...url, page: 1 })}>{empty.toFirst}</ButtonLink>} />
      </Panel>
    )
  }
  const offers = (Object.keys(WITHOUT_FILTER) as (keyof typeof WITHOUT_FILTER)[]).filter((filter) => (loosened?.[filter] ?? 0) > 0)
  return (
    <Panel>
      <EmptyState
        icon="search"
        title={empty.title}
        action={
          <div className={styles.loosen}>
            {offers.map((filter) => (
              <ButtonLink key={filter} variant="soft" to={writeListingUrl({ ...url, page: 1, ...WITHOUT_FILTER[filter] })}>
                {empty.without[filter]}: {texts.offers(loosened?.[filter] ?? 0)}
              </ButtonLink>
            ))}
            <ButtonLink to={writeListingUrl(START)} state={RESET}>
              {empty.all}
            </ButtonLink>
          </div>
        }
      >
        {offers.length > 0 ? empty.text : empty.nothing}
      </EmptyState>
    </Panel>
  )
}
