// The filters of the listing of goods: category, region, price, terms («Категория», «Регион», «Цена», «Условия»), and the choice of its order.
// Each filter is a small form that opens below its button and works without JavaScript. When the URL changes, only the fields of the filters that
// changed get their new values: what is typed in others, and the focus, stay.
import type { Facets } from '@sverka/contract/marketplace/marketplace'
import { FILTER_PRICE_MAX } from '@sverka/contract/marketplace/marketplace.rules'
import { productOrders } from '@sverka/contract/products/products.rules'
import { LEAD_DAYS_MAX, QUANTITY_MAX } from '@sverka/contract/products/trade-terms.rules'
import { type FormEvent, type ReactNode, useRef, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { useMessages } from '../i18n/catalogue.ts'
import { useFormat } from '../i18n/format.ts'
import { Button } from '../ui/button.tsx'
import { classNames } from '../ui/class-names.ts'
import { Select } from '../ui/field.tsx'
import { Icon, type IconName } from '../ui/icon.tsx'
import { VisuallyHidden } from '../ui/layout.tsx'
import { NumberField } from '../ui/number-field.tsx'
import { useDismiss } from '../ui/use-dismiss.ts'
import { useRefill } from '../ui/use-refill.ts'
import { CategoryChoices } from './category-choices.tsx'
import { everyCategory } from './category-names.ts'
import styles from './filter-chips.module.css'
import { listingMessages } from './listing.messages.ts'
import { readListingUrl } from './listing-url.ts'
import { isReset, type ListingUrl, writeListingUrl } from './marketplace-url.ts'

interface FilterProps {
  url: ListingUrl
  facets: Facets
}

export function FilterChips({ url, facets }: FilterProps) {
  const texts = useMessages(listingMessages)
  const chosenCategories = everyCategory(facets.categories).filter(({ id, slug }) => slug === url.slug || url.categories.includes(id))
  const regions = facets.regions.filter(({ id, name }) => url.regions.includes(id) || url.regionNames.includes(name))
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would bring form semantics to several forms
    <div key={useLastReset()} role="group" aria-label={texts.filters} className={styles.chips}>
      <Chip icon="grid" label={texts.category} count={chosenCategories.length} without="categories" {...{ url, facets }}>
        {facets.categories.length > 0 ? (
          <CategoryChoices
            key={listIds(chosenCategories)}
            tree={facets.categories}
            chosen={new Set(chosenCategories.map(({ id }) => id))}
          />
        ) : (
          <p>{texts.noValues}</p>
        )}
      </Chip>
      <Chip icon="pin" label={texts.region} count={regions.length} without="regions" {...{ url, facets }}>
        <RegionChoices key={listIds(regions)} regions={facets.regions} chosen={regions} />
      </Chip>
      <Chip label={texts.price} isOn={priceRange(url).some((price) => price !== null)} without="price" {...{ url, facets }}>
        <PriceFields url={url} />
      </Chip>
      <Chip label={texts.terms} isOn={url.quantityTo !== null || url.leadDaysTo !== null} without="terms" {...{ url, facets }}>
        <TermFields url={url} />
      </Chip>
      <OrderChoice url={url} facets={facets} />
    </div>
  )
}

/** The key of the last visit that a link with the state `RESET` made: then choices that were not applied go too. */
function useLastReset(): string {
  const { key, state } = useLocation()
  const [last, setLast] = useState('')
  if (isReset(state) && last !== key) setLast(key)
  return last
}

/** A React key of the chosen values. */
const listIds = (chosen: readonly { readonly id: number }[]): string => chosen.map(({ id }) => id).join()

/** Texts of the two price fields: a price, or the invalid text typed instead. */
const priceRange = ({ priceFrom, wrongFrom, priceTo, wrongTo }: ListingUrl) => [priceFrom ?? wrongFrom, priceTo ?? wrongTo] as const

/** The filter whose fields a form has; `terms` are the smallest quantity and the days until shipping. */
type OwnFilter = 'categories' | 'regions' | 'price' | 'terms' | 'order'

/** The other filters of the URL as hidden fields, so that a form without JavaScript keeps them. */
function HiddenFilters({ url, without, facets }: FilterProps & { without: OwnFilter }) {
  // The category of the path (its slug) becomes a parameter here, because the form goes to the path without a category.
  const slugId = everyCategory(facets.categories).find(({ slug }) => slug === url.slug)?.id
  const categories = [...url.categories, ...(slugId ? [slugId] : [])]
  const [from, to] = priceRange(url)
  const fields: Record<string, readonly (string | number | null)[]> = {
    search: [url.search || null],
    ...(without === 'categories' ? {} : { category__in: categories }),
    ...(without === 'regions' ? {} : { regions__in: url.regions, company__region__name__in: url.regionNames }),
    ...(without === 'price' ? {} : { price__gte: [from], price__lte: [to] }),
    ...(without === 'terms' ? {} : { quantity__lte: [url.quantityTo], lead_days__lte: [url.leadDaysTo] }),
    ...(without === 'order' ? {} : { ordering: [url.order] }),
  }
  return Object.entries(fields).flatMap(([name, values]) =>
    values.map((value) => value !== null && <input key={`${name} ${value}`} type="hidden" name={name} value={value} />),
  )
}

