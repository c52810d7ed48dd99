// `/back-office/news`: articles of every state, newest first, found by title.
import type { StaffNews } from '@sverka/contract/news/news.staff'
import { useSearchParams } from 'react-router'
import { browserCall } from '../../api/browser-call.ts'
import { useMessages } from '../../i18n/catalogue.ts'
import { useFormat } from '../../i18n/format.ts'
import { PageHead } from '../../shell/page-head.tsx'
import { Tag } from '../../ui/badge.tsx'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { TextField } from '../../ui/field.tsx'
import { Link } from '../../ui/link.tsx'
import { Panel } from '../../ui/panel.tsx'
import { Segmented } from '../../ui/segmented.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { Table } from '../../ui/table.tsx'
import { backOfficeMessages } from '../back-office.messages.ts'
import styles from '../back-office.module.css'
import { forStaff, pageOf } from '../for-staff.ts'
import { Pages } from '../pages.tsx'
import { QueueHeading } from '../queue.tsx'
import type { Route } from './+types/news-list.page'
import { contentMessages } from './content.messages.ts'

const PAGE_SIZE = 20
const STATES = ['draft', 'scheduled', 'published'] as const
export type NewsState = (typeof STATES)[number]

const stateIn = (params: URLSearchParams): NewsState | undefined => STATES.find((state) => state === params.get('state'))

export const clientLoader = ({ request }: Route.ClientLoaderArgs) =>
  forStaff(() => {
    const params = new URL(request.url).searchParams
    const [state, search] = [stateIn(params), params.get('search')?.trim().slice(0, 200) || undefined]
    const query = { page: pageOf(params), page_size: PAGE_SIZE, ...(state ? { state } : {}), ...(search ? { search } : {}) }
    return browserCall('GET /api/v1/admin/news/', { query })
  })

export const HydrateFallback = () => <Skeleton width="100%" height="480px" />

export default function NewsListPage({ loaderData: { result, count } }: Route.ComponentProps) {
  const texts = useMessages(contentMessages)
  const { find } = useMessages(backOfficeMessages)
  const [params] = useSearchParams()
  const state = stateIn(params)
  return (
    <>
      <PageHead title={texts.newsTitle} noindex />
      <QueueHeading title={texts.newsTitle} count={count}>
        <ButtonLink to="/back-office/news/new" variant="primary" icon="plus">
          {texts.addNews}
        </ButtonLink>
      </QueueHeading>
      <Segmented
        label={texts.stateFilter}
        chosen={state ?? 'all'}
        segments={[
          { value: 'all', label: texts.allStates, to: '?' },
          ...STATES.map((value) => ({ value, label: texts.states[value], to: `?state=${value}` })),
        ]}
      />
      <form method="get" className={styles.filters}>
        {state && <input type="hidden" name="state" value={state} />}
        <TextField
          label={texts.search}
          type="search"
          name="search"
          icon="search"
          maxLength={200}
          defaultValue={params.get('search') ?? ''}
        />
        <Button type="submit">{find}</Button>
      </form>
      <Panel flush={result.length > 0}>
        {result.length > 0 ? <Articles articles={result} /> : <EmptyState icon="file" title={texts.nothing} />}
      </Panel>
      <Pages params={params} count={count} size={PAGE_SIZE} />
    </>
  )
}

export const stateOf = ({ is_published, publish_at }: StaffNews): NewsState =>
  is_published ? 'published' : publish_at ? 'scheduled' : 'draft'

function Articles({ articles }: { articles: readonly StaffNews[] }) {
  const texts = useMessages(contentMessages)
  const format = useFormat()
  return (
    <Table
      caption={texts.newsTitle}
      rows={articles}
      keyOf={({ id }) => id}
      edged
      stacked
      columns={[
        {
          key: 'title',
          head: texts.search,
          rowHeader: true,
          cell: ({ id, title }) => <Link to={`/back-office/news/${id}`}>{title}</Link>,
        },
        {
          key: 'state',
          head: texts.state,
          cell: (article) => {
            const state = stateOf(article)
            return <Tag tone={state === 'published' ? 'good' : state === 'scheduled' ? 'accent' : 'neutral'}>{texts.states[state]}</Tag>
          },
        },
        {
          key: 'date',
          head: texts.date,
          cell: ({ publish_at, created_at }) => <span className={styles.moment}>{format.dateTime(publish_at ?? created_at)}</span>,
        },
      ]}
    />
  )
}
