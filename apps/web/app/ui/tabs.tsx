// A bar of tabs that are links, so that each has a URL and works without JavaScript; arrow keys move between them.
import { type KeyboardEvent, type ReactNode, useEffect, useRef } from 'react'
import { classNames } from './class-names.ts'
import { Icon } from './icon.tsx'
import { VisuallyHidden } from './layout.tsx'
import { Link } from './link.tsx'
import styles from './tabs.module.css'

export interface TabLink {
  readonly key: string
  readonly to: string
  readonly label: string
  readonly count?: number | undefined
  /** Text for screen readers if the tab has something that needs attention; the count is then amber, with an icon. */
  readonly warning?: string | undefined
  /** A word shown instead of the count, if it is more important than a number. */
  readonly mark?: string | undefined
}

interface TabsProps {
  label: string
  items: readonly TabLink[]
  selected: string
  /** Content after the bar, such as a menu of further tabs. */
  more?: ReactNode
  /** Choosing a tab keeps the page's scroll position. */
  stay?: boolean
}

/** Arrow keys, Home and End move the focus between the tabs. */
function moveFocus(event: KeyboardEvent<HTMLElement>): void {
  const links = [...event.currentTarget.querySelectorAll('a')]
  const index = links.indexOf(document.activeElement as HTMLAnchorElement)
  const targets: Record<string, number> = { ArrowRight: index + 1, ArrowLeft: index - 1, Home: 0, End: links.length - 1 }
  const target = targets[event.key]
  if (target === undefined || index < 0) return
  event.preventDefault()
  links[(target + links.length) % links.length]?.focus()
}

export function Tabs({ label, items, selected, more, stay }: TabsProps) {
  const scroller = useRef<HTMLDivElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the selected tab is scrolled into view whenever it changes
  useEffect(() => {
    const bar = scroller.current
    const current = bar?.querySelector<HTMLElement>('[aria-current]')
    if (bar && current) bar.scrollLeft = current.offsetLeft - (bar.clientWidth - current.offsetWidth) / 2
  }, [selected])
  return (
    <nav aria-label={label} className={styles.bar} onKeyDown={moveFocus}>
      <div ref={scroller} className={styles.scroller}>
        {items.map((item) => (
          <Link
            key={item.key}
            to={item.to}
            {...(stay ? { preventScrollReset: true } : {})}
            className={classNames(styles.tab, item.key === selected && styles.selected)}
            aria-current={item.key === selected ? 'page' : undefined}
          >
            {item.label}
            <TabCount item={item} />
          </Link>
        ))}
      </div>
      {more}
    </nav>
  )
}

function TabCount({ item }: { item: TabLink }) {
  if (item.mark)
    return (
      <span className={classNames(styles.count, styles.marked)}>
        {item.mark}
        {item.warning && <VisuallyHidden>, {item.warning}</VisuallyHidden>}
      </span>
    )
  if (item.count === undefined) return null
  return (
    <span className={classNames(styles.count, item.warning && styles.warned)}>
      {item.warning && <Icon name="alert" />}
      {item.count}
      {item.warning && <VisuallyHidden>{item.warning}</VisuallyHidden>}
    </span>
  )
}
