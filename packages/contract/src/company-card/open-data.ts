// Open data about a company from the tax service, the bankruptcy register and Checko, the aggregator: the records behind factors that have no tab.
import { type Static, type TProperties, Type } from 'typebox'
import { Provenance } from '../company/company.ts'
import { defineOperation, IsoDate, Nullable, StringEnum } from '../http/http.ts'
import { numberQuery } from './company-card.ts'
import { aggregatorMarks, mspCategories, openDataSources, taxRegimes } from './open-data.rules.ts'
import { checksBySource } from './tab-lists.ts'

const Year = Type.Integer()
const Count = Type.Integer({ minimum: 0 })
const Text = Nullable(Type.String())
const Day = Nullable(IsoDate)

/** A dataset that includes the company, with the day of its copy. Null where it does not, or is not loaded: `checked` says which. */
const Dataset = <P extends TProperties>(facts: P) => Nullable(Type.Object({ source: Provenance, ...facts }))

/** Newest year first, sums in rubles. */
const yearly = <P extends TProperties>(facts: P) => Dataset({ years: Type.Array(Type.Object({ year: Year, ...facts })) })

/** A state contract that the register of small and medium-sized business (МСП) names. */
const MspContract = Type.Object({ number: Text, date: Day, customer: Text, customer_inn: Text, subject: Text })

/** A mark (warning) of Checko on the company. Marks that Checko's answer does not have are not in the list. */
const Mark = Type.Object({
  mark: StringEnum(aggregatorMarks),
  /** Whether the mark applies to the company. */
  is: Type.Boolean(),
  count: Nullable(Count),
  /** Rubles. */
  sum: Nullable(Type.Number()),
  as_of: Day,
})

export const CompanyOpenData = Type.Object({
  taxes: yearly({ total: Type.Number(), paid: Type.Array(Type.Object({ name: Type.String(), sum: Type.Number() })) }),
  incomes: yearly({ income: Type.Number(), expense: Type.Number() }),
  headcount: yearly({ count: Count }),
  /** Fines for tax offences. */
  offences: yearly({ fine: Type.Number() }),
  /** Special tax regimes. */
  regimes: Dataset({ regimes: Type.Array(StringEnum(taxRegimes)) }),
  msp: Dataset({
    category: StringEnum(mspCategories),
    since: Day,
    is_new: Type.Boolean(),
    is_social: Type.Boolean(),
    /** Day of the first copy of the register without the company; null while it is listed. */
    left_on: Day,
    contracts: Type.Array(MspContract),
    contracts_total: Count,
  }),
  bankruptcy: Dataset({
    /** Newest first, no more than `ROWS_SHOWN`. */
    messages: Type.Array(Type.Object({ id: Type.String(), date: IsoDate, kind: Type.String(), case_number: Text, court: Text, url: Text })),
    total: Count,
  }),
  marks: Dataset({ marks: Type.Array(Mark) }),
  /** For each source, whether it was checked for this company, and as of which day. */
  checked: checksBySource(openDataSources),
})
export type CompanyOpenData = Static<typeof CompanyOpenData>

export const getCompanyOpenData = defineOperation({
  method: 'GET',
  path: '/api/v1/company-open-data/',
  summary:
    'Taxes paid, incomes, headcount, fines, regimes, small business, bankruptcy messages and marks of the aggregator, each with its source',
  access: 'public',
  limit: 'api',
  query: Type.Object(numberQuery),
  response: { 200: CompanyOpenData },
  errors: ['number_invalid', 'company_not_found'],
})
