// Queries of members' notification settings, and of the notices that the mailing has not handled yet.
import type { DigestFrequency } from '@sverka/contract/notifications/notifications.rules'
import { sql } from 'kysely'
import type { Reader, Tx } from '../platform/db/database.ts'

/** Whether a member receives notices of a topic on the site, by e-mail at once, and in the digest. */
export interface Choice {
  readonly topic: string
  readonly site: boolean
  readonly mail: boolean
  readonly digest: boolean
}

/** The topics whose settings the member has changed; the others have the defaults and no row. */
export const listChoices = (db: Reader, userId: number): Promise<Choice[]> =>
  db.selectFrom('notice_choices').select(['topic', 'site', 'mail', 'digest']).where('user_id', '=', userId).orderBy('topic').execute()

export const saveChoice = (tx: Tx, userId: number, { topic, ...channels }: Choice) =>
  tx
    .insertInto('notice_choices')
    .values({ user_id: userId, topic, ...channels })
    .onConflict((conflict) => conflict.columns(['user_id', 'topic']).doUpdateSet(channels))
    .execute()

export interface DigestRow {
  readonly frequency: DigestFrequency
  /** 0 to 23, Moscow time. */
  readonly hour: number
  /** True: of the changes of watched companies the digest has only those in important fields, such as the director. */
  readonly important_only: boolean
}

/** Undefined if the member has not changed the default. */
export const findDigest = (db: Reader, userId: number): Promise<DigestRow | undefined> =>
  db
    .selectFrom('digest_settings')
    .select([sql<DigestFrequency>`frequency`.as('frequency'), 'hour', 'important_only'])
    .where('user_id', '=', userId)
    .executeTakeFirst()

export const saveDigest = (tx: Tx, userId: number, digest: DigestRow) =>
  tx
    .insertInto('digest_settings')
    .values({ user_id: userId, ...digest })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet({ ...digest }))
    .execute()

/**
 * Locks the member until the transaction ends; undefined if there is no such member. Whoever changes settings takes this lock first, so they do not
 * change between reading and writing.
 */
export const lockMember = (tx: Tx, userId: number) =>
  tx
    .selectFrom('users')
    .select(['email', 'deleted_at as deletedAt', 'blocked_at as blockedAt'])
    .where('id', '=', userId)
    .forNoKeyUpdate()
    .executeTakeFirst()

export const findEmail = (db: Reader, userId: number) =>
  db.selectFrom('users').select('email').where('id', '=', userId).executeTakeFirstOrThrow()

/**
 * Members with unhandled notices (`mailed_at` is null until the mailing has handled a notice, with or without an e-mail) whose user id is above
 * `after`, by id. With `since` only those whose latest unhandled notice is newer: the others wait for their digest.
 */
export const listWaiting = (db: Reader, { since, after, limit }: { since: Date | null; after: number; limit: number }) =>
  db
    .selectFrom('notices')
    .select('user_id as userId')
    .where('mailed_at', 'is', null)
    .where('user_id', '>', after)
    .groupBy('user_id')
    .$if(since !== null, (query) => query.having((eb) => eb.fn.max('created_at'), '>', since))
    .orderBy('user_id')
    .limit(limit)
    .execute()

/** A member's unhandled notices, oldest first, locked; those locked by another run are left out. */
export const lockWaiting = (tx: Tx, userId: number, limit: number) =>
  tx
    .selectFrom('notices')
    .select(['id', 'kind', 'params', 'path', 'created_at as createdAt', 'read_at as readAt'])
    .where('user_id', '=', userId)
    .where('mailed_at', 'is', null)
    .orderBy('id')
    .limit(limit)
    .forUpdate()
    .skipLocked()
    .execute()

export type WaitingRow = Awaited<ReturnType<typeof lockWaiting>>[number]

/** Marks notices as handled, with or without an e-mail. */
export const markNoticesMailed = (tx: Tx, ids: readonly number[], at: Date) =>
  tx
    .updateTable('notices')
    .set({ mailed_at: at })
    .where('id', '=', sql<number>`any(${[...ids]}::bigint[])`)
    .execute()
