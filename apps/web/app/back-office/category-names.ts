// Names of all product categories by id, for staff pages that compare the versions of a product, which hold the ids only.
import type { CategoryTree } from '@sverka/contract/catalog/catalog'

/** A category with its subcategories; `childrens` is the field's name in the API. */
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
