// `/profile/products`: a seller's own cards with what each waits for, filtered by several categories.
import type { CategoryTree } from '@sverka/contract/catalog/catalog'
import type { Product } from '@sverka/contract/products/products'
import { avifOf } from '@sverka/contract/products/products.rules'
import { useRevalidator, useSearchParams } from 'react-router'
import { browserCall } from '../api/browser-call.ts'
import { pageData } from '../api/page-data.ts'
import { useMessages } from '../i18n/catalogue.ts'
import { useFormat } from '../i18n/format.ts'
import { OwnPromotion } from '../marketplace/own-promotion.tsx'
import { Pager } from '../shell/pager.tsx'
import { PrivateHead } from '../shell/private-head.tsx'
import { Tag } from '../ui/badge.tsx'
import { Button, ButtonLink } from '../ui/button.tsx'
import { EmptyState } from '../ui/empty-state.tsx'
import { Select } from '../ui/field.tsx'
import { Row, Stack } from '../ui/layout.tsx'
import { Link } from '../ui/link.tsx'
import { Note } from '../ui/note.tsx'
import { Panel } from '../ui/panel.tsx'
import { Skeleton } from '../ui/skeleton.tsx'
import { Heading, Text } from '../ui/text.tsx'
import type { Route } from './+types/products-list.page'
import { loadSelling } from './load-own.ts'
import { productsMessages } from './products.messages.ts'
import styles from './products.module.css'
import { Removal } from './removal.tsx'
import { isReadyToSell, Requirements } from './requirements.tsx'

/** Cards of one page. */
const PAGE_SIZE = 24

/** Private: a page rendered on the server is a guest's, so the cards are asked for by the browser alone. */
export const clientLoader = ({ request }: Route.ClientLoaderArgs) => pageData(loadOwn(new URL(request.url).searchParams))

async function loadOwn(asked: URLSearchParams) {
  const selling = await loadSelling()
  const category__in = askedCategories(asked)
  const page = Math.max(1, Math.trunc(Number(asked.get('page'))) || 1)
  const chosen = category__in.length > 0 ? { category__in } : {}
  const query = { user__in: [selling.userId], page, page_size: PAGE_SIZE, ...chosen }
  const [tree, { result, count }] = await Promise.all([
    browserCall('GET /api/v1/categories/', {}),
    browserCall('GET /api/v1/products/', { query }),
  ])
  return { ...selling, tree, cards: result, count, page, chosen: category__in }
}

const askedCategories = (asked: URLSearchParams): number[] =>
  (asked.get('category__in') ?? '').split(',').flatMap((id) => (Number(id) > 0 ? [Number(id)] : []))

export const HydrateFallback = () => (
  <Stack gap={6}>
    <Skeleton width="100%" height="320px" />
  </Stack>
)

export default function ProductsListPage({ loaderData }: Route.ComponentProps) {
  const { tree, cards, count, page, chosen } = loaderData
  const texts = useMessages(productsMessages)
  const isReady = isReadyToSell(loaderData)
  return (
    <Stack gap={6}>
      <PrivateHead title={texts.title}>
        {isReady && (
          <ButtonLink variant="primary" icon="plus" to="/profile/products/add">
            {texts.create}
          </ButtonLink>
        )}
      </PrivateHead>
      {!isReady && <Requirements {...loaderData} />}
      <OwnPromotion />
      <Panel title={texts.mine} count={count}>
        <Stack gap={6}>
          <CategoryFilter tree={tree} chosen={chosen} />
          {cards.length === 0 ? <NoCards isFiltered={chosen.length > 0} /> : <Cards cards={cards} />}
          <Pager
            current={page}
            last={Math.ceil(count / PAGE_SIZE)}
            hrefOf={(to) => `/profile/products?${new URLSearchParams([...categoryQuery(chosen), ['page', String(to)]])}`}
          />
        </Stack>
      </Panel>
    </Stack>
  )
}

const categoryQuery = (chosen: readonly number[]): [string, string][] => (chosen.length > 0 ? [['category__in', chosen.join(',')]] : [])

function NoCards({ isFiltered }: { isFiltered: boolean }) {
  const texts = useMessages(productsMessages)
  return (
    <EmptyState icon="box" title={isFiltered ? texts.noneOfThese : texts.none}>
      {texts.noneHint}
    </EmptyState>
  )
}

