// `/back-office`: layout of the staff's pages. The server renders every page as 404, because only the browser holds the sign-in token;
// the browser then loads the page again and shows it to staff.
import { Fragment, Suspense } from 'react'
import { data, Outlet } from 'react-router'
import { browserCall } from '../api/browser-call.ts'
import { useMessages } from '../i18n/catalogue.ts'
import { NotFound } from '../shell/error-page.tsx'
import type { PageFrame } from '../shell/frame.tsx'
import { GuestOnly } from '../shell/guest-only.tsx'
import { useScrollCurrentIntoView } from '../shell/use-scroll-current-into-view.ts'
import { Icon } from '../ui/icon.tsx'
import { VisuallyHidden } from '../ui/layout.tsx'
import { NavLink } from '../ui/link.tsx'
import { SkipLink } from '../ui/skip-link.tsx'
import type { Route } from './+types/back-office.page'
import { backOfficeMessages } from './back-office.messages.ts'
import styles from './back-office.module.css'
import { BackOfficeHeader } from './back-office-header.tsx'
import { forStaff } from './list-query.ts'
import { groups, type SectionKey } from './sections.ts'

/** Id of the page's content, the target of the link that skips the list of sections. */
const CONTENT_ID = 'section'

export const handle: PageFrame = { header: BackOfficeHeader }

export const loader = () => data(null, { status: 404 })

/** The numbers of waiting requests in the queues. Runs on the first visit too (`hydrate`), although the server answered 404. */
export const clientLoader = Object.assign(() => forStaff(() => browserCall('GET /api/v1/admin/queues/', {})), { hydrate: true as const })

/** Rendered by the server for everybody: «page not found». `GuestOnly` hides it from members until the browser knows whether they are staff. */
export const HydrateFallback = () => (
  <GuestOnly>
    <NotFound />
  </GuestOnly>
)

export default function BackOfficeLayout({ loaderData }: Route.ComponentProps) {
  const texts = useMessages(backOfficeMessages)
  const waiting = new Map<SectionKey, number>(loaderData?.result.map(({ queue, waiting: count }) => [queue, count]))
  return (
    <div className={styles.shell} data-back-office="">
      <nav ref={useScrollCurrentIntoView()} className={styles.sidebar} aria-label={texts.sectionsLabel}>
        <SkipLink to={CONTENT_ID}>{texts.skipSections}</SkipLink>
        {groups.map((group) => (
          <Fragment key={group.key}>
            <span className={styles.group}>{texts.groups[group.key]}</span>
            {group.sections.map(({ key, icon }) => (
              <NavLink key={key} to={`/back-office/${key}`} className={styles.section}>
                <Icon name={icon} />
                <span className={styles.sectionName}>{texts.sections[key]}</span>
                <Count count={waiting.get(key) ?? 0} />
              </NavLink>
            ))}
          </Fragment>
        ))}
      </nav>
      <div id={CONTENT_ID} tabIndex={-1} className={styles.content}>
        <Suspense fallback={<p role="status">{texts.loading}</p>}>
          <Outlet context={loaderData} />
        </Suspense>
      </div>
    </div>
  )
}

/** Number of waiting requests beside a section; nothing for 0. */
function Count({ count }: { count: number }) {
  const texts = useMessages(backOfficeMessages)
  if (count === 0) return null
  return (
    <>
      <span className={styles.count} aria-hidden="true">
        {count}
      </span>
      <VisuallyHidden>{texts.waiting(count)}</VisuallyHidden>
    </>
  )
}
