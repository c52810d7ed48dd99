// Operations of staff on the copies of state registers: loads with their reports, files that can be loaded, rebuilds and checks of the search index.
import { type Static, Type } from 'typebox'
import { defineOperation, Id, IsoTime, Nullable, Page, pageQuery, StringEnum, staffList, staffOperation } from '../http/http.ts'

const Text = Type.String()
const Bytes = Type.Integer({ minimum: 0 })

/** Kinds of jobs: load a file of a register, rebuild the search index of companies, check that index. */
export const registerRunKinds = ['import', 'rebuild', 'check'] as const
export const registerRunStates = ['waiting', 'running', 'done', 'failed'] as const

/** The outcome of a load: numbers of the documents in its files. */
export const RunCounts = Type.Object({
  read: Type.Integer(),
  created: Type.Integer(),
  changed: Type.Integer(),
  unchanged: Type.Integer(),
  /** Rows of lists that cannot be assigned to a company, since it is unknown whether their number is a taxpayer number (ИНН). */
  unknown_kind: Type.Integer(),
  rejected: Type.Integer(),
})
export type RunCounts = Static<typeof RunCounts>

export const RegisterRun = Type.Object({
  id: Id,
  kind: StringEnum(registerRunKinds),
  /** The file, or the address from which it was fetched; empty for jobs on the index. */
  subject: Text,
  /** Whether the file was loaded as the complete dataset. */
  whole: Type.Boolean(),
  /** Null if the schedule started it, or the account is deleted. */
  asked_by: Nullable(Text),
  asked_at: IsoTime,
  state: StringEnum(registerRunStates),
  started_at: Nullable(IsoTime),
  ended_at: Nullable(IsoTime),
  /** The result of a load that finished. */
  counts: Nullable(RunCounts),
  /** XML elements of register extracts that the load does not read, most frequent first. */
  unread: Type.Array(Type.Object({ name: Text, count: Type.Integer() })),
  /** The last lines of its output. */
  report: Text,
})
export type RegisterRun = Static<typeof RegisterRun>

export const RegisterFile = Type.Object({ name: Text, bytes: Bytes, changed_at: IsoTime })
export type RegisterFile = Static<typeof RegisterFile>

/**
 * Why a published file could not be fetched. `answered`: an HTTP error; `cut_off`: fewer bytes than announced; `silent`: no more bytes arrived;
 * `stopped`: the fetching process was killed; `sent_inside`, `sent_nowhere`, `sent_on`: a redirect to an internal address, to no web address, or too many.
 */
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

/** A file at a publisher's address, as of the last check. */
export const PublishedFile = Type.Object({
  address: Text,
  /** Time of the last check. */
  looked_at: IsoTime,
  bytes: Nullable(Bytes),
  sha256: Nullable(Text),
  fetched_at: Nullable(IsoTime),
  /** The failure of the last check, with the publisher's or the network's message. */
  fault: Nullable(Type.Object({ code: StringEnum(fetchFaults), detail: Text })),
  /** Bytes of a newer copy whose download is not complete yet, and when the last of them arrived. */
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
      /** False if no folder is configured. */
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
  summary: 'Start a job: load a file of the configured folder, rebuild the search index or check it; jobs run one after another',
  body: Type.Object({
    kind: StringEnum(registerRunKinds),
    /** For a load: a file or folder inside the configured one. */
    file: Type.Optional(Type.String({ minLength: 1, maxLength: 500 })),
    /** The file is the complete dataset: companies that are not in it are not in the register. */
    whole: Type.Optional(Type.Boolean({ default: false })),
  }),
  response: { 201: RegisterRun },
  errors: ['conflict'],
})
