// Queries of members' webhooks (URLs to which they have changes sent) and of their deliveries. Database triggers store a delivery together with
// each change of a watched company and each event of a sale.
import { sql } from 'kysely'
import type { Db, Reader, Tx } from '../../platform/db/database.ts'

/** SQL: number of deliveries of the webhook in this state. */
const countInState = (state: 'waiting' | 'failed') =>
  sql<number>`(select count(*)::integer from webhook_deliveries as delivery where delivery.webhook_id = hook.id and delivery.state = ${sql.lit(state)})`

export type WebhookRow = Awaited<ReturnType<typeof listWebhookRows>>[number]

export const listWebhookRows = (db: Reader, userId: number, limit: number) =>
  db
    .selectFrom('webhooks as hook')
    .select(['hook.id', 'hook.url', 'hook.topics', 'hook.fields', 'hook.tail', 'hook.created_at', 'hook.failing_since'])
    .select([countInState('waiting').as('waiting'), countInState('failed').as('failed')])
    .select(
      sql<boolean>`exists (select 1 from webhook_deliveries as delivery where delivery.webhook_id = hook.id and delivery.tried_at is not null)`.as(
        'tried',
      ),
    )
    .where('hook.user_id', '=', userId)
    .orderBy('hook.id')
    .limit(limit)
    .execute()

/** Number of the member's webhooks. Other creations by this member wait until the transaction ends, so that the limit cannot be exceeded. */
export async function lockWebhooks(tx: Tx, userId: number): Promise<number> {
  await sql`select pg_advisory_xact_lock(hashtext('webhooks'), ${userId}::int)`.execute(tx)
  const { count } = await tx
    .selectFrom('webhooks')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow()
  return Number(count)
}

/** True if the member already has a webhook with this URL. */
export const hasWebhookAt = async (tx: Tx, userId: number, url: string): Promise<boolean> =>
  (await tx.selectFrom('webhooks').select('id').where('user_id', '=', userId).where('url', '=', url).limit(1).executeTakeFirst()) !==
  undefined

export interface NewWebhook {
  readonly user_id: number
  readonly url: string
  readonly topics: string[]
  /** Fields of companies whose changes are sent; null for all. */
  readonly fields: string[] | null
  /** The encrypted secret. */
  readonly secret: Buffer
  /** Last characters of the secret, by which the member recognises it. */
  readonly tail: string
  readonly created_at: Date
}

export const insertWebhook = (tx: Tx, row: NewWebhook) => tx.insertInto('webhooks').values(row).returning('id').executeTakeFirstOrThrow()

/** Deletes the webhook; undefined if the member has no such webhook. */
export const deleteWebhookRow = (tx: Tx, userId: number, id: number) =>
  tx.deleteFrom('webhooks').where('id', '=', id).where('user_id', '=', userId).returning('id').executeTakeFirst()

export async function deleteUserWebhooks(tx: Tx, userId: number): Promise<number> {
  const { numDeletedRows } = await tx.deleteFrom('webhooks').where('user_id', '=', userId).executeTakeFirst()
  return Number(numDeletedRows)
}

/** Adds a test delivery, claimed for the caller until `until`; returns its id. Undefined if the member has no such webhook. */
export async function insertTestDelivery(db: Db, request: { userId: number; webhookId: number; until: Date }): Promise<number | undefined> {
  const { rows } = await sql<{ id: number }>`
    insert into webhook_deliveries (webhook_id, attempts, due_at)
    select id, 1, ${request.until}::timestamptz from webhooks where id = ${request.webhookId}::int and user_id = ${request.userId}::int
    returning id`.execute(db)
  return rows[0]?.id
}

/** Claims a delivery for a new series of attempts; returns its id. Undefined if the member has no such delivery. */
export async function claimForResend(db: Db, request: { userId: number; id: number; until: Date }): Promise<number | undefined> {
  const { rows } = await sql<{ id: number }>`
    update webhook_deliveries as delivery set state = 'waiting', attempts = 1, due_at = ${request.until}::timestamptz
    from webhooks as hook
    where delivery.id = ${request.id}::bigint and hook.id = delivery.webhook_id and hook.user_id = ${request.userId}::int
    returning delivery.id`.execute(db)
  return rows[0]?.id
}

interface Claim {
  /** The present time: deliveries due by then are claimed. */
  readonly at: Date
  /** Other processes leave the claimed deliveries alone until then. */
  readonly until: Date
  /** Most deliveries of each webhook, and in total. */
  readonly ofEach: number
  readonly limit: number
  /** Id of a webhook: those with higher ids are served first, then those from the lowest id on. */
  readonly after: number
}

/** Claims due deliveries, some of each webhook, of members whose plan includes webhooks; concurrent runs claim different ones. */
export async function claimDue(db: Db, { at, until, ofEach, limit, after }: Claim): Promise<{ id: number; webhookId: number }[]> {
  const { rows } = await sql<{ id: number; webhookId: number }>`
    update webhook_deliveries set attempts = attempts + 1, due_at = ${until}::timestamptz
    where id in (
      select due.id from (
        select hook.id from webhooks as hook join users as person on person.id = hook.user_id
        where person.blocked_at is null and person.deleted_at is null
          and (person.is_staff or (select 'api_enabled' = any(plan.flags) from held_plan(person.id, ${at}::timestamptz) as plan))
        order by hook.id <= ${after}::int, hook.id
      ) as hook cross join lateral (
        select delivery.id from webhook_deliveries as delivery
        where delivery.webhook_id = hook.id and delivery.state = 'waiting' and delivery.due_at <= ${at}::timestamptz
        order by delivery.due_at, delivery.id limit ${ofEach}::int for update skip locked
      ) as due
      limit ${limit}::int
    )
    returning id, webhook_id as "webhookId"`.execute(db)
  return rows
}