/** The URL for the fields of a form. A single chosen category becomes part of the path, several stay parameters. */
function buildListingPath(form: HTMLFormElement, facets: Facets): string {
  const entries = [...new FormData(form)].filter((entry): entry is [string, string] => typeof entry[1] === 'string')
  const url = readListingUrl(undefined, new URLSearchParams(entries))
  const [only, ...more] = url.categories
  const slug = more.length === 0 ? everyCategory(facets.categories).find(({ id }) => id === only)?.slug : undefined
  return writeListingUrl(slug ? { ...url, slug, categories: [] } : url)
}

/** `count`: number of chosen values, shown on the button; `isOn`: whether the filter is applied; `without`: the filter of this form. */
interface ChipProps extends FilterProps {
  icon?: IconName
  label: string
  count?: number
  isOn?: boolean
  without: OwnFilter
  children: ReactNode
}

function Chip({ icon, label, count = 0, isOn = count > 0, without, url, facets, children }: ChipProps) {
  const texts = useMessages(listingMessages)
  const navigate = useNavigate()
  const details = useRef<HTMLDetailsElement>(null)
  useDismiss(details)
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (details.current) details.current.open = false
    void navigate(buildListingPath(event.currentTarget, facets), { preventScrollReset: true })
  }
  return (
    <details ref={details} className={styles.chip} name="filter">
      <summary className={classNames(styles.summary, isOn && styles.on)}>
        {icon && <Icon name={icon} size="small" />}
        {label}
        {count > 0 && (
          <span className={styles.count}>
            <VisuallyHidden>{texts.chosen(count)}</VisuallyHidden>
            <span aria-hidden="true">{count}</span>
          </span>
        )}
        <Icon name="chevron-down" size="small" />
      </summary>
      <form action="/marketplace" method="get" className={styles.drop} onSubmit={submit}>
        <HiddenFilters {...{ url, facets, without }} />
        <div className={styles.values}>{children}</div>
        <Button type="submit" variant="primary" full>
          {texts.show}
        </Button>
      </form>
    </details>
  )
}

function RegionChoices({ regions, chosen }: { regions: Facets['regions']; chosen: Facets['regions'] }) {
  const texts = useMessages(listingMessages)
  const format = useFormat()
  if (regions.length === 0) return <p>{texts.noValues}</p>
  return regions.map((region) => (
    <label key={region.id} className={styles.option}>
      <input type="checkbox" name="regions__in" value={region.id} defaultChecked={chosen.includes(region)} />
      {region.name}
      <b>{format.integer(region.count)}</b>
    </label>
  ))
}

/** Specification §5 forbids `-` and `e` in prices. They cause a message beside the field, because removing them would change the price. */
function PriceFields({ url }: { url: ListingUrl }) {
  const texts = useMessages(listingMessages)
  const field = { decimals: 2, most: FILTER_PRICE_MAX, wrongText: texts.priceWrong } as const
  const [from, to] = priceRange(url)
  return (
    <div className={styles.prices}>
      <NumberField {...field} key={`from ${from}`} name="price__gte" label={texts.priceFrom} defaultValue={from ?? ''} />
      <NumberField {...field} key={`to ${to}`} name="price__lte" label={texts.priceTo} defaultValue={to ?? ''} />
    </div>
  )
}

/** Terms of a purchase: the quantity that the buyer needs, and the most days until shipping. */
function TermFields({ url }: { url: ListingUrl }) {
  const texts = useMessages(listingMessages)
  const field = { plain: true, wrongText: texts.numberWrong } as const
  return (
    <div className={styles.prices}>
      <NumberField
        {...field}
        key={`quantity ${url.quantityTo}`}
        name="quantity__lte"
        label={texts.quantityTo}
        most={QUANTITY_MAX}
        defaultValue={url.quantityTo ?? ''}
      />
      <NumberField
        {...field}
        key={`days ${url.leadDaysTo}`}
        name="lead_days__lte"
        label={texts.leadDaysTo}
        most={LEAD_DAYS_MAX}
        defaultValue={url.leadDaysTo ?? ''}
      />
    </div>
  )
}

/** «Newest first» is the default without a search and «best match» with one, so newest (`-created_at`) is a choice of its own only then. */
function OrderChoice({ url, facets }: FilterProps) {
  const texts = useMessages(listingMessages)
  const navigate = useNavigate()
  const select = useRef<HTMLSelectElement>(null)
  const shown = url.order === '-created_at' && !url.search ? '' : (url.order ?? '')
  useRefill(select, shown)
  const go = (form: HTMLFormElement | null) => form && void navigate(buildListingPath(form, facets), { preventScrollReset: true })
  return (
    <form action="/marketplace" method="get" className={styles.order}>
      <HiddenFilters {...{ url, facets }} without="order" />
      <Select
        ref={select}
        label={texts.order}
        labelHidden
        name="ordering"
        defaultValue={shown}
        onChange={(event) => go(event.currentTarget.form)}
      >
        <option value="">{url.search ? texts.nearest : texts.newest}</option>
        {productOrders
          .filter((order) => order !== '-created_at' || url.search)
          .map((order) => (
            <option key={order} value={order}>
              {texts.orders[order]}
            </option>
          ))}
      </Select>
      <noscript>
        <Button type="submit">{texts.show}</Button>
      </noscript>
    </form>
  )
}
