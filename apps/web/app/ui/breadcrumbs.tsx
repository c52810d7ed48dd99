// Breadcrumbs: links from the section down to this page.

import styles from './breadcrumbs.module.css'
import { Link } from './link.tsx'

export interface Crumb {
  readonly label: string
  /** URL; omitted for the page itself. */
  readonly to?: string
}

export const Breadcrumbs = ({ label, crumbs }: { label: string; crumbs: readonly Crumb[] }) => (
  <nav aria-label={label}>
    <ol className={styles.trail}>
      {crumbs.map(({ label: text, to }) => (
        <li key={text}>{to ? <Link to={to}>{text}</Link> : <span aria-current="page">{text}</span>}</li>
      ))}
    </ol>
  </nav>
)
