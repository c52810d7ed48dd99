// State of a batch: which cards are returned and why, which flagged ones are published, and the call that sends these decisions.
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

/** Key of a card's version: a reason given for an earlier version is not kept. */
export const versionKey = ({ id, version }: StaffProduct): string => `${id} ${version}`

/** Whether a card is flagged (category, stop word or link): it is published only if chosen by itself, never together with the others. */
const isFlagged = ({ attention, stop_words: words, links }: StaffProduct): boolean =>
  attention !== null || words.length > 0 || links.length > 0

/** The name after the decision: the edit's, if there is one. */
export const nameInBatch = ({ revision, name }: StaffProduct): string => revision?.name ?? name

/** `returnCard` and `publishMarked` only note a decision; `decide` sends those of all cards, `returnAll` sends one reason for every card. */
export function useBatch(cards: readonly StaffProduct[]) {
  const texts = useMessages(batchesMessages)
  const answerText = useAnswerText()
  const refusedText = useRefusedText()
  const toast = useToast()
  const { revalidate } = useRevalidator()
  const [reasons, setReasons] = useState<ReadonlyMap<string, string>>(new Map())
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set())
  const [busy, setBusy] = useState(false)
  const [answers, setAnswers] = useState<readonly BatchResult[]>([])
  const reasonFor = (card: StaffProduct) => reasons.get(versionKey(card))
  const isUndecided = (card: StaffProduct) => isFlagged(card) && reasonFor(card) === undefined && !chosen.has(versionKey(card))
  const ready = cards.filter((card) => !isUndecided(card))
  const send = async (decided: readonly StaffProduct[], giveReason: (card: StaffProduct) => string | undefined) => {
    if (busy || decided.length === 0) return
    setBusy(true)
    const items = decided.map((card) => ({ id: card.id, version: card.version, reason: giveReason(card) }))
    try {
      const { result } = await browserCall('POST /api/v1/admin/product-batches/decisions/', { body: { items } })
      const titles = new Map(decided.map((card) => [card.id, nameInBatch(card)]))
      const done = result.filter((one) => one.done).length
      if (done < result.length) setAnswers(result.map((one) => ({ id: one.id, title: titles.get(one.id), ...answerText(one) })))
      else toast.success(texts.decided(done))
      setReasons(new Map())
      setChosen(new Set())
    } catch (error) {
      toast.error(refusedText(error))
    }
    await revalidate()
    setBusy(false)
  }
  return {
    busy,
    answers,
    forget: () => setAnswers([]),
    reasonFor,
    isUndecided,
    publishMarked: (card: StaffProduct) => setChosen(new Set(chosen).add(versionKey(card))),
    returnCard: (card: StaffProduct, reason: string) => setReasons(new Map(reasons).set(versionKey(card), reason)),
    keepCard: (card: StaffProduct) => setReasons(new Map([...reasons].filter(([key]) => key !== versionKey(card)))),
    decide: () => send(ready, reasonFor),
    returnAll: (reason: string) => send(cards, () => reason),
  }
}

/** Texts for the result of one card. */
function useAnswerText(): (answer: BatchDecision) => Pick<BatchResult, 'text' | 'isDone'> {
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
