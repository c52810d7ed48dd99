// Pictures of new products that wait to be fetched.
import { sql } from 'kysely'
import type { Tx } from '../../platform/db/database.ts'

export interface AwaitedPicture {
  readonly id: number
  readonly position: number
  readonly url: string
}

export async function insertPictures(tx: Tx, userId: number, pictures: readonly AwaitedPicture[], now: Date): Promise<void> {
  await sql`insert into price_list_pictures (product_id, position, user_id, url, next_at)
    select id, position, ${userId}, url, ${now} from jsonb_to_recordset(${JSON.stringify(pictures)}::jsonb) as one (id integer, position smallint, url text)
    on conflict do nothing`.execute(tx)
}

export interface DuePicture {
  readonly productId: number
  readonly position: number
  readonly userId: number
  readonly url: string
  readonly attempts: number
}

/**
 * One picture of each member that is due, so that nobody waits for another's; its next attempt is set, so that no other process takes it.
 */
export async function claimPictures(tx: Tx, { now, again }: { now: Date; again: Date }, limit: number): Promise<DuePicture[]> {
  const { rows } = await sql<DuePicture>`
    with due as (
      select one.product_id, one.position from (select distinct on (user_id) product_id, position from price_list_pictures
        where next_at <= ${now} order by user_id, next_at, product_id, position) as first
      join price_list_pictures as one on one.product_id = first.product_id and one.position = first.position and one.next_at <= ${now}
      limit ${limit} for update of one skip locked)
    update price_list_pictures as one set next_at = ${again}, attempts = one.attempts + 1 from due
    where one.product_id = due.product_id and one.position = due.position
    returning one.product_id as "productId", one.position, one.user_id as "userId", one.url, one.attempts`.execute(tx)
  return rows
}

/** False if it is gone. */
export async function dropPicture(tx: Tx, { productId, position }: Pick<DuePicture, 'productId' | 'position'>): Promise<boolean> {
  const gone = await tx
    .deleteFrom('price_list_pictures')
    .where('product_id', '=', productId)
    .where('position', '=', position)
    .returning('position')
    .execute()
  return gone.length > 0
}

export async function forgetPictures(tx: Tx, userId: number): Promise<void> {
  await tx.deleteFrom('price_list_pictures').where('user_id', '=', userId).execute()
}
