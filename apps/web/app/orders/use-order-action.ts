// Runs the action of a button on an order, on its page or in the list, and shows a message with the result or the error.
import { useState } from 'react'
import { useRevalidator } from 'react-router'
import { browserCall } from '../api/browser-call.ts'
import { useMessages } from '../i18n/catalogue.ts'
import { useRefused } from '../shell/use-refused.ts'
import { useToast } from '../ui/toast.tsx'
import { ordersMessages } from './orders.messages.ts'

/**
 * `run` runs the action, which calls the server, shows the text that the action returns (none for null) or the error, and reloads the page's data.
 * `busy` is true until the action ends; its button is disabled meanwhile.
 */
export function useOrderAction(): { busy: boolean; run: (action: () => Promise<string | null>) => Promise<void> } {
  const texts = useMessages(ordersMessages)
  const showError = useRefused()
  const toast = useToast()
  const { revalidate } = useRevalidator()
  const [busy, setBusy] = useState(false)
  const run = async (action: () => Promise<string | null>) => {
    setBusy(true)
    try {
      const message = await action()
      if (message !== null) toast.success(message)
    } catch (cause) {
      showError(cause, texts)
    }
    setBusy(false)
    await revalidate()
  }
  return { busy, run }
}

/** Opens the payment provider's page for the order. Returns null, so that `run` shows no message. Throws if the call is refused. */
export async function openPaymentPage(id: number): Promise<null> {
  const { order_url } = await browserCall('POST /api/v1/products-order/:id/pay/', { params: { id } })
  window.location.assign(order_url)
  return null
}
