// How members of the fault drill pay: by card on the payment page of the sandbox, the simulated payment provider.
import type { Caller } from './caller.ts'

/** Pays on the payment page with this URL; true if the payment was acknowledged. */
export type Pay = (payer: Caller, url: string) => Promise<boolean>

/** Pays with the usual Visa test number on the page of the sandbox. */
export const payInSandbox: Pay = async (payer, url) => {
  const slug = String(url).split('/').at(-1)
  const response = await payer.ask('POST', `/api/v1/sandbox-payments/${slug}/`, { card_number: '4111111111111111', outcome: 'succeed' })
  // If the payment succeeded but its answer was lost, the repeated request is refused with `payment_settled`.
  return response?.status === 200 || response?.body.code === 'payment_settled'
}
