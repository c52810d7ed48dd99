// Selections of companies that a member saves, and the companies that are new in them since the member's last view.

import { SAVED_MAX, SELECTION_SHOWN } from '@sverka/contract/company-selection/company-selection.rules'
import type { SavedSelection, SelectionNews } from '@sverka/contract/company-selection/saved-selections'
import type { Reader, Tx } from '../platform/db/database.ts'
import { refuse } from '../platform/errors.ts'
import { findSelected, presentSelected, type SelectionRequest } from './company-selection.ts'
import { deleteSaved, findSaved, insertSaved, listSaved, lockSaved, type SavedRow, updateSeen } from './saved-selections.sql.ts'

/** Maximum number of new companies that the answer describes; it also has the ids of all of them. */
const NEWS_SHOWN = 20

/** The owner, and the product's day (YYYY-MM-DD, a fixed one in the demo), by which ages of companies are computed. */
interface Viewer {
  readonly userId: number
  readonly today: string
}

const present = ({ id, name, asked, seenAt, createdAt }: SavedRow): SavedSelection => ({
  id,
  name,
  asked: asked as SelectionRequest,
  seen_at: seenAt.toISOString(),
  created_at: createdAt.toISOString(),
})

/** Ids of the companies that the pages of a selection can show, at most 1,000; `whole`: whether these are all of its companies. */
async function listReachable(db: Reader, request: SelectionRequest, today: string): Promise<{ ids: readonly number[]; whole: boolean }> {
  const { count, ids } = await findSelected(db, request, { today, limit: SELECTION_SHOWN, offset: 0 })
  return { ids, whole: count <= SELECTION_SHOWN }
}

/** The member's selections, newest first. */
export const readSavedSelections = async (db: Reader, userId: number) => ({
  selections: (await listSaved(db, userId, SAVED_MAX)).map(present),
})

/** Saves a selection; the companies that it has now count as seen. Throws `too_many_selections`. */
export async function saveSelection(
  tx: Tx,
  { name, ...criteria }: SelectionRequest & { readonly name: string },
  { userId, today, at }: Viewer & { readonly at: Date },
): Promise<SavedSelection> {
  await lockSaved(tx, userId)
  if ((await listSaved(tx, userId, SAVED_MAX)).length >= SAVED_MAX) refuse('too_many_selections')
  const { ids } = await listReachable(tx, criteria, today)
  return present(await insertSaved(tx, { userId, name: name.trim(), asked: criteria, seen: ids, at }))
}

/** The companies that are new since the member's last view. Throws `not_found`. */
export async function readSelectionNews(db: Reader, id: number, { userId, today }: Viewer): Promise<SelectionNews> {
  const saved = (await findSaved(db, userId, id)) ?? refuse('not_found')
  const criteria = saved.asked as SelectionRequest
  const { ids, whole } = await listReachable(db, criteria, today)
  const seen = new Set(saved.seen)
  const fresh = ids.filter((companyId) => !seen.has(companyId))
  const result = await presentSelected(db, fresh.slice(0, NEWS_SHOWN), criteria)
  return { ...present(saved), fresh: fresh.length, companies: fresh, whole, result }
}

/** A view of a saved selection. */
interface SeenNews {
  /** Id of the selection. */
  readonly id: number
  /** Ids of the new companies that the member was shown; companies that came later stay new. */
  readonly companies: readonly number[]
}

/** Marks companies as seen. Companies that have left the selection are removed from the seen ones. Throws `not_found`. */
export async function markSeen(
  tx: Tx,
  { id, companies }: SeenNews,
  { userId, today, at }: Viewer & { readonly at: Date },
): Promise<undefined> {
  await lockSaved(tx, userId)
  const saved = (await findSaved(tx, userId, id)) ?? refuse('not_found')
  const { ids } = await listReachable(tx, saved.asked as SelectionRequest, today)
  const seen = new Set([...saved.seen, ...companies])
  await updateSeen(
    tx,
    id,
    ids.filter((companyId) => seen.has(companyId)),
    at,
  )
}

/** Deletes a saved selection. Throws `not_found`. */
export async function removeSavedSelection(tx: Tx, id: number, userId: number): Promise<undefined> {
  if (!(await deleteSaved(tx, userId, id))) refuse('not_found')
}
