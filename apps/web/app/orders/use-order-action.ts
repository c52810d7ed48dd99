// Runs an action on an order, from its page or from the list, and shows its result.
import { useState } from 'react'
import { useRevalidator } from 'react-router'
import { browserCall } from '../api/browser-call.ts'
import { useMessages } from '../i18n/catalogue.ts'
import { useRefused } from '../shell/use-refused.ts'
import { useToast } from '../ui/toast.tsx'
import { ordersMessages } from './orders.messages.ts'

/**
 * `run` calls the server, shows the text that the action returns or the error, and reloads the page's data. While `busy`, the buttons that
 * start actions are disabled.
 */
export function useOrderAction(): { busy: boolean; run: (action: () => Promise<string | null>) => Promise<void> } {
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

/** Opens the payment provider's page for the order; null, since there is nothing to say afterwards. Throws what the call throws. */
export async function openPaymentPage(id: number): Promise<null> {
  const { order_url } = await browserCall('POST /api/v1/products-order/:id/pay/', { params: { id } })
  window.location.assign(order_url)
  return null
}
