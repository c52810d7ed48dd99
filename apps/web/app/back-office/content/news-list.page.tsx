// `/back-office/news`: news articles of every state (draft, scheduled, published), newest first, with a search by title.
import { browserCall } from '../../api/browser-call.ts'
import { useMessages } from '../../i18n/catalogue.ts'
import { Tag } from '../../ui/badge.tsx'
import { ButtonLink } from '../../ui/button.tsx'
import { Link } from '../../ui/link.tsx'
import { Segmented } from '../../ui/segmented.tsx'
import { StaffList } from '../staff-list.tsx'
import { Moment, staffLoader } from '../staff-page.tsx'
import type { Route } from './+types/news-list.page'
import { contentMessages } from './content.messages.ts'
import { newsState, STATES } from './news-state.ts'

export const clientLoader = staffLoader(async (request) => {
  const state = request.choice('state', STATES)
  return {
    ...state,
    list: await browserCall('GET /api/v1/admin/news/', { query: { ...request.page(), ...request.text('search'), ...state } }),
  }
})

export default function NewsListPage({ loaderData: { state, list } }: Route.ComponentProps) {
  const texts = useMessages(contentMessages)
  const segments = STATES.map((value) => ({ value: value as string, label: texts.states[value], to: `?state=${value}` }))
  return (
    <StaffList
      title={texts.newsTitle}
      list={list}
      action={
        <ButtonLink to="/back-office/news/new" variant="primary" icon="plus">
          {texts.addNews}
        </ButtonLink>
      }
      above={
        <Segmented
          label={texts.stateFilter}
          chosen={state ?? 'all'}
          segments={[{ value: 'all', label: texts.allStates, to: '?' }, ...segments]}
        />
      }
      filters={[{ name: 'search', label: texts.search }]}
      keptParams={['state']}
      empty={{ icon: 'file', title: texts.nothing }}
      columns={[
        { head: texts.search, cell: ({ id, title }) => <Link to={`/back-office/news/${id}`}>{title}</Link> },
        { head: texts.state, cell: (article) => <Tag tone={TONES[newsState(article)]}>{texts.states[newsState(article)]}</Tag> },
        { head: texts.date, cell: ({ publish_at, created_at }) => <Moment at={publish_at ?? created_at} /> },
      ]}
    />
  )
}

const TONES = { published: 'good', scheduled: 'accent', draft: 'neutral' } as const
