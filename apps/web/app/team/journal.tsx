// The journal of a team: who did what, newest first, by pages.
import { readableName } from '@sverka/contract/company/names'
import type { TeamEvent } from '@sverka/contract/team/team'
import { useMessages } from '../i18n/catalogue.ts'
import { useFormat } from '../i18n/format.ts'
import { Pager } from '../shell/pager.tsx'
import { Link } from '../ui/link.tsx'
import { Panel } from '../ui/panel.tsx'
import { Table } from '../ui/table.tsx'
import { teamMessages } from './team.messages.ts'
import styles from './team.module.css'

interface Events {
  readonly count: number
  readonly page: number
  readonly page_size: number
  readonly result: readonly TeamEvent[]
}

export function Journal({ events: { count, page, page_size: size, result } }: { events: Events }) {
  const texts = useMessages(teamMessages)
  const format = useFormat()
  return (
    <>
      <Panel title={texts.journal} count={count} flush>
        <Table
          caption={texts.journal}
          rows={result}
          rowKey={({ id }) => id}
          edged
          stacked
          columns={[
            { key: 'who', head: texts.who, rowHeader: true, cell: ({ actor }) => <span className={styles.email}>{actor}</span> },
            { key: 'what', head: texts.did, cell: (event) => <What event={event} /> },
            { key: 'when', head: texts.when, numeric: true, cell: ({ at }) => format.dateTime(at) },
          ]}
        />
      </Panel>
      <Pager current={page} last={Math.ceil(count / size)} pageHref={(to) => `?page=${to}`} />
    </>
  )
}

function What({ event: { kind, person, email, role, title, sum, company } }: { event: TeamEvent }) {
  const texts = useMessages(teamMessages)
  const format = useFormat()
  const about = [title && texts.quoted(title), person, email, role && texts.roles[role], sum && format.price(sum)]
    .filter(Boolean)
    .join(', ')
  return (
    <span className={styles.email}>
      {texts.events[kind]}
      {about && `: ${about}`}
      {company && (
        <>
          {': '}
          <Link to={`/counter-parties/${company.number}`}>{readableName(company.name)}</Link>
        </>
      )}
    </span>
  )
}
