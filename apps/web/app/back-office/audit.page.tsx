// `/back-office/audit`: the log of actions, newest first; filtered by person, action, subject and day.
import type { AuditEntry } from '@sverka/contract/auth/auth.staff'
import { browserCall } from '../api/browser-call.ts'
import { isRefusal } from '../api/refusal.ts'
import { useMessages } from '../i18n/catalogue.ts'
import { MISSING } from '../i18n/format.ts'
import { Note } from '../ui/note.tsx'
import { Text } from '../ui/text.tsx'
import type { Route } from './+types/audit.page'
import { auditMessages } from './audit.messages.ts'
import { backOfficeMessages } from './back-office.messages.ts'
import styles from './back-office.module.css'
import { StaffList } from './staff-list.tsx'
import { Moment, staffLoader } from './staff-page.tsx'

/** Filters, named as the operation's query parameters. */
const FILTERS = ['who', 'action', 'subject', 'from', 'until'] as const

/** A filter that cannot be parsed is reported on the page; the list is still shown. */
export const clientLoader = staffLoader(async (request) => {
  const query = Object.assign(request.page(), ...FILTERS.map((name) => request.text(name)))
  try {
    return { ...(await browserCall('GET /api/v1/admin/audit/', { query })), isWrong: false }
  } catch (error) {
    if (isRefusal(error) && error.status === 400) return { result: [], count: 0, isWrong: true }
    throw error
  }
})

export default function AuditPage({ loaderData: list }: Route.ComponentProps) {
  const texts = useMessages(auditMessages)
  const { person, search, server } = useMessages(backOfficeMessages)
  return (
    <StaffList<AuditEntry>
      title={texts.auditTitle}
      lead={texts.auditLead}
      list={list}
      filters={[
        { name: 'who', type: 'text', label: person, hint: search },
        {
          name: 'action',
          type: 'text',
          label: texts.auditAction,
          hint: texts.auditActionHint,
          suggestions: texts.auditActions,
          maxLength: 60,
        },
        { name: 'subject', type: 'text', label: texts.auditSubject, hint: texts.auditSubjectHint, maxLength: 60 },
        { name: 'from', type: 'date', label: texts.fromDay },
        { name: 'until', type: 'date', label: texts.untilDay },
      ]}
      above={
        list.isWrong && (
          <Note tone="bad" alert>
            {texts.badFilter}
          </Note>
        )
      }
      columns={[
        { head: texts.time, cell: ({ happened_at }) => <Moment at={happened_at} /> },
        { head: person, cell: ({ actor }) => (actor ? actor.full_name || actor.email : server) },
        { head: texts.auditAction, cell: ({ action }) => <Action action={action} /> },
        { head: texts.auditSubject, cell: ({ subject }) => subject ?? MISSING },
        { head: texts.details, cell: (entry) => <span className={styles.text}>{formatDetails(entry)}</span> },
        { head: texts.address, cell: ({ address }) => address ?? MISSING },
      ]}
    />
  )
}

/** The action in words, and below it its code in the log; the code alone if there are no words for it. */
function Action({ action }: { action: string }) {
  const texts = useMessages(auditMessages)
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

const formatDetails = ({ details }: AuditEntry): string =>
  Object.entries(details)
    .map(([name, value]) => `${name}: ${value}`)
    .join(', ') || MISSING
