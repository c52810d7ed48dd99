// Groups similar contracts and shows each group by its newest: repeated lines add nothing.
import type { FoldedContract } from '@sverka/contract/company-card/contracts'
import type { Contract } from '../../registry/registry.ts'
import { orEmpty } from '../tab-list.ts'
import { presentContract } from './contracts.ts'

/** Whom the company supplies, or who supplies it. */
const otherSide = ({ role, customer, suppliers }: Contract) => (role === 'supplier' ? customer : orEmpty(suppliers)[0])

function likeness(entry: Contract): string {
  const other = otherSide(entry)
  const bought = new Set(orEmpty(entry.objects).map(({ name }) => name))
  return JSON.stringify([entry.role, other?.inn ?? other?.name ?? null, [...bought].sort()])
}

/** In the order of the newest of each. */
export function foldContracts(contracts: readonly Contract[]): FoldedContract[] {
  return [...Map.groupBy(contracts, likeness).values()].flatMap((alike) => {
    const [newest] = alike
    if (!newest) return []
    const other = otherSide(newest)
    const shown = presentContract(newest)
    const priced = alike.flatMap(({ priceKopecks }) => priceKopecks ?? [])
    return [
      {
        ...shown,
        // A source names what is bought for every lot.
        purchase_objects: [...new Map(shown.purchase_objects.map((one) => [one.name, one])).values()],
        other_side: other ? { inn: other.inn ?? null, name: other.name } : null,
        alike: alike.length,
        alike_price: priced.length > 0 ? priced.reduce((sum, one) => sum + one, 0) / 100 : null,
      },
    ]
  })
}
