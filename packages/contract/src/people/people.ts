// A person by ИНН: every company and sole trader of that number, with role, share, dates and fate. For members only.
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
  /** The post of a head, in the register's words. */
  post: MaybeText,
  /** Percent of the capital; null where the register names none. */
  percent: Nullable(Type.Number()),
  /** First record about the person in this role. */
  since: MaybeDate,
  /** The register's remark that the entry is unreliable. */
  unreliable: MaybeText,
  disqualified_until: MaybeDate,
  /** A role that is over in a living company: days of the last extract that names the person in it and of the first that does not. */
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
  }),
  roles: Type.Array(PersonRole),
  /** The part goes on: the company lives, and its newest extract names the person. */
  current: Type.Boolean(),
  from: MaybeDate,
  /** The day the part ended: the company's last, or that of the first extract without the person. */
  until: MaybeDate,
  source: Nullable(Provenance),
})
export type PersonTie = Static<typeof PersonTie>

export const Person = Type.Object({
  inn: Text,
  /** As the register spells it. */
  name: Text,
  counts: Type.Object({
    /** Companies and sole traders that live, and where the person is in them now. */
    living: Count,
    headed: Count,
    owned: Count,
    ended: Count,
    /** Living companies that an older extract ties to the person and the newest does not. */
    left: Count,
  }),
  /** False: there are more than are counted. */
  counted_all: Type.Boolean(),
  /** Day of the earliest part that is known. */
  since: MaybeDate,
  /** Latest known revenue of the living companies that have one, rubles. */
  revenue: Nullable(Type.Object({ sum: Type.Number(), companies: Count, years: Type.Array(Type.Integer()) })),
  checks: Type.Object({
    /** Newest day until which an extract of this page, or the register beside an organisation of it, names the person disqualified. */
    disqualified_until: MaybeDate,
    /** Newest day of the extracts that were looked at. */
    extracts_as_of: MaybeDate,
    /** Our copy of the register of disqualified persons, which names people by name and organisation alone. */
    disqualified_register: Type.Object({ copy: StringEnum(registerCopies), as_of: MaybeDate }),
    /** Living companies headed, beside the number from which a head counts as a mass one. */
    mass_head: Type.Object({ living: Count, from: Type.Integer({ default: MASS_HEAD }) }),
    /** By exact ИНН; `lists` whole copies of so many were compared, `as_of` the oldest of their days. Null while no whole list is held. */
    sanctions: Nullable(Type.Object({ entries: Type.Array(SanctionsEntry), lists: Count, of: Count, as_of: MaybeDate })),
    /** What is held of the lists: of a part nobody can be said not to be in it. */
    sanctions_copy: StringEnum(registerCopies),
  }),
  count: Count,
  page: Type.Integer({ minimum: 1 }),
  page_size: Type.Integer({ minimum: 1 }),
  /** Those that go on first, then the newest. */
  result: Type.Array(PersonTie),
})
export type Person = Static<typeof Person>

export const getPerson = defineOperation({
  method: 'GET',
  path: '/api/v1/persons/:inn/',
  summary: 'Every company and sole trader of a person by INN, with role, share, dates and fate; members only',
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
