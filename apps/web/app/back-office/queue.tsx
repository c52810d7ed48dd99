// A queue: waiting requests on the left, the oldest first, and the request under review on the right; works by keyboard.
import type { Presences } from '@sverka/contract/back-office/back-office'
import type { QueueName } from '@sverka/contract/back-office/back-office.rules'
import { type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { useRevalidator, useSearchParams } from 'react-router'
import { useMessages } from '../i18n/catalogue.ts'
import { Button } from '../ui/button.tsx'
import { Checkbox } from '../ui/checkbox.tsx'
import { EmptyState } from '../ui/empty-state.tsx'
import { Icon } from '../ui/icon.tsx'
import { VisuallyHidden } from '../ui/layout.tsx'
import { backOfficeMessages } from './back-office.messages.ts'
import { BatchBar, type BatchChoice, type BatchOptions, BatchResults, useBatchChoice, useBatchDecision } from './batch.tsx'
import styles from './queue.module.css'
import type { QueueNavigation } from './queue-navigation.ts'
import { useKeys } from './use-keys.ts'
import { usePresences } from './use-presences.ts'
import { OverdueTag, PresenceTag, useAge, WaitingTime } from './waiting.tsx'

/** Number of requests loaded at once; more are loaded as these are decided. */
export const QUEUE_PAGE_SIZE = 50
/** Interval at which an empty queue is reloaded. */
const LOOK_EVERY_MS = 20_000

/** How a request is shown in the list. */
export interface Waiting {
  readonly title: string
  /** Second line. */
  readonly more: ReactNode
  /** Time of the request, ISO. */
  readonly since: string
  readonly marks?: ReactNode
}

interface QueueProps<Item> {
  name: QueueName
  label: string
  items: readonly Item[]
  /** The number of all waiting requests, loaded or not. */
  total: number
  /** Which requests colleagues were looking at when the page was loaded. */
  looks: Presences
  describe: (item: Item) => Waiting
  /** Draws the request under review; mounted again for each key. */
  review: (item: Item, walk: QueueNavigation) => ReactNode
  rowKey?: (item: Item) => string
  /** Set where several requests can be decided together. */
  many?: BatchOptions<Item>
}

export function Queue<Item extends { readonly id: number }>(props: QueueProps<Item>) {
  const { items, many, describe } = props
  // How many times another request was opened; moves the focus, see `useFocus`.
  const [walked, setWalked] = useState(0)
  const choice = useBatchChoice(items, many)
  const deciding = useBatchDecision<Item>((item) => describe(item).title)
  return (
    <>
      {items.length === 0 ? (
        <AllDone walked={walked} onLeave={() => setWalked(0)} />
      ) : (
        <OpenQueue {...props} walked={walked} onWalk={() => setWalked(walked + 1)} choice={choice}>
          {many && <BatchBar choice={choice} many={many} deciding={deciding} />}
        </OpenQueue>
      )}
      <BatchResults answers={deciding.answers} onClose={deciding.forget} />
    </>
  )
}

interface OpenQueueProps<Item> extends QueueProps<Item> {
  walked: number
  onWalk: () => void
  choice: BatchChoice<Item>
  /** Stands above the list. */
  children: ReactNode
}

function OpenQueue<Item extends { readonly id: number }>(props: OpenQueueProps<Item>) {
  const { name, label, items, total, describe, review, rowKey, many, walked, onWalk, choice, children } = props
  const [isListed, setListed] = useState(false)
  const listId = useId()
  const place = usePlace(items, props.looks)
  const { now, result: looks } = usePresences(name, items[place]?.id ?? null, props.looks)
  const findViewer = (id: number | undefined) => looks.find(({ request }) => request === id)?.full_name
  const choose = useChoose(items, () => {
    onWalk()
    setListed(false)
  })
  const chosen = items[place]
  const chooseAlike = () => chosen && choice.may(chosen) && choice.add([chosen, ...choice.alike(chosen)])
  useKeys({ x: () => chosen && choice.toggle(chosen), z: chooseAlike }, many !== undefined)
  if (!chosen) return null
  const goToNextFree = () => {
    const after = [...items.slice(place + 1), ...items.slice(0, place)].find(({ id }) => !findViewer(id))
    choose(after ? items.indexOf(after) : place + 1)
  }
  const walk: QueueNavigation = { next: () => choose(place + 1), previous: () => choose(place - 1), goToNextFree }
  const choiceProps = (item: Item) =>
    many && { choice: { isChosen: choice.has(item), may: choice.may(item), toggle: () => choice.toggle(item) } }
  const waiting = items.map((item) => ({ ...describe(item), id: item.id, viewedBy: findViewer(item.id), ...choiceProps(item) }))
  return (
    <div className={styles.queue}>
      <PlaceButton {...{ place, total, listId, isListed }} onToggle={() => setListed(!isListed)} />
      <div className={styles.beside} data-beside="" tabIndex={-1}>
        {children}
        <WaitingList id={listId} queue={name} {...{ label, now, isListed, place, waiting, choose }} />
      </div>
      <Review key={rowKey?.(chosen) ?? chosen.id} walked={walked}>
        <WaitingTime queue={name} since={describe(chosen).since} now={now} />
        <PresenceTag by={findViewer(chosen.id)} />
        {review(chosen, walk)}
      </Review>
    </div>
  )
}

interface PlaceButtonProps {
  place: number
  total: number
  listId: string
  isListed: boolean
  onToggle: () => void
}

/** «3 of 12»: on a phone it opens the list, which is folded there. */
function PlaceButton({ place, total, listId, isListed, onToggle }: PlaceButtonProps) {
  const texts = useMessages(backOfficeMessages)
  return (
    <span className={styles.place}>
      <Button variant="text" icon="list" aria-expanded={isListed} aria-controls={listId} onClick={onToggle}>
        {texts.placeInQueue(place + 1, total)}
      </Button>
    </span>
  )
}

/** Moves to a place of the queue, wrapping around at its ends; the place is kept in the URL. */
function useChoose(items: readonly { readonly id: number }[], onChoose: () => void): (at: number) => void {
  const [params, setParams] = useSearchParams()
  return (at) => {
    const next = items[(at + items.length) % items.length]
    onChoose()
    if (!next) return
    const changed = new URLSearchParams(params)
    changed.set('id', String(next.id))
    setParams(changed, { replace: true, preventScrollReset: true })
  }
}

/** Index of the request in the URL; without one, of the oldest request that no colleague had open when the page was loaded; 0 if that is gone. */
function usePlace(items: readonly { readonly id: number }[], { result: looks }: Presences): number {
  const [params] = useSearchParams()
  const [first] = useState(() => items.find(({ id }) => !looks.some(({ request }) => request === id))?.id)
  const wantedId = Number(params.get('id')) || first
  return Math.max(
    0,
    items.findIndex(({ id }) => id === wantedId),
  )
}

interface Listed extends Waiting {
  readonly id: number
  readonly viewedBy: string | undefined
  /** Whether the request is chosen to be decided together with others. */
  readonly choice?: { readonly isChosen: boolean; readonly may: boolean; readonly toggle: () => void }
}

interface WaitingListProps {
  id: string
  queue: QueueName
  label: string
  now: string
  isListed: boolean
  place: number
  waiting: readonly Listed[]
  choose: (at: number) => void
}

/** The row of the request under review is scrolled into view. */
function WaitingList({ id, queue, label, now, isListed, place, waiting, choose }: WaitingListProps) {
  const texts = useMessages(backOfficeMessages)
  const list = useRef<HTMLUListElement>(null)
  const chosen = waiting[place]?.id
  // biome-ignore lint/correctness/useExhaustiveDependencies: which one is chosen decides what must be in sight
  useEffect(() => {
    const [listElement, currentRow] = [list.current, list.current?.querySelector('[aria-current]')?.parentElement]
    if (!listElement || !currentRow) return
    if (currentRow.offsetTop < listElement.scrollTop) listElement.scrollTop = currentRow.offsetTop
    const below = currentRow.offsetTop + currentRow.offsetHeight - listElement.clientHeight
    if (below > listElement.scrollTop) listElement.scrollTop = below
  }, [chosen])
  return (
    <ul ref={list} id={id} className={styles.waiting} data-waiting="" data-listed={isListed || undefined} aria-label={label}>
      {waiting.map(({ id: request, viewedBy, choice, ...one }, index) => (
        <li key={request}>
          {choice && (
            <Checkbox className={styles.choose} checked={choice.isChosen} disabled={!choice.may} onChange={choice.toggle}>
              <VisuallyHidden>{texts.choose(one.title)}</VisuallyHidden>
            </Checkbox>
          )}
          <Request queue={queue} now={now} waiting={one} viewedBy={viewedBy} isChosen={index === place} onChoose={() => choose(index)} />
        </li>
      ))}
    </ul>
  )
}

interface RequestProps {
  queue: QueueName
  now: string
  waiting: Waiting
  viewedBy: string | undefined
  isChosen: boolean
  onChoose: () => void
}

function Request({ queue, now, waiting, viewedBy, isChosen, onChoose }: RequestProps) {
  const texts = useMessages(backOfficeMessages)
  const age = useAge()
  return (
    <button type="button" className={styles.request} aria-current={isChosen ? 'true' : undefined} onClick={onChoose}>
      <b className={styles.requestTitle}>{waiting.title}</b>
      <span className={styles.requestMore}>
        <span className={styles.requestTitle}>{waiting.more}</span>
        <span className={styles.requestAge}>{age(waiting.since, now)}</span>
      </span>
      <span className={styles.requestMarks}>
        {waiting.marks}
        <OverdueTag queue={queue} since={waiting.since} now={now} />
      </span>
      {viewedBy && (
        <span className={styles.looker}>
          <Icon name="lock" /> {texts.lookedAt(viewedBy)}
        </span>
      )}
    </button>
  )
}

/**
 * Moves the focus to the request that a key opened, so that it is announced, also when it is the same one. On the first visit
 * (`walked` is 0), and after a choice in the list, the focus stays where it is.
 */
function useFocus<Element extends HTMLElement>(walked: number) {
  const focusRef = useRef<Element>(null)
  useEffect(() => {
    if (walked === 0 || !focusRef.current) return
    // A long request may have been scrolled down: the next one is read from its top.
    if (focusRef.current.getBoundingClientRect().top < 0) focusRef.current.scrollIntoView({ block: 'start' })
    if (!document.activeElement?.closest('[data-waiting]')) focusRef.current.focus({ preventScroll: true })
  }, [walked])
  return focusRef
}

function Review({ walked, children }: { walked: number; children: ReactNode }) {
  const texts = useMessages(backOfficeMessages)
  return (
    <section ref={useFocus<HTMLElement>(walked)} tabIndex={-1} className={styles.review} aria-label={texts.underReview}>
      {children}
    </section>
  )
}

/** Shown while nothing waits: new requests appear by themselves, without taking the focus. */
function AllDone({ walked, onLeave }: { walked: number; onLeave: () => void }) {
  const texts = useMessages(backOfficeMessages)
  const { revalidate } = useRevalidator()
  useEffect(() => {
    const timer = setInterval(() => document.visibilityState === 'visible' && void revalidate(), LOOK_EVERY_MS)
    return () => clearInterval(timer)
  }, [revalidate])
  return (
    <section
      ref={useFocus<HTMLElement>(walked)}
      tabIndex={-1}
      className={styles.review}
      aria-label={texts.queueEmpty}
      onBlur={({ relatedTarget }) => relatedTarget && onLeave()}
    >
      <EmptyState icon="check-circle" title={texts.queueEmpty}>
        {texts.queueEmptyText}
      </EmptyState>
    </section>
  )
}