export type DeliveryRow = Awaited<ReturnType<typeof findDeliveries>>[number]

const selectDeliveries = (db: Reader) =>
  db
    .selectFrom('webhook_deliveries as delivery')
    .innerJoin('webhooks as hook', 'hook.id', 'delivery.webhook_id')
    .leftJoin('company_events as event', 'event.id', 'delivery.event_id')

const selectWithContent = (db: Reader) =>
  selectDeliveries(db).select([
    'delivery.id',
    'delivery.webhook_id as webhookId',
    'delivery.event_id as eventId',
    'delivery.state',
    'delivery.attempts',
    'delivery.due_at as dueAt',
    'delivery.created_at as createdAt',
    'delivery.tried_at as triedAt',
    'delivery.status',
    'delivery.fault',
    'delivery.milliseconds',
    'hook.url',
    'event.field',
    'delivery.type',
    'delivery.data',
  ])

/** The secrets of all webhooks; every webhook is locked until the commit. */
export const lockSecrets = (tx: Tx) => tx.selectFrom('webhooks').select(['id', 'secret']).orderBy('id').forUpdate().execute()

export const setSecret = (tx: Tx, id: number, secret: Buffer) => tx.updateTable('webhooks').set({ secret }).where('id', '=', id).execute()

/** Deliveries to be sent, with the webhook's secret and owner. */
export const findDeliveries = (db: Reader, ids: readonly number[]) =>
  selectWithContent(db)
    .select(['hook.secret', 'hook.user_id as userId'])
    .where('delivery.id', '=', sql<number>`any(${[...ids]}::bigint[])`)
    .orderBy('delivery.id')
    .limit(1000)
    .execute()

export interface DeliveriesRequest {
  readonly webhook?: number | undefined
  readonly state?: string | undefined
  readonly id?: number | undefined
}

export const listDeliveryRows = (
  db: Reader,
  userId: number,
  request: DeliveriesRequest,
  { limit, offset }: { limit: number; offset: number },
) =>
  selectWithContent(db)
    .where('hook.user_id', '=', userId)
    .$if(request.webhook !== undefined, (query) => query.where('hook.id', '=', request.webhook ?? 0))
    .$if(request.state !== undefined, (query) => query.where('delivery.state', '=', request.state ?? ''))
    .$if(request.id !== undefined, (query) => query.where('delivery.id', '=', request.id ?? 0))
    .orderBy('delivery.id', 'desc')
    .limit(limit)
    .offset(offset)
    .execute()

export async function countDeliveries(db: Reader, userId: number, request: DeliveriesRequest): Promise<number> {
  const row = await selectDeliveries(db)
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('hook.user_id', '=', userId)
    .$if(request.webhook !== undefined, (query) => query.where('hook.id', '=', request.webhook ?? 0))
    .$if(request.state !== undefined, (query) => query.where('delivery.state', '=', request.state ?? ''))
    .executeTakeFirstOrThrow()
  return Number(row.count)
}

export const findEventRows = (db: Reader, ids: readonly number[]) =>
  db
    .selectFrom('company_events as event')
    .innerJoin('companies as company', 'company.id', 'event.company_id')
    .select(['event.id', 'event.field', 'event.before', 'event.after'])
    .select(['event.before_facts as beforeFacts', 'event.after_facts as afterFacts'])
    .select(['event.source', 'event.as_of as asOf', 'event.happened_at as happenedAt'])
    .select(['company.id as companyId', 'company.name', 'company.inn', 'company.ogrn'])
    .where('event.id', '=', sql<number>`any(${[...ids]}::bigint[])`)
    .limit(1000)
    .execute()

export interface AttemptOutcome {
  /** Id of the delivery. */
  readonly id: number
  readonly state: 'waiting' | 'delivered' | 'failed'
  /** Time of the next attempt of a waiting delivery. */
  readonly dueAt: Date
  /** Time of this attempt's end. */
  readonly at: Date
  /** HTTP status of the response; null without one. */
  readonly status: number | null
  readonly fault: string | null
  /** Duration of the attempt. */
  readonly milliseconds: number
}

/** Stores the outcome of an attempt; returns the time since when the webhook has been failing, null if it works or was deleted. */
export async function settleDelivery(tx: Tx, { id, state, dueAt, at, status, fault, milliseconds }: AttemptOutcome): Promise<Date | null> {
  const { rows } = await sql<{ since: Date | null }>`
    with settled as (
      update webhook_deliveries set state = ${state}, due_at = ${dueAt}::timestamptz, tried_at = ${at}::timestamptz,
        status = ${status}::int, fault = ${fault}, milliseconds = ${milliseconds}::int
      where id = ${id}::bigint returning webhook_id
    )
    update webhooks set failing_since = case when ${state === 'delivered'}::boolean then null else coalesce(failing_since, ${at}::timestamptz) end
    from settled where webhooks.id = settled.webhook_id
    returning webhooks.failing_since as since`.execute(tx)
  return rows[0]?.since ?? null
}

/** Deletes at most `limit` deliveries older than 30 days, the oldest first; returns their number. */
export async function deleteOldDeliveries(db: Db, limit: number): Promise<number> {
  const { numAffectedRows } = await sql`
    delete from webhook_deliveries where created_at < now() - interval '30 days' and id in (
      select id from webhook_deliveries order by id limit ${limit}::int)`.execute(db)
  return Number(numAffectedRows)
}
