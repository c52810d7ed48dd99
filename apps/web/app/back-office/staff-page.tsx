// The common parts of staff pages: the loader, the frame with title and number of entries, and a time.
import type { ReactNode } from 'react'
import { MISSING, useFormat } from '../i18n/format.ts'
import { PageHead } from '../shell/page-head.tsx'
import { Breadcrumbs } from '../ui/breadcrumbs.tsx'
import { Heading, Text } from '../ui/text.tsx'
import styles from './back-office.module.css'
import { forStaff, type ListQuery, readListQuery } from './list-query.ts'

/** Makes the loader of a staff page. Visitors who are not staff get a 404. `work` receives the filters of the URL and the path's `:id`, else 0. */
export const staffLoader =
  <T,>(work: (request: ListQuery, id: number) => Promise<T>) =>
  ({ request, params }: { request: Request; params: { readonly id?: string } }): Promise<T> =>
    forStaff(() => work(readListQuery(new URL(request.url).searchParams), Number(params.id) || 0))

interface StaffPageProps {
  title: string
  /** Number of entries, shown beside the title; 0 is not shown. */
  count?: number | undefined
  /** Introductory text below the title. */
  lead?: ReactNode
  /** At the right of the title. */
  action?: ReactNode
  /** Breadcrumb to the list that the page belongs to; `trail` names the breadcrumbs for screen readers. */
  from?: { readonly trail: string; readonly label: string; readonly to: string }
  children: ReactNode
}

/** Frame of a staff page; search engines do not index it. */
export const StaffPage = ({ title, count = 0, lead, action, from, children }: StaffPageProps) => (
  <>
    <PageHead title={title} noindex />
    {from && <Breadcrumbs label={from.trail} crumbs={[{ label: from.label, to: from.to }, { label: title }]} />}
    <div className={styles.head}>
      <Heading level={1} look="h2">
        {title} {count > 0 && <Text tone="muted">{count}</Text>}
      </Heading>
      {action}
    </div>
    {lead && (
      <Text as="p" tone="secondary">
        {lead}
      </Text>
    )}
    {children}
  </>
)

/** An ISO time as date and time in one line; a dash for null. */
export function Moment({ at }: { at: string | null }) {
  const format = useFormat()
  return at ? <span className={styles.moment}>{format.dateTime(at)}</span> : MISSING
}
