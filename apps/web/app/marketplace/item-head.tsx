// Title of an item and its data for search engines: schema.org's Product with offer, and breadcrumbs.

import { cutText } from '@sverka/contract/texts'
import { useMessages } from '../i18n/catalogue.ts'
import { PageHead } from '../shell/page-head.tsx'
import { useSite } from '../shell/root-data.ts'
import { StructuredData } from '../shell/structured-data.tsx'
import { BreadcrumbData } from './breadcrumb-data.tsx'
import type { Product } from './load-item.ts'
import { marketplaceMessages } from './marketplace.messages.ts'
import { writeListingUrl } from './marketplace-url.ts'

/** Characters of a description that search engines show. */
const EXCERPT = 160

export function ItemHead({ product }: { product: Product }) {
  const texts = useMessages(marketplaceMessages)
  const { publicUrl } = useSite()
  const url = `/marketplace/item/${product.id}`
  const plain = product.description.replace(/\s+/g, ' ').trim()
  const description = plain.length > EXCERPT ? `${cutText(plain, EXCERPT)}…` : plain
  const steps = product.category.path.map(({ name, slug }) => ({ name, path: writeListingUrl({ slug }) }))
  return (
    <>
      <PageHead title={product.name} description={description} canonical={url} picture={product.images[0]?.image} />
      <StructuredData data={productData(product, publicUrl)} />
      <BreadcrumbData crumbs={[{ name: texts.section, path: '/marketplace' }, ...steps, { name: product.name, path: url }]} />
    </>
  )
}

/** The item as schema.org's Product; `site` is the public URL of the site. `taxID` is the seller's taxpayer number (ИНН). */
export function productData(product: Product, site: string): object {
  const { rating, comments, sale_price: sale, price, in_stock: inStock } = product
  const absolute = (path: string) => new URL(path, site).href
  return {
    '@type': 'Product',
    name: product.name,
    description: product.description,
    sku: product.sku_article,
    mpn: product.product_code,
    category: product.category.path.map(({ name }) => name).join(' / '),
    image: product.images.map(({ image }) => absolute(image)),
    offers: {
      '@type': 'Offer',
      url: absolute(`/marketplace/item/${product.id}`),
      price: (sale ?? price).toFixed(2),
      priceCurrency: 'RUB',
      availability: `https://schema.org/${inStock ? 'InStock' : 'OutOfStock'}`,
      seller: { '@type': 'Organization', name: product.seller.name, ...(product.seller.inn ? { taxID: product.seller.inn } : {}) },
    },
    ...(rating === null ? {} : { aggregateRating: { '@type': 'AggregateRating', ratingValue: rating, reviewCount: comments } }),
  }
}
