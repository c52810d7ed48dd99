// Page numbers under a list, as links.

import { Icon } from './icon.tsx'
import { Link } from './link.tsx'
import styles from './pager.module.css'
import { pageNumbers } from './pager.rules.ts'

interface PagerProps {
  label: string
  previousLabel: string
  nextLabel: string
  current: number
  last: number
  /** Address of a page. */
  hrefOf: (page: number) => string
}

export function Pager({ label, previousLabel, nextLabel, current, last, hrefOf }: PagerProps) {
  if (last <= 1) return null
  return (
    <nav aria-label={label} className={styles.pager}>
      {current > 1 && (
        <Link to={hrefOf(current - 1)} rel="prev" aria-label={previousLabel} className={styles.page}>
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
          <Link key={page} to={hrefOf(page)} className={styles.page} aria-current={page === current ? 'page' : undefined}>
            {page}
          </Link>
        ),
      )}
      {current < last && (
        <Link to={hrefOf(current + 1)} rel="next" aria-label={nextLabel} className={styles.page}>
          <Icon name="chevron-right" />
        </Link>
      )}
    </nav>
  )
}
