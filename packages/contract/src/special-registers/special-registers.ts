// Operations on special registers (public lists such as tax debtors or people banned from managing companies): our copy of each, their entries with
// search, new entries, and whether a company is in them.
import { type Static, Type } from 'typebox'
import { CompanyKind } from '../company/company.ts'
import { numberQuery } from '../company-card/company-card.ts'
import { reportLanguages } from '../company-card/reliability.ts'
import { verdicts } from '../company-card/reliability-verdict.ts'
import { defineOperation, IsoDate, IsoTime, Nullable, Page, pageQuery, StringEnum } from '../http/http.ts'
import { registerCopies, specialRegisters } from './special-registers.rules.ts'

const Text = Type.String()
const Count = Type.Integer({ minimum: 0 })

export const RegisterInfo = Type.Object({
  register: StringEnum(specialRegisters),
  /** The authority that keeps the register; null if there are many. */
  owner: Nullable(Text),
  /** Where the register itself is published; null for those that we compute. */
  site: Nullable(Text),
  copy: StringEnum(registerCopies),
  /** The source of our copy; null if it is made of many lists. */
  from: Nullable(Text),
  /** Day of our copy. */
  as_of: Nullable(IsoDate),
  /** Number of entries. */
  records: Count,
  counted_at: Nullable(IsoTime),
  /** True if the records are of the demo's invented companies. */
  example: Type.Boolean(),
})
export type RegisterInfo = Static<typeof RegisterInfo>

const lang = Type.Optional(StringEnum(reportLanguages))

export const listSpecialRegisters = defineOperation({
  method: 'GET',
  path: '/api/v1/special-registers/',
  summary: 'The special registers: who keeps each, the day of our copy and how many entries it holds',
  access: 'public',
  limit: 'api',
  query: Type.Object({ lang }),
  response: { 200: Type.Object({ count: Count, result: Type.Array(RegisterInfo) }) },
  errors: [],
})

export const RegisterEntry = Type.Object({
  register: StringEnum(specialRegisters),
  /** Name of the person, the address, or the company's name. */
  subject: Text,
  company: Nullable(
    Type.Object({
      kind: CompanyKind,
      name: Text,
      /** Taxpayer number (ИНН, INN) and state registration number (ОГРН, OGRN). */
      inn: Nullable(Text),
      ogrn: Text,
      status: Text,
      closed_on: Nullable(IsoDate),
      /** The verdict on prepayment from the stored summary; null if none is stored. */
      verdict: Nullable(StringEnum(verdicts)),
    }),
  ),
  /** Position of a person, number of a licence, name of a sanctions list, or year of a fine. */
  label: Nullable(Text),
  detail: Nullable(Text),
  /** The authority that issued it, such as a licence. */
  issuer: Nullable(Text),
  since: Nullable(IsoDate),
  until: Nullable(IsoDate),
  /** Rubles. */
  sum: Nullable(Type.Number()),
  /** Active companies at the address, or with the head. */
  companies: Nullable(Count),
  as_of: Nullable(IsoDate),
})
export type RegisterEntry = Static<typeof RegisterEntry>

export const listRegisterEntries = defineOperation({
  method: 'GET',
  path: '/api/v1/special-registers/entries/',
  summary: 'Entries of one special register, or of all of them by INN, OGRN, a name or a surname; the most serious first, at most 1,000',
  access: 'public',
  limit: 'search',
  query: Type.Object({
    register: Type.Optional(StringEnum(specialRegisters)),
    query: Type.Optional(Type.String({ maxLength: 200 })),
    ...pageQuery,
  }),
  response: { 200: Page(RegisterEntry) },
  errors: [],
})

export const RegisterNews = Type.Object({
  /** When the caller last marked the entries as seen; null before the first time, when nothing counts as new. */
  seen_at: Nullable(IsoTime),
  /**
   * Time up to which new entries are counted: two minutes ago. The caller sends it when marking them as seen, so that later entries still count as
   * new.
   */
  counted_at: IsoTime,
  /** Number of entries added after `seen_at` and not after `counted_at`. */
  fresh: Count,
  /** The first of these entries, newest first. */
  result: Type.Array(RegisterEntry),
})
export type RegisterNews = Static<typeof RegisterNews>

const registerName = Type.Object({ register: StringEnum(specialRegisters) })

export const getRegisterNews = defineOperation({
  method: 'GET',
  path: '/api/v1/special-registers/:register/news/',
  summary: 'Entries of a special register that were added since the caller last looked',
  access: 'user',
  limit: 'search',
  params: registerName,
  response: { 200: RegisterNews },
  errors: [],
})

export const markRegisterSeen = defineOperation({
  method: 'POST',
  path: '/api/v1/special-registers/:register/seen/',
  summary: 'Marks the present entries of a special register as seen',
  access: 'user',
  limit: 'api',
  params: registerName,
  body: Type.Object({ until: IsoTime }),
  response: { 204: null },
  errors: [],
})

/**
 * `not_found`: not in a complete copy; `not_checked`: our copy cannot tell; `not_applicable`: the register does not cover such a subject. If
 * `not_applicable` has a day, the register lists active companies only, and the company had ended by that day.
 */
export const companyInRegister = ['found', 'not_found', 'not_checked', 'not_applicable'] as const

export const CompanyInRegister = Type.Object({
  register: StringEnum(specialRegisters),
  state: StringEnum(companyInRegister),
  /** The day of the data; for `not_checked` the day of an extract that is too old to tell. */
  as_of: Nullable(IsoDate),
  /** How many entries are about the company. */
  entries: Count,
  /** Whether we have a whole copy of the register, a part of it, or none. */
  copy: StringEnum(registerCopies),
})
export type CompanyInRegister = Static<typeof CompanyInRegister>

export const getRegistersOfCompany = defineOperation({
  method: 'GET',
  path: '/api/v1/company-special-registers/',
  summary: 'Whether a company is in each special register, with the day of the data',
  access: 'public',
  limit: 'api',
  query: Type.Object({ ...numberQuery }),
  response: { 200: Type.Object({ example: Type.Boolean(), result: Type.Array(CompanyInRegister) }) },
  errors: ['number_invalid', 'company_not_found'],
})
