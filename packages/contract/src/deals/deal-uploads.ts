// Operations for the counterparty of a deal, who needs no account but a link: see which documents («papers») are requested by whom, and upload them.
import { type Static, Type } from 'typebox'
import { defineOperation, Id, IsoDate, IsoTime, Nullable, StringEnum } from '../http/http.ts'
import { DEAL_FILE_MAX, DEAL_FILE_NAME_MAX, DEAL_TOKEN, dealKinds, paperKinds, paperStates } from './deals.rules.ts'

const Text = Type.String()

export const DealUpload = Type.Object({
  /** False once the link has expired; then the answer names only the person who requests the papers. */
  open: Type.Boolean(),
  until: IsoTime,
  /** The member who requests the papers. */
  asker: Type.Object({
    person: Text,
    /** The company that the member represents on the site, which staff confirmed by documents, with its taxpayer number (ИНН); null without one. */
    company: Nullable(Type.Object({ name: Text, inn: Nullable(Text) })),
  }),
  /** The company whose papers are requested. */
  company: Text,
  kind: StringEnum(dealKinds),
  title: Text,
  /** Rubles. */
  sum: Nullable(Type.Number()),
  /** On this day the deal is deleted with its files. */
  keep_until: IsoDate,
  papers: Type.Array(
    Type.Object({
      id: Id,
      kind: StringEnum(paperKinds),
      /** Only of the kind `other`. */
      name: Nullable(Text),
      note: Nullable(Text),
      due_on: IsoDate,
      state: StringEnum(paperStates),
      /** The due date has passed without an acceptable file. */
      overdue: Type.Boolean(),
      /** Why the last file was returned; null otherwise. */
      reason: Nullable(Text),
      changed_at: IsoTime,
      /** The last file that was sent; `size` in bytes. */
      file: Nullable(Type.Object({ name: Text, size: Type.Integer({ minimum: 0 }), sha256: Text })),
    }),
  ),
})
export type DealUpload = Static<typeof DealUpload>

const token = Type.String({ pattern: DEAL_TOKEN, maxLength: 22, examples: ['3kTMd9wX0aQ-zR7_sVbN1g'] })

export const openDealUpload = defineOperation({
  method: 'GET',
  path: '/api/v1/deal-uploads/:token/',
  summary: 'The papers that the link of a deal asks for; a withdrawn link is not found',
  access: 'public',
  limit: 'api',
  params: Type.Object({ token }),
  response: { 200: DealUpload },
  errors: ['not_found'],
})

export const giveDealUpload = defineOperation({
  method: 'POST',
  path: '/api/v1/deal-uploads/:token/papers/:paper/',
  summary: 'Uploads the file of one paper by the link; the same file again changes nothing',
  access: 'public',
  limit: 'upload',
  consumes: 'multipart',
  files: { file: { maxBytes: DEAL_FILE_MAX, maxCount: 1, required: true } },
  params: Type.Object({ token, paper: Id }),
  body: Type.Object({ file_name: Type.Optional(Type.String({ maxLength: DEAL_FILE_NAME_MAX })) }),
  response: { 200: DealUpload },
  errors: ['not_found', 'deal_link_ended', 'paper_accepted', 'deal_full'],
})
