// Operations on disputed facts: a company's representative marks a fact on the company's card as disputed; the mark and its history are public.
import { type Static, Type } from 'typebox'
import { Provenance } from '../company/company.ts'
import { numberQuery } from '../company-card/company-card.ts'
import { tabs } from '../company-card/tabs.ts'
import { Bytes, defineOperation, Id, IsoDate, IsoTime, Nullable, Page, pageQuery, StringEnum } from '../http/http.ts'
import {
  APPEAL_NUMBER,
  APPEAL_NUMBER_MAX,
  addressees,
  DISPUTE_FILE_MAX,
  DISPUTE_FILE_NAME_MAX,
  DISPUTES_MAX,
  disputeReasons,
  disputeStates,
  factKinds,
  STATEMENT_MAX,
} from './disputed-facts.rules.ts'

const Text = Type.String()

/** A fact: where the card shows it, and its content in the source. */
const fact = {
  kind: StringEnum(factKinds),
  tab: StringEnum(tabs.map(({ id }) => id)),
  /** The record's number, such as a case number, or `taxes`, `address` or `head` for facts that a company has only once. */
  record: Text,
  /** The fact in the source's words; null if the source has none. */
  what: Nullable(Text),
  /** Rubles. */
  sum: Nullable(Type.Number()),
  /** The day of the fact. */
  on: Nullable(IsoDate),
}

export const DisputedFact = Type.Object({
  id: Id,
  ...fact,
  /** Code of the source, and the day of its data when the fact was disputed. */
  source: Text,
  source_as_of: Nullable(IsoDate),
  reason: StringEnum(disputeReasons),
  addressee: StringEnum(addressees),
  state: StringEnum(disputeStates),
  disputed_at: IsoTime,
  /** The mark ends on this day at the latest. */
  until: IsoDate,
  /** When staff approved or refused it. */
  checked_at: Nullable(IsoTime),
  /** When the mark ended; null while it is shown. */
  ended_at: Nullable(IsoTime),
  /** The company's own words, its appeal to the authority, and its document: null until staff have approved the dispute. */
  said: Nullable(Text),
  appeal: Nullable(Type.Object({ number: Text, on: IsoDate })),
  document: Nullable(Type.Object({ name: Text, size: Type.Integer({ minimum: 0 }), sha256: Text })),
})
export type DisputedFact = Static<typeof DisputedFact>

/** The current marks on the facts of one tab of the card. */
export const disputedFacts = { disputed: Type.Array(DisputedFact) }

export const DisputableFact = Type.Object({
  ...fact,
  source: Nullable(Provenance),
  /** True if the fact is marked already. */
  disputed: Type.Boolean(),
})
export type DisputableFact = Static<typeof DisputableFact>

/** The company by taxpayer number (ИНН), registration number (ОГРН), or either of them (`query`). */
const company = { inn: numberQuery.inn, ogrn: numberQuery.ogrn, query: numberQuery.query }
/** The fact, as in `fact`. */
const factKey = { kind: StringEnum(factKinds), record: Type.String({ minLength: 1, maxLength: 100, examples: ['A45-1234/2026'] }) }

export const listDisputedFacts = defineOperation({
  method: 'GET',
  path: '/api/v1/disputed-facts/',
  summary: 'Facts that a company disputes or has disputed, the newest first, each with its history',
  access: 'public',
  limit: 'api',
  query: Type.Object({ ...company, ...pageQuery }),
  response: {
    200: Type.Object({
      ...Page(DisputedFact).properties,
      company: Type.Object({ name: Text, inn: Nullable(Text), ogrn: Text }),
    }),
  },
  errors: ['number_invalid', 'company_not_found'],
})

const own = { access: 'user', limit: 'api' } as const

export const listDisputableFacts = defineOperation({
  ...own,
  method: 'GET',
  path: '/api/v1/disputable-facts/',
  summary: "Facts of the caller's own company that can be disputed; with kind and record only that fact",
  query: Type.Object({ ...company, ...pageQuery, kind: Type.Optional(factKey.kind), record: Type.Optional(factKey.record) }),
  response: { 200: Page(DisputableFact) },
  errors: ['number_invalid', 'company_not_found'],
})

export const disputeFact = defineOperation({
  ...own,
  limit: 'upload',
  method: 'POST',
  path: '/api/v1/disputed-facts/',
  summary: `Marks a fact of the caller's own company as disputed, at most ${DISPUTES_MAX} at once; this is public at once, comment and document once staff have approved them`,
  consumes: 'multipart',
  files: { file: { maxBytes: DISPUTE_FILE_MAX, maxCount: 1, required: true } },
  body: Type.Object({
    /** ИНН or ОГРН. */
    company: Type.String({ maxLength: 20, examples: ['7190001570'] }),
    ...factKey,
    reason: StringEnum(disputeReasons),
    /** The company's own words. */
    said: Type.String({ maxLength: STATEMENT_MAX }),
    /** The authority to which the company has appealed, and the number and day of the appeal. */
    addressee: StringEnum(addressees),
    appeal_number: Type.String({ maxLength: APPEAL_NUMBER_MAX, pattern: APPEAL_NUMBER, examples: ['02-14/0123456'] }),
    appealed_on: IsoDate,
    file_name: Type.Optional(Type.String({ maxLength: DISPUTE_FILE_NAME_MAX })),
  }),
  response: { 201: DisputedFact },
  errors: ['number_invalid', 'company_not_found', 'fact_not_found', 'fact_disputed', 'dispute_over', 'too_many_disputes'],
})

const params = Type.Object({ id: Id })

export const withdrawDispute = defineOperation({
  ...own,
  method: 'POST',
  path: '/api/v1/disputed-facts/:id/withdrawal/',
  summary: 'Ends a dispute, whose history stays public',
  params,
  response: { 200: DisputedFact },
  errors: ['not_found'],
})

export const getDisputeDocument = defineOperation({
  method: 'GET',
  path: '/api/v1/disputed-facts/:id/document/',
  summary: 'The document of a dispute; until staff have approved it, only for its author and staff',
  access: 'public',
  limit: 'api',
  params,
  response: { 200: Bytes('application/octet-stream', 'image/jpeg') },
  errors: ['not_found'],
})
