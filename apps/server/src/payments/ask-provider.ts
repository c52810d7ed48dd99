// Creates a payment at the provider, under the idempotence key that was stored with it, and tells which provider made a stored payment.
import { createdOnce } from '../platform/feature.ts'
import type { Services } from '../platform/services.ts'
import type { Part } from './ledger.ts'
import { type PaymentRow, setOpened } from './payments.sql.ts'
import { type PaymentRequest, type Provider, ProviderSilent, type ReceiptLine, type Transfer } from './provider.ts'
import { createSandboxProvider } from './sandbox.ts'
import { createYookassaProvider } from './yookassa.ts'

/** The provider that this installation is configured with. */
export const getProvider = createdOnce((services: Services): Provider => {
  const { YOOKASSA_SHOP_ID: shopId, YOOKASSA_SECRET_KEY: secret, YOOKASSA_URL: base, RECEIPT_TAX_SYSTEM: taxSystem } = services.config
  return shopId && secret ? createYookassaProvider({ base, shopId, secret, taxSystem }) : createSandboxProvider(services)
})

/** The provider of that name, or null without access to it. The sandbox can always be reached, also beside another provider. */
export const knownProvider = (services: Services, name: string): Provider | null => {
  const present = getProvider(services)
  if (present.name === name) return present
  return name === 'sandbox' ? createSandboxProvider(services) : null
}

/** The provider that a stored payment was made with. Throws `ProviderSilent` where this installation has no access to it. */
export const providerOfRow = (services: Services, { provider }: Pick<PaymentRow, 'provider'>): Provider => {
  const found = knownProvider(services, provider)
  if (!found) throw new ProviderSilent(`this installation has no access to ${provider}`)
  return found
}

/** A line of the receipt with the part of the payment that it belongs to. */
export interface PaidLine extends ReceiptLine {
  readonly ref: string
}

/** What goes to a seller's account, with the part of the payment that it is for. */
export interface StoredTransfer extends Transfer {
  readonly ref: string
}

/** What the column `request` of a payment holds. */
export interface StoredRequest extends Omit<PaymentRequest, 'paymentId' | 'kopecks' | 'lines' | 'transfers'> {
  readonly transfers?: readonly StoredTransfer[]
  readonly lines: readonly PaidLine[]
  readonly parts: readonly Part[]
}

/** The column `request` of a payment, parsed. */
export const readRequest = ({ request }: Pick<PaymentRow, 'request'>): StoredRequest => request as unknown as StoredRequest

/**
 * Creates the payment at the provider and stores its id there. Returns the URL where the payer pays, or null if the provider names none.
 * Safe to repeat: the stored key gives the same payment.
 */
export async function createProviderPayment(services: Services, row: PaymentRow): Promise<string | null> {
  const { parts: _parts, ...request } = readRequest(row)
  const made = await providerOfRow(services, row).create(
    { ...request, paymentId: row.id, kopecks: row.amount_kopecks },
    row.idempotence_key,
  )
  await setOpened(services.db, row.id, { providerId: made.id, url: made.url })
  return made.url
}
