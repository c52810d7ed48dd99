// Queries of members' requests to support and the answers of staff (table `support_requests`).
import type { Reader, Tx } from '../platform/db/database.ts'

export const findAuthor = (db: Reader, userId: number) =>
  db.selectFrom('users').select(['email', 'full_name as name']).where('id', '=', userId).executeTakeFirstOrThrow()

export async function insertRequest(tx: Tx, row: { user_id: number; text: string; created_at: Date }): Promise<number> {
  const { id } = await tx.insertInto('support_requests').values(row).returning('id').executeTakeFirstOrThrow()
  return id
}

export const listRequestsForExport = (db: Reader, userId: number) =>
  db
    .selectFrom('support_requests')
    .select(['id', 'text', 'created_at', 'answer', 'answered_at'])
    .where('user_id', '=', userId)
    .orderBy('id')
    .execute()

export async function deleteUserRequests(tx: Tx, userId: number): Promise<number> {
  const { numDeletedRows } = await tx.deleteFrom('support_requests').where('user_id', '=', userId).executeTakeFirst()
  return Number(numDeletedRows)
}

/** Number of requests: answered ones, open ones, or all if `answered` is undefined. */
export const countRequests = async (db: Reader, answered: boolean | undefined): Promise<number> => {
  const { count } = await db
    .selectFrom('support_requests')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .$if(answered !== undefined, (query) => query.where('answered_at', answered ? 'is not' : 'is', null))
    .executeTakeFirstOrThrow()
  return count
}

/** Open requests first, the longest waiting at the top; then the latest answers. */
export const listRequests = (db: Reader, answered: boolean | undefined, page: { limit: number; offset: number }) =>
  db
    .selectFrom('support_requests as request')
    .innerJoin('users as author', 'author.id', 'request.user_id')
    .leftJoin('users as decider', 'decider.id', 'request.answered_by')
    .select([
      'request.id',
      'request.text',
      'request.created_at as createdAt',
      'decider.full_name as answeredBy',
      'request.answer',
      'request.answered_at as answeredAt',
      'author.id as userId',
      'author.full_name as fullName',
      'author.email',
    ])
    .$if(answered !== undefined, (query) => query.where('request.answered_at', answered ? 'is not' : 'is', null))
    .orderBy('request.answered_at', (order) => order.desc().nullsFirst())
    .orderBy('request.id')
    .limit(page.limit)
    .offset(page.offset)
    .execute()

/** A request, locked until the transaction ends. `deletedAt`: when the author deleted their account, null while it exists. */
export const lockRequest = (tx: Tx, id: number) =>
  tx
    .selectFrom('support_requests as request')
    .innerJoin('users as author', 'author.id', 'request.user_id')
    .select(['request.id', 'request.text', 'request.user_id as userId', 'request.answered_at as answeredAt'])
    .select(['author.email', 'author.deleted_at as deletedAt'])
    .where('request.id', '=', id)
    .forUpdate('request')
    .executeTakeFirst()

export const setAnswer = (tx: Tx, id: number, row: { answer: string; answered_at: Date; answered_by: number }) =>
  tx.updateTable('support_requests').set(row).where('id', '=', id).execute()
