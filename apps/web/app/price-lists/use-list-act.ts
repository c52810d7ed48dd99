// Actions on a price list: one at a time, a refusal is shown, and the page is loaded again.
import { useState } from 'react'
import { useRevalidator } from 'react-router'
import { useMessages } from '../i18n/catalogue.ts'
import { useRefused } from '../shell/use-refused.ts'
import { priceListsMessages } from './price-lists.messages.ts'

export function useListAct(): { busy: boolean; run: (work: () => Promise<unknown>) => Promise<void> } {
  const texts = useMessages(priceListsMessages)
  const refused = useRefused()
  const { revalidate } = useRevalidator()
  const [busy, setBusy] = useState(false)
  const run = async (work: () => Promise<unknown>) => {
    setBusy(true)
    try {
      await work()
    } catch (cause) {
      refused(cause, texts)
    }
    setBusy(false)
    await revalidate()
  }
  return { busy, run }
}
