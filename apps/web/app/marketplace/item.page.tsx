// `/marketplace/item/:id`: the page of one item on sale, with pictures, price, the seller's current register data, reviews and similar goods.
import { useEffect } from 'react'
import { type ShouldRevalidateFunctionArgs, useSearchParams } from 'react-router'
import { browserCall } from '../api/browser-call.ts'
import { servicesContext } from '../context.ts'
import { useMessages } from '../i18n/catalogue.ts'
import { languageInBrowser, languageOnServer } from '../reliability/reader-language.ts'
import type { PageFrame } from '../shell/frame.tsx'
import { Breadcrumbs } from '../ui/breadcrumbs.tsx'
import { Container, DesktopOnly } from '../ui/layout.tsx'
import { Link } from '../ui/link.tsx'
import { Digits, Heading, Text } from '../ui/text.tsx'
import type { Route } from './+types/item.page'
import { BuyBar, BuyBox } from './buy-box.tsx'
import { Gallery } from './gallery.tsx'
import { GoodsGrid, Rating } from './goods-card.tsx'
import { itemMessages } from './item.messages.ts'
import styles from './item.module.css'
import { ItemHead } from './item-head.tsx'
import { ItemTabs, parseTab } from './item-tabs.tsx'
import { LikeButton } from './like-button.tsx'
import { type LoadedItem, loadItem, type Product } from './load-item.ts'
import { MarketplaceHeader } from './marketplace-header.tsx'
import { writeListingUrl } from './marketplace-url.ts'
import { SellerBox } from './seller-box.tsx'
import { useBuying } from './use-buying.ts'

export const handle: PageFrame = { header: MarketplaceHeader }

export const loader = ({ params, context }: Route.LoaderArgs) =>
  loadItem(context.get(servicesContext).call, { id: params.id, lang: languageOnServer(context) })

export const clientLoader = ({ params }: Route.ClientLoaderArgs) => loadItem(browserCall, { id: params.id, lang: languageInBrowser() })

/** The tab is a parameter of the URL: switching tabs loads no data again. */
export const shouldRevalidate = ({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs) => currentUrl.pathname !== nextUrl.pathname

export default function ItemPage({ loaderData }: Route.ComponentProps) {
  const { item, report, reviews, ways } = loaderData
  const { product } = item
  const [params] = useSearchParams()
  useReportView(product.id)
  const buying = useBuying(product)
  return (
    <>
      <Container className={styles.page}>
        <ItemHead product={product} />
        <Trail product={product} />
        <TitleLine product={product} />
        <div className={styles.item}>
          <Gallery key={product.id} images={product.images} name={product.name} />
          <div className={styles.buy}>
            <BuyBox product={product} buying={buying} ways={ways} />
            <SellerBox product={product} since={item.seller_since} report={report} />
          </div>
          <ItemTabs product={product} reviews={reviews} selected={parseTab(params.get('tab'))} />
        </div>
        <Similar item={item} />
      </Container>
      <BuyBar product={product} buying={buying} />
    </>
  )
}

/** Reports a view; the server counts it once per visitor and day. */
function useReportView(id: number): void {
  useEffect(() => {
    // A failure is logged only: it does not concern the visitor.
    browserCall('POST /api/v1/products/:id/view/', { params: { id } }).catch(console.warn)
  }, [id])
}

function Trail({ product: { category } }: { product: Product }) {
  const texts = useMessages(itemMessages)
  const steps = category.path.map(({ name, slug }) => ({ label: name, to: writeListingUrl({ slug }) }))
  return <Breadcrumbs label={texts.trail} crumbs={[{ label: texts.section, to: '/marketplace' }, ...steps]} />
}

function TitleLine({ product }: { product: Product }) {
  const { item } = useMessages(itemMessages)
  return (
    <div className={styles.title}>
      <div className={styles.names}>
        <Heading level={1} look="h2">
          {product.name}
        </Heading>
        <div className={styles.marks}>
          <Text tone="muted">
            {item.article} <Digits>{product.sku_article}</Digits>
          </Text>
          {product.rating !== null && (
            <Link to={`/marketplace/item/${product.id}?tab=reviews`} preventScrollReset className={styles.rating}>
              <Rating rating={product.rating} comments={product.comments} />
            </Link>
          )}
        </div>
      </div>
      <DesktopOnly>
        <LikeButton id={product.id} name={product.name} labelled />
      </DesktopOnly>
    </div>
  )
}

function Similar({ item: { similar, product } }: Pick<LoadedItem, 'item'>) {
  const { item } = useMessages(itemMessages)
  if (similar.length === 0) return null
  return (
    <section className={styles.similar} aria-label={item.similar}>
      <div className={styles.similarHead}>
        <Heading level={2}>{item.similar}</Heading>
        <Link to={writeListingUrl({ slug: product.category.slug })}>{item.wholeCategory}</Link>
      </div>
      <GoodsGrid cards={similar} label={item.similar} level={3} />
    </section>
  )
}
