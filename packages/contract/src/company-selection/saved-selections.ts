// Operations on saved selections: criteria by which a member chooses companies. The member sees which companies are new since the last visit.
import { type Static, Type } from 'typebox'
import { VISIBLE_TEXT_PATTERN } from '../http/http.rules.ts'
import { defineOperation, Id, IsoTime } from '../http/http.ts'
import { SAVED_MAX, SAVED_NAME_MAX, SELECTION_SHOWN } from './company-selection.rules.ts'
import { SelectedCompany, selectionTraits } from './company-selection.ts'

const Text = Type.String()

export const SavedSelection = Type.Object({
  id: Id,
  name: Text,
  /** The criteria. */
  asked: Type.Object(selectionTraits),
  /** Companies added after this time are new. */
  seen_at: IsoTime,
  created_at: IsoTime,
})
export type SavedSelection = Static<typeof SavedSelection>

export const SelectionNews = Type.Object({
  ...SavedSelection.properties,
  /** Number of new companies. */
  fresh: Type.Integer({ minimum: 0 }),
  /** Ids of all new companies. */
  companies: Type.Array(Id, { maxItems: SELECTION_SHOWN }),
  /** False if the selection has more companies than pages reach: only the first `SELECTION_SHOWN` are compared. */
  whole: Type.Boolean(),
  /** The first of the new companies. */
  result: Type.Array(SelectedCompany),
})
export type SelectionNews = Static<typeof SelectionNews>

const own = { access: 'user', limit: 'api' } as const
const selectionId = Type.Object({ id: Id })

export const saveSelection = defineOperation({
  ...own,
  method: 'POST',
  path: '/api/v1/saved-selections/',
  summary: `Saves a selection of the caller, at most ${SAVED_MAX}; companies found now count as seen`,
  limit: 'search',
  body: Type.Object({ name: Type.String({ minLength: 1, maxLength: SAVED_NAME_MAX, pattern: VISIBLE_TEXT_PATTERN }), ...selectionTraits }),
  response: { 201: SavedSelection },
  errors: ['too_many_selections'],
})

export const listSavedSelections = defineOperation({
  ...own,
  method: 'GET',
  path: '/api/v1/saved-selections/',
  summary: "The caller's saved selections, the newest first",
  response: { 200: Type.Object({ selections: Type.Array(SavedSelection) }) },
  errors: [],
})

export const getSelectionNews = defineOperation({
  ...own,
  method: 'GET',
  path: '/api/v1/saved-selections/:id/',
  summary: `The companies among the first ${SELECTION_SHOWN} of a saved selection that were not there when the caller last looked`,
  limit: 'search',
  params: selectionId,
  response: { 200: SelectionNews },
  errors: ['not_found'],
})

export const markSelectionSeen = defineOperation({
  ...own,
  method: 'POST',
  path: '/api/v1/saved-selections/:id/seen/',
  summary: 'Marks the given new companies of a saved selection as seen',
  limit: 'search',
  params: selectionId,
  body: Type.Object({ companies: Type.Array(Id, { maxItems: SELECTION_SHOWN }) }),
  response: { 204: null },
  errors: ['not_found'],
})

export const deleteSavedSelection = defineOperation({
  ...own,
  method: 'DELETE',
  path: '/api/v1/saved-selections/:id/',
  summary: 'Deletes a saved selection',
  params: selectionId,
  response: { 204: null },
  errors: ['not_found'],
})
