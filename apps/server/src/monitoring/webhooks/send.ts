// Sends due deliveries of webhooks: each is tried up to eight times over three days. If all fail, the member is notified and may send it again.
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

/** Looks for due deliveries every five seconds. `expireSeconds`: a run that takes longer counts as failed. */
export const sendJob = defineJob<Record<string, never>>('webhooks-send', { keepsOneWaiting: true, expireSeconds: 600 })

const EVERY_SECONDS = 5
const MINUTE = 60_000
/** Pauses after each attempt but the last, milliseconds. */
const PAUSES = [1, 10, 60, 4 * 60, 12 * 60, 24 * 60, 36 * 60].map((minutes) => minutes * MINUTE)
export const ATTEMPTS = PAUSES.length + 1
/** A delivery is claimed for the time-out of an attempt plus this; if its process dies, another one sends it after that. */
const TAKEN_FOR = 2 * MINUTE
/** Concurrent deliveries of one webhook and in total; a receiver that does not answer delays the others by one time-out. */
const [OF_EACH, AT_ONCE] = [20, 200]
/** Old deliveries deleted in one run. */
const OLD_AT_ONCE = 500
/** Rounds of one run: with receivers that do not answer a longer run would exceed `expireSeconds` and overlap with the next one. */
const ROUNDS = 20

export type Sending = Pick<Services, 'db' | 'clock' | 'secret' | 'config'>

export const claimedUntil = ({ clock, config }: Pick<Services, 'clock' | 'config'>): Date =>
  new Date(clock.now().getTime() + config.WEBHOOK_TIMEOUT_MS + TAKEN_FOR)

export const sendWorker = (services: Services): JobWorker =>
  jobWorker(sendJob, async () => {
    await services.db.transaction().execute((tx) => services.jobs.send(tx, sendJob, {}, { after: EVERY_SECONDS }))
    for (let round = 0; round < ROUNDS && (await sendDue(services)) > 0; round++);
    await deleteOldDeliveries(services.db, OLD_AT_ONCE)
  })

/** Id of the webhook that was served last: the next round begins after it, so that a few with much to send do not delay the others. */
const getTurn = createdOnce(() => ({ after: 0 }))

/** One round: claims due deliveries and tries each once; returns how many. */
export async function sendDue(services: Services, totalMs = services.config.WEBHOOK_TIMEOUT_MS): Promise<number> {
  const [at, until, turn] = [services.clock.now(), claimedUntil(services), getTurn(services)]
  const taken = await claimDue(services.db, { at, until, ofEach: OF_EACH, limit: AT_ONCE, after: turn.after })
  turn.after = lastServed(
    taken.map(({ webhookId }) => webhookId),
    turn.after,
  )
  const ids = taken.map(({ id }) => id)
  await sendClaimed(services, ids, totalMs)
  return taken.length
}

/** The last webhook served in round-robin order: ids above `after` come first, then those from the beginning. */
function lastServed(served: readonly number[], after: number): number {
  const fromBeginning = served.filter((id) => id <= after)
  return served.length === 0 ? after : Math.max(...(fromBeginning.length > 0 ? fromBeginning : served))
}

/** Makes one attempt for each delivery; they were claimed before, so that no other process sends them. */
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

/** A test delivery that the member asked for: it is about neither a company (`eventId`) nor an order (`type`). */
export const isTestDelivery = ({ eventId, type }: Pick<DeliveryContent, 'eventId' | 'type'>): boolean => eventId === null && type === null

export const eventType = ({ field, type }: Pick<DeliveryContent, 'field' | 'type'>): string =>
  type ?? (field ? `company.${field}.changed` : 'webhook.test')

/** The JSON body, the same at each attempt: data about an order as stored when it happened, else the change of a company, else (a test) an invented one. */
export function buildBody(row: DeliveryContent, event: CompanyEvent | undefined): string {
  const data = (row.data as { happened_at: string } | null) ?? event ?? inventedEvent(row.createdAt)
  return JSON.stringify({ type: eventType(row), timestamp: data.happened_at, data })
}

async function attempt(services: Sending, row: DeliveryRow, { event, totalMs }: { event: CompanyEvent | undefined; totalMs: number }) {
  const { clock, secret: installation, config } = services
  const body = buildBody(row, event)
  const begun = clock.now()
  const secret = decryptSecret(installation, row.secret)
  // Encrypted with an earlier key of the installation: this delivery fails, the others of the batch go on.
  if (secret === null) return settle(services, row, { status: null, fault: 'secret', begun })
  const headers = signatureHeaders(secret, { id: `msg_${row.id}`, at: begun, body })
  const outcome = await postWebhook(row.url, { headers, body }, { totalMs, allowInternal: config.WEBHOOKS_INSIDE === 'on' })
  await settle(services, row, { ...outcome, begun })
}

async function settle({ db, clock }: Sending, row: DeliveryRow, { status, fault, begun }: Outcome & { readonly begun: Date }) {
  const at = clock.now()
  // A test is reported to the member who asked for it and is not tried again.
  const isLast = isTestDelivery(row) || row.attempts >= ATTEMPTS
  const state = fault === null ? 'delivered' : isLast ? 'failed' : 'waiting'
  const dueAt = new Date(at.getTime() + (PAUSES[row.attempts - 1] ?? 0))
  const settled = { id: Number(row.id), state, dueAt, at, status, fault, milliseconds: at.getTime() - begun.getTime() } as const
  await db.transaction().execute(async (tx) => {
    const since = await settleDelivery(tx, settled)
    // If the webhook was deleted meanwhile, nobody is notified of the failure.
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
