// The tree of categories as a plain list.
import type { Facets } from '@sverka/contract/marketplace/marketplace'

type Top = Facets['categories'][number]
export type CountedCategory = Pick<Top, 'id' | 'name' | 'slug' | 'count'>

/** Every node in the order of the tree. */
export const everyCategory = (tree: readonly Top[]): CountedCategory[] =>
  tree.flatMap((top) => [top, ...top.childrens.flatMap((middle) => [middle, ...middle.childrens])])
