// A queue: what waits at the left, the oldest first, and the request under review at the right; worked through by keyboard.
import { type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { useRevalidator, useSearchParams } from 'react-router'
import { useMessages } from '../i18n/catalogue.ts'
import { Button } from '../ui/button.tsx'
import { EmptyState } from '../ui/empty-state.tsx'
import { Heading, Text } from '../ui/text.tsx'
import { backOfficeMessages } from './back-office.messages.ts'
import frame from './back-office.module.css'
import styles from './queue.module.css'

/** An empty queue looks so often whether something came. */
const LOOK_EVERY_MS = 20_000

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
  /** With those that are not at hand yet. */
  total: number
  describe: (item: Item) => Waiting
  /** The request under review; drawn anew for each key. */
  review: (item: Item, walk: Walk) => ReactNode
  keyOf?: (item: Item) => string
}

export function Queue<Item extends { readonly id: number }>({ label, items, total, describe, review, keyOf }: QueueProps<Item>) {
  const texts = useMessages(backOfficeMessages)
  const [params, setParams] = useSearchParams()
  const [walked, setWalked] = useState(0)
  const [isListed, setListed] = useState(false)
  const listId = useId()
  const asked = Number(params.get('id'))
  const place = Math.max(
    0,
    items.findIndex(({ id }) => id === asked),
  )
  const chosen = items[place]
  const choose = (at: number) => {
    const next = items[(at + items.length) % items.length]
    setWalked((count) => count + 1)
    setListed(false)
    if (!next) return
    const address = new URLSearchParams(params)
    address.set('id', String(next.id))
    setParams(address, { replace: true, preventScrollReset: true })
  }
  if (!chosen) return <AllDone takesFocus={walked > 0} />
  const walk: Walk = { next: () => choose(place + 1), previous: () => choose(place - 1) }
  return (
    <div className={styles.queue}>
      <span className={styles.place}>
        <Button variant="text" icon="list" aria-expanded={isListed} aria-controls={listId} onClick={() => setListed(!isListed)}>
          {texts.placeInQueue(place + 1, total)}
        </Button>
      </span>
      <ul id={listId} className={styles.waiting} data-listed={isListed || undefined} aria-label={label}>
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

/** What the keys led to is read aloud; a first visit leaves the focus where it is, and so does whoever chose in the list. */
function useFocus<Element extends HTMLElement>(takesFocus: boolean) {
  const place = useRef<Element>(null)
  const first = useRef(takesFocus)
  useEffect(() => {
    if (first.current && document.activeElement === document.body) place.current?.focus({ preventScroll: true })
  }, [])
  return place
}

function Review({ takesFocus, children }: { takesFocus: boolean; children: ReactNode }) {
  const texts = useMessages(backOfficeMessages)
  return (
    <section ref={useFocus<HTMLElement>(takesFocus)} tabIndex={-1} className={styles.review} aria-label={texts.underReview}>
      {children}
    </section>
  )
}

/** Nothing waits: what comes is shown without anybody asking. */
function AllDone({ takesFocus }: { takesFocus: boolean }) {
  const texts = useMessages(backOfficeMessages)
  const { revalidate } = useRevalidator()
  useEffect(() => {
    const timer = setInterval(() => document.visibilityState === 'visible' && void revalidate(), LOOK_EVERY_MS)
    return () => clearInterval(timer)
  }, [revalidate])
  return (
    <section ref={useFocus<HTMLElement>(takesFocus)} tabIndex={-1} className={styles.review} aria-label={texts.queueEmpty}>
      <EmptyState icon="check-circle" title={texts.queueEmpty}>
        {texts.queueEmptyText}
      </EmptyState>
    </section>
  )
}

/** The page's heading with the number of what waits. */
export function QueueHeading({ title, count, children }: { title: string; count: number; children?: ReactNode }) {
  return (
    <div className={frame.head}>
      <Heading level={1} look="h2">
        {title} {count > 0 && <Text tone="muted">{count}</Text>}
      </Heading>
      {children}
    </div>
  )
}
