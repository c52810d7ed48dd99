// Lets staff choose several requests of a queue and decide them together: one decision and reason for all, and a result for each.
// A request that a colleague decided first keeps that decision.
import { type ReactNode, useState } from 'react'
import { useRevalidator } from 'react-router'
import { useMessages } from '../i18n/catalogue.ts'
import { Button } from '../ui/button.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { Stack } from '../ui/layout.tsx'
import { Note } from '../ui/note.tsx'
import { Text } from '../ui/text.tsx'
import { backOfficeMessages } from './back-office.messages.ts'
import type { Decisions } from './decision.tsx'
import styles from './queue.module.css'
import { RejectDialog } from './reject-dialog.tsx'
import { useRefusedText } from './use-decision.ts'

/** How requests of a queue are decided together; a queue without these options decides each request on its own. */
export interface BatchOptions<Item> {
  /** The kind of a request as shown to staff, such as «Edit». Only requests of one kind are decided together. */
  readonly itemKind: (item: Item) => string
  /** The two decisions that a request allows: agree and refuse. */
  readonly listDecisions: (item: Item) => Decisions
  /** Id of the user whose request it is. If set, «choose the others alike» adds only requests of the same owner; if absent, those of all owners. */
  readonly owner?: (item: Item) => number | null
}

interface WithId {
  readonly id: number
}

/** The requests that are chosen to be decided together, and functions that change the choice. */
export interface BatchChoice<Item> {
  readonly chosen: readonly Item[]
  readonly isChosen: (item: Item) => boolean
  /** Whether the request can be chosen: nothing is chosen yet, or it has the kind of the first chosen request. */
  readonly canChoose: (item: Item) => boolean
  readonly toggle: (item: Item) => void
  /** Requests of the item's kind and owner that are not chosen yet; none if requests of another kind are chosen. */
  readonly findAlike: (item: Item) => readonly Item[]
  readonly add: (items: readonly Item[]) => void
  readonly clear: () => void
}

/** State of the choice. A request that has left the queue, because it was decided meanwhile, is no longer chosen. */
export function useBatchChoice<Item extends WithId>(
  items: readonly Item[],
  batchOptions: BatchOptions<Item> | undefined,
): BatchChoice<Item> {
  const [ids, setIds] = useState<readonly number[]>([])
  const chosen = items.filter(({ id }) => ids.includes(id))
  const isChosen = ({ id }: Item) => ids.includes(id)
  const [first] = chosen
  const canChoose = (item: Item) => batchOptions !== undefined && (!first || batchOptions.itemKind(first) === batchOptions.itemKind(item))
  const findAlike = (item: Item) =>
    items.filter(
      (other) =>
        canChoose(other) &&
        !isChosen(other) &&
        batchOptions?.itemKind(other) === batchOptions?.itemKind(item) &&
        batchOptions?.owner?.(other) === batchOptions?.owner?.(item),
    )
  return {
    chosen,
    isChosen,
    canChoose,
    findAlike,
    add: (more) => setIds([...new Set([...ids, ...more.map(({ id }) => id)])]),
    toggle: (item) => canChoose(item) && setIds(isChosen(item) ? ids.filter((id) => id !== item.id) : [...ids, item.id]),
    clear: () => setIds([]),
  }
}

/** The result of one request: decided (`isDone`), or the reason why not. */
export interface BatchResult {
  readonly id: number
  readonly title: ReactNode
  readonly text: string
  readonly isDone: boolean
}

/**
 * `decide` sends the decisions one after the other, so that each gets its own entry in the audit log; `results` has the result of each.
 * It never throws: an error becomes the result of its request. `done` is the text of a success, `actionTitle` names a request in the results.
 */
export function useBatchDecision<Item extends WithId>(actionTitle: (item: Item) => ReactNode) {
  const refusedText = useRefusedText()
  const { revalidate } = useRevalidator()
  const [busy, setBusy] = useState(false)
  const [results, setResults] = useState<readonly BatchResult[]>([])
  const decide = async (items: readonly Item[], act: (item: Item) => Promise<unknown>, done: string) => {
    setBusy(true)
    const newResults: BatchResult[] = []
    for (const item of items) {
      const heading = { id: item.id, title: actionTitle(item) }
      try {
        await act(item)
        newResults.push({ ...heading, text: done, isDone: true })
      } catch (error) {
        newResults.push({ ...heading, text: refusedText(error), isDone: false })
      }
    }
    await revalidate()
    setBusy(false)
    setResults(newResults)
  }
  return { busy, decide, results, clearResults: () => setResults([]) }
}

