// How a payment of the drill is paid: on the sandbox's page.
import type { Caller } from './caller.ts'

/** Pays what the URL of the payment page names; whether that was acknowledged. */
export type Pay = (payer: Caller, url: string) => Promise<boolean>

export const payInSandbox: Pay = async (payer, url) => {
  const slug = String(url).split('/').at(-1)
  const response = await payer.ask('POST', `/api/v1/sandbox-payments/${slug}/`, { card_number: '4111111111111111', outcome: 'succeed' })
  // Repeating a payment that was taken but not acknowledged is refused as ended.
  return response?.status === 200 || response?.body.code === 'payment_settled'
}
