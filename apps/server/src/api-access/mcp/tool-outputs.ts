// JSON Schemas of the tools' answers, derived from the schemas of the operations that they call.
import { compareCompanies } from '@sverka/contract/company-card/comparison'
import { ReliabilityReport } from '@sverka/contract/company-card/reliability'
import { Factor } from '@sverka/contract/company-card/reliability-factor'
import { WholeCard } from '@sverka/contract/company-card/whole-card'
import { searchCompanies } from '@sverka/contract/company-search/company-search'
import { Type } from 'typebox'
import { asOpenapi } from '../../platform/http/openapi-operation.ts'

const found = searchCompanies.response[200].properties
const { factors: _factors, ...reported } = ReliabilityReport.properties
const compared = compareCompanies.response[200].properties
const { code, group, polarity, title, fact, explanation, points, counted, counted_with, evidence, as_of } = Factor.properties

const outputs = {
  find_company: Type.Object({
    count: found.count,
    count_exact: Type.Boolean(),
    complete: found.complete,
    numbers: found.numbers,
    companies: found.result,
  }),
  read_card: WholeCard,
  read_report: Type.Object({
    ...reported,
    findings: Type.Array(
      Type.Object({
        ...{ code, group, polarity, title, fact, explanation, points, counted, counted_with, evidence, as_of },
        source: Type.String(),
      }),
    ),
  }),
  compare_companies: Type.Object({ companies: compared.result, unknown: compared.unknown }),
} as const
export type ToolName = keyof typeof outputs

export interface OutputSchema {
  readonly [key: string]: unknown
  readonly type: 'object'
}

/** The schema of the structured answer of a tool. */
export const outputSchema = (name: ToolName): OutputSchema => withoutTuples(asOpenapi(outputs[name])) as OutputSchema

/** Clients know one of two spellings of a tuple; all understand a list of either member's type. */
function withoutTuples(schema: unknown): unknown {
  if (Array.isArray(schema)) return schema.map(withoutTuples)
  if (typeof schema !== 'object' || schema === null) return schema
  const { prefixItems, ...rest } = Object.fromEntries(Object.entries(schema).map(([key, value]) => [key, withoutTuples(value)]))
  return prefixItems ? { ...rest, items: { anyOf: prefixItems } } : rest
}