type Deciding<Item extends WithId> = ReturnType<typeof useBatchDecision<Item>>

interface BatchBarProps<Item extends WithId> {
  choice: BatchChoice<Item>
  batchOptions: BatchOptions<Item>
  deciding: Deciding<Item>
}

/** Bar above the list: the number of chosen requests, and buttons that choose more, decide all, or clear the choice. Hidden if none is chosen. */
export function BatchBar<Item extends WithId>({ choice, batchOptions, deciding: { busy, decide } }: BatchBarProps<Item>) {
  const texts = useMessages(backOfficeMessages)
  const { chosen, clear } = choice
  const [isRefusing, setRefusing] = useState(false)
  const [first] = chosen
  if (!first) return null
  // Labels and messages are those of the first request, since all are of one kind.
  const { agree, refuse } = batchOptions.listDecisions(first)
  const more = choice.findAlike(first)
  // The clicked button disappears with the click, and the focus would be lost: it is moved to an element that stays.
  // `data-beside` marks the column of the queue's list.
  const addAll = (button: HTMLElement) => {
    button.closest('section')?.focus()
    choice.add(more)
  }
  const clearAll = (button: HTMLElement) => {
    button.closest<HTMLElement>('[data-beside]')?.focus()
    clear()
  }
  const run = async (act: (decisions: Decisions) => Promise<unknown> | undefined, done: string) => {
    await decide(chosen, async (item) => act(batchOptions.listDecisions(item)), done)
    clear()
  }
  return (
    <section className={styles.batchBar} aria-label={texts.many} tabIndex={-1}>
      <Text>{texts.chosenCount(chosen.length, batchOptions.itemKind(first))}</Text>
      {more.length > 0 && (
        <Button size="small" disabled={busy} onClick={({ currentTarget }) => addAll(currentTarget)}>
          {(batchOptions.owner ? texts.chooseOwn : texts.chooseAlike)(more.length)}
        </Button>
      )}
      {/* `isAllowed` is set where documents of each request must be opened first: such requests can only be refused together. */}
      {agree.isAllowed === undefined && (
        <Button size="small" variant="primary" busy={busy} onClick={() => void run((decisions) => decisions.agree.act(), agree.done)}>
          {texts.actionOnMany(agree.text, chosen.length)}
        </Button>
      )}
      {refuse && (
        <Button size="small" variant="danger" disabled={busy} onClick={() => setRefusing(true)}>
          {texts.actionOnMany(refuse.submit, chosen.length)}
        </Button>
      )}
      <Button size="small" variant="text" disabled={busy} onClick={({ currentTarget }) => clearAll(currentTarget)}>
        {texts.chooseNone}
      </Button>
      {refuse && (
        <RejectDialog
          open={isRefusing}
          refusing={{ ...refuse, submit: texts.actionOnMany(refuse.submit, chosen.length) }}
          onClose={() => setRefusing(false)}
          onReject={async (reason) => {
            await run((decisions) => decisions.refuse?.act(reason), refuse.done)
            setRefusing(false)
          }}
        />
      )}
    </section>
  )
}

/** Dialog with the result of each request; open while there are results. */
export function BatchResults({ results, onClose }: { results: readonly BatchResult[]; onClose: () => void }) {
  const texts = useMessages(backOfficeMessages)
  const doneCount = results.filter(({ isDone }) => isDone).length
  return (
    <Dialog open={results.length > 0} title={texts.answers(doneCount, results.length)} closeLabel={texts.close} onClose={onClose}>
      <Stack gap={3}>
        {results.map(({ id, title, text, isDone }) => (
          <Note key={id} tone={isDone ? 'good' : 'warning'} title={title}>
            {text}
          </Note>
        ))}
        <Button onClick={onClose}>{texts.close}</Button>
      </Stack>
    </Dialog>
  )
}
