// Monitoring: a member's webhooks (URLs to which they have changes sent). Each is created with a secret that is shown once, and tested on request.
// The member sees the outcomes of its deliveries and may have them sent again.

import type { DeliveryFault, DeliveryState } from '@sverka/contract/monitoring/monitoring.rules'
import { type EventField, WEBHOOKS_MAX, type WebhookTopic } from '@sverka/contract/monitoring/monitoring.rules'
import type { Delivery, Webhook } from '@sverka/contract/monitoring/webhooks'
import type { Clock } from '../../platform/clock.ts'
import { readOnly } from '../../platform/db/connect.ts'
import type { Db, Reader, Tx } from '../../platform/db/database.ts'
import { refuse, refuseField } from '../../platform/errors.ts'
import { isInternalHost } from '../../platform/http/outside-addresses.ts'
import type { Ids } from '../../platform/ids.ts'
import type { Services } from '../../platform/services.ts'
import { presentEvent } from '../present-event.ts'
import { ATTEMPTS, buildBody, claimedUntil, eventType, isTestDelivery, listEventIds, sendClaimed } from './send.ts'
import { encryptSecret, newSecret } from './signature.ts'
import {
  claimForResend,
  countDeliveries,
  type DeliveriesRequest,
  deleteWebhookRow,
  findEventRows,
  hasWebhookAt,
  insertTestDelivery,
  insertWebhook,
  listDeliveryRows,
  listWebhookRows,
  lockWebhooks,
  type WebhookRow,
} from './webhooks.sql.ts'

/** Last characters of the secret that are shown later, to recognise it by. */
const TAIL_LENGTH = 3

const presentWebhook = ({ tail, topics, fields, created_at: createdAt, failing_since: failingSince, ...row }: WebhookRow): Webhook => ({
  ...row,
  topics: topics as WebhookTopic[],
  fields: fields as EventField[] | null,
  mark: `whsec_…${tail}`,
  created_at: createdAt.toISOString(),
  failing_since: failingSince?.toISOString() ?? null,
})

/** The member's webhooks; `most` is the number that they may have. */
export async function readWebhooks(db: Reader, userId: number): Promise<{ webhooks: Webhook[]; most: number }> {
  return { webhooks: (await listWebhookRows(db, userId, WEBHOOKS_MAX)).map(presentWebhook), most: WEBHOOKS_MAX }
}

/**
 * The URL in normal form. Throws a field error for a URL without HTTPS, with a user name or password, or with a private address; the addresses of
 * host names are checked when something is sent.
 */
function checkUrl(text: string, allowInternal: boolean): string {
  const url = URL.canParse(text.trim()) ? new URL(text.trim()) : refuseField('url', 'not_https')
  if (url.protocol !== 'https:' && !(allowInternal && url.protocol === 'http:')) refuseField('url', 'not_https')
  if (url.username || url.password) refuseField('url', 'not_https')
  if (!allowInternal && isInternalHost(url.hostname)) refuseField('url', 'address_inside')
  return url.href
}

export interface WebhookServices {
  readonly clock: Clock
  readonly ids: Ids
  /** Key with which this installation encrypts secrets. */
  readonly secret: string
  readonly config: Services['config']
}

interface Request {
  readonly userId: number
  readonly url: string
  readonly topics?: readonly WebhookTopic[] | undefined
  readonly fields?: readonly EventField[] | undefined
}

