// Decides several requests of one kind together: one decision and reason for all, one result for each. A decision that a colleague made first stands.
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

/** How requests of a queue are decided together. */
export interface BatchOptions<Item> {
  /** The kind of a request, in words: only requests of one kind are decided together. */
  readonly itemKind: (item: Item) => string
  readonly listDecisions: (item: Item) => Decisions
  /** Owner of a request, if requests are chosen together by owner; without it those of all owners are. */
  readonly owner?: (item: Item) => number | null
}

interface Named {
  readonly id: number
}

export interface BatchChoice<Item> {
  readonly chosen: readonly Item[]
  readonly has: (item: Item) => boolean
  /** Whether the request can be chosen: it has the kind of the first chosen one. */
  readonly may: (item: Item) => boolean
  readonly toggle: (item: Item) => void
  /** Requests of its kind and owner that are not chosen yet; none if requests of another kind are chosen. */
  readonly alike: (item: Item) => readonly Item[]
  readonly add: (items: readonly Item[]) => void
  readonly clear: () => void
}

/** Which requests are chosen; those decided meanwhile drop out. */
export function useBatchChoice<Item extends Named>(items: readonly Item[], many: BatchOptions<Item> | undefined): BatchChoice<Item> {
  const [ids, setIds] = useState<readonly number[]>([])
  const chosen = items.filter(({ id }) => ids.includes(id))
  const has = ({ id }: Item) => ids.includes(id)
  const [first] = chosen
  const may = (item: Item) => many !== undefined && (!first || many.itemKind(first) === many.itemKind(item))
  const alike = (item: Item) =>
    items.filter(
      (one) => may(one) && !has(one) && many?.itemKind(one) === many?.itemKind(item) && many?.owner?.(one) === many?.owner?.(item),
    )
  return {
    chosen,
    has,
    may,
    alike,
    add: (more) => setIds([...new Set([...ids, ...more.map(({ id }) => id)])]),
    toggle: (item) => may(item) && setIds(has(item) ? ids.filter((id) => id !== item.id) : [...ids, item.id]),
    clear: () => setIds([]),
  }
}

export interface BatchResult {
  readonly id: number
  readonly title: ReactNode
  readonly text: string
  readonly isDone: boolean
}

/** Sends the decisions one after the other, each with its own entry in the log; `answers` has the result of each. Never throws. */
export function useBatchDecision<Item extends Named>(actionTitle: (item: Item) => ReactNode) {
  const refusedText = useRefusedText()
  const { revalidate } = useRevalidator()
  const [busy, setBusy] = useState(false)
  const [answers, setAnswers] = useState<readonly BatchResult[]>([])
  const decide = async (items: readonly Item[], act: (item: Item) => Promise<unknown>, done: string) => {
    setBusy(true)
    const reported: BatchResult[] = []
    for (const item of items) {
      const one = { id: item.id, title: actionTitle(item) }
      try {
        await act(item)
        reported.push({ ...one, text: done, isDone: true })
      } catch (error) {
        reported.push({ ...one, text: refusedText(error), isDone: false })
      }
    }
    await revalidate()
    setBusy(false)
    setAnswers(reported)
  }
  return { busy, decide, answers, forget: () => setAnswers([]) }
}

type Deciding<Item extends Named> = ReturnType<typeof useBatchDecision<Item>>

interface ManyBarProps<Item extends Named> {
  choice: BatchChoice<Item>
  many: BatchOptions<Item>
  deciding: Deciding<Item>
}

export function BatchBar<Item extends Named>({ choice, many, deciding: { busy, decide } }: ManyBarProps<Item>) {
  const texts = useMessages(backOfficeMessages)
  const { chosen, clear } = choice
  const [isRefusing, setRefusing] = useState(false)
  const [first] = chosen
  if (!first) return null
  const { agree, refuse } = many.listDecisions(first)
  const more = choice.alike(first)
  // A button that disappears would lose the focus, so it is moved first.
  const addAll = (button: HTMLElement) => {
    button.closest('section')?.focus()
    choice.add(more)
  }
  const forgetAll = (button: HTMLElement) => {
    button.closest<HTMLElement>('[data-beside]')?.focus()
    clear()
  }
  const run = async (act: (decisions: Decisions) => Promise<unknown> | undefined, done: string) => {
    await decide(chosen, async (item) => act(many.listDecisions(item)), done)
    clear()
  }
  return (
    <section className={styles.many} aria-label={texts.many} tabIndex={-1}>
      <Text>{texts.chosenCount(chosen.length, many.itemKind(first))}</Text>
      {more.length > 0 && (
        <Button size="small" disabled={busy} onClick={({ currentTarget }) => addAll(currentTarget)}>
          {(many.owner ? texts.chooseOwn : texts.chooseAlike)(more.length)}
        </Button>
      )}
      {/* `may` is set where documents must be opened: such requests are not agreed to together. */}
      {agree.may === undefined && (
        <Button size="small" variant="primary" busy={busy} onClick={() => void run((one) => one.agree.act(), agree.done)}>
          {texts.actionOnMany(agree.text, chosen.length)}
        </Button>
      )}
      {refuse && (
        <Button size="small" variant="danger" disabled={busy} onClick={() => setRefusing(true)}>
          {texts.actionOnMany(refuse.submit, chosen.length)}
        </Button>
      )}
      <Button size="small" variant="text" disabled={busy} onClick={({ currentTarget }) => forgetAll(currentTarget)}>
        {texts.chooseNone}
      </Button>
      {refuse && (
        <RejectDialog
          open={isRefusing}
          refusing={{ ...refuse, submit: texts.actionOnMany(refuse.submit, chosen.length) }}
          onClose={() => setRefusing(false)}
          onReject={async (reason) => {
            await run((one) => one.refuse?.act(reason), refuse.done)
            setRefusing(false)
          }}
        />
      )}
    </section>
  )
}

/** The result for each request, announced when it opens. */
export function BatchResults({ answers, onClose }: { answers: readonly BatchResult[]; onClose: () => void }) {
  const texts = useMessages(backOfficeMessages)
  const done = answers.filter(({ isDone }) => isDone).length
  return (
    <Dialog open={answers.length > 0} title={texts.answers(done, answers.length)} closeLabel={texts.close} onClose={onClose}>
      <Stack gap={3}>
        {answers.map(({ id, title, text, isDone }) => (
          <Note key={id} tone={isDone ? 'good' : 'warning'} title={title}>
            {text}
          </Note>
        ))}
        <Button onClick={onClose}>{texts.close}</Button>
      </Stack>
    </Dialog>
  )
}
