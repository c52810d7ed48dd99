// For long pages: collapsible parts, and a table of contents whose links open them.
import { type MouseEvent, type ReactNode, type RefObject, useEffect, useRef } from 'react'
import { useLocation } from 'react-router'
import styles from './folding.module.css'
import { Icon } from './icon.tsx'
import { Panel } from './panel.tsx'

export interface Part {
  /** Id of the part's content, for links. */
  readonly id: string
  readonly title: string
  /** Number of entries in the part. */
  readonly count?: number
}

/** Opens the part that contains the target of a clicked link; without JavaScript the browser does so. */
function openTarget({ currentTarget }: MouseEvent<HTMLAnchorElement>): void {
  const fold = document.getElementById(currentTarget.hash.slice(1))?.closest('details')
  if (fold) fold.open = true
}

export const Contents = ({ title, parts }: { title: string; parts: readonly Part[] }) => (
  <nav aria-label={title} className={styles.contents}>
    <Panel title={title}>
      <ol>
        {parts.map(({ id, title: part, count }) => (
          <li key={id}>
            <a href={`#${id}`} onClick={openTarget}>
              {part}
            </a>
            {count !== undefined && <span className={styles.count}>{count}</span>}
          </li>
        ))}
      </ol>
    </Panel>
  </nav>
)

/** Opens the part that contains the target of the URL's hash, also if it was rendered after the browser had looked for the target. */
function useOpenForHash(): RefObject<HTMLDetailsElement | null> {
  const fold = useRef<HTMLDetailsElement>(null)
  const { hash } = useLocation()
  useEffect(() => {
    const target = document.getElementById(hash.slice(1))
    if (!target || !fold.current?.contains(target) || fold.current.open) return
    fold.current.open = true
    target.scrollIntoView()
  }, [hash])
  return fold
}

export const CollapsiblePart = ({ part: { id, title, count }, open, children }: { part: Part; open?: boolean; children: ReactNode }) => (
  <details ref={useOpenForHash()} className={styles.fold} open={open}>
    <summary>
      <h2>
        {title}
        {count !== undefined && <span className={styles.count}>{count}</span>}
      </h2>
      <Icon name="chevron-down" />
    </summary>
    <div id={id} className={styles.content}>
      {children}
    </div>
  </details>
)
