// Monitoring: the background job that sends changes to members' webhooks (URLs of their programs). Each delivery is attempted up to eight times
// over three days. If all attempts fail, the member is notified and may have it sent again.
import type { CompanyEvent } from '@sverka/contract/monitoring/monitoring'
import { readOnly } from '../../platform/db/connect.ts'
import { createdOnce } from '../../platform/feature.ts'
import { defineJob, type JobWorker, jobWorker } from '../../platform/jobs/jobs.ts'
import { raiseNotice } from '../../platform/notices/notices.ts'
import type { Services } from '../../platform/services.ts'
import { inventedEvent, presentEvent } from '../present-event.ts'
import { type Outcome, postWebhook } from './post.adapter.ts'
import { decryptSecret, signatureHeaders } from './signature.ts'
import { claimDue, type DeliveryRow, deleteOldDeliveries, findDeliveries, findEventRows, settleDelivery } from './webhooks.sql.ts'

/** Runs every five seconds. A run that takes longer than `expireSeconds` counts as failed. */
export const sendJob = defineJob<Record<string, never>>('webhooks-send', { keepsOneWaiting: true, expireSeconds: 600 })

const EVERY_SECONDS = 5
const MINUTE_MS = 60_000
/** Pauses in milliseconds after each attempt but the last. */
const PAUSES_MS = [1, 10, 60, 4 * 60, 12 * 60, 24 * 60, 36 * 60].map((minutes) => minutes * MINUTE_MS)
/** Most attempts of one delivery. */
export const ATTEMPTS = PAUSES_MS.length + 1
/** A process claims a delivery for the time-out of an attempt plus two minutes. If it dies, another process sends the delivery after that. */
const CLAIM_MARGIN_MS = 2 * MINUTE_MS
/** Deliveries of one round for each webhook and in total; they are sent concurrently, so a receiver that hangs delays the others by one time-out. */
const [PER_WEBHOOK, PER_ROUND] = [20, 200]
/** Most old deliveries deleted in one run. */
const DELETED_PER_RUN = 500
/** Most rounds of one run: if receivers hang, a longer run would exceed `expireSeconds` and overlap with the next one. */
const ROUNDS_MAX = 20

export type Sending = Pick<Services, 'db' | 'clock' | 'secret' | 'config'>

/** The time until which a delivery claimed now is left alone by other processes. */
export const claimedUntil = ({ clock, config }: Pick<Services, 'clock' | 'config'>): Date =>
  new Date(clock.now().getTime() + config.WEBHOOK_TIMEOUT_MS + CLAIM_MARGIN_MS)

export const sendWorker = (services: Services): JobWorker =>
  jobWorker(sendJob, async () => {
    await services.db.transaction().execute((tx) => services.jobs.send(tx, sendJob, {}, { after: EVERY_SECONDS }))
    for (let round = 0; round < ROUNDS_MAX && (await sendDue(services)) > 0; round++);
    await deleteOldDeliveries(services.db, DELETED_PER_RUN)
  })

/** Id of the webhook that was served last: the next round begins after it, so that a few webhooks with long queues do not delay the others. */
const getTurn = createdOnce(() => ({ after: 0 }))

/** One round: claims due deliveries and makes one attempt at each; returns their number. */
export async function sendDue(services: Services, totalMs = services.config.WEBHOOK_TIMEOUT_MS): Promise<number> {
  const [at, until, turn] = [services.clock.now(), claimedUntil(services), getTurn(services)]
  const claimed = await claimDue(services.db, { at, until, ofEach: PER_WEBHOOK, limit: PER_ROUND, after: turn.after })
  turn.after = lastServed(
    claimed.map(({ webhookId }) => webhookId),
    turn.after,
  )
  const ids = claimed.map(({ id }) => id)
  await sendClaimed(services, ids, totalMs)
  return claimed.length
}

/** Id of the webhook served last in round-robin order: ids above `after` come first, then those from the lowest id on. */
function lastServed(servedIds: readonly number[], after: number): number {
  const fromBeginning = servedIds.filter((id) => id <= after)
  return servedIds.length === 0 ? after : Math.max(...(fromBeginning.length > 0 ? fromBeginning : servedIds))
}

