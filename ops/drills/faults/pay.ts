// How a payment of the drill is paid: on the sandbox's page.
import type { Caller } from './caller.ts'

/** Pays on the payment page with this URL; true if the payment was acknowledged. */
export type Pay = (payer: Caller, url: string) => Promise<boolean>

/** Pays with a card on the page of the sandbox, the simulated provider. */
export const payInSandbox: Pay = async (payer, url) => {
  const slug = String(url).split('/').at(-1)
  const response = await payer.ask('POST', `/api/v1/sandbox-payments/${slug}/`, { card_number: '4111111111111111', outcome: 'succeed' })
  // A payment that succeeded although its answer was lost is refused as settled when it is repeated.
  return response?.status === 200 || response?.body.code === 'payment_settled'
}