/** Creates a webhook; the result has its secret. Throws `too_many_webhooks`, and `webhook_taken` if the member has a webhook with that URL. */
export async function addWebhook(
  tx: Tx,
  { clock, ids, secret, config }: WebhookServices,
  { userId, url, topics = ['companies'], fields }: Request,
) {
  const address = checkUrl(url, config.WEBHOOKS_INSIDE === 'on')
  if ((await lockWebhooks(tx, userId)) >= WEBHOOKS_MAX) refuse('too_many_webhooks')
  if (await hasWebhookAt(tx, userId, address)) refuse('webhook_taken')
  const plainSecret = newSecret(ids)
  const row = {
    url: address,
    topics: [...new Set(topics)],
    fields: fields ? [...new Set(fields)] : null,
    // Every secret ends with «=» (Base64), which is left out.
    tail: plainSecret.slice(-TAIL_LENGTH - 1, -1),
    created_at: clock.now(),
  }
  const { id } = await insertWebhook(tx, { ...row, user_id: userId, secret: encryptSecret(secret, plainSecret, ids) })
  return { ...presentWebhook({ ...row, id, failing_since: null, waiting: 0, failed: 0, tried: false }), secret: plainSecret }
}

/** Deletes a webhook with its deliveries. Throws `not_found`. */
export async function removeWebhook(tx: Tx, userId: number, id: number): Promise<undefined> {
  if (!(await deleteWebhookRow(tx, userId, id))) refuse('not_found')
}

type Row = Awaited<ReturnType<typeof listDeliveryRows>>[number]

const presentDelivery = (row: Row): Delivery => ({
  id: Number(row.id),
  webhook_id: row.webhookId,
  url: row.url,
  type: eventType(row),
  state: row.state as DeliveryState,
  attempts: row.attempts,
  // A test delivery is not repeated.
  attempts_max: isTestDelivery(row) ? 1 : ATTEMPTS,
  created_at: row.createdAt.toISOString(),
  tried_at: row.triedAt?.toISOString() ?? null,
  due_at: row.state === 'waiting' ? row.dueAt.toISOString() : null,
  status: row.status,
  fault: row.fault as DeliveryFault | null,
  milliseconds: row.milliseconds,
})

interface Paged extends DeliveriesRequest {
  readonly page?: number | undefined
  readonly page_size?: number | undefined
}

export async function readDeliveriesPage(db: Reader, userId: number, { page = 1, page_size: size = 20, ...filters }: Paged) {
  const rows = await listDeliveryRows(db, userId, filters, { limit: size, offset: (page - 1) * size })
  return { count: await countDeliveries(db, userId, filters), page, page_size: size, result: rows.map(presentDelivery) }
}

const requireOwnDelivery = async (db: Reader, userId: number, id: number): Promise<Row> =>
  (await listDeliveryRows(db, userId, { id }, { limit: 1, offset: 0 }))[0] ?? refuse('not_found')

/** A delivery with the JSON body that was sent. Throws `not_found`. */
export async function readDelivery(db: Reader, userId: number, id: number): Promise<Delivery & { body: string }> {
  const row = await requireOwnDelivery(db, userId, id)
  const [event] = await findEventRows(db, listEventIds([row]))
  return { ...presentDelivery(row), body: buildBody(row, event && presentEvent(event)) }
}

/** `id` is that of a webhook or of a delivery, as the operation says. */
type OwnRequest = { readonly db: Db; readonly userId: number; readonly id: number }

/** Sends a test delivery to webhook `id` and waits for its outcome. Throws `not_found`. */
export async function sendTestNow(services: Services, { db, userId, id }: OwnRequest): Promise<Delivery> {
  const deliveryId = (await insertTestDelivery(db, { userId, webhookId: id, until: claimedUntil(services) })) ?? refuse('not_found')
  await sendClaimed(services, [deliveryId])
  return presentDelivery(await requireOwnDelivery(readOnly(db), userId, deliveryId))
}

/** Sends delivery `id` again at once and waits for its outcome; if it fails, a new series of attempts follows. Throws `not_found`. */
export async function resendNow(services: Services, { db, userId, id }: OwnRequest): Promise<Delivery> {
  const deliveryId = (await claimForResend(db, { userId, id, until: claimedUntil(services) })) ?? refuse('not_found')
  await sendClaimed(services, [deliveryId])
  return presentDelivery(await requireOwnDelivery(readOnly(db), userId, deliveryId))
}
