// HTTP operations on a member's webhooks (URLs to which they have changes sent) and their deliveries. The audit log records each creation and
// deletion.
import {
  createWebhook,
  deleteWebhook,
  getDelivery,
  listDeliveries,
  listWebhooks,
  resendDelivery,
  tryWebhook,
} from '@sverka/contract/monitoring/webhooks'
import { recordAudit } from '../../platform/audit/audit.ts'
import { requireMember } from '../../platform/auth/session.ts'
import { type BoundRoute, HttpResponse, reads, withOwnTransactions, writes } from '../../platform/http/binding.ts'
import type { Services } from '../../platform/services.ts'
import { addWebhook, readDeliveriesPage, readDelivery, readWebhooks, removeWebhook, resendNow, sendTestNow } from './webhooks.ts'

export const webhooksRoutes = (services: Services): readonly BoundRoute[] => [
  reads(listWebhooks, ({ db, caller }) => readWebhooks(db, requireMember(caller).userId)),
  writes(createWebhook, async ({ tx, caller, body, clientIp, clock, ids }) => {
    const { userId } = requireMember(caller)
    const webhook = await addWebhook(tx, { ...services, clock, ids }, { userId, url: body.url, topics: body.topics, fields: body.fields })
    await recordAudit(tx, clock, { action: 'monitoring.webhook_made', actorId: userId, subject: `webhook:${webhook.id}`, clientIp })
    return new HttpResponse(201, webhook)
  }),
  writes(deleteWebhook, async ({ tx, caller, clock, params, clientIp }) => {
    const { userId } = requireMember(caller)
    await removeWebhook(tx, userId, params.id)
    await recordAudit(tx, clock, { action: 'monitoring.webhook_ended', actorId: userId, subject: `webhook:${params.id}`, clientIp })
    return undefined
  }),
  withOwnTransactions(tryWebhook, ({ db, caller, params }) =>
    sendTestNow(services, { db, userId: requireMember(caller).userId, id: params.id }),
  ),
  reads(listDeliveries, ({ db, caller, query }) => readDeliveriesPage(db, requireMember(caller).userId, query)),
  reads(getDelivery, ({ db, caller, params }) => readDelivery(db, requireMember(caller).userId, params.id)),
  withOwnTransactions(resendDelivery, ({ db, caller, params }) =>
    resendNow(services, { db, userId: requireMember(caller).userId, id: params.id }),
  ),
]
