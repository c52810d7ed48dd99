// The filters applied to the listing of goods, and an invalid price in the URL, each with a link that removes it.
import type { Facets } from '@sverka/contract/marketplace/marketplace'
import { useMessages } from '../i18n/catalogue.ts'
import { useFormat } from '../i18n/format.ts'
import { ButtonLink } from '../ui/button.tsx'
import { Icon } from '../ui/icon.tsx'
import { Link } from '../ui/link.tsx'
import styles from './applied-filters.module.css'
import { everyCategory } from './category-names.ts'
import { listingMessages } from './listing.messages.ts'
import { type ListingUrl, RESET, writeListingUrl } from './marketplace-url.ts'

/** `facets`: the categories and regions that can be chosen, with their names. */
interface AppliedProps {
  url: ListingUrl
  facets: Facets
}

interface AppliedFilter {
  readonly name: string
  /** The URL of the listing without this filter. */
  readonly to: string
}

export function AppliedFilters(props: AppliedProps) {
  const texts = useMessages(listingMessages)
  const applied = useApplied(props)
  if (applied.length === 0) return null
  return (
    <ul className={styles.applied} aria-label={texts.applied}>
      {applied.map(({ name, to }) => (
        <li key={`${to} ${name}`} className={styles.tag}>
          {name}
          <Link to={to} aria-label={texts.remove(name)} preventScrollReset>
            <Icon name="close" size="small" />
          </Link>
        </li>
      ))}
      <li>
        <ButtonLink variant="text" size="small" to={writeListingUrl({ order: props.url.order })} state={RESET}>
          {texts.resetAll}
        </ButtonLink>
      </li>
    </ul>
  )
}

function useApplied({ url, facets }: AppliedProps): AppliedFilter[] {
  const texts = useMessages(listingMessages)
  const format = useFormat()
  const without = (changes: Partial<ListingUrl>) => writeListingUrl({ ...url, page: 1, ...changes })
  const category = ({ id, name, slug }: { id: number; name: string; slug: string }) => {
    const rest = url.categories.filter((other) => other !== id)
    return { name, to: without({ categories: rest, slug: slug === url.slug ? null : url.slug }) }
  }
  const region = ({ id, name }: { id: number; name: string }) => ({
    name,
    to: without({
      regions: url.regions.filter((other) => other !== id),
      regionNames: url.regionNames.filter((other) => other !== name),
    }),
  })
  const { search, priceFrom, priceTo, wrongFrom, wrongTo, quantityTo, leadDaysTo } = url
  return [
    ...(search ? [{ name: texts.query(search), to: without({ search: '' }) }] : []),
    ...everyCategory(facets.categories)
      .filter(({ id, slug }) => slug === url.slug || url.categories.includes(id))
      .map(category),
    ...facets.regions.filter(({ id, name }) => url.regions.includes(id) || url.regionNames.includes(name)).map(region),
    ...(priceFrom === null ? [] : [{ name: texts.from(format.price(priceFrom)), to: without({ priceFrom: null }) }]),
    ...(wrongFrom === null ? [] : [{ name: texts.notPrice(wrongFrom), to: without({ wrongFrom: null }) }]),
    ...(priceTo === null ? [] : [{ name: texts.upTo(format.price(priceTo)), to: without({ priceTo: null }) }]),
    ...(wrongTo === null ? [] : [{ name: texts.notPrice(wrongTo), to: without({ wrongTo: null }) }]),
    ...(quantityTo === null ? [] : [{ name: texts.need(format.integer(quantityTo)), to: without({ quantityTo: null }) }]),
    ...(leadDaysTo === null ? [] : [{ name: texts.within(leadDaysTo), to: without({ leadDaysTo: null }) }]),
  ]
}
