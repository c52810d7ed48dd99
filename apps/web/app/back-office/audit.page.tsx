// `/back-office/audit`: who did what to what and when, newest first, found by person, action, what it was done to and day.
import type { AuditEntry } from '@sverka/contract/auth/auth.staff'
import { useId } from 'react'
import { useSearchParams } from 'react-router'
import { browserCall } from '../api/browser-call.ts'
import { isRefusal } from '../api/refusal.ts'
import { useMessages } from '../i18n/catalogue.ts'
import { MISSING, useFormat } from '../i18n/format.ts'
import { PageHead } from '../shell/page-head.tsx'
import { Button } from '../ui/button.tsx'
import { classNames } from '../ui/class-names.ts'
import { EmptyState } from '../ui/empty-state.tsx'
import { TextField } from '../ui/field.tsx'
import { Note } from '../ui/note.tsx'
import { Panel } from '../ui/panel.tsx'
import { Skeleton } from '../ui/skeleton.tsx'
import { Table } from '../ui/table.tsx'
import { Text } from '../ui/text.tsx'
import type { Route } from './+types/audit.page'
import { backOfficeMessages } from './back-office.messages.ts'
import styles from './back-office.module.css'
import { forStaff, pageOf } from './for-staff.ts'
import { Pages } from './pages.tsx'
import { QueueHeading } from './queue.tsx'

const PAGE_SIZE = 20

export const clientLoader = ({ request }: Route.ClientLoaderArgs) => forStaff(() => loadAudit(new URL(request.url).searchParams))

const CONDITIONS = ['who', 'action', 'subject', 'from', 'until'] as const

/** A condition that cannot be read is told on the page, not instead of it. */
async function loadAudit(params: URLSearchParams) {
  const asked = CONDITIONS.flatMap((name) => (params.get(name)?.trim() ? [[name, params.get(name)?.trim()]] : []))
  const query = { page: pageOf(params), page_size: PAGE_SIZE, ...Object.fromEntries(asked) }
  try {
    return { ...(await browserCall('GET /api/v1/admin/audit/', { query })), isWrong: false }
  } catch (error) {
    if (isRefusal(error) && error.status === 400) return { result: [], count: 0, isWrong: true }
    throw error
  }
}

export const HydrateFallback = () => <Skeleton width="100%" height="480px" />

export default function AuditPage({ loaderData: { result, count, isWrong } }: Route.ComponentProps) {
  const texts = useMessages(backOfficeMessages)
  const [params] = useSearchParams()
  return (
    <>
      <PageHead title={texts.auditTitle} noindex />
      <QueueHeading title={texts.auditTitle} count={count} />
      <Text as="p" tone="secondary">
        {texts.auditLead}
      </Text>
      <Conditions params={params} />
      {isWrong && (
        <Note tone="bad" alert>
          {texts.badFilter}
        </Note>
      )}
      <Panel flush={result.length > 0}>
        {result.length > 0 ? <Entries entries={result} /> : <EmptyState icon="search" title={texts.nothing} />}
      </Panel>
      <Pages params={params} count={count} size={PAGE_SIZE} />
    </>
  )
}

function Conditions({ params }: { params: URLSearchParams }) {
  const texts = useMessages(backOfficeMessages)
  const known = useId()
  const asked = (name: (typeof CONDITIONS)[number]) => ({ name, defaultValue: params.get(name) ?? '' })
  return (
    <form method="get" className={classNames(styles.filters, styles.hinted)}>
      <TextField {...asked('who')} label={texts.person} hint={texts.search} maxLength={200} />
      <TextField {...asked('action')} label={texts.auditAction} hint={texts.auditActionHint} list={known} maxLength={60} />
      <datalist id={known}>
        {Object.entries(texts.auditActions).map(([action, words]) => (
          <option key={action} value={action}>
            {words}
          </option>
        ))}
      </datalist>
      <TextField {...asked('subject')} label={texts.auditSubject} hint={texts.auditSubjectHint} maxLength={60} />
      <TextField {...asked('from')} label={texts.fromDay} type="date" />
      <TextField {...asked('until')} label={texts.untilDay} type="date" />
      <Button type="submit">{texts.find}</Button>
    </form>
  )
}

/** What was done in words, and below it the name under which it is found. */
function Action({ action }: { action: string }) {
  const texts = useMessages(backOfficeMessages)
  const words = (texts.auditActions as Readonly<Record<string, string>>)[action]
  return (
    <span>
      {words && (
        <>
          {words} <br />
        </>
      )}
      <Text tone="muted">{action}</Text>
    </span>
  )
}

const detailsOf = ({ details }: AuditEntry): string =>
  Object.entries(details)
    .map(([name, value]) => `${name}: ${value}`)
    .join(', ') || MISSING

function Entries({ entries }: { entries: readonly AuditEntry[] }) {
  const texts = useMessages(backOfficeMessages)
  const format = useFormat()
  return (
    <Table
      caption={texts.auditTitle}
      rows={entries}
      keyOf={({ id }) => id}
      edged
      stacked
      columns={[
        { key: 'time', head: texts.time, cell: ({ happened_at }) => <span className={styles.moment}>{format.dateTime(happened_at)}</span> },
        { key: 'person', head: texts.person, cell: ({ actor }) => (actor ? actor.full_name || actor.email : texts.server) },
        { key: 'action', head: texts.auditAction, cell: ({ action }) => <Action action={action} /> },
        { key: 'subject', head: texts.auditSubject, cell: ({ subject }) => subject ?? MISSING },
        { key: 'details', head: texts.details, cell: (entry) => <span className={styles.text}>{detailsOf(entry)}</span> },
        { key: 'address', head: texts.address, cell: ({ address }) => address ?? MISSING },
      ]}
    />
  )
}
