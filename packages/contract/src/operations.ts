// The one table of operations: what the server registers, OpenAPI prints and the typed client knows.
import { getCompany, getCompanyById, getEntrepreneur, listCompanies, listEntrepreneurs } from './company-card/company-card.ts'
import { searchCompanies } from './company-search.ts'
import type { InputOf, Operation, OutputOf } from './http.ts'

export const operations = {
  getCompany,
  getEntrepreneur,
  listCompanies,
  getCompanyById,
  listEntrepreneurs,
  searchCompanies,
} as const satisfies Record<string, Operation>

export type Operations = typeof operations
export type OperationName = keyof Operations
type KeyOf<O extends Operation> = `${O['method']} ${O['path']}`
/** `GET /api/v1/company/`: how a caller names an operation, so that no schema has to travel to the browser. */
export type OperationKey = { [N in OperationName]: KeyOf<Operations[N]> }[OperationName]
type ByKey<K extends OperationKey> = { [N in OperationName]: KeyOf<Operations[N]> extends K ? Operations[N] : never }[OperationName]
export type Input<K extends OperationKey> = InputOf<ByKey<K>>
export type Output<K extends OperationKey> = OutputOf<ByKey<K>>
