// Runs the actions of a seller's table of goods (new price or stock, hiding, copying, removing …): one request at a time, each for one or several
// products, with an error for each product whose change the server refused.
import type { OwnCard } from '@sverka/contract/products/own-products'
import type { OwnAction } from '@sverka/contract/products/products.rules'
import { useEffect, useRef, useState } from 'react'
import { useRevalidator } from 'react-router'
import { browserCall } from '../api/browser-call.ts'
import { useMessages } from '../i18n/catalogue.ts'
import { useErrorText } from '../i18n/use-error-text.ts'
import { useRefused } from '../shell/use-refused.ts'
import { useToast } from '../ui/toast.tsx'
import { productsMessages } from './products.messages.ts'

/** The value of an action that needs one; at most one of the three. */
export interface ChangeValues {
  /** Rubles. */
  readonly price?: number
  /** Change of each price and sale price: 5 raises them by 5 %, −5 lowers them. */
  readonly percent?: number
  /** Pieces; null if the seller does not count them. */
  readonly stock?: number | null
}

/** Error text by product id; products that were saved are absent. */
export type Refusals = ReadonlyMap<number, string>

/**
 * Changes are queued: each is sent with the product's version, by which the server detects conflicts, and the version is only known after the
 * change before it.
 */
export function useOwnChanges(cards: readonly OwnCard[]) {
  const { revalidate } = useRevalidator()
  const [busy, setBusy] = useState(0)
  const [refusals, setRefusals] = useState<Refusals>(new Map())
  const versions = useRef(new Map<number, number>())
  const queue = useRef<Promise<unknown>>(Promise.resolve())
  const reportRefusal = useRefused()
  const errorText = useErrorText()
  const texts = useMessages(productsMessages)
  useEffect(() => {
    for (const { id, version } of cards) versions.current.set(id, Math.max(version, versions.current.get(id) ?? 0))
  }, [cards])
  const send = async (action: OwnAction, ids: readonly number[], values: ChangeValues): Promise<Refusals | null> => {
    const items = ids.map((id) => ({ id, ...versionField(versions.current.get(id)) }))
    try {
      const { result } = await browserCall('POST /api/v1/own-products/changes/', { body: { action, items, ...values } })
      for (const { id, version } of result) if (version !== null) versions.current.set(id, version)
      await revalidate()
      return new Map(result.flatMap(({ id, code }) => (code === null ? [] : [[id, errorText(code)] as const])))
    } catch (cause) {
      reportRefusal(cause, texts)
      return null
    }
  }
  /** Resolves to the errors by product; null if the whole request failed, which a message has reported. */
  const change = (action: OwnAction, ids: readonly number[], values: ChangeValues = {}): Promise<Refusals | null> => {
    setBusy((count) => count + 1)
    const sent = queue.current.then(() => send(action, ids, values)).finally(() => setBusy((count) => count - 1))
    queue.current = sent
    return sent
  }
  return { change, busy: busy > 0, refusals, setRefusals }
}

const versionField = (version: number | undefined) => (version === undefined ? {} : { version })

/** Runs an action and then reports in a message how many products were changed. The errors of the others are stored in `refusals`. */
export function useReportedChanges({ change, setRefusals }: Pick<ReturnType<typeof useOwnChanges>, 'change' | 'setRefusals'>) {
  const texts = useMessages(productsMessages)
  const toast = useToast()
  /** Resolves to the errors by product; null if the whole request failed. */
  return async (action: OwnAction, ids: readonly number[], values: ChangeValues = {}): Promise<Refusals | null> => {
    const refusals = await change(action, ids, values)
    if (!refusals) return null
    setRefusals(refusals)
    const done = ids.length - refusals.size
    if (refusals.size > 0) toast.error([...(done > 0 ? [texts.done(done)] : []), texts.refused(refusals.size)].join('. '))
    else
      toast.success(
        ids.length === 1 && action === 'copy' ? texts.copied : ids.length === 1 && action === 'remove' ? texts.removed : texts.done(done),
      )
    return refusals
  }
}
