// Requests to support.
import type { Reader, Tx } from '../platform/db/database.ts'

export const findAuthor = (db: Reader, userId: number) =>
  db.selectFrom('users').select(['email', 'full_name as name']).where('id', '=', userId).executeTakeFirstOrThrow()

export async function insertRequest(tx: Tx, row: { user_id: number; text: string; created_at: Date }): Promise<number> {
  const { id } = await tx.insertInto('support_requests').values(row).returning('id').executeTakeFirstOrThrow()
  return id
}

export const listRequestCopies = (db: Reader, userId: number) =>
  db
    .selectFrom('support_requests')
    .select(['id', 'text', 'created_at', 'answer', 'answered_at'])
    .where('user_id', '=', userId)
    .orderBy('id')
    .execute()

export async function deleteRequestsOf(tx: Tx, userId: number): Promise<number> {
  const { numDeletedRows } = await tx.deleteFrom('support_requests').where('user_id', '=', userId).executeTakeFirst()
  return Number(numDeletedRows)
}

export const countRequests = async (db: Reader): Promise<number> => {
  const { count } = await db
    .selectFrom('support_requests')
    .select((of) => of.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return count
}

export const listRequests = (db: Reader, page: { limit: number; offset: number }) =>
  db
    .selectFrom('support_requests as request')
    .innerJoin('users as author', 'author.id', 'request.user_id')
    .select([
      'request.id',
      'request.text',
      'request.created_at as createdAt',
      'request.answer',
      'request.answered_at as answeredAt',
      'author.id as userId',
      'author.full_name as fullName',
      'author.email',
    ])
    .orderBy((of) => of('request.answered_at', 'is not', null))
    .orderBy('request.id', 'desc')
    .limit(page.limit)
    .offset(page.offset)
    .execute()

export const lockRequest = (tx: Tx, id: number) =>
  tx
    .selectFrom('support_requests as request')
    .innerJoin('users as author', 'author.id', 'request.user_id')
    .select(['request.id', 'request.text', 'request.answered_at as answeredAt', 'author.email', 'author.deleted_at as deletedAt'])
    .where('request.id', '=', id)
    .forUpdate('request')
    .executeTakeFirst()

export const setAnswer = (tx: Tx, id: number, row: { answer: string; answered_at: Date; answered_by: number }) =>
  tx.updateTable('support_requests').set(row).where('id', '=', id).execute()
