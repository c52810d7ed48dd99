// A member's own notes and labels on companies. Only the member can read them; the member's team can read the notes that are shared with it.
import { type Static, Type } from 'typebox'
import { VISIBLE_TEXT_PATTERN } from '../http/http.rules.ts'
import { defineOperation, Id, IsoDate, IsoTime, ItemList, Nullable, Page, pageQuery, StringEnum } from '../http/http.ts'
import { LABEL_MAX, LABELS_MAX, NOTE_TEXT_MAX, NOTES_MAX } from './company-notes.rules.ts'

const Text = Type.String()
const Label = Type.String({ minLength: 1, maxLength: LABEL_MAX, pattern: VISIBLE_TEXT_PATTERN })

export const CompanyNote = Type.Object({
  company: Type.Object({
    id: Id,
    name: Text,
    /** Taxpayer number (ИНН) and state registration number (ОГРН). */
    inn: Nullable(Text),
    ogrn: Text,
    status: Text,
    /** A liquidation, bankruptcy or reorganisation under way; null if there is none. */
    procedure: Nullable(Text),
    closed_on: Nullable(IsoDate),
    /** The day of the register extract that has the status. */
    as_of: Nullable(IsoDate),
    /** Whether the stored summary of the company has a stop factor (a fact that alone rules out a deal); false also without a summary. */
    stopped: Type.Boolean(),
  }),
  /** Empty if there are only labels. */
  text: Text,
  /** Private: empty in a colleague's note. */
  labels: Type.Array(Text),
  /** The person of the caller's team who wrote the note; null for the caller's own. */
  made_by: Nullable(Text),
  /** Since when the writer's team can see the text; null if it is not shared. */
  shown_at: Nullable(IsoTime),
  created_at: IsoTime,
  updated_at: IsoTime,
})
export type CompanyNote = Static<typeof CompanyNote>

const own = { access: 'user', limit: 'api' } as const
/** `id` is the company's id. */
const companyParams = Type.Object({ id: Id })

export const listCompanyNotes = defineOperation({
  ...own,
  method: 'GET',
  path: '/api/v1/company-notes/',
  summary: "The caller's notes and labels, the last changed first; `companies` and `label` select those of some companies or with a label",
  query: Type.Object({
    ...pageQuery,
    companies: Type.Optional(ItemList(Id)),
    label: Type.Optional(Label),
    /** `team`: all notes that are shared within the caller's team, the caller's shared ones included; by default the caller's own notes. */
    of: Type.Optional(StringEnum(['own', 'team'] as const)),
  }),
  response: {
    200: Type.Object({
      ...Page(CompanyNote).properties,
      /** Name of the company whose team the caller belongs to; null without a team. */
      team: Nullable(Text),
    }),
  },
  errors: [],
})

export const listNoteLabels = defineOperation({
  ...own,
  method: 'GET',
  path: '/api/v1/company-note-labels/',
  summary: "The caller's labels with the number of companies that have each, the most used first",
  response: { 200: Type.Object({ labels: Type.Array(Type.Object({ label: Text, companies: Type.Integer({ minimum: 1 }) })) }) },
  errors: [],
})

export const getCompanyNote = defineOperation({
  ...own,
  method: 'GET',
  path: '/api/v1/company-notes/:id/',
  summary: 'The note and the labels of the caller on a company, by the id of the company',
  params: companyParams,
  response: { 200: CompanyNote },
  errors: ['not_found'],
})

export const putCompanyNote = defineOperation({
  ...own,
  method: 'PUT',
  path: '/api/v1/company-notes/:id/',
  summary: `Replaces the caller's note and labels on a company; at most ${NOTES_MAX} companies can have them`,
  params: companyParams,
  body: Type.Object({ text: Type.String({ maxLength: NOTE_TEXT_MAX }), labels: Type.Array(Label, { maxItems: LABELS_MAX }) }),
  response: { 200: CompanyNote },
  errors: ['not_found', 'too_many_notes'],
})

export const showCompanyNoteToTeam = defineOperation({
  ...own,
  method: 'PUT',
  path: '/api/v1/company-notes/:id/team/',
  summary: "Shares the text of the caller's note with their team, or stops that; labels stay private",
  params: companyParams,
  body: Type.Object({ shown: Type.Boolean() }, { additionalProperties: false }),
  response: { 200: CompanyNote },
  errors: ['not_found'],
})

export const deleteCompanyNote = defineOperation({
  ...own,
  method: 'DELETE',
  path: '/api/v1/company-notes/:id/',
  summary: 'Deletes the note and the labels of the caller on a company',
  params: companyParams,
  response: { 204: null },
  errors: ['not_found'],
})
