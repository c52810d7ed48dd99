// The operation that shows a person by taxpayer number (ИНН): all companies and the sole trader's registration with that number, with role, share,
// dates and status. For members only.
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
  /** The register's note that the entry about the person is unreliable; null if there is none. */
  unreliable: MaybeText,
  /** Last day of a court's ban from managing companies; null if there is none. */
  disqualified_until: MaybeDate,
  /** For a former role in an active company: day of the last register extract with the person, and of the first one without. */
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
    /** Whether the stored summary of the company has a stop factor (a fact that alone rules out a deal); false also without a summary. */
    stopped: Type.Boolean(),
  }),
  roles: Type.Array(PersonRole),
  /** Whether the role continues: the company is active, and its newest extract names the person. */
  current: Type.Boolean(),
  from: MaybeDate,
  /** The day on which the role ended: the company's last day, or the day of the first extract without the person. */
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
    /** Those of them that the person heads, and those in which the person has a share. */
    headed: Count,
    owned: Count,
    /** Companies that no longer exist. */
    ended: Count,
    /** Active companies in which an older extract names the person and the newest does not. */
    left: Count,
  }),
  /** False if the person has more companies than are counted. */
  counted_all: Type.Boolean(),
  /** Day of the earliest known role. */
  since: MaybeDate,
  /** Sum in rubles of the latest known revenue of each active company that has one, how many these are, and the years. */
  revenue: Nullable(Type.Object({ sum: Type.Number(), companies: Count, years: Type.Array(Type.Integer()) })),
  checks: Type.Object({
    /** The latest last day of a ban from managing companies, from an extract on this page or from the register of disqualified persons. */
    disqualified_until: MaybeDate,
    /** Newest day among the extracts examined. */
    extracts_as_of: MaybeDate,
    /** Our copy of the register of disqualified persons, which identifies people by name and organisation only. */
    disqualified_register: Type.Object({ copy: StringEnum(registerCopies), as_of: MaybeDate }),
    /** Number of active companies headed, and the number from which a head counts as a mass director. */
    mass_head: Type.Object({ living: Count, from: Type.Integer({ default: MASS_HEAD }) }),
    /**
     * Entries of sanctions lists by exact ИНН. `lists`: how many of the lists (`of` in all) were compared in a complete copy; `as_of`: the oldest
     * day of these copies. Null if no complete list is loaded.
     */
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
