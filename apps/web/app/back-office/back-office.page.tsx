// `/back-office`: the frame of the staff's pages. The server never knows who asks and answers 404; staff see them once the browser has asked.
import { Suspense } from 'react'
import { data, Outlet } from 'react-router'
import { browserCall } from '../api/browser-call.ts'
import { useMessages } from '../i18n/catalogue.ts'
import { NotFound } from '../shell/error-page.tsx'
import { GuestOnly } from '../shell/guest-only.tsx'
import { Icon, type IconName } from '../ui/icon.tsx'
import { Container, VisuallyHidden } from '../ui/layout.tsx'
import { NavLink } from '../ui/link.tsx'
import type { Route } from './+types/back-office.page'
import { backOfficeMessages } from './back-office.messages.ts'
import styles from './back-office.module.css'
import { forStaff } from './for-staff.ts'

export const loader = () => data(null, { status: 404 })

/** Also asked for on the first visit, over the server's 404. */
export const clientLoader = Object.assign(
  () =>
    forStaff(async () => {
      const query = { page_size: 1 }
      const [products, tickets, support, complaints] = await Promise.all([
        browserCall('GET /api/v1/admin/products/', { query: { is_published: false, ...query } }),
        browserCall('GET /api/v1/admin/tickets/', { query: { status: 'pending', ...query } }),
        browserCall('GET /api/v1/admin/support/', { query: { answered: false, ...query } }),
        browserCall('GET /api/v1/admin/comments/', { query }),
      ])
      return { products: products.count, tickets: tickets.count, support: support.count, complaints: complaints.count }
    }),
  { hydrate: true as const },
)

/** What the server draws for everybody; the document's mark hides it from members until the browser knows. */
export const HydrateFallback = () => (
  <GuestOnly>
    <NotFound />
  </GuestOnly>
)

type SectionKey = 'products' | 'tickets' | 'support' | 'complaints' | 'people' | 'audit'

const sections: readonly { key: SectionKey; icon: IconName }[] = [
  { key: 'products', icon: 'box' },
  { key: 'tickets', icon: 'building' },
  { key: 'support', icon: 'lifebuoy' },
  { key: 'complaints', icon: 'alert' },
  { key: 'people', icon: 'users' },
  { key: 'audit', icon: 'history' },
]

export default function BackOfficeLayout({ loaderData }: Route.ComponentProps) {
  const texts = useMessages(backOfficeMessages)
  const counts: Partial<Record<SectionKey, number>> = loaderData ?? {}
  return (
    <Container className={styles.shell}>
      <nav className={styles.sidebar} aria-label={texts.sectionsLabel}>
        {sections.map(({ key, icon }) => (
          <NavLink key={key} to={`/back-office/${key}`} className={styles.section}>
            <Icon name={icon} />
            <span className={styles.sectionName}>{texts.sections[key]}</span>
            <Count count={counts[key] ?? 0} />
          </NavLink>
        ))}
      </nav>
      <div className={styles.content}>
        <Suspense fallback={<p role="status">{texts.loading}</p>}>
          <Outlet />
        </Suspense>
      </div>
    </Container>
  )
}

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
