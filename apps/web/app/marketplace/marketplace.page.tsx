// `/marketplace/:category?`: the listing of goods on sale. Filters, order and page are in the URL and are changed by plain links and forms.
import { data, useNavigation } from 'react-router'
import { browserCall } from '../api/browser-call.ts'
import { servicesContext } from '../context.ts'
import { useMessages } from '../i18n/catalogue.ts'
import { languageInBrowser, languageOnServer } from '../reliability/reader-language.ts'
import type { PageFrame } from '../shell/frame.tsx'
import { PageHead } from '../shell/page-head.tsx'
import { usePageMeta } from '../shell/page-meta.ts'
import { Pager } from '../shell/pager.tsx'
import { Breadcrumbs } from '../ui/breadcrumbs.tsx'
import { classNames } from '../ui/class-names.ts'
import { Container, VisuallyHidden } from '../ui/layout.tsx'
import { Heading, Text } from '../ui/text.tsx'
import type { Route } from './+types/marketplace.page'
import { AppliedFilters } from './applied-filters.tsx'
import { BreadcrumbData } from './breadcrumb-data.tsx'
import { FilterChips } from './filter-chips.tsx'
import { GoodsGrid } from './goods-card.tsx'
import { listingMessages } from './listing.messages.ts'
import { ListingEmpty } from './listing-empty.tsx'
import { isIndexed } from './listing-url.ts'
import { type Loaded, lastPage, loadListing } from './load-listing.ts'
import { loadPromoted } from './load-promoted.ts'
import { marketplaceMessages } from './marketplace.messages.ts'
import styles from './marketplace.module.css'
import { MarketplaceHeader } from './marketplace-header.tsx'
import { writeListingUrl } from './marketplace-url.ts'
import { Promoted } from './promoted.tsx'
import { SupplierBanner } from './supplier-banner.tsx'

export const handle: PageFrame = { header: MarketplaceHeader }

/** A page beyond the last one has status 404. */
export async function loader({ request, params, context }: Route.LoaderArgs) {
  const { call } = context.get(servicesContext)
  const [loaded, promoted] = await Promise.all([
    loadListing(call, { request, params, lang: languageOnServer(context) }),
    loadPromoted(call),
  ])
  return data({ ...loaded, promoted }, { status: loaded.url.page > lastPage(loaded.listing) ? 404 : 200 })
}

/** In the browser the component `Promoted` loads the promoted goods itself, since each load counts as a view of them. */
export const clientLoader = async ({ request, params }: Route.ClientLoaderArgs) => ({
  ...(await loadListing(browserCall, { request, params, lang: languageInBrowser() })),
  promoted: [],
})

export default function MarketplacePage({ loaderData }: Route.ComponentProps) {
  const { url, listing } = loaderData
  const texts = useMessages(listingMessages)
  const isLoading = useNavigation().location?.pathname.startsWith('/marketplace') ?? false
  return (
    <Container className={styles.page}>
      <ListingHead {...loaderData} />
      <SupplierBanner />
      <ListingTitle {...loaderData} />
      <div className={styles.filters}>
        <FilterChips url={url} facets={listing.facets} />
        <AppliedFilters url={url} facets={listing.facets} />
        {listing.spelled && (
          <Text as="p" tone="secondary">
            {texts.spelled}
          </Text>
        )}
      </div>
      <div className={classNames(isLoading && styles.stale)} aria-busy={isLoading}>
        <VisuallyHidden>
          <span role="status">{isLoading ? '' : texts.offers(listing.count)}</span>
        </VisuallyHidden>
        {listing.result.length > 0 ? <GoodsGrid cards={listing.result} label={texts.goods} onTop /> : <ListingEmpty {...loaderData} />}
      </div>
      <Promoted drawn={loaderData.promoted} />
      <div className={styles.pager}>
        <Pager
          current={url.page}
          last={listing.result.length > 0 ? lastPage(listing) : 1}
          pageHref={(page) => writeListingUrl({ ...url, page })}
        />
      </div>
    </Container>
  )
}

/** Title such as «Арматура, страница 2». */
function useTitle({ url, listing }: Loaded): string {
  const texts = useMessages(listingMessages)
  const title = listing.trail.at(-1)?.name ?? texts.title
  return url.page > 1 ? texts.pagedTitle(title, url.page) : title
}

function ListingHead(loaded: Loaded) {
  const texts = useMessages(listingMessages)
  const { section } = useMessages(marketplaceMessages)
  const { url, listing } = loaded
  const category = listing.trail.at(-1)
  const isListed = isIndexed(url) && listing.result.length > 0
  const crumbs = [{ name: section, slug: null }, ...listing.trail].map(({ name, slug }) => ({ name, path: writeListingUrl({ slug }) }))
  return (
    <>
      <PageHead
        title={useTitle(loaded)}
        description={category ? texts.categoryDescription(category.name) : texts.description}
        canonical={writeListingUrl(url)}
        noindex={!isListed}
      />
      {category && <BreadcrumbData crumbs={crumbs} />}
    </>
  )
}

function ListingTitle({ listing }: Loaded) {
  const texts = useMessages(listingMessages)
  const { section, trail: trailLabel } = useMessages(marketplaceMessages)
  const meta = usePageMeta()
  const { trail, count } = listing
  const category = trail.at(-1)
  const steps = trail.slice(0, -1).map(({ name, slug }) => ({ label: name, to: writeListingUrl({ slug }) }))
  return (
    <div className={styles.title}>
      <div className={styles.names}>
        <Breadcrumbs
          label={trailLabel}
          crumbs={[{ label: section, to: '/marketplace' }, ...steps, { label: category?.name ?? texts.allCategories }]}
        />
        <Heading level={1}>{meta?.additional_title || category?.name || texts.title}</Heading>
        {meta?.text_field && (
          <Text as="p" tone="secondary" className={styles.lead}>
            {meta.text_field}
          </Text>
        )}
      </div>
      <Text as="p" tone="muted" numeric>
        {texts.offers(count)}
      </Text>
    </div>
  )
}
