// `/company/:id`: a seller's page with current register data of the company, its goods, its sales record and reviews. Without JavaScript its links
// and forms still work.
import type { Output } from '@sverka/contract/operations/operations'
import type { Call } from '@sverka/contract/web-host'
import { data } from 'react-router'
import { browserCall } from '../api/browser-call.ts'
import { pageData } from '../api/page-data.ts'
import { loadCard } from '../company-card/load-card.ts'
import { servicesContext } from '../context.ts'
import { useMessages } from '../i18n/catalogue.ts'
import type { Locale } from '../i18n/locale.ts'
import { GoodsGrid } from '../marketplace/goods-card.tsx'
import { MarketplaceHeader } from '../marketplace/marketplace-header.tsx'
import { languageInBrowser, languageOnServer } from '../reliability/reader-language.ts'
import { loadReviews } from '../reviews/load-reviews.ts'
import { ReviewsList } from '../reviews/reviews-list.tsx'
import type { PageFrame } from '../shell/frame.tsx'
import { PageHead } from '../shell/page-head.tsx'
import { Pager } from '../shell/pager.tsx'
import { ButtonLink } from '../ui/button.tsx'
import { DescriptionList } from '../ui/description-list.tsx'
import { EmptyState } from '../ui/empty-state.tsx'
import { Container, Row, Stack } from '../ui/layout.tsx'
import { Panel } from '../ui/panel.tsx'
import { Heading, Text } from '../ui/text.tsx'
import type { Route } from './+types/company-page.page'
import { companyPageMessages } from './company-page.messages.ts'
import styles from './company-page.module.css'
import { GoodsFilters } from './goods-filters.tsx'
import { readCompanyPageUrl, writeCompanyPageUrl } from './page-url.ts'
import { SalesRecord } from './sales-record.tsx'
import { SellerHead } from './seller-head.tsx'

export const handle: PageFrame = { header: MarketplaceHeader }

async function load(call: Call, id: string, { urlQuery, lang }: { urlQuery: URLSearchParams; lang: Locale }) {
  // 2147483647 is the largest id, a 32-bit integer.
  if (!/^[1-9]\d{0,9}$/.test(id) || Number(id) > 2147483647) throw data({ code: 'company_not_found' }, { status: 404 })
  const url = readCompanyPageUrl(urlQuery)
  const { search, category, ordering, page } = url
  const query = { page, ordering, lang, ...(search ? { search } : {}), ...(category ? { category } : {}) }
  const params = { id: Number(id) }
  const [shown, reviews] = await pageData(
    Promise.all([call('GET /api/v1/companies/:id/showcase/', { params, query }), loadReviews(call, { company__in: [params.id] })]),
  )
  // Key facts of the card; the page works without them.
  const card = await pageData(loadCard(call, shown.seller.ogrn, lang))
  return { url, shown, reviews, card }
}

export const loader = ({ params, request, context }: Route.LoaderArgs) =>
  load(context.get(servicesContext).call, params.id, { urlQuery: new URL(request.url).searchParams, lang: languageOnServer(context) })

export const clientLoader = ({ params, request }: Route.ClientLoaderArgs) =>
  load(browserCall, params.id, { urlQuery: new URL(request.url).searchParams, lang: languageInBrowser() })

export default function CompanyPage({ loaderData: { url, shown, reviews, card } }: Route.ComponentProps) {
  const texts = useMessages(companyPageMessages)
  const { seller, on_sale: onSale } = shown
  const isUnfiltered = !url.search && url.category === null
  return (
    <>
      {/* Not indexed: pages without goods, filtered pages, and those of sole traders, who are private persons. */}
      <PageHead
        title={texts.title(seller.name)}
        description={texts.about(seller.name)}
        canonical={`/company/${seller.id}`}
        noindex={onSale === 0 || !isUnfiltered || seller.kind === 'entrepreneur'}
      />
      <SellerHead seller={seller} card={card.state === 'found' ? card : null} product={shown.goods.result[0]?.id ?? null} />
      <Container className={styles.content}>
        {seller.is_ended ? <Closed number={seller.inn ?? seller.ogrn} /> : <Goods url={url} shown={shown} />}
        <div className={styles.below}>
          {reviews.count > 0 && (
            <Panel title={texts.reviews} count={reviews.count}>
              <ReviewsList scope={{ company__in: [seller.id] }} first={reviews} withProduct more={texts.moreReviews} />
            </Panel>
          )}
          {onSale > 0 && (
            <Stack gap={4}>
              <SalesRecord seller={seller} />
              <Terms shown={shown} />
            </Stack>
          )}
        </div>
      </Container>
    </>
  )
}

interface GoodsProps {
  url: ReturnType<typeof readCompanyPageUrl>
  shown: Output<'GET /api/v1/companies/:id/showcase/'>
}

function Goods({ url, shown }: GoodsProps) {
  const texts = useMessages(companyPageMessages)
  const { seller, goods, on_sale: onSale, categories } = shown
  return (
    <>
      <Heading level={2} look="h3">
        {texts.goods}{' '}
        <Text as="span" tone="muted">
          {onSale}
        </Text>
      </Heading>
      {onSale > 0 && <GoodsFilters id={seller.id} url={url} categories={categories} />}
      {goods.result.length > 0 ? (
        <GoodsGrid cards={goods.result} label={texts.goods} level={3} onTop />
      ) : (
        <Panel>
          <EmptyState
            icon="shop"
            title={onSale > 0 ? texts.noneFound : texts.none}
            action={
              <ButtonLink variant="soft" to={onSale > 0 ? `/company/${seller.id}` : '/marketplace'}>
                {onSale > 0 ? texts.reset : texts.market}
              </ButtonLink>
            }
          >
            {onSale > 0 ? texts.noneFoundHint : texts.noneHint}
          </EmptyState>
        </Panel>
      )}
      <Pager
        current={goods.page}
        last={Math.ceil(goods.count / goods.page_size)}
        pageHref={(page) => writeCompanyPageUrl(seller.id, { ...url, page })}
      />
    </>
  )
}

/** Region, VAT, payment and delivery, which apply to all of the seller's goods. A VAT rate is in percent; null is without VAT. */
function Terms({ shown: { seller, terms } }: Pick<GoodsProps, 'shown'>) {
  const texts = useMessages(companyPageMessages)
  const rates = terms.vat_rates.map((rate) => (rate === null ? texts.withoutVat : texts.vatWithin(rate)))
  return (
    <Panel title={texts.terms}>
      <DescriptionList
        items={[
          { label: texts.region, value: seller.region?.name },
          { label: texts.vat, value: rates.join(', ') },
          { label: texts.payment, value: terms.takes_payments ? texts.paidHere : texts.paidElsewhere },
          { label: texts.delivery, value: texts.deliveryAgreed },
        ]}
      />
    </Panel>
  )
}

/** Shown for a company that no longer exists. `number`: its INN (taxpayer number), or its OGRN (register number) if it has none. */
function Closed({ number }: { number: string }) {
  const texts = useMessages(companyPageMessages)
  return (
    <Panel>
      <EmptyState
        icon="shop"
        title={texts.closed}
        action={
          <Row gap={2} wrap>
            <ButtonLink to={`/counter-parties/${number}`}>{texts.card}</ButtonLink>
            <ButtonLink variant="soft" to="/marketplace">
              {texts.market}
            </ButtonLink>
          </Row>
        }
      >
        {texts.closedHint}
      </EmptyState>
    </Panel>
  )
}
