// Operations on deals. A deal is a dossier with the documents («papers») that a member requests of a counterparty, the files received, the member's
// decisions about them, and an archive of everything.
import { type Static, Type } from 'typebox'
import { CHECK_NUMBER } from '../checks/checks.ts'
import { Bytes, defineOperation, Id, IsoDate, IsoTime, Nullable, Page, pageQuery, StringEnum } from '../http/http.ts'
import { DealApproval } from './deal-approvals.ts'
import {
  DEAL_FILE_MAX,
  DEAL_FILE_NAME_MAX,
  DEAL_LINK_DAYS,
  DEAL_MAILS_A_DAY,
  DEAL_MAILS_TO_ADDRESS_A_DAY,
  DEAL_TITLE_MAX,
  DEALS_MAX,
  dealFileKinds,
  dealKinds,
  PAPER_NAME_MAX,
  PAPER_NOTE_MAX,
  PAPERS_MAX,
  paperKinds,
  paperStates,
} from './deals.rules.ts'

const Text = Type.String()
const Count = Type.Integer({ minimum: 0 })

/** A stored file; `size` in bytes, `sha256` of the stored bytes in lower-case hex. */
export const DealFile = Type.Object({
  id: Text,
  name: Text,
  kind: StringEnum(dealFileKinds),
  size: Count,
  sha256: Text,
  given_at: IsoTime,
  /** Sent by the counterparty through the link; otherwise added by the member. */
  by_link: Type.Boolean(),
})
export type DealFile = Static<typeof DealFile>

export const DealPaper = Type.Object({
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
  /** When its state last changed. */
  changed_at: IsoTime,
  /** The file that the state is about. */
  file: Nullable(DealFile),
})
export type DealPaper = Static<typeof DealPaper>

/** The fields that a deal has in a list and on its own. */
const facts = {
  id: Id,
  kind: StringEnum(dealKinds),
  title: Text,
  /** Rubles. */
  sum: Nullable(Type.Number()),
  /** The counterparty, with taxpayer number (ИНН) and state registration number (ОГРН). */
  company: Type.Object({ name: Text, inn: Nullable(Text), ogrn: Text }),
  /** Number of the report from which the deal was opened. */
  check: Text,
  opened_at: IsoTime,
  /** On this day the deal is deleted with its files. */
  keep_until: IsoDate,
}

export const ListedDeal = Type.Object({
  ...facts,
  /** Numbers of papers: all, accepted ones, ones with a file that waits for the member's decision, and overdue ones. */
  papers: Count,
  accepted: Count,
  received: Count,
  overdue: Count,
})
export type ListedDeal = Static<typeof ListedDeal>

export const Deal = Type.Object({
  ...facts,
  papers: Type.Array(DealPaper),
  /** The link by which the counterparty uploads papers without an account; null if there is none. */
  link: Nullable(
    Type.Object({
      url: Text,
      /** False once the link has expired. */
      open: Type.Boolean(),
      until: IsoTime,
      /** The address to which the link was sent; null if the member passes it on. */
      email: Nullable(Text),
      /** When the link was first opened. */
      opened_at: Nullable(IsoTime),
      reminded_at: Nullable(IsoTime),
    }),
  ),
  /** Number of manual checks of the company («by hand» at official services), which the archive contains with their files. */
  hand_checks: Count,
  /** The decision of a second person of the team; null if the deal needs none. */
  approval: Nullable(DealApproval),
})
export type Deal = Static<typeof Deal>

const own = { access: 'user', limit: 'api' } as const
const id = Type.Object({ id: Id })
const paper = Type.Object({ id: Id, paper: Id })
/** Rubles. */
const Sum = Type.Number({ minimum: 0, maximum: 90_000_000_000_000 })

export const listDeals = defineOperation({
  ...own,
  method: 'GET',
  path: '/api/v1/deals/',
  summary: "The caller's deals, the newest first",
  query: Type.Object(pageQuery),
  response: { 200: Page(ListedDeal) },
  errors: [],
})

export const openDeal = defineOperation({
  ...own,
  method: 'POST',
  path: '/api/v1/deals/',
  summary: `Opens the dossier of a deal with the company of one of the caller's reports, with the papers of its kind; at most ${DEALS_MAX} at once. The same report and title give the same deal. In a team that set a sum, deals above it wait for a second person's decision, and "sum" is required`,
  body: Type.Object({
    check: Type.String({ pattern: CHECK_NUMBER, maxLength: 16, examples: ['SV-2026-0123ABCD'] }),
    kind: StringEnum(dealKinds),
    title: Type.String({ maxLength: DEAL_TITLE_MAX }),
    sum: Type.Optional(Sum),
  }),
  response: { 201: Deal },
  errors: ['check_not_found', 'too_many_deals'],
})

export const getDeal = defineOperation({
  ...own,
  method: 'GET',
  path: '/api/v1/deals/:id/',
  summary: "One of the caller's deals with its papers and its link",
  params: id,
  response: { 200: Deal },
  errors: ['not_found'],
})

