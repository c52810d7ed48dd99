// A member's webhooks: created with a secret that is shown once, tested on request; the outcomes of their deliveries, which may be sent again.

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

/** Letters of the secret that are shown later, to recognise it. */
const TAIL = 3

const presentWebhook = ({ tail, topics, fields, created_at: createdAt, failing_since: failingSince, ...row }: WebhookRow): Webhook => ({
  ...row,
  topics: topics as WebhookTopic[],
  fields: fields as EventField[] | null,
  mark: `whsec_…${tail}`,
  created_at: createdAt.toISOString(),
  failing_since: failingSince?.toISOString() ?? null,
})

export async function readWebhooks(db: Reader, userId: number): Promise<{ webhooks: Webhook[]; most: number }> {
  return { webhooks: (await listWebhookRows(db, userId, WEBHOOKS_MAX)).map(presentWebhook), most: WEBHOOKS_MAX }
}

/**
 * The URL in normal form. Throws a field error for a URL without TLS, with a password, or with a private address; host names are checked again when
 * they are resolved.
 */
function checkedUrl(given: string, allowInternal: boolean): string {
  const url = URL.canParse(given.trim()) ? new URL(given.trim()) : refuseField('url', 'not_https')
  if (url.protocol !== 'https:' && !(allowInternal && url.protocol === 'http:')) refuseField('url', 'not_https')
  if (url.username || url.password) refuseField('url', 'not_https')
  if (!allowInternal && isInternalHost(url.hostname)) refuseField('url', 'address_inside')
  return url.href
}

export interface WebhookServices {
  readonly clock: Clock
  readonly ids: Ids
  readonly secret: string
  readonly config: Services['config']
}

interface Request {
  readonly userId: number
  readonly url: string
  readonly topics?: readonly WebhookTopic[] | undefined
  readonly fields?: readonly EventField[] | undefined
}

/** The new webhook with its secret. Throws `too_many_webhooks`, and `webhook_taken` if the member has a webhook with that URL. */
export async function addWebhook(
  tx: Tx,
  { clock, ids, secret, config }: WebhookServices,
  { userId, url, topics = ['companies'], fields }: Request,
) {
  const address = checkedUrl(url, config.WEBHOOKS_INSIDE === 'on')
  if ((await lockWebhooks(tx, userId)) >= WEBHOOKS_MAX) refuse('too_many_webhooks')
  if (await hasWebhookAt(tx, userId, address)) refuse('webhook_taken')
  const own = newSecret(ids)
  const row = {
    url: address,
    topics: [...new Set(topics)],
    fields: fields ? [...new Set(fields)] : null,
    // Without the «=» at the end, which every secret has.
    tail: own.slice(-TAIL - 1, -1),
    created_at: clock.now(),
  }
  const { id } = await insertWebhook(tx, { ...row, user_id: userId, secret: encryptSecret(secret, own, ids) })
  return { ...presentWebhook({ ...row, id, failing_since: null, waiting: 0, failed: 0, tried: false }), secret: own }
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
  // A test is not tried again.
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

export async function readDeliveriesPage(db: Reader, userId: number, { page = 1, page_size: size = 20, ...asked }: Paged) {
  const rows = await listDeliveryRows(db, userId, asked, { limit: size, offset: (page - 1) * size })
  return { count: await countDeliveries(db, userId, asked), page, page_size: size, result: rows.map(presentDelivery) }
}

const findOwn = async (db: Reader, userId: number, id: number): Promise<Row> =>
  (await listDeliveryRows(db, userId, { id }, { limit: 1, offset: 0 }))[0] ?? refuse('not_found')

/** Throws `not_found`. */
export async function readDelivery(db: Reader, userId: number, id: number): Promise<Delivery & { body: string }> {
  const row = await findOwn(db, userId, id)
  const [event] = await findEventRows(db, listEventIds([row]))
  return { ...presentDelivery(row), body: buildBody(row, event && presentEvent(event)) }
}

type OwnDelivery = { readonly db: Db; readonly userId: number; readonly id: number }

/** Sends a test delivery and waits for its outcome. Throws `not_found`. */
export async function sendTestNow(services: Services, { db, userId, id }: OwnDelivery): Promise<Delivery> {
  const taken = (await insertTestDelivery(db, { userId, webhookId: id, until: claimedUntil(services) })) ?? refuse('not_found')
  await sendClaimed(services, [taken])
  return presentDelivery(await findOwn(readOnly(db), userId, taken))
}

/** Sends a delivery again at once and waits for its outcome; if it fails, a new series of attempts follows. Throws `not_found`. */
export async function resendNow(services: Services, { db, userId, id }: OwnDelivery): Promise<Delivery> {
  const taken = (await claimForResend(db, { userId, id, until: claimedUntil(services) })) ?? refuse('not_found')
  await sendClaimed(services, [taken])
  return presentDelivery(await findOwn(readOnly(db), userId, taken))
}
