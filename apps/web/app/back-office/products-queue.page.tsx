// `/back-office/products`: cards that wait for a decision, the longest waiting first; worked through by keyboard.
import type { CategoryTree } from '@sverka/contract/catalog'
import type { StaffProduct } from '@sverka/contract/products.staff'
import { useSearchParams } from 'react-router'
import { browserCall } from '../api/browser-call.ts'
import { useMessages } from '../i18n/catalogue.ts'
import { useFormat } from '../i18n/format.ts'
import { PageHead } from '../shell/page-head.tsx'
import { Tag } from '../ui/badge.tsx'
import { EmptyState } from '../ui/empty-state.tsx'
import { Skeleton } from '../ui/skeleton.tsx'
import { Heading, Text } from '../ui/text.tsx'
import type { Route } from './+types/products-queue.page'
import { backOfficeMessages } from './back-office.messages.ts'
import styles from './back-office.module.css'
import { forStaff } from './for-staff.ts'
import { ProductReview } from './product-review.tsx'

/** So many of the queue are at hand; the rest follow as these are decided. */
const AT_HAND = 30

export const clientLoader = () =>
  forStaff(async () => {
    const [{ result, count }, tree] = await Promise.all([
      browserCall('GET /api/v1/admin/products/', { query: { is_published: false, page_size: AT_HAND } }),
      browserCall('GET /api/v1/categories/', {}),
    ])
    return { waiting: result, count, categories: namesOf(tree) }
  })

interface Branch {
  readonly id: number
  readonly name: string
  readonly childrens?: readonly Branch[]
}

const namesOf = (tree: CategoryTree): ReadonlyMap<number, string> => {
  const names = new Map<number, string>()
  const walk = (branches: readonly Branch[]) => {
    for (const { id, name, childrens } of branches) {
      names.set(id, name)
      walk(childrens ?? [])
    }
  }
  walk(tree)
  return names
}

export const HydrateFallback = () => <Skeleton width="100%" height="480px" />

export default function ProductsQueuePage({ loaderData: { waiting, count, categories } }: Route.ComponentProps) {
  const texts = useMessages(backOfficeMessages)
  const [params, setParams] = useSearchParams()
  const asked = Number(params.get('id'))
  const place = Math.max(
    0,
    waiting.findIndex(({ id }) => id === asked),
  )
  const chosen = waiting[place]
  const choose = (at: number) => {
    const next = waiting[(at + waiting.length) % waiting.length]
    if (next) setParams({ id: String(next.id) }, { replace: true, preventScrollReset: true })
  }
  return (
    <>
      <PageHead title={texts.productsTitle} noindex />
      <Heading level={1} look="h2">
        {texts.productsTitle} {count > 0 && <Text tone="muted">{count}</Text>}
      </Heading>
      {chosen ? (
        <div className={styles.queue}>
          <Waiting waiting={waiting} chosen={chosen.id} />
          <ProductReview
            key={`${chosen.id} ${chosen.version}`}
            product={chosen}
            categories={categories}
            onNext={() => choose(place + 1)}
            onPrevious={() => choose(place - 1)}
          />
        </div>
      ) : (
        <EmptyState icon="check-circle" title={texts.queueEmpty}>
          {texts.queueEmptyText}
        </EmptyState>
      )}
    </>
  )
}

function Waiting({ waiting, chosen }: { waiting: readonly StaffProduct[]; chosen: number }) {
  const texts = useMessages(backOfficeMessages)
  const format = useFormat()
  const [, setParams] = useSearchParams()
  return (
    <ul className={styles.waiting} aria-label={texts.productsTitle}>
      {waiting.map(({ id, name, revision, seller, attention, created_at }) => (
        <li key={id}>
          <button
            type="button"
            className={styles.request}
            aria-current={id === chosen ? 'true' : undefined}
            onClick={() => setParams({ id: String(id) }, { replace: true, preventScrollReset: true })}
          >
            <b>{revision?.name ?? name}</b>
            <span className={styles.requestMore}>
              {seller.name}, {format.dateTime(revision?.submitted_at ?? created_at)}
            </span>
            <span className={styles.requestMarks}>
              <Tag>{revision ? texts.edit : texts.newCard}</Tag>
              {attention && <Tag tone="warning">{texts.attention}</Tag>}
            </span>
          </button>
        </li>
      ))}
    </ul>
  )
}
