// Counts shown at the values of the filters, computed from one set of groups: each filter's counts apply the other filters, not its own.
import type { CategoryTree, RegionEntry } from '@sverka/contract/catalog/catalog'
import { type CategoryNames, categoryName } from '@sverka/contract/catalog/catalog.rules'
import { nameRegion } from '@sverka/contract/catalog/region-names'
import type { Facets } from '@sverka/contract/marketplace/marketplace'
import type { Language } from '@sverka/contract/site-pages/site-pages.rules'

/** Number of products with this category and region code of the seller. */
export interface Group {
  readonly category: number
  readonly region: number | null
  readonly count: number
}

/** Greater than every region code; 0 stands for no region. */
const REGION_CODES = 1000

/** Counts products one by one; region 0 means none. */
export class Tally {
  readonly #counts = new Map<number, number>()

  add(category: number, region: number): void {
    const key = category * REGION_CODES + region
    this.#counts.set(key, (this.#counts.get(key) ?? 0) + 1)
  }

  groups(): Group[] {
    return [...this.#counts].map(([key, count]) => ({
      category: Math.floor(key / REGION_CODES),
      region: key % REGION_CODES || null,
      count,
    }))
  }
}

/** The chosen values; null if a filter is not applied. */
export interface Chosen {
  /** Ids of the chosen categories and their descendants. */
  readonly categories: ReadonlySet<number> | null
  readonly regions: ReadonlySet<number> | null
}

export interface Sums {
  readonly count: number
  readonly withoutCategory: number
  readonly withoutRegion: number
  readonly byCategory: ReadonlyMap<number, number>
  readonly byRegion: ReadonlyMap<number, number>
}

/** Adds up groups that were filtered by neither category nor region. */
export function sumGroups(groups: readonly Group[], { categories, regions }: Chosen): Sums {
  const byCategory = new Map<number, number>()
  const byRegion = new Map<number, number>()
  let count = 0
  let withoutCategory = 0
  let withoutRegion = 0
  for (const group of groups) {
    const { region } = group
    const inRegion = !regions || (region !== null && regions.has(region))
    const inCategory = !categories || categories.has(group.category)
    if (inRegion) add(byCategory, group.category, group.count)
    if (inCategory && region !== null) add(byRegion, region, group.count)
    if (inRegion) withoutCategory += group.count
    if (inCategory) withoutRegion += group.count
    if (inRegion && inCategory) count += group.count
  }
  return { count, withoutCategory, withoutRegion, byCategory, byRegion }
}

function add(sums: Map<number, number>, key: number, by: number): void {
  sums.set(key, (sums.get(key) ?? 0) + by)
}

interface Node extends CategoryNames {
  readonly id: number
  readonly slug: string
  readonly childrens?: readonly Node[]
}

/** The category with this slug and its ancestors from the top; empty if there is none. */
export function trailTo(tree: readonly Node[], slug: string): Node[] {
  for (const node of tree) {
    if (node.slug === slug) return [node]
    const below = trailTo(node.childrens ?? [], slug)
    if (below.length > 0) return [node, ...below]
  }
  return []
}

/** Ids with all their descendants. */
export function withSubcategories(tree: readonly Node[], ids: ReadonlySet<number>, isInside = false): number[] {
  return tree.flatMap((node) => {
    const inside = isInside || ids.has(node.id)
    return [...(inside ? [node.id] : []), ...withSubcategories(node.childrens ?? [], ids, inside)]
  })
}

/** Values without results are left out, unless they are chosen and must be shown so that they can be deselected. */
export function countFacets(sums: Sums, { tree, regions, named, byName = [], language }: Values): Facets {
  const own = (id: number) => sums.byCategory.get(id) ?? 0
  const isSeen = ({ id, count, childrens = [] }: { id: number; count: number; childrens?: readonly object[] }) =>
    count > 0 || childrens.length > 0 || named.categories.has(id)
  const counted = <C extends { count: number }>(node: Node, childrens: readonly C[]) => ({
    id: node.id,
    name: categoryName(node, language),
    slug: node.slug,
    count: childrens.reduce((sum, { count }) => sum + count, own(node.id)),
  })
  const categories = tree.map((top) => {
    const middles = top.childrens.map((middle) => {
      const leaves = middle.childrens.map((leaf) => counted(leaf, [])).filter(isSeen)
      return { ...counted(middle, leaves), childrens: leaves }
    })
    const childrens = middles.filter(isSeen)
    return { ...counted(top, childrens), childrens }
  })
  return {
    categories: categories.filter(isSeen),
    regions: regions
      .map(({ id, name }) => ({
        id,
        // A region that the URL names keeps that name, by which the page finds it among the chosen.
        name: byName.includes(name) ? name : nameRegion(id, name, language),
        count: sums.byRegion.get(id) ?? 0,
      }))
      .filter(({ id, count }) => count > 0 || named.regions.has(id)),
  }
}

/** What the filters choose from, what the address names of it, and the reader's language. */
interface Values {
  readonly tree: CategoryTree
  readonly regions: readonly RegionEntry[]
  readonly named: Named
  /** Names of regions in the address. */
  readonly byName?: readonly string[] | undefined
  readonly language: Language | undefined
}

/** The values that the address names. */
export interface Named {
  readonly categories: ReadonlySet<number>
  readonly regions: ReadonlySet<number>
}
