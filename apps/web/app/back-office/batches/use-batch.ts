// State of one seller's batch of product cards: the decisions that staff noted (return with a reason, publish a flagged card), and the call that
// sends them. A card is published unless it is returned; a flagged card waits until staff decide about it.
import type { BatchDecision } from '@sverka/contract/products/product-batches.staff'
import type { StaffProduct } from '@sverka/contract/products/products.staff'
import { useState } from 'react'
import { useRevalidator } from 'react-router'
import { browserCall } from '../../api/browser-call.ts'
import { useMessages } from '../../i18n/catalogue.ts'
import { useFormat } from '../../i18n/format.ts'
import { useErrorText } from '../../i18n/use-error-text.ts'
import { useToast } from '../../ui/toast.tsx'
import { backOfficeMessages } from '../back-office.messages.ts'
import type { BatchResult } from '../batch.tsx'
import { useRefusedText } from '../use-decision.ts'
import { batchesMessages } from './batches.messages.ts'

/** Key of a card's version. When the seller edits the card, the key changes, and the decision noted for the earlier version is dropped. */
export const versionKey = ({ id, version }: StaffProduct): string => `${id} ${version}`

/** Whether a card is flagged: its category needs care (`attention`), or its texts have a stop word or a link. Staff must choose to publish it. */
const isFlagged = ({ attention, stop_words: words, links }: StaffProduct): boolean =>
  attention !== null || words.length > 0 || links.length > 0

/** The name that the card will have if it is published: that of the edit (`revision`), if there is one. */
export const nameInBatch = ({ revision, name }: StaffProduct): string => revision?.name ?? name

/**
 * `returnCard`, `keepCard` (takes a return back) and `publishMarked` only note a decision. `decide` sends the decisions of all cards that have one,
 * `returnAll` returns every card with one reason. `results` has the result of each card if any was refused.
 */
export function useBatch(cards: readonly StaffProduct[]) {
  const texts = useMessages(batchesMessages)
  const resultText = useResultText()
  const refusedText = useRefusedText()
  const toast = useToast()
  const { revalidate } = useRevalidator()
  const [reasons, setReasons] = useState<ReadonlyMap<string, string>>(new Map())
  const [toPublish, setToPublish] = useState<ReadonlySet<string>>(new Set())
  const [busy, setBusy] = useState(false)
  const [results, setResults] = useState<readonly BatchResult[]>([])
  const reasonFor = (card: StaffProduct) => reasons.get(versionKey(card))
  const isUndecided = (card: StaffProduct) => isFlagged(card) && reasonFor(card) === undefined && !toPublish.has(versionKey(card))
  const ready = cards.filter((card) => !isUndecided(card))
  const send = async (decided: readonly StaffProduct[], findReason: (card: StaffProduct) => string | undefined) => {
    if (busy || decided.length === 0) return
    setBusy(true)
    const items = decided.map((card) => ({ id: card.id, version: card.version, reason: findReason(card) }))
    try {
      const { result } = await browserCall('POST /api/v1/admin/product-batches/decisions/', { body: { items } })
      const titles = new Map(decided.map((card) => [card.id, nameInBatch(card)]))
      const doneCount = result.filter(({ done }) => done).length
      if (doneCount < result.length)
        setResults(result.map((decision) => ({ id: decision.id, title: titles.get(decision.id), ...resultText(decision) })))
      else toast.success(texts.decided(doneCount))
      setReasons(new Map())
      setToPublish(new Set())
    } catch (error) {
      toast.error(refusedText(error))
    }
    await revalidate()
    setBusy(false)
  }
  return {
    busy,
    results,
    clearResults: () => setResults([]),
    reasonFor,
    isUndecided,
    publishMarked: (card: StaffProduct) => setToPublish(new Set(toPublish).add(versionKey(card))),
    returnCard: (card: StaffProduct, reason: string) => setReasons(new Map(reasons).set(versionKey(card), reason)),
    keepCard: (card: StaffProduct) => setReasons(new Map([...reasons].filter(([key]) => key !== versionKey(card)))),
    decide: () => send(ready, reasonFor),
    returnAll: (reason: string) => send(cards, () => reason),
  }
}

/** Text for the result of one card: done, decided before by a colleague, or refused. */
function useResultText(): (decision: BatchDecision) => Pick<BatchResult, 'text' | 'isDone'> {
  const texts = useMessages(backOfficeMessages)
  const { done: doneText } = useMessages(batchesMessages)
  const errorText = useErrorText()
  const format = useFormat()
  return ({ done, code, decided }) => {
    if (done) return { isDone: true, text: doneText }
    if (decided) return { isDone: false, text: texts.decidedBefore(decided.by ?? texts.server, format.dateTime(decided.at)) }
    return { isDone: false, text: code === null || code === 'conflict' ? texts.taken : errorText(code) }
  }
}