export const deleteDeal = defineOperation({
  ...own,
  method: 'DELETE',
  path: '/api/v1/deals/:id/',
  summary: 'Deletes a deal with its files; its link stops working at once',
  params: id,
  response: { 204: null },
  errors: ['not_found'],
})

export const addDealPaper = defineOperation({
  ...own,
  method: 'POST',
  path: '/api/v1/deals/:id/papers/',
  summary: `Asks for one more paper, at most ${PAPERS_MAX} in a deal; the same one again changes nothing`,
  params: id,
  body: Type.Object({
    kind: StringEnum(paperKinds),
    /** Required for the kind `other`; no other kind has a name. */
    name: Type.Optional(Type.String({ maxLength: PAPER_NAME_MAX })),
    note: Type.Optional(Type.String({ maxLength: PAPER_NOTE_MAX })),
    due_on: Type.Optional(IsoDate),
  }),
  response: { 201: Deal },
  errors: ['not_found', 'too_many_papers'],
})

export const changeDealPaper = defineOperation({
  ...own,
  method: 'PATCH',
  path: '/api/v1/deals/:id/papers/:paper/',
  summary: 'Changes the day by which a paper must be sent',
  params: paper,
  body: Type.Object({ due_on: IsoDate }),
  response: { 200: Deal },
  errors: ['not_found'],
})

export const deleteDealPaper = defineOperation({
  ...own,
  method: 'DELETE',
  path: '/api/v1/deals/:id/papers/:paper/',
  summary: 'Stops asking for a paper; its files are deleted',
  params: paper,
  response: { 200: Deal },
  errors: ['not_found'],
})

export const decideDealPaper = defineOperation({
  ...own,
  method: 'POST',
  path: '/api/v1/deals/:id/papers/:paper/decision/',
  summary: 'Accepts the file of a paper or returns it with a reason; `conflict` if another file was uploaded meanwhile',
  params: paper,
  body: Type.Object({
    /** The file that the decision is about; `conflict` if another one was uploaded since. */
    file: Type.String({ format: 'uuid' }),
    accepted: Type.Boolean(),
    /** Required if it is returned; the counterparty reads it. */
    reason: Type.Optional(Type.String({ maxLength: PAPER_NOTE_MAX })),
  }),
  response: { 200: Deal },
  errors: ['not_found', 'conflict'],
})

export const giveDealFile = defineOperation({
  ...own,
  limit: 'upload',
  method: 'POST',
  path: '/api/v1/deals/:id/papers/:paper/file/',
  summary: 'Adds a file that the member received otherwise; it is accepted at once',
  consumes: 'multipart',
  files: { file: { maxBytes: DEAL_FILE_MAX, maxCount: 1, required: true } },
  params: paper,
  body: Type.Object({ file_name: Type.Optional(Type.String({ maxLength: DEAL_FILE_NAME_MAX })) }),
  response: { 201: Deal },
  errors: ['not_found', 'deal_full'],
})

export const getDealFile = defineOperation({
  ...own,
  method: 'GET',
  path: '/api/v1/deals/:id/files/:file/',
  summary: 'A file of a deal',
  params: Type.Object({ id: Id, file: Type.String({ format: 'uuid' }) }),
  response: { 200: Bytes('application/octet-stream', 'image/jpeg') },
  errors: ['not_found'],
})

export const getDealArchive = defineOperation({
  ...own,
  limit: 'report',
  method: 'GET',
  path: '/api/v1/deals/:id/archive/',
  summary: 'The papers, the report, the checks by hand and a table of file hashes in one ZIP; the same content gives the same bytes',
  params: id,
  response: { 200: Bytes('application/zip') },
  errors: ['not_found'],
})

export const issueDealLink = defineOperation({
  ...own,
  method: 'POST',
  path: '/api/v1/deals/:id/link/',
  summary: `Creates the link for the counterparty, or extends it to ${DEAL_LINK_DAYS} days from now; with an e-mail address it is sent there, at most ${DEAL_MAILS_A_DAY} times a day, ${DEAL_MAILS_TO_ADDRESS_A_DAY} of them to one address`,
  params: id,
  body: Type.Object({ email: Type.Optional(Type.String({ format: 'email', maxLength: 254 })) }),
  response: { 200: Deal },
  errors: ['not_found', 'too_many_requests'],
})

export const withdrawDealLink = defineOperation({
  ...own,
  method: 'DELETE',
  path: '/api/v1/deals/:id/link/',
  summary: 'Withdraws the link, which then opens nothing',
  params: id,
  response: { 200: Deal },
  errors: ['not_found'],
})

export const remindOfDeal = defineOperation({
  ...own,
  method: 'POST',
  path: '/api/v1/deals/:id/reminder/',
  summary: 'Reminds the counterparty by e-mail of what is missing, at most once in twenty hours',
  params: id,
  response: { 200: Deal },
  errors: ['not_found', 'reminder_impossible', 'too_many_requests'],
})
