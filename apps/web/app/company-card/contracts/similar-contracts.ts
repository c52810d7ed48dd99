// Groups the state contracts of one page of the list that have the same role, the same other party and the same subjects.
import type { Contract } from '@sverka/contract/company-card/contracts'

/** The other party: the customer if the company is the supplier, the suppliers if it is the customer. Empty if the source names no customer. */
export const otherSides = ({ role, customer, contract_provider: suppliers }: Contract): Contract['contract_provider'] =>
  role === 'customer' ? suppliers : customer ? [customer] : []

/** Names of the goods or services bought, each once: a source repeats a name for every lot. */
export const subjects = ({ purchase_objects: objects }: Pick<Contract, 'purchase_objects'>): string[] => [
  ...new Set(objects.map(({ name }) => name)),
]

const groupKey = (entry: Contract): string =>
  JSON.stringify([entry.role, otherSides(entry).map(({ inn, name }) => inn ?? name), subjects(entry).toSorted()])

type SimilarGroup = [newest: Contract, ...older: Contract[]]

/** `contracts` are newest first. The groups are in the order of their newest contract, which comes first in its group. */
export const groupSimilar = (contracts: readonly Contract[]): SimilarGroup[] =>
  [...Map.groupBy(contracts, groupKey).values()] as SimilarGroup[]
