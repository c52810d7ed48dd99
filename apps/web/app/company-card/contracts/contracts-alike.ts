// Groups the similar contracts of a page, in the order of the newest of each group.
import type { Contract } from '@sverka/contract/company-card/contracts'

/** Whom the company supplies, or who supplies it. */
export const otherSides = ({ role, customer, contract_provider: suppliers }: Contract): Contract['contract_provider'] =>
  role === 'customer' ? suppliers : customer ? [customer] : []

/** What is bought, each once: a source names it for every lot. */
export const subjects = ({ purchase_objects: objects }: Pick<Contract, 'purchase_objects'>): string[] => [
  ...new Set(objects.map(({ name }) => name)),
]

const likeness = (entry: Contract): string =>
  JSON.stringify([entry.role, otherSides(entry).map(({ inn, name }) => inn ?? name), subjects(entry).toSorted()])

type Alike = [newest: Contract, ...older: Contract[]]

export const groupAlike = (contracts: readonly Contract[]): Alike[] => [...Map.groupBy(contracts, likeness).values()] as Alike[]
