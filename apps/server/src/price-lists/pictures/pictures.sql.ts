// Stores the pictures that new products of a price list wait for, until a background job has fetched them.
import { sql } from 'kysely'
import type { Tx } from '../../platform/db/database.ts'

export interface AwaitedPicture {
  /** Of the product. */
  readonly id: number
  /** In the product's gallery, from 0. */
  readonly position: number
  /** A URL, or the name of a file that the seller's accounting program 1С has uploaded. */
  readonly url: string
}

interface PictureOwner {
  readonly userId: number
  /** The list that names them. */
  readonly listId: number
}

export async function insertPictures(
  tx: Tx,
  { userId, listId }: PictureOwner,
  pictures: readonly AwaitedPicture[],
  now: Date,
): Promise<void> {
  await sql`insert into price_list_pictures (product_id, position, user_id, url, next_at, list_id)
    select id, position, ${userId}, url, ${now}, ${listId} from jsonb_to_recordset(${JSON.stringify(pictures)}::jsonb) as picture (id integer, position smallint, url text)
    on conflict do nothing`.execute(tx)
}

export interface DuePicture {
  readonly productId: number
  readonly position: number
  readonly userId: number
  readonly url: string
  /** Attempts to fetch it, this one included. */
  readonly attempts: number
  /** Null once the list is deleted. */
  readonly listId: number | null
}

/**
 * Takes at most one due picture of each member, so that nobody waits for the many pictures of another. The time of its next attempt is set to
 * `again`, so that no other process takes it meanwhile.
 */
export async function claimPictures(tx: Tx, { now, again }: { now: Date; again: Date }, limit: number): Promise<DuePicture[]> {
  const { rows } = await sql<DuePicture>`
    with due as (
      select picture.product_id, picture.position from (select distinct on (user_id) product_id, position from price_list_pictures
        where next_at <= ${now} order by user_id, next_at, product_id, position) as first
      join price_list_pictures as picture on picture.product_id = first.product_id and picture.position = first.position and picture.next_at <= ${now}
      limit ${limit} for update of picture skip locked)
    update price_list_pictures as picture set next_at = ${again}, attempts = picture.attempts + 1 from due
    where picture.product_id = due.product_id and picture.position = due.position
    returning picture.product_id as "productId", picture.position, picture.user_id as "userId", picture.url, picture.attempts, picture.list_id as "listId"`.execute(
    tx,
  )
  return rows
}

/** A draft without a picture. */
export interface BareDraft {
  readonly id: number
  /** Number of its line in the list. */
  readonly line: number
  /** The cell of the line that names pictures. */
  readonly pictures: string
}

interface BareRequest {
  readonly listId: number
  /** Number of the column that names pictures. */
  readonly column: number
  /** Only lines with a greater number. */
  readonly after: number
}

/** Drafts of the list that have no picture and wait for none, though their lines name some, by line. */
export async function listBareDrafts(tx: Tx, { listId, column, after }: BareRequest, limit: number): Promise<BareDraft[]> {
  const { rows } = await sql<BareDraft>`select card.id, line.line, line.cells ->> ${String(column)} as pictures
    from price_list_lines as line join price_lists as list on list.id = line.list_id
    join products as card on card.id = line.product_id and card.user_id = list.user_id and card.state = 'draft' and card.deleted_at is null
    where line.list_id = ${listId} and line.line > ${after} and line.outcome in ('changed', 'unchanged') and line.cells ->> ${String(column)} <> ''
      and not exists (select from product_images as image where image.product_id = card.id)
      and not exists (select from price_list_pictures as waiting where waiting.product_id = card.id)
    order by line.line limit ${limit}`.execute(tx)
  return rows
}

/** Deletes the entry of the awaited picture; false if it is deleted already. */
export async function dropPicture(tx: Tx, { productId, position }: Pick<DuePicture, 'productId' | 'position'>): Promise<boolean> {
  const gone = await tx
    .deleteFrom('price_list_pictures')
    .where('product_id', '=', productId)
    .where('position', '=', position)
    .returning('position')
    .execute()
  return gone.length > 0
}

/** Deletes all of a member together with the account. */
export async function erasePictures(tx: Tx, userId: number): Promise<void> {
  await tx.deleteFrom('price_list_pictures').where('user_id', '=', userId).execute()
}
