// Turns the tree of categories of goods, which has three levels, into a plain list.
import type { Facets } from '@sverka/contract/marketplace/marketplace'

/** A category of the first level; `childrens` is the API's name (specification) for subcategories. */
type Top = Facets['categories'][number]
/** A category with the number of goods in it. */
export type CountedCategory = Pick<Top, 'id' | 'name' | 'slug' | 'count'>

/** Every category, each followed by its subcategories. */
export const everyCategory = (tree: readonly Top[]): CountedCategory[] =>
  tree.flatMap((top) => [top, ...top.childrens.flatMap((middle) => [middle, ...middle.childrens])])
