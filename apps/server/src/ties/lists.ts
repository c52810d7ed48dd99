// Lists of companies and people that a member has searched for ties (shared heads, founders, addresses and so on) among each other: created from
// typed numbers or from a bulk check (a list checked for reliability), visible only to their owner.
import { findValidNumbers } from '@sverka/contract/identifiers/written.rules'
import type { TieList, TieListResult, WholeTieList } from '@sverka/contract/ties/lists'
import { TIE_MEMBERS_MAX } from '@sverka/contract/ties/lists.rules'
import type { Reader, Tx } from '../platform/db/database.ts'
import { refuse, refuseField } from '../platform/errors.ts'
import { nameText } from '../platform/names.ts'
import type { ExportUserData } from '../platform/own-data.ts'
import { countTieLists, findTieList, insertTieList, listCheckedNumbers, listTieLists, type TieListRow } from './lists.sql.ts'

/** A list without its results. */
export const presentTieList = (row: TieListRow): TieList => ({
  id: row.id,
  name: row.name,
  state: row.state as TieList['state'],
  created_at: row.created_at.toISOString(),
  finished_at: row.finished_at?.toISOString() ?? null,
  members: row.members,
  searched: row.searched,
  tied: row.state === 'done' ? (row.tied ?? 0) : null,
})

type WholeRow = NonNullable<Awaited<ReturnType<typeof findTieList>>>

/** The caller's own list; a missing list and another member's both give `not_found`. */
export const requireTieList = async (db: Reader, userId: number, id: number): Promise<WholeRow> =>
  (await findTieList(db, userId, id)) ?? refuse('not_found')

/** A list with its results; `result` is null while it is being searched. */
export const presentWhole = (row: WholeRow): WholeTieList => ({
  ...presentTieList(row),
  unread: row.unread,
  result: row.result as TieListResult | null,
})

/** Either `numbers` or `checkedList`. */
interface NewTieListInput {
  readonly userId: number
  readonly name: string
  /** Text with one number a line. */
  readonly numbers?: string | undefined
  /** Id of a bulk check. */
  readonly checkedList?: number | undefined
  readonly at: Date
}

/** Characters that are stored of a line without a valid number. */
const UNREAD_LENGTH = 60

/**
 * Stores a list; the caller queues the search. Throws a field error on `numbers` for fewer than two or too many, `not_found` for a bulk check of
 * somebody else.
 */
export async function storeTieList(tx: Tx, { userId, name, numbers = '', checkedList, at }: NewTieListInput): Promise<WholeRow> {
  const lines = numbers.split('\n').filter((line) => line.trim() !== '')
  const memberNumbers = checkedList === undefined ? findValidNumbers(numbers) : await listCheckedNumbers(tx, userId, checkedList)
  if (checkedList !== undefined && memberNumbers.length === 0) refuse('not_found')
  if (memberNumbers.length < 2) refuseField('numbers', 'too_few_members')
  if (memberNumbers.length > TIE_MEMBERS_MAX) refuseField('numbers', 'too_many_members')
  const unread = lines.filter((line) => findValidNumbers(line).length === 0).map((line) => line.trim().slice(0, UNREAD_LENGTH))
  const list = { user_id: userId, name: nameText(name), created_at: at, numbers: memberNumbers, unread: unread.slice(0, TIE_MEMBERS_MAX) }
  return requireTieList(tx, userId, await insertTieList(tx, list))
}

/** Creates a new list with the same numbers; the caller queues the search. Throws `not_found`. */
export async function repeatTieList(tx: Tx, userId: number, id: number, at: Date): Promise<WholeRow> {
  const { name, numbers, unread } = await requireTieList(tx, userId, id)
  return requireTieList(tx, userId, await insertTieList(tx, { user_id: userId, name, created_at: at, numbers, unread }))
}

interface PageQuery {
  readonly page?: number | undefined
  readonly page_size?: number | undefined
}

export async function readTieListsPage(db: Reader, userId: number, { page = 1, page_size = 20 }: PageQuery) {
  const rows = await listTieLists(db, userId, { limit: page_size, offset: (page - 1) * page_size })
  return { count: await countTieLists(db, userId), page, page_size, result: rows.map(presentTieList) }
}

/** The copy of a member's data has at most so many lists, the newest. */
const MAX_COPIED = 1000

/** The member's lists with their results, for the copy of their personal data. */
export const exportTieLists: ExportUserData = async (db, userId) => {
  const rows = await listTieLists(db, userId, { limit: MAX_COPIED, offset: 0 })
  const whole = []
  for (const { id } of rows) whole.push(presentWhole(await requireTieList(db, userId, id)))
  return [{ name: 'tie-lists.json', content: whole }]
}
