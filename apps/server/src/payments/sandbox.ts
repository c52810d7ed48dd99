// The sandbox, the payment provider of an installation without a real one: no money moves, and the payer chooses on a page marked as a test how
// the payment ends.
import type { SandboxPayment } from '@sverka/contract/payments/payments'
import { cardFault } from '@sverka/contract/payments/payments.rules'
import type { Db, Reader, Tx } from '../platform/db/database.ts'
import { refuse, refuseField } from '../platform/errors.ts'
import type { Services } from '../platform/services.ts'
import { type Provider, type ProviderPayment, type ProviderReceipt, type ProviderRefund, ProviderRefused } from './provider.ts'
import {
  endSandboxPayment,
  findSandboxPayment,
  findSandboxRefund,
  insertOnce,
  insertRefundOnce,
  listSandboxItems,
  type SandboxRefundRow,
} from './sandbox.sql.ts'

/** Age at which an unpaid payment is canceled, as real providers do. */
const LIFETIME_MS = 3_600_000
/** Limit of one list: far more than one day of tests has. */
const LISTED_MAX = 10_000

type Row = NonNullable<Awaited<ReturnType<typeof findSandboxPayment>>>

/** Refunds and receipts of the sandbox succeed at once. It does not split payments among sellers. */
export function createSandboxProvider({ db, clock, ids, publicUrl }: Pick<Services, 'db' | 'clock' | 'ids' | 'publicUrl'>): Provider {
  const present = (row: Row) => presentPayment(row, publicUrl)
  return {
    name: 'sandbox',
    splits: false,
    create: async (request, key) =>
      present(
        await insertOnce(db, {
          id: ids.secret(16),
          idempotence_key: key,
          amount_kopecks: request.kopecks,
          description: request.description,
          return_url: request.returnUrl,
          metadata: JSON.stringify({ payment: request.paymentId }),
          created_at: clock.now(),
        }),
      ),
    read: async (id) => {
      const row = await findSandboxPayment(db, id)
      if (row?.status === 'pending' && clock.now().getTime() - row.created_at.getTime() > LIFETIME_MS) await expire(db, id)
      const now = await findSandboxPayment(db, id)
      return now ? present(now) : null
    },
    refund: async (request, key) => {
      const made = await insertRefundOnce(db, {
        id: ids.secret(16),
        payment_id: request.payment,
        idempotence_key: key,
        amount_kopecks: request.kopecks,
        created_at: clock.now(),
      })
      if (!made) throw new ProviderRefused('the sandbox has not so much left of the payment')
      return presentRefund(made)
    },
    readRefund: async (id) => {
      const row = await findSandboxRefund(db, id)
      return row ? presentRefund(row) : null
    },
    makeReceipt: async (_request, key) => presentReceipt(key),
    readReceipt: async (id) => presentReceipt(id),
    list: async (request) => ({ items: await listSandboxItems(db, request, LISTED_MAX), next: null }),
  }
}

const presentPayment = (row: Row, publicUrl: string): ProviderPayment => ({
  id: row.id,
  status: row.status as ProviderPayment['status'],
  kopecks: row.amount_kopecks,
  url: row.status === 'pending' ? `${publicUrl}/sandbox-payment/${row.id}` : null,
  paymentId: (row.metadata as { payment?: number }).payment ?? null,
  cancelReason: row.cancel_reason,
  feeKopecks: 0,
  receipt: row.status === 'succeeded' ? 'succeeded' : null,
})

/** Refunds of the sandbox succeed at once. */
const presentRefund = (row: SandboxRefundRow): ProviderRefund => ({
  id: row.id,
  payment: row.payment_id,
  status: 'succeeded',
  kopecks: row.amount_kopecks,
  cancelReason: null,
  receipt: 'succeeded',
})

/** Test receipts are sent nowhere and count as registered at once. */
const presentReceipt = (id: string): ProviderReceipt => ({ id, status: 'succeeded' })

const expire = (db: Db, id: string) => endSandboxPayment(db, id, { status: 'canceled', reason: 'expired_on_confirmation' })

/** The payment for the sandbox's page. `slug` is its id, the secret last part of the page's URL. Throws `not_found`. */
export async function readSandboxPayment(db: Reader | Tx, slug: string): Promise<SandboxPayment> {
  const row = (await findSandboxPayment(db as Reader, slug)) ?? refuse('not_found')
  return {
    amount: row.amount_kopecks / 100,
    description: row.description,
    status: row.status as SandboxPayment['status'],
    created_at: row.created_at.toISOString(),
    return_url: row.return_url,
  }
}

/**
 * Ends the payment as the payer chose. Throws `not_found`, `payment_settled`, and a field error for a wrong card number; for the outcome `fail` the
 * number is not checked.
 */
export async function finishSandboxPayment(
  tx: Tx,
  slug: string,
  { card, outcome }: { card: string; outcome: 'succeed' | 'fail' },
): Promise<void> {
  if (!(await findSandboxPayment(tx as unknown as Reader, slug))) refuse('not_found')
  const fault = outcome === 'succeed' ? cardFault(card) : null
  if (fault) refuseField('card_number', fault)
  const end = outcome === 'succeed' ? { status: 'succeeded', reason: null } : { status: 'canceled', reason: 'general_decline' }
  if (!(await endSandboxPayment(tx, slug, end as Parameters<typeof endSandboxPayment>[2]))) refuse('payment_settled')
}

interface PastPayment {
  readonly id: string
  readonly key: string
  readonly kopecks: number
  readonly request: { readonly description: string; readonly returnUrl: string }
  /** Our number of the payment. */
  readonly payment: number
  readonly at: Date
}

/** Adds a payment that was paid in the past, for demo data. Returns its id. */
export async function insertPaid(tx: Tx, { id, key, kopecks, request, payment, at }: PastPayment): Promise<string> {
  const row = { id, idempotence_key: key, amount_kopecks: kopecks, description: request.description, return_url: request.returnUrl }
  await insertOnce(tx, { ...row, metadata: JSON.stringify({ payment }), created_at: at })
  await endSandboxPayment(tx, id, { status: 'succeeded', reason: null })
  return id
}
