// A queue: what waits at the left, the oldest first, and the request under review at the right; worked through by keyboard.
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { useSearchParams } from 'react-router'
import { useMessages } from '../i18n/catalogue.ts'
import { EmptyState } from '../ui/empty-state.tsx'
import { Heading, Text } from '../ui/text.tsx'
import { backOfficeMessages } from './back-office.messages.ts'
import styles from './back-office.module.css'

/** How a request is shown in the list. */
export interface Waiting {
  readonly title: ReactNode
  readonly more: ReactNode
  readonly marks?: ReactNode
}

export interface Walk {
  readonly next: () => void
  readonly previous: () => void
}

interface QueueProps<Item> {
  label: string
  items: readonly Item[]
  describe: (item: Item) => Waiting
  /** The request under review; drawn anew for each key. */
  review: (item: Item, walk: Walk) => ReactNode
  keyOf?: (item: Item) => string
}

export function Queue<Item extends { readonly id: number }>({ label, items, describe, review, keyOf }: QueueProps<Item>) {
  const texts = useMessages(backOfficeMessages)
  const [params, setParams] = useSearchParams()
  const [walked, setWalked] = useState(0)
  const asked = Number(params.get('id'))
  const place = Math.max(
    0,
    items.findIndex(({ id }) => id === asked),
  )
  const chosen = items[place]
  const choose = (at: number) => {
    const next = items[(at + items.length) % items.length]
    setWalked((count) => count + 1)
    if (!next) return
    const address = new URLSearchParams(params)
    address.set('id', String(next.id))
    setParams(address, { replace: true, preventScrollReset: true })
  }
  if (!chosen)
    return (
      <EmptyState icon="check-circle" title={texts.queueEmpty}>
        {texts.queueEmptyText}
      </EmptyState>
    )
  const walk: Walk = { next: () => choose(place + 1), previous: () => choose(place - 1) }
  return (
    <div className={styles.queue}>
      <ul className={styles.waiting} aria-label={label}>
        {items.map((item, at) => (
          <li key={item.id}>
            <Request waiting={describe(item)} isChosen={at === place} onChoose={() => choose(at)} />
          </li>
        ))}
      </ul>
      <Review key={keyOf?.(chosen) ?? chosen.id} takesFocus={walked > 0}>
        {review(chosen, walk)}
      </Review>
    </div>
  )
}

function Request({ waiting, isChosen, onChoose }: { waiting: Waiting; isChosen: boolean; onChoose: () => void }) {
  return (
    <button type="button" className={styles.request} aria-current={isChosen ? 'true' : undefined} onClick={onChoose}>
      <b>{waiting.title}</b>
      <span className={styles.requestMore}>{waiting.more}</span>
      {waiting.marks && <span className={styles.requestMarks}>{waiting.marks}</span>}
    </button>
  )
}

/** What the keys led to is read aloud; a first visit leaves the focus where it is. */
function Review({ takesFocus, children }: { takesFocus: boolean; children: ReactNode }) {
  const section = useRef<HTMLElement>(null)
  const first = useRef(takesFocus)
  useEffect(() => {
    if (first.current && document.activeElement === document.body) section.current?.focus({ preventScroll: true })
  }, [])
  const texts = useMessages(backOfficeMessages)
  return (
    <section ref={section} tabIndex={-1} className={styles.review} aria-label={texts.underReview}>
      {children}
    </section>
  )
}

/** The page's heading with the number of what waits. */
export function QueueHeading({ title, count, children }: { title: string; count: number; children?: ReactNode }) {
  return (
    <div className={styles.head}>
      <Heading level={1} look="h2">
        {title} {count > 0 && <Text tone="muted">{count}</Text>}
      </Heading>
      {children}
    </div>
  )
}
