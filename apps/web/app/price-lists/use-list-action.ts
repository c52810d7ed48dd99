// Runs an action on a price list: `busy` while it runs; an error is shown as a message; afterwards the page's data are loaded again.
import { useState } from 'react'
import { useRevalidator } from 'react-router'
import { useMessages } from '../i18n/catalogue.ts'
import { useRefused } from '../shell/use-refused.ts'
import { priceListsMessages } from './price-lists.messages.ts'

/** `run` runs `work`, which calls the server. It does not throw. */
export function useListAction(): { busy: boolean; run: (work: () => Promise<unknown>) => Promise<void> } {
  const texts = useMessages(priceListsMessages)
  const showError = useRefused()
  const { revalidate } = useRevalidator()
  const [busy, setBusy] = useState(false)
  const run = async (work: () => Promise<unknown>) => {
    setBusy(true)
    try {
      await work()
    } catch (cause) {
      showError(cause, texts)
    }
    setBusy(false)
    await revalidate()
  }
  return { busy, run }
}
