// JSON Schemas of the answers of the tools for AI assistants (Model Context Protocol, MCP), derived from the schemas of the operations that the tools
// call. A client reads them in the list of tools and validates answers with them.
import { compareCompanies } from '@sverka/contract/company-card/comparison'
import { ReliabilityReport } from '@sverka/contract/company-card/reliability'
import { Factor } from '@sverka/contract/company-card/reliability-factor'
import { WholeCard } from '@sverka/contract/company-card/whole-card'
import { searchCompanies } from '@sverka/contract/company-search/company-search'
import { Type } from 'typebox'
import { asOpenapi } from '../../platform/http/openapi-operation.ts'

const searchFields = searchCompanies.response[200].properties
const { factors: _factors, ...reportFields } = ReliabilityReport.properties
const comparisonFields = compareCompanies.response[200].properties
const { code, group, polarity, title, fact, explanation, points, counted, counted_with, evidence, as_of } = Factor.properties

const outputs = {
  find_company: Type.Object({
    count: searchFields.count,
    count_exact: Type.Boolean(),
    complete: searchFields.complete,
    numbers: searchFields.numbers,
    companies: searchFields.result,
  }),
  read_card: WholeCard,
  read_report: Type.Object({
    ...reportFields,
    findings: Type.Array(
      Type.Object({
        ...{ code, group, polarity, title, fact, explanation, points, counted, counted_with, evidence, as_of },
        source: Type.String(),
      }),
    ),
  }),
  compare_companies: Type.Object({ companies: comparisonFields.result, unknown: comparisonFields.unknown }),
} as const
export type ToolName = keyof typeof outputs

export interface OutputSchema {
  readonly [key: string]: unknown
  readonly type: 'object'
}

/** The schema of the structured answer of a tool. */
export const outputSchema = (name: ToolName): OutputSchema => withoutTuples(asOpenapi(outputs[name])) as OutputSchema

/**
 * Replaces tuples by lists whose entries have any of the tuple's types. JSON Schema writes tuples in two ways (`prefixItems`, `items` as a list),
 * and a client may support only one of them.
 */
function withoutTuples(schema: unknown): unknown {
  if (Array.isArray(schema)) return schema.map(withoutTuples)
  if (typeof schema !== 'object' || schema === null) return schema
  const { prefixItems, ...rest } = Object.fromEntries(Object.entries(schema).map(([key, value]) => [key, withoutTuples(value)]))
  return prefixItems ? { ...rest, items: { anyOf: prefixItems } } : rest
}
