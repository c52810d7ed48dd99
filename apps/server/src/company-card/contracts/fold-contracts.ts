// Groups similar public procurement contracts of a company (same role, same counterparty, same items) and shows each group by its newest contract.
import type { FoldedContract } from '@sverka/contract/company-card/contracts'
import type { Contract } from '../../registry/registry.ts'
import { orEmpty } from '../tab-list.ts'
import { presentContract } from './contracts.ts'

/** The customer of a contract in which the company is a supplier, else the first supplier. */
const otherSide = ({ role, customer, suppliers }: Contract) => (role === 'supplier' ? customer : orEmpty(suppliers)[0])

/** Contracts with the same key are one group. */
function groupKey(entry: Contract): string {
  const other = otherSide(entry)
  const items = new Set(orEmpty(entry.objects).map(({ name }) => name))
  return JSON.stringify([entry.role, other?.inn ?? other?.name ?? null, [...items].sort()])
}

/**
 * The groups in the order of `contracts`, which must be sorted newest first. `alike`: number of contracts in the group, `alike_price`: the sum
 * of their known prices in rubles, null if none has a price.
 */
export function foldContracts(contracts: readonly Contract[]): FoldedContract[] {
  return [...Map.groupBy(contracts, groupKey).values()].flatMap((group) => {
    const [newest] = group
    if (!newest) return []
    const other = otherSide(newest)
    const presented = presentContract(newest)
    const prices = group.flatMap(({ priceKopecks }) => priceKopecks ?? [])
    return [
      {
        ...presented,
        // The source repeats an item for every lot: each name is listed once.
        purchase_objects: [...new Map(presented.purchase_objects.map((item) => [item.name, item])).values()],
        other_side: other ? { inn: other.inn ?? null, name: other.name } : null,
        alike: group.length,
        alike_price: prices.length > 0 ? prices.reduce((sum, kopecks) => sum + kopecks, 0) / 100 : null,
      },
    ]
  })
}