/** Makes one attempt at each delivery. The caller has claimed them before, so that no other process sends them. */
export async function sendClaimed(services: Sending, ids: readonly number[], totalMs = services.config.WEBHOOK_TIMEOUT_MS): Promise<void> {
  if (ids.length === 0) return
  const db = readOnly(services.db)
  const rows = await findDeliveries(db, ids)
  const events = new Map((await findEventRows(db, listEventIds(rows))).map((row) => [row.id, presentEvent(row)]))
  await Promise.all(
    rows.map((row) => attempt(services, row, { event: row.eventId !== null ? events.get(row.eventId) : undefined, totalMs })),
  )
}

export const listEventIds = (rows: readonly Pick<DeliveryRow, 'eventId'>[]): number[] => rows.flatMap(({ eventId }) => eventId ?? [])

type DeliveryContent = Pick<DeliveryRow, 'eventId' | 'field' | 'type' | 'data' | 'createdAt'>

/** True for a test delivery, which the member requested: it is about neither a change of a company (`eventId`) nor an event of a sale (`type`). */
export const isTestDelivery = ({ eventId, type }: Pick<DeliveryContent, 'eventId' | 'type'>): boolean => eventId === null && type === null

/** The type of the message: `company.head.changed`, `order.changed`, `webhook.test`. */
export const eventType = ({ field, type }: Pick<DeliveryContent, 'field' | 'type'>): string =>
  type ?? (field ? `company.${field}.changed` : 'webhook.test')

/**
 * The JSON body, the same at each attempt. Its data are those stored with an event of a sale, or the change of a company (`event`), or, in a test
 * delivery, an invented change.
 */
export function buildBody(row: DeliveryContent, event: CompanyEvent | undefined): string {
  const data = (row.data as { happened_at: string } | null) ?? event ?? inventedEvent(row.createdAt)
  return JSON.stringify({ type: eventType(row), timestamp: data.happened_at, data })
}

/** Makes one attempt and stores its outcome. */
async function attempt(services: Sending, row: DeliveryRow, { event, totalMs }: { event: CompanyEvent | undefined; totalMs: number }) {
  const { clock, secret: masterKey, config } = services
  const body = buildBody(row, event)
  const startedAt = clock.now()
  const secret = decryptSecret(masterKey, row.secret)
  // The secret was encrypted with an earlier key of the installation: this delivery fails, the others are sent.
  if (secret === null) return settle(services, row, { status: null, fault: 'secret', startedAt })
  const headers = signatureHeaders(secret, { id: `msg_${row.id}`, at: startedAt, body })
  const outcome = await postWebhook(row.url, { headers, body }, { totalMs, allowInternal: config.WEBHOOKS_INSIDE === 'on' })
  await settle(services, row, { ...outcome, startedAt })
}

async function settle({ db, clock }: Sending, row: DeliveryRow, { status, fault, startedAt }: Outcome & { readonly startedAt: Date }) {
  const at = clock.now()
  // A test delivery is not repeated: the member who requested it sees its outcome at once.
  const isLast = isTestDelivery(row) || row.attempts >= ATTEMPTS
  const state = fault === null ? 'delivered' : isLast ? 'failed' : 'waiting'
  const dueAt = new Date(at.getTime() + (PAUSES_MS[row.attempts - 1] ?? 0))
  const settled = { id: Number(row.id), state, dueAt, at, status, fault, milliseconds: at.getTime() - startedAt.getTime() } as const
  await db.transaction().execute(async (tx) => {
    const since = await settleDelivery(tx, settled)
    // If the webhook was deleted meanwhile (`since` is null), nobody is notified of the failure.
    if (since === null || state !== 'failed' || isTestDelivery(row)) return
    await raiseNotice(tx, clock, {
      userId: row.userId,
      kind: 'webhook_failed',
      params: { host: new URL(row.url).host },
      path: '/profile/monitoring?view=settings',
      dedupeKey: `webhook:${row.webhookId}:${since.toISOString()}`,
    })
  })
}
