// A staff queue: the waiting requests on the left, the oldest first, and the request under review on the right. It can be used by keyboard alone.
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
/** Milliseconds after which an empty queue is reloaded, again and again. */
const RELOAD_INTERVAL_MS = 20_000

/** How a request is shown in the list. */
export interface Waiting {
  readonly title: string
  /** Second line. */
  readonly more: ReactNode
  /** ISO time since which the request has waited. */
  readonly since: string
  /** Tags below the two lines. */
  readonly marks?: ReactNode
}

interface QueueProps<Item> {
  name: QueueName
  label: string
  items: readonly Item[]
  /** The number of all waiting requests, of which `items` may hold only the first ones. */
  total: number
  /** Which requests colleagues had open when the page was loaded. */
  presences: Presences
  describe: (item: Item) => Waiting
  /** Draws the request under review. It is mounted anew, with empty state, when its `rowKey` changes. */
  review: (item: Item, navigation: QueueNavigation) => ReactNode
  /** Key of a request and its version; the id if absent. */
  rowKey?: (item: Item) => string
  /** Set where several requests can be decided together. */
  batchOptions?: BatchOptions<Item>
}

/** The queue, or the message that it is empty, and the dialog with the results of requests decided together. */
export function Queue<Item extends { readonly id: number }>(props: QueueProps<Item>) {
  const { items, batchOptions, describe } = props
  // How many times another request was opened. Each change moves the focus to it, see `useFocus`.
  const [moveCount, setMoveCount] = useState(0)
  const choice = useBatchChoice(items, batchOptions)
  const deciding = useBatchDecision<Item>((item) => describe(item).title)
  return (
    <>
      {items.length === 0 ? (
        <AllDone moveCount={moveCount} onLeave={() => setMoveCount(0)} />
      ) : (
        <OpenQueue {...props} moveCount={moveCount} onMove={() => setMoveCount(moveCount + 1)} choice={choice}>
          {batchOptions && <BatchBar choice={choice} batchOptions={batchOptions} deciding={deciding} />}
        </OpenQueue>
      )}
      <BatchResults results={deciding.results} onClose={deciding.clearResults} />
    </>
  )
}

interface OpenQueueProps<Item> extends QueueProps<Item> {
  moveCount: number
  onMove: () => void
  choice: BatchChoice<Item>
  /** Shown above the list. */
  children: ReactNode
}

function OpenQueue<Item extends { readonly id: number }>(props: OpenQueueProps<Item>) {
  const { name, label, items, total, describe, review, rowKey, batchOptions, moveCount, onMove, choice, children } = props
  // On a narrow screen the list is folded.
  const [isUnfolded, setUnfolded] = useState(false)
  const listId = useId()
  const place = usePlace(items, props.presences)
  const { now, result: presences } = usePresences(name, items[place]?.id ?? null, props.presences)
  const findViewer = (id: number | undefined) => presences.find(({ request }) => request === id)?.full_name
  const choose = useChoose(items, () => {
    onMove()
    setUnfolded(false)
  })
  const chosen = items[place]
  // Keys X and Z: choose the request under review, alone or with all alike, to be decided together.
  const chooseAlike = () => chosen && choice.canChoose(chosen) && choice.add([chosen, ...choice.findAlike(chosen)])
  useKeys({ x: () => chosen && choice.toggle(chosen), z: chooseAlike }, batchOptions !== undefined)
  if (!chosen) return null
  // Without a request that no colleague has open, the next one.
  const goToNextFree = () => {
    const after = [...items.slice(place + 1), ...items.slice(0, place)].find(({ id }) => !findViewer(id))
    choose(after ? items.indexOf(after) : place + 1)
  }
  const navigation: QueueNavigation = { next: () => choose(place + 1), previous: () => choose(place - 1), goToNextFree }
  const choiceProps = (item: Item) =>
    batchOptions && { choice: { isChosen: choice.isChosen(item), canChoose: choice.canChoose(item), toggle: () => choice.toggle(item) } }
  const waiting = items.map((item) => ({ ...describe(item), id: item.id, viewedBy: findViewer(item.id), ...choiceProps(item) }))
  return (
    <div className={styles.queue}>
      <PlaceButton {...{ place, total, listId, isUnfolded }} onToggle={() => setUnfolded(!isUnfolded)} />
      <div className={styles.beside} data-beside="" tabIndex={-1}>
        {children}
        <WaitingList id={listId} queue={name} {...{ label, now, isUnfolded, place, waiting, choose }} />
      </div>
      <Review key={rowKey?.(chosen) ?? chosen.id} moveCount={moveCount}>
        <WaitingTime queue={name} since={describe(chosen).since} now={now} />
        <PresenceTag by={findViewer(chosen.id)} />
        {review(chosen, navigation)}
      </Review>
    </div>
  )
}

interface PlaceButtonProps {
  place: number
  total: number
  listId: string
  isUnfolded: boolean
  onToggle: () => void
}

