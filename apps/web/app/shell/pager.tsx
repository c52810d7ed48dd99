// Page numbers under a list, as links.
import { useMessages } from '../i18n/catalogue.ts'
import { Icon } from '../ui/icon.tsx'
import { Link } from '../ui/link.tsx'
import styles from './pager.module.css'
import { pageNumbers } from './pager.rules.ts'
import { shellMessages } from './shell.messages.ts'

interface PagerProps {
  current: number
  last: number
  /** URL of a page. */
  pageHref: (page: number) => string
}

export function Pager({ current, last, pageHref }: PagerProps) {
  const texts = useMessages(shellMessages)
  if (last <= 1) return null
  return (
    <nav aria-label={texts.pages} className={styles.pager}>
      {current > 1 && (
        <Link to={pageHref(current - 1)} rel="prev" aria-label={texts.previousPage} className={styles.page}>
          <Icon name="chevron-left" />
        </Link>
      )}
      {pageNumbers(current, last).map((page, index) =>
        page === null ? (
          // biome-ignore lint/suspicious/noArrayIndexKey: a gap has no other name than its place
          <span key={`gap${index}`} className={styles.page} aria-hidden="true">
            …
          </span>
        ) : (
          <Link key={page} to={pageHref(page)} className={styles.page} aria-current={page === current ? 'page' : undefined}>
            {page}
          </Link>
        ),
      )}
      {current < last && (
        <Link to={pageHref(current + 1)} rel="next" aria-label={texts.nextPage} className={styles.page}>
          <Icon name="chevron-right" />
        </Link>
      )}
    </nav>
  )
}
