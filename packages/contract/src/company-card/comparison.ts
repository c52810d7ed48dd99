// Comparison of up to five companies: what each source says of them, and as of which day.
import { type Static, Type } from 'typebox'
import { CompanyKind } from '../company/company.ts'
import { defineOperation, Id, IsoDate, ItemList, Nullable, StringEnum } from '../http/http.ts'
import { COMPARED_MAX } from './comparison.rules.ts'
import { purposes } from './reliability.rules.ts'
import { reportLanguages, WorstFinding } from './reliability.ts'
import { UncheckedStop, verdicts } from './reliability-verdict.ts'

const Text = Type.String()
const Count = Type.Integer({ minimum: 0 })
const Rubles = Nullable(Type.Number())

/** One column of the comparison. A part is null if its source was not requested: the page then shows «нет данных» (no data), never «0». */
export const ComparedCompany = Type.Object({
  id: Id,
  kind: CompanyKind,
  name: Text,
  inn: Nullable(Text),
  ogrn: Text,
  status: Text,
  procedure: Nullable(Text),
  closed_on: Nullable(IsoDate),
  region: Nullable(Text),
  activity: Nullable(Text),
  registered_on: Nullable(IsoDate),
  capital: Rubles,
  /** The day of the extract. */
  as_of: IsoDate,
  /** True for an invented company of the demo. */
  example: Type.Boolean(),
  /** Null if the verdict for share deals is requested and the company has no shares to sell. */
  verdict: Nullable(StringEnum(verdicts)),
  /** Stop factors that no source answers, shown by name beside the verdict. Empty if there is no verdict. */
  unchecked_stops: Type.Array(UncheckedStop),
  /** The most serious findings of the reliability report. */
  worst: Type.Array(WorstFinding),
  head: Nullable(Type.Object({ name: Text, since: Nullable(IsoDate) })),
  /** Accounts of the newest five years, oldest first, in rubles. */
  years: Type.Array(Type.Object({ year: Type.Integer(), revenue: Rubles, profit: Rubles })),
  /** Average number of employees. */
  staff: Nullable(Type.Object({ year: Type.Integer(), count: Count })),
  /** From the accounts of the newest year. */
  ratios: Nullable(
    Type.Object({
      year: Type.Integer(),
      liquidity: Nullable(Type.Number()),
      autonomy: Nullable(Type.Number()),
      margin: Nullable(Type.Number()),
    }),
  ),
  /** Claims against it in the year before the day of our copy. */
  claims: Nullable(Type.Object({ count: Count, sum: Type.Number(), as_of: Nullable(IsoDate) })),
  /** Enforcement proceedings with a debt, and what remains of it in rubles. */
  enforcement: Nullable(Type.Object({ count: Count, remaining: Type.Number(), as_of: Nullable(IsoDate) })),
  /** Debts of taxes and contributions, in rubles. */
  tax_debts: Nullable(Type.Object({ sum: Type.Number(), as_of: Nullable(IsoDate) })),
})
export type ComparedCompany = Static<typeof ComparedCompany>

/** The companies, and the kind of deal. */
export const comparisonQuery = {
  number__in: ItemList(Type.String({ maxLength: 20 })),
  purpose: Type.Optional(StringEnum(purposes)),
}

export const compareCompanies = defineOperation({
  method: 'GET',
  path: '/api/v1/company-comparison/',
  summary: `Up to ${COMPARED_MAX} companies side by side by INN or OGRN, for one kind of deal; numbers that no company has are listed separately`,
  access: 'public',
  limit: 'api',
  query: Type.Object({
    ...comparisonQuery,
    lang: Type.Optional(StringEnum(reportLanguages)),
  }),
  // `unknown`: numbers that no company has; `left_out`: numbers beyond the maximum, not compared.
  response: { 200: Type.Object({ result: Type.Array(ComparedCompany), unknown: Type.Array(Text), left_out: Type.Array(Text) }) },
  errors: [],
})
