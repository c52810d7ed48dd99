// The tabs of an item: description, properties, reviews. Each has its own URL, so that it can be shared and works without JavaScript.
import { characteristicFields } from '@sverka/contract/products/products.rules'
import { lazy } from 'react'
import { useMessages } from '../i18n/catalogue.ts'
import type { FirstReviews } from '../reviews/load-reviews.ts'
import { useChosenNumberNames } from '../shell/chosen-number-names.ts'
import { Tag } from '../ui/badge.tsx'
import { DescriptionList } from '../ui/description-list.tsx'
import { Row } from '../ui/layout.tsx'
import { Link } from '../ui/link.tsx'
import { Tabs } from '../ui/tabs.tsx'
import { Text } from '../ui/text.tsx'
import { Certificates } from './certificates.tsx'
import { itemMessages } from './item.messages.ts'
import styles from './item.module.css'
import type { Product } from './load-item.ts'
import { writeListingUrl } from './marketplace-url.ts'

/** The code is loaded when the tab is first opened. No Suspense fallback: it would hide the server's markup until the script has loaded. */
const ProductReviews = lazy(async () => ({ default: (await import('../reviews/product-reviews.tsx')).ProductReviews }))

const tabs = ['description', 'properties', 'reviews'] as const
type Tab = (typeof tabs)[number]

/** The tab that a URL names; the description otherwise. */
export const parseTab = (name: string | null): Tab => tabs.find((tab) => tab === name) ?? 'description'

export function ItemTabs({ product, reviews, selected }: { product: Product; reviews: FirstReviews; selected: Tab }) {
  const { item } = useMessages(itemMessages)
  const url = `/marketplace/item/${product.id}`
  const items = tabs.map((tab) => ({
    key: tab,
    to: tab === 'description' ? url : `${url}?tab=${tab}`,
    label: item[tab],
    count: tab === 'reviews' && product.comments > 0 ? product.comments : undefined,
  }))
  return (
    <div className={styles.tabs}>
      <Tabs label={item.tabs} items={items} selected={selected} stay />
      <div className={styles.tabBody}>
        {selected === 'description' && <DescriptionTab product={product} />}
        {selected === 'properties' && <PropertiesTab product={product} />}
        {selected === 'reviews' && <ProductReviews key={product.id} product={product.id} first={reviews} />}
      </div>
    </div>
  )
}

function DescriptionTab({ product }: { product: Product }) {
  const { item } = useMessages(itemMessages)
  return (
    <>
      <Text as="p" size="body" className={styles.text}>
        {product.description}
      </Text>
      {product.tags.length > 0 && (
        <section aria-label={item.tags}>
          <Row wrap gap={2}>
            {product.tags.map(({ id, name }) => (
              <Link key={id} to={writeListingUrl({ search: name })}>
                <Tag>{name}</Tag>
              </Link>
            ))}
          </Row>
        </section>
      )}
    </>
  )
}

function PropertiesTab({ product }: { product: Product }) {
  const { item } = useMessages(itemMessages)
  const names = useChosenNumberNames()
  const chosen = characteristicFields.map((field) => ({ label: item.numbers[field], value: names[field](product) }))
  const own = [...product.properties.map(({ name, value }) => ({ label: name, value })), ...chosen.filter(({ value }) => value !== '')]
  return (
    <>
      {own.length === 0 && <Text as="p">{item.noProperties}</Text>}
      <DescriptionList
        items={[...own, { label: item.code, value: product.product_code }, { label: item.category, value: product.category.name }]}
      />
      <Certificates certificates={product.certificates} />
    </>
  )
}
