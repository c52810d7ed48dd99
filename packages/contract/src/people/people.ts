// A person by ИНН: all companies and sole traders with that number, with role, share, dates and status. For members only.
import { type Static, Type } from 'typebox'
import { CompanyKind, CompanyStatus, Provenance } from '../company/company.ts'
import { SanctionsEntry } from '../company-card/sanctions.ts'
import { defineOperation, Id, IsoDate, Nullable, StringEnum } from '../http/http.ts'
import { registerCopies } from '../special-registers/special-registers.rules.ts'
import { MASS_HEAD, personRoles, TIES_OF_A_PAGE } from './people.rules.ts'

const Text = Type.String()
const MaybeText = Nullable(Text)
const MaybeDate = Nullable(IsoDate)
const Count = Type.Integer({ minimum: 0 })

export const PersonRole = Type.Object({
  role: StringEnum(personRoles),
  /** The head's position, in the register's words. */
  post: MaybeText,
  /** Percent of the capital; null if the register gives none. */
  percent: Nullable(Type.Number()),
  /** First record of the person in this role. */
  since: MaybeDate,
  /** The register's note that the entry is unreliable. */
  unreliable: MaybeText,
  disqualified_until: MaybeDate,
  /** A former role in an active company: days of the last extract with the person and of the first without. */
  former: Nullable(Type.Object({ named: IsoDate, gone: IsoDate })),
})
export type PersonRole = Static<typeof PersonRole>

export const PersonTie = Type.Object({
  company: Type.Object({
    id: Id,
    kind: CompanyKind,
    name: Text,
    inn: MaybeText,
    ogrn: Text,
    status: CompanyStatus,
    /** Whether a stop factor stands in the stored summary; false also where none is stored. */
    stopped: Type.Boolean(),
  }),
  roles: Type.Array(PersonRole),
  /** Whether the role continues: the company is active, and its newest extract names the person. */
  current: Type.Boolean(),
  from: MaybeDate,
  /** The day the role ended: the company's last day, or that of the first extract without the person. */
  until: MaybeDate,
  source: Nullable(Provenance),
})
export type PersonTie = Static<typeof PersonTie>

export const Person = Type.Object({
  inn: Text,
  /** In the register's spelling. */
  name: Text,
  counts: Type.Object({
    /** Active companies and sole traders in which the person has a role now. */
    living: Count,
    headed: Count,
    owned: Count,
    ended: Count,
    /** Active companies that an older extract ties to the person and the newest does not. */
    left: Count,
  }),
  /** False if there are more than are counted. */
  counted_all: Type.Boolean(),
  /** Day of the earliest known role. */
  since: MaybeDate,
  /** Latest known revenue of the active companies that have one, in rubles. */
  revenue: Nullable(Type.Object({ sum: Type.Number(), companies: Count, years: Type.Array(Type.Integer()) })),
  checks: Type.Object({
    /** The latest day until which an extract of this page, or the register entry with one of its organisations, has the person disqualified. */
    disqualified_until: MaybeDate,
    /** Newest day among the extracts examined. */
    extracts_as_of: MaybeDate,
    /** Our copy of the register of disqualified persons, which identifies people by name and organisation only. */
    disqualified_register: Type.Object({ copy: StringEnum(registerCopies), as_of: MaybeDate }),
    /** Number of active companies headed, and the number from which a head counts as a mass director. */
    mass_head: Type.Object({ living: Count, from: Type.Integer({ default: MASS_HEAD }) }),
    /** By exact ИНН; `lists` is how many complete copies were compared, `as_of` the oldest of their days. Null if no complete list is loaded. */
    sanctions: Nullable(Type.Object({ entries: Type.Array(SanctionsEntry), lists: Count, of: Count, as_of: MaybeDate })),
    /** Which copies of the lists we have: absence from a partial copy proves nothing. */
    sanctions_copy: StringEnum(registerCopies),
  }),
  count: Count,
  page: Type.Integer({ minimum: 1 }),
  page_size: Type.Integer({ minimum: 1 }),
  /** Current ones first, then the newest. */
  result: Type.Array(PersonTie),
})
export type Person = Static<typeof Person>

export const getPerson = defineOperation({
  method: 'GET',
  path: '/api/v1/persons/:inn/',
  summary: 'Every company and sole trader of a person by INN, with role, share, dates and status; for members',
  access: 'user',
  limit: 'api',
  params: Type.Object({ inn: Type.String({ maxLength: 20 }) }),
  query: Type.Object({
    page: Type.Optional(Type.Integer({ minimum: 1, maximum: 1000, default: 1 })),
    page_size: Type.Optional(Type.Integer({ minimum: 1, maximum: TIES_OF_A_PAGE, default: TIES_OF_A_PAGE })),
  }),
  response: { 200: Person },
  errors: ['number_invalid', 'person_not_found'],
})
