// What staff see and start of the work on the register: loads with their reports, files that can be loaded, rebuilds and checks of the search index.
import { type Static, Type } from 'typebox'
import { defineOperation, Id, IsoTime, Nullable, Page, pageQuery, StringEnum, staffList, staffOperation } from '../http/http.ts'

const Text = Type.String()
const Bytes = Type.Integer({ minimum: 0 })

export const registerRunKinds = ['import', 'rebuild', 'check'] as const
export const registerRunStates = ['waiting', 'running', 'done', 'failed'] as const

/** What a load did with the documents of its files. */
export const RunCounts = Type.Object({
  read: Type.Integer(),
  created: Type.Integer(),
  changed: Type.Integer(),
  unchanged: Type.Integer(),
  /** Rows of lists that name nobody, since it is not said whether their number is an ИНН. */
  unknown_kind: Type.Integer(),
  rejected: Type.Integer(),
})
export type RunCounts = Static<typeof RunCounts>

export const RegisterRun = Type.Object({
  id: Id,
  kind: StringEnum(registerRunKinds),
  /** The file, or the address that it was fetched from; empty for the index. */
  subject: Text,
  whole: Type.Boolean(),
  /** Null where the schedule asked, or once the account is gone. */
  asked_by: Nullable(Text),
  asked_at: IsoTime,
  state: StringEnum(registerRunStates),
  started_at: Nullable(IsoTime),
  ended_at: Nullable(IsoTime),
  /** Of a load that came to its closing line. */
  counts: Nullable(RunCounts),
  /** Elements of extracts that it met and did not read, the most met first. */
  unread: Type.Array(Type.Object({ name: Text, count: Type.Integer() })),
  /** The last lines that it printed. */
  report: Text,
})
export type RegisterRun = Static<typeof RegisterRun>

export const RegisterFile = Type.Object({ name: Text, bytes: Bytes, changed_at: IsoTime })
export type RegisterFile = Static<typeof RegisterFile>

/** Why a published file did not come. */
export const fetchFaults = [
  'answered',
  'cut_off',
  'silent',
  'stopped',
  'too_large',
  'unreachable',
  'sent_inside',
  'sent_nowhere',
  'sent_on',
  'other',
] as const
export type FetchFault = (typeof fetchFaults)[number]

/** A file at an address of a publisher, as the last look found it. */
export const PublishedFile = Type.Object({
  address: Text,
  looked_at: IsoTime,
  bytes: Nullable(Bytes),
  sha256: Nullable(Text),
  fetched_at: Nullable(IsoTime),
  /** What went wrong at the last look, and what the publisher or the line said. */
  fault: Nullable(Type.Object({ code: StringEnum(fetchFaults), detail: Text })),
  /** What there is of a newer copy that has not come whole yet, and when its last bytes came. */
  coming: Nullable(Type.Object({ bytes: Bytes, at: IsoTime })),
})
export type PublishedFile = Static<typeof PublishedFile>

export const listRegisterRuns = defineOperation({
  ...staffList,
  path: '/api/v1/admin/register-runs/',
  summary: 'Loads of the register, rebuilds and checks of the search index with their reports, the latest first',
  query: Type.Object({
    ...pageQuery,
    kind: Type.Optional(StringEnum(registerRunKinds)),
    state: Type.Optional(StringEnum(registerRunStates)),
  }),
  response: { 200: Page(RegisterRun) },
})

export const listRegisterFiles = defineOperation({
  ...staffOperation,
  method: 'GET',
  path: '/api/v1/admin/register-files/',
  summary: 'Files of the configured folder that can be loaded, and files of publishers with their size and checksum',
  response: {
    200: Type.Object({
      /** False where no folder is configured. */
      has_folder: Type.Boolean(),
      files: Type.Array(RegisterFile),
      published: Type.Array(PublishedFile),
    }),
  },
  errors: [],
})

export const startRegisterRun = defineOperation({
  ...staffOperation,
  method: 'POST',
  path: '/api/v1/admin/register-runs/',
  summary: 'Load a file of the configured folder, rebuild the search index or check it; what waits is done one after the other',
  body: Type.Object({
    kind: StringEnum(registerRunKinds),
    /** Of a load: a file or folder below the configured one. */
    file: Type.Optional(Type.String({ minLength: 1, maxLength: 500 })),
    /** The file holds the whole set: who is absent from it is absent. */
    whole: Type.Optional(Type.Boolean({ default: false })),
  }),
  response: { 201: RegisterRun },
  errors: ['conflict'],
})
