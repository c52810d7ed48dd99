// `/back-office/audit`: the audit log of actions by people and by the server, newest first; filtered by person, action, subject and day.
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

/** Filters, named as the API's query parameters. `who`: part of a name or e-mail; `subject`: kind and id (`user:15`); the days are Moscow days. */
const FILTERS = ['who', 'action', 'subject', 'from', 'until'] as const

/** If the server cannot parse a filter (status 400), the page says so above an empty list. */
export const clientLoader = staffLoader(async (request) => {
  const query = Object.assign(request.page(), ...FILTERS.map((name) => request.text(name)))
  try {
    return { ...(await browserCall('GET /api/v1/admin/audit/', { query })), isFilterInvalid: false }
  } catch (error) {
    if (isRefusal(error) && error.status === 400) return { result: [], count: 0, isFilterInvalid: true }
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
        list.isFilterInvalid && (
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

/** An action as text, such as «Sign-in», and below it its code, `auth.login`. An action without a text is shown by its code alone. */
function Action({ action }: { action: string }) {
  const texts = useMessages(auditMessages)
  const actionText = (texts.auditActions as Readonly<Record<string, string>>)[action]
  return (
    <span>
      {actionText && (
        <>
          {actionText} <br />
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
