// Manual checks («by hand» on the pages): a member looks a company up at an official service and records the result with a picture or PDF. Only
// that member sees it, in their own reports.
import { type Static, Type } from 'typebox'
import { Bytes, defineOperation, IsoTime, Nullable, StringEnum } from '../http/http.ts'
import { CHECK_NUMBER } from './checks.ts'
import {
  MANUAL_CHECK_DETAILS_MAX,
  MANUAL_CHECK_FILE_MAX_BYTES,
  MANUAL_CHECK_FILE_NAME_MAX,
  manualCheckOutcomes,
  manualServices,
} from './manual-checks.rules.ts'

const Text = Type.String()
const Count = Type.Integer({ minimum: 0 })

export const ManualCheck = Type.Object({
  id: Text,
  service: StringEnum(manualServices),
  outcome: StringEnum(manualCheckOutcomes),
  /** The member's own words about the result. */
  details: Nullable(Text),
  /** A sum that the service showed, in rubles. */
  sum: Nullable(Type.Number()),
  /** `size` in bytes; SHA-256 of the file as it is downloaded, in lower-case hexadecimal. Null without a file. */
  file: Nullable(Type.Object({ name: Text, kind: StringEnum(['picture', 'pdf'] as const), size: Count, sha256: Text })),
  checked_at: IsoTime,
  /** The member who checked. */
  checked_by: Text,
})
export type ManualCheck = Static<typeof ManualCheck>

export const ManualChecks = Type.Object({
  /** Texts to enter in the searches of the services: name of the company, its taxpayer number (ИНН), name of its head. */
  subject: Type.Object({ name: Text, inn: Nullable(Text), person: Nullable(Text) }),
  /** The caller's manual checks of the company, newest first; those made in older reports too. */
  checks: Type.Array(ManualCheck),
  /** How many of the report's factors are answered by data, how many by the newest manual check of a service, and how many are not answered. */
  coverage: Type.Object({ by_data: Count, by_hand: Count, unchecked: Count }),
})
export type ManualChecks = Static<typeof ManualChecks>

const number = Type.String({ pattern: CHECK_NUMBER, maxLength: 16, examples: ['SV-2026-0123ABCD'] })
const own = { access: 'user', limit: 'api' } as const

export const listManualChecks = defineOperation({
  ...own,
  method: 'GET',
  path: '/api/v1/checks/:number/by-hand/',
  summary: "The caller's checks by hand for one of their reports, and the report's coverage with them",
  params: Type.Object({ number }),
  response: { 200: ManualChecks },
  errors: ['check_not_found'],
})

export const addManualCheck = defineOperation({
  ...own,
  limit: 'upload',
  method: 'POST',
  path: '/api/v1/checks/:number/by-hand/',
  summary:
    'Records a check by hand at an official service, with a PDF, PNG, JPEG or WebP of the page; a file may be missing only if the service did not open',
  consumes: 'multipart',
  files: { file: { maxBytes: MANUAL_CHECK_FILE_MAX_BYTES, maxCount: 1, required: false } },
  params: Type.Object({ number }),
  body: Type.Object({
    service: StringEnum(manualServices),
    outcome: StringEnum(manualCheckOutcomes),
    details: Type.Optional(Type.String({ maxLength: MANUAL_CHECK_DETAILS_MAX })),
    /** Rubles. */
    sum: Type.Optional(Type.Number({ minimum: 0, maximum: 90_000_000_000_000 })),
    file_name: Type.Optional(Type.String({ maxLength: MANUAL_CHECK_FILE_NAME_MAX })),
  }),
  response: { 201: ManualCheck },
  errors: ['check_not_found'],
})

export const getManualCheckFile = defineOperation({
  ...own,
  method: 'GET',
  path: '/api/v1/checks/:number/by-hand/:id/file/',
  summary: 'The file of one check by hand',
  params: Type.Object({ number, id: Type.String({ format: 'uuid' }) }),
  response: { 200: Bytes('application/octet-stream', 'image/jpeg') },
  errors: ['check_not_found', 'not_found'],
})
