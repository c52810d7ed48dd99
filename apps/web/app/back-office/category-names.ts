// Names of all categories by id, for staff pages that compare versions of products.
import type { CategoryTree } from '@sverka/contract/catalog/catalog'

interface Branch {
  readonly id: number
  readonly name: string
  readonly childrens?: readonly Branch[]
}

export function categoryNames(tree: CategoryTree): ReadonlyMap<number, string> {
  const names = new Map<number, string>()
  const walk = (branches: readonly Branch[]) => {
    for (const { id, name, childrens } of branches) {
      names.set(id, name)
      walk(childrens ?? [])
    }
  }
  walk(tree)
  return names
}
