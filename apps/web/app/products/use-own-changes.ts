// Changes own cards from the table: one change at a time, each card's error beside it.
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

export interface ChangeValues {
  readonly price?: number
  readonly percent?: number
  readonly stock?: number | null
}

/** Error of each card; null where it was saved. */
export type Refusals = ReadonlyMap<number, string>

/** Changes are queued: the version for a change is known only after the one before it. */
export function useOwnChanges(cards: readonly OwnCard[]) {
  const { revalidate } = useRevalidator()
  const [busy, setBusy] = useState(0)
  const [refusals, setRefusals] = useState<Refusals>(new Map())
  const versions = useRef(new Map<number, number>())
  const queue = useRef<Promise<unknown>>(Promise.resolve())
  const refused = useRefused()
  const errorText = useErrorText()
  const texts = useMessages(productsMessages)
  useEffect(() => {
    for (const { id, version } of cards) versions.current.set(id, Math.max(version, versions.current.get(id) ?? 0))
  }, [cards])
  const send = async (action: OwnAction, ids: readonly number[], values: ChangeValues): Promise<Refusals | null> => {
    const items = ids.map((id) => ({ id, ...known(versions.current.get(id)) }))
    try {
      const { result } = await browserCall('POST /api/v1/own-products/changes/', { body: { action, items, ...values } })
      for (const { id, version } of result) if (version !== null) versions.current.set(id, version)
      await revalidate()
      return new Map(result.flatMap(({ id, code }) => (code === null ? [] : [[id, errorText(code)] as const])))
    } catch (cause) {
      refused(cause, texts)
      return null
    }
  }
  /** Errors by card; null where the whole call failed, which has been reported. */
  const change = (action: OwnAction, ids: readonly number[], values: ChangeValues = {}): Promise<Refusals | null> => {
    setBusy((count) => count + 1)
    const sent = queue.current.then(() => send(action, ids, values)).finally(() => setBusy((count) => count - 1))
    queue.current = sent
    return sent
  }
  return { change, busy: busy > 0, refusals, setRefusals }
}

const known = (version: number | undefined) => (version === undefined ? {} : { version })

/** Actions on one or several cards: reports how many succeeded and keeps the errors of the others. */
export function useReportedChanges({ change, setRefusals }: Pick<ReturnType<typeof useOwnChanges>, 'change' | 'setRefusals'>) {
  const texts = useMessages(productsMessages)
  const toast = useToast()
  /** Ids of the refused cards; null where there was no answer. */
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