/** «Queue, 3 of 12»: shown on narrow screens only, where it unfolds the list. */
function PlaceButton({ place, total, listId, isUnfolded, onToggle }: PlaceButtonProps) {
  const texts = useMessages(backOfficeMessages)
  return (
    <span className={styles.place}>
      <Button variant="text" icon="list" aria-expanded={isUnfolded} aria-controls={listId} onClick={onToggle}>
        {texts.placeInQueue(place + 1, total)}
      </Button>
    </span>
  )
}

/** Opens the request at an index of the queue, wrapping around at its ends; its id is stored in the URL. */
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

/**
 * Index of the request whose id is in the URL. Without an id: of the oldest request that no colleague had open when the page was loaded.
 * 0 if that request is no longer in the queue.
 */
function usePlace(items: readonly { readonly id: number }[], { result: presences }: Presences): number {
  const [params] = useSearchParams()
  const [first] = useState(() => items.find(({ id }) => !presences.some(({ request }) => request === id))?.id)
  const wantedId = Number(params.get('id')) || first
  return Math.max(
    0,
    items.findIndex(({ id }) => id === wantedId),
  )
}

/** A row of the list. `viewedBy`: name of the colleague who has the request open. */
interface Listed extends Waiting {
  readonly id: number
  readonly viewedBy: string | undefined
  /** Whether the request is chosen to be decided together with others. */
  readonly choice?: { readonly isChosen: boolean; readonly canChoose: boolean; readonly toggle: () => void }
}

interface WaitingListProps {
  id: string
  queue: QueueName
  label: string
  now: string
  isUnfolded: boolean
  place: number
  waiting: readonly Listed[]
  choose: (at: number) => void
}

/** The row of the request under review is scrolled into view. */
function WaitingList({ id, queue, label, now, isUnfolded, place, waiting, choose }: WaitingListProps) {
  const texts = useMessages(backOfficeMessages)
  const list = useRef<HTMLUListElement>(null)
  const chosen = waiting[place]?.id
  // biome-ignore lint/correctness/useExhaustiveDependencies: the row to scroll to depends on the request under review only
  useEffect(() => {
    const [listElement, currentRow] = [list.current, list.current?.querySelector('[aria-current]')?.parentElement]
    if (!listElement || !currentRow) return
    if (currentRow.offsetTop < listElement.scrollTop) listElement.scrollTop = currentRow.offsetTop
    const below = currentRow.offsetTop + currentRow.offsetHeight - listElement.clientHeight
    if (below > listElement.scrollTop) listElement.scrollTop = below
  }, [chosen])
  return (
    <ul ref={list} id={id} className={styles.waiting} data-waiting="" data-listed={isUnfolded || undefined} aria-label={label}>
      {waiting.map(({ id: request, viewedBy, choice, ...row }, index) => (
        <li key={request}>
          {choice && (
            <Checkbox className={styles.choose} checked={choice.isChosen} disabled={!choice.canChoose} onChange={choice.toggle}>
              <VisuallyHidden>{texts.choose(row.title)}</VisuallyHidden>
            </Checkbox>
          )}
          <Request queue={queue} now={now} waiting={row} viewedBy={viewedBy} isChosen={index === place} onChoose={() => choose(index)} />
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
 * Moves the focus to the request under review each time `moveCount` grows, so that screen readers announce it, even if the same request is
 * opened again. The focus stays where it is on the first visit (`moveCount` is 0) and after a click in the list (`data-waiting`).
 */
function useFocus<Element extends HTMLElement>(moveCount: number) {
  const focusRef = useRef<Element>(null)
  useEffect(() => {
    if (moveCount === 0 || !focusRef.current) return
    // A long request may have been scrolled down: the next one is read from its top.
    if (focusRef.current.getBoundingClientRect().top < 0) focusRef.current.scrollIntoView({ block: 'start' })
    if (!document.activeElement?.closest('[data-waiting]')) focusRef.current.focus({ preventScroll: true })
  }, [moveCount])
  return focusRef
}

function Review({ moveCount, children }: { moveCount: number; children: ReactNode }) {
  const texts = useMessages(backOfficeMessages)
  return (
    <section ref={useFocus<HTMLElement>(moveCount)} tabIndex={-1} className={styles.review} aria-label={texts.underReview}>
      {children}
    </section>
  )
}

/** Shown while the queue is empty. New requests appear by themselves, and do not take the focus once it has left this message (`onLeave`). */
function AllDone({ moveCount, onLeave }: { moveCount: number; onLeave: () => void }) {
  const texts = useMessages(backOfficeMessages)
  const { revalidate } = useRevalidator()
  useEffect(() => {
    const timer = setInterval(() => document.visibilityState === 'visible' && void revalidate(), RELOAD_INTERVAL_MS)
    return () => clearInterval(timer)
  }, [revalidate])
  return (
    <section
      ref={useFocus<HTMLElement>(moveCount)}
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