const Cards = ({ cards }: { cards: readonly Product[] }) => (
  <ul className={styles.list}>
    {cards.map((card) => (
      <li key={card.id}>
        <OwnCard card={card} />
      </li>
    ))}
  </ul>
)

/** All categories with the way to them, in the order of the tree. */
const flatten = (tree: CategoryTree): { id: number; name: string }[] =>
  tree.flatMap((top) => [
    { id: top.id, name: top.name },
    ...top.childrens.flatMap((middle) => [
      { id: middle.id, name: `${top.name} / ${middle.name}` },
      ...middle.childrens.map((leaf) => ({ id: leaf.id, name: `${middle.name} / ${leaf.name}` })),
    ]),
  ])

function CategoryFilter({ tree, chosen }: { tree: CategoryTree; chosen: readonly number[] }) {
  const texts = useMessages(productsMessages)
  const [, setParams] = useSearchParams()
  const all = flatten(tree)
  const choose = (ids: readonly number[]) => setParams(Object.fromEntries(categoryQuery(ids)))
  // By the address: a second choice may come before the first one is drawn.
  const add = (id: number) => choose([...askedCategories(new URLSearchParams(window.location.search)), id])
  return (
    <Stack gap={3}>
      <Select label={texts.categories} value="" onChange={(event) => event.currentTarget.value && add(Number(event.currentTarget.value))}>
        <option value="">{texts.chooseCategory}</option>
        {all
          .filter(({ id }) => !chosen.includes(id))
          .map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
      </Select>
      {chosen.length > 0 && (
        <Row wrap gap={2}>
          {all
            .filter(({ id }) => chosen.includes(id))
            .map(({ id, name }) => (
              <Button
                key={id}
                size="small"
                variant="soft"
                icon="close"
                aria-label={texts.dropCategory(name)}
                onClick={() => choose(chosen.filter((one) => one !== id))}
              >
                {name}
              </Button>
            ))}
        </Row>
      )}
    </Stack>
  )
}

function OwnCard({ card }: { card: Product }) {
  const texts = useMessages(productsMessages)
  const format = useFormat()
  const { revalidate } = useRevalidator()
  const isChangeable = card.state !== 'pending'
  return (
    <article className={styles.card}>
      <Picture card={card} />
      <Marks card={card} />
      <Heading level={3} look="h4">
        {/* What waits is not to be looked at or changed (specification §4). */}
        {card.is_published ? <Link to={`/marketplace/item/${card.id}`}>{card.name}</Link> : card.name}
      </Heading>
      <Text>{format.price(card.sale_price ?? card.price)}</Text>
      <Reason card={card} />
      {isChangeable && (
        <Row wrap gap={2} className={styles.foot}>
          <ButtonLink size="small" variant="soft" icon="edit" to={`/profile/products/edit/${card.id}`} aria-label={texts.editOf(card.name)}>
            {texts.edit}
          </ButtonLink>
          <Removal card={card} onRemoved={() => void revalidate()} />
        </Row>
      )}
    </article>
  )
}

function Picture({ card: { images } }: { card: Product }) {
  const [first] = images
  if (!first) return null
  return (
    <picture>
      <source type="image/avif" srcSet={avifOf(first.card)} />
      <img className={styles.picture} src={first.card} alt="" loading="lazy" width={400} height={300} />
    </picture>
  )
}

function Marks({ card }: { card: Product }) {
  const texts = useMessages(productsMessages)
  if (card.is_published && !card.revision) return null
  return (
    <Row wrap gap={2}>
      {card.state === 'pending' && <Tag tone="warning">{texts.pending}</Tag>}
      {card.state === 'rejected' && <Tag tone="bad">{texts.rejected}</Tag>}
      {card.revision && <Tag tone="warning">{card.revision.reject_reason ? texts.rejected : texts.edited}</Tag>}
      {card.hidden && <Tag>{texts.hidden[card.hidden]}</Tag>}
    </Row>
  )
}

function Reason({ card }: { card: Product }) {
  const texts = useMessages(productsMessages)
  const reason = card.reject_reason ?? card.revision?.reject_reason
  return reason ? <Note tone="bad">{texts.reason(reason)}</Note> : null
}
