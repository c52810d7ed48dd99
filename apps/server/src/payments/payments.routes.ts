// The operations of payments: those of the sandbox's page.
import { getSandboxPayment, notifyYookassa, paySandboxPayment } from '@sverka/contract/payments'
import { refuse } from '../platform/errors.ts'
import { acts, type Bound, reads } from '../platform/http/binding.ts'
import { isAmong } from '../platform/http/network.ts'
import type { Services } from '../platform/services.ts'
import { providerOf } from './ask-provider.ts'
import { hint } from './notification.ts'
import { findPaymentOfProvider } from './payments.sql.ts'
import { endPayment, showSandboxPayment } from './sandbox.ts'
import { settlePayment } from './settle.ts'

/** Where a real provider is configured there is no sandbox. */
function needSandbox(services: Services): void {
  if (providerOf(services).name !== 'sandbox') refuse('not_found')
}

export const paymentsRoutes = (services: Services): readonly Bound[] => [
  reads(getSandboxPayment, async ({ db, params }) => {
    needSandbox(services)
    return showSandboxPayment(db, params.slug)
  }),
  acts(paySandboxPayment, async ({ db, params, body }) => {
    needSandbox(services)
    await db.transaction().execute((tx) => endPayment(tx, params.slug, { card: body.card_number, outcome: body.outcome }))
    // As a provider's notification does; were it lost, the job would find out.
    const ours = await findPaymentOfProvider(db, 'sandbox', params.slug)
    if (ours) await settlePayment(services, ours.id)
    return db.transaction().execute((tx) => showSandboxPayment(tx, params.slug))
  }),
  acts(notifyYookassa, async ({ address, body }) => {
    const isExpected = providerOf(services).name === 'yookassa' && isAmong(address, services.config.YOOKASSA_SENDERS)
    if (!isExpected) refuse('not_found')
    await hint(services, body.object.id)
    return { taken: true }
  }),
]
