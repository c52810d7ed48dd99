// `/profile/products`: a seller's own cards with what each waits for, filtered by several categories.
import type { CategoryTree } from '@sverka/contract/catalog'
import type { Product } from '@sverka/contract/products'
import { avifOf } from '@sverka/contract/products.rules'
import { useState } from 'react'
import { useRevalidator, useSearchParams } from 'react-router'
import { browserCall } from '../api/browser-call.ts'
import { pageData } from '../api/page-data.ts'
import { isRefusal } from '../api/refusal.ts'
import { useMessages } from '../i18n/catalogue.ts'
import { useFormat } from '../i18n/format.ts'
import { useErrorText } from '../i18n/use-error-text.ts'
import { PageHead } from '../shell/page-head.tsx'
import { Tag } from '../ui/badge.tsx'
import { Button } from '../ui/button.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { EmptyState } from '../ui/empty-state.tsx'
import { Select } from '../ui/field.tsx'
import { Row, Stack } from '../ui/layout.tsx'
import { Note } from '../ui/note.tsx'
import { Panel } from '../ui/panel.tsx'
import { Skeleton } from '../ui/skeleton.tsx'
import { Heading, Text } from '../ui/text.tsx'
import { useToast } from '../ui/toast.tsx'
import type { Route } from './+types/products-list.page'
import { productsMessages } from './products.messages.ts'
import styles from './products.module.css'

/** Private: a page rendered on the server is a guest's, so the cards are asked for by the browser alone. */
export const clientLoader = ({ request }: Route.ClientLoaderArgs) =>
  pageData(loadOwn(new URL(request.url).searchParams.get('category__in')))

async function loadOwn(chosen: string | null) {
  const me = await browserCall('GET /auth/users/me/', {})
  const category__in = (chosen ?? '').split(',').flatMap((id) => (Number(id) > 0 ? [Number(id)] : []))
  const query = { user__in: [me.id], page_size: 100, ...(category__in.length > 0 ? { category__in } : {}) }
  const [tree, { result }] = await Promise.all([
    browserCall('GET /api/v1/categories/', {}),
    browserCall('GET /api/v1/products/', { query }),
  ])
  const { showcase_enabled, can_open_product } = me.plan_features
  return { tree, cards: result, chosen: category__in, maySell: me.is_staff || showcase_enabled || can_open_product }
}

export const HydrateFallback = () => (
  <Stack gap={6}>
    <Skeleton width="100%" height="320px" />
  </Stack>
)

export default function ProductsListPage({ loaderData: { tree, cards, chosen, maySell } }: Route.ComponentProps) {
  const texts = useMessages(productsMessages)
  return (
    <Stack gap={6}>
      <PageHead title={texts.title} noindex />
      <Heading level={1} look="h2">
        {texts.title}
      </Heading>
      {!maySell && (
        <Note tone="warning" title={texts.needPlan}>
          {texts.needPlanHint}
        </Note>
      )}
      <Panel title={texts.mine} count={cards.length}>
        <Stack gap={6}>
          <CategoryFilter tree={tree} chosen={chosen} />
          {cards.length === 0 ? (
            <EmptyState icon="box" title={chosen.length > 0 ? texts.noneOfThese : texts.none}>
              {texts.noneHint}
            </EmptyState>
          ) : (
            <ul className={styles.list}>
              {cards.map((card) => (
                <li key={card.id}>
                  <OwnCard card={card} />
                </li>
              ))}
            </ul>
          )}
        </Stack>
      </Panel>
    </Stack>
  )
}

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
  const choose = (ids: readonly number[]) => setParams(ids.length > 0 ? { category__in: ids.join(',') } : {})
  return (
    <Stack gap={3}>
      <Select
        label={texts.categories}
        value=""
        onChange={(event) => event.currentTarget.value && choose([...chosen, Number(event.currentTarget.value)])}
      >
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
  const [first] = card.images
  return (
    <article className={styles.card}>
      {first && (
        <picture>
          <source type="image/avif" srcSet={avifOf(first.card)} />
          <img className={styles.picture} src={first.card} alt="" loading="lazy" width={400} height={300} />
        </picture>
      )}
      <Row wrap gap={2}>
        {card.state === 'pending' && <Tag tone="warning">{texts.pending}</Tag>}
        {card.state === 'rejected' && <Tag tone="bad">{texts.rejected}</Tag>}
        {card.revision && <Tag tone="warning">{card.revision.reject_reason ? texts.rejected : texts.edited}</Tag>}
        {card.hidden && <Tag>{texts.hidden[card.hidden]}</Tag>}
      </Row>
      <Heading level={3} look="h4">
        {card.name}
      </Heading>
      <Text>{format.money(card.sale_price ?? card.price)}</Text>
      <Reason card={card} />
      {card.state !== 'pending' && <Removal card={card} />}
    </article>
  )
}

function Reason({ card }: { card: Product }) {
  const texts = useMessages(productsMessages)
  const reason = card.reject_reason ?? card.revision?.reject_reason
  return reason ? <Note tone="bad">{texts.reason(reason)}</Note> : null
}

function Removal({ card }: { card: Product }) {
  const texts = useMessages(productsMessages)
  const [isOpen, setOpen] = useState(false)
  const { busy, remove } = useRemoval(card.id)
  return (
    <div>
      <Button size="small" variant="text" icon="trash" aria-label={texts.removeOf(card.name)} onClick={() => setOpen(true)}>
        {texts.remove}
      </Button>
      <Dialog open={isOpen} title={texts.removeTitle} closeLabel={texts.close} onClose={() => setOpen(false)}>
        <Stack>
          <p>{card.name}</p>
          <Row gap={3}>
            <Button variant="danger" busy={busy} onClick={remove}>
              {texts.remove}
            </Button>
            <Button variant="secondary" onClick={() => setOpen(false)}>
              {texts.cancel}
            </Button>
          </Row>
        </Stack>
      </Dialog>
    </div>
  )
}

function useRemoval(id: number) {
  const texts = useMessages(productsMessages)
  const errorText = useErrorText()
  const toast = useToast()
  const { revalidate } = useRevalidator()
  const [busy, setBusy] = useState(false)
  const remove = async () => {
    setBusy(true)
    try {
      await browserCall('DELETE /api/v1/products/:id/', { params: { id } })
      toast.good(texts.removed)
      await revalidate()
    } catch (cause) {
      toast.bad(isRefusal(cause) ? errorText(cause.code) : texts.failed)
    } finally {
      setBusy(false)
    }
  }
  return { busy, remove }
}
