// Creates a payment at the payment provider under its stored idempotence key, and finds the provider that a stored payment belongs to.
import { createdOnce } from '../platform/feature.ts'
import type { Services } from '../platform/services.ts'
import type { Part } from './ledger.ts'
import { type PaymentRow, setOpened } from './payments.sql.ts'
import { type PaymentRequest, type Provider, ProviderSilent, type ReceiptLine, type Transfer } from './provider.ts'
import { createSandboxProvider } from './sandbox.ts'
import { createYookassaProvider } from './yookassa.ts'

/** YooKassa, a Russian payment service, if its shop and key are configured; otherwise the sandbox, a test page on which no money moves. */
export const getProvider = createdOnce((services: Services): Provider => {
  const { YOOKASSA_SHOP_ID: shopId, YOOKASSA_SECRET_KEY: secret, YOOKASSA_URL: base, RECEIPT_TAX_SYSTEM: taxSystem } = services.config
  return shopId && secret ? createYookassaProvider({ base, shopId, secret, taxSystem }) : createSandboxProvider(services)
})

/**
 * The provider with this name; null if this installation has no access to it. The sandbox is always available: its payments may have been made
 * before the installation had a real provider.
 */
export const findProviderByName = (services: Services, name: string): Provider | null => {
  const configured = getProvider(services)
  if (configured.name === name) return configured
  return name === 'sandbox' ? createSandboxProvider(services) : null
}

/** The provider that a stored payment was made with. Throws `ProviderSilent` where this installation has no access to it. */
export const providerOfRow = (services: Services, { provider }: Pick<PaymentRow, 'provider'>): Provider => {
  const found = findProviderByName(services, provider)
  if (!found) throw new ProviderSilent(`this installation has no access to ${provider}`)
  return found
}

/** A line of the receipt. `ref` names the part of the payment that it belongs to: `order:5` or `plan:3`. */
export interface PaidLine extends ReceiptLine {
  readonly ref: string
}

/** A sum for a seller's account. `ref` names the part of the payment that it is for: `order:5`. */
export interface StoredTransfer extends Transfer {
  readonly ref: string
}

/** The JSON in the column `request` of a payment. Its number and sum are in columns of their own. */
export interface StoredRequest extends Omit<PaymentRequest, 'paymentId' | 'kopecks' | 'lines' | 'transfers'> {
  /** Present only if the provider pays the money directly to the sellers. */
  readonly transfers?: readonly StoredTransfer[]
  readonly lines: readonly PaidLine[]
  /** Who is owed how much. The provider does not receive this. */
  readonly parts: readonly Part[]
}

/** The column `request` of a payment, parsed. */
export const readRequest = ({ request }: Pick<PaymentRow, 'request'>): StoredRequest => request as unknown as StoredRequest

/**
 * Creates the payment at the provider and stores the provider's id of it. Returns the URL where the payer pays, or null if the provider names none.
 * Safe to repeat: the stored key gives the same payment.
 */
export async function createProviderPayment(services: Services, row: PaymentRow): Promise<string | null> {
  const { parts: _parts, ...request } = readRequest(row)
  const created = await providerOfRow(services, row).create(
    { ...request, paymentId: row.id, kopecks: row.amount_kopecks },
    row.idempotence_key,
  )
  await setOpened(services.db, row.id, { providerId: created.id, url: created.url })
  return created.url
}
