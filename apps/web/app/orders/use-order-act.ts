// Actions on an order, from its page and from the list: one call at a time, the result is shown.
import { useState } from 'react'
import { useRevalidator } from 'react-router'
import { browserCall } from '../api/browser-call.ts'
import { useMessages } from '../i18n/catalogue.ts'
import { useRefused } from '../shell/use-refused.ts'
import { useToast } from '../ui/toast.tsx'
import { ordersMessages } from './orders.messages.ts'

/** Runs one call at a time; a refusal is shown and the order reloaded. */
export function useOrderAct(): { busy: boolean; run: (work: () => Promise<string | null>) => Promise<void> } {
  const texts = useMessages(ordersMessages)
  const refused = useRefused()
  const toast = useToast()
  const { revalidate } = useRevalidator()
  const [busy, setBusy] = useState(false)
  const run = async (work: () => Promise<string | null>) => {
    setBusy(true)
    try {
      const message = await work()
      if (message !== null) toast.success(message)
    } catch (cause) {
      refused(cause, texts)
    }
    setBusy(false)
    await revalidate()
  }
  return { busy, run }
}

export async function goAndPay(id: number): Promise<null> {
  const { order_url } = await browserCall('POST /api/v1/products-order/:id/pay/', { params: { id } })
  window.location.assign(order_url)
  return null
}
