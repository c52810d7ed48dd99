// Counts of products beside the values of the category and region filters (facets). The counts of a filter apply all other filters, but not this
// filter itself, so that they show how many products each of its other values would give.
import type { CategoryTree, RegionEntry } from '@sverka/contract/catalog/catalog'
import { type CategoryNames, categoryName } from '@sverka/contract/catalog/catalog.rules'
import { nameRegion } from '@sverka/contract/catalog/region-names'
import type { Facets } from '@sverka/contract/marketplace/marketplace'
import type { Language } from '@sverka/contract/site-pages/site-pages.rules'

/** How many products have this category and this region code of their seller. */
export interface Group {
  readonly category: number
  readonly region: number | null
  readonly count: number
}

/** A key of the counts is `category * REGION_CODES + region`. Codes of Russian regions have at most three digits; 0 stands for no region. */
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

/** The chosen values of both filters; null if a filter is not applied. */
export interface Chosen {
  /** Ids of the chosen categories and their descendants. */
  readonly categories: ReadonlySet<number> | null
  readonly regions: ReadonlySet<number> | null
}

export interface FacetSums {
  /** Results with both filters. */
  readonly count: number
  /** Results without the category filter. */
  readonly countIgnoringCategories: number
  /** Results without the region filter. */
  readonly countIgnoringRegions: number
  readonly byCategory: ReadonlyMap<number, number>
  readonly byRegion: ReadonlyMap<number, number>
}

/** Adds up groups that were filtered by neither category nor region. */
export function sumGroups(groups: readonly Group[], { categories, regions }: Chosen): FacetSums {
  const byCategory = new Map<number, number>()
  const byRegion = new Map<number, number>()
  let count = 0
  let countIgnoringCategories = 0
  let countIgnoringRegions = 0
  for (const group of groups) {
    const { region } = group
    const inRegion = !regions || (region !== null && regions.has(region))
    const inCategory = !categories || categories.has(group.category)
    if (inRegion) add(byCategory, group.category, group.count)
    if (inCategory && region !== null) add(byRegion, region, group.count)
    if (inRegion) countIgnoringCategories += group.count
    if (inCategory) countIgnoringRegions += group.count
    if (inRegion && inCategory) count += group.count
  }
  return { count, countIgnoringCategories, countIgnoringRegions, byCategory, byRegion }
}

function add(sums: Map<number, number>, key: number, by: number): void {
  sums.set(key, (sums.get(key) ?? 0) + by)
}

interface Node extends CategoryNames {
  readonly id: number
  readonly slug: string
  readonly childrens?: readonly Node[]
}

/** The category with this slug after its ancestors, from the top down; empty if there is none. */
export function findCategoryPath(tree: readonly Node[], slug: string): Node[] {
  for (const node of tree) {
    if (node.slug === slug) return [node]
    const below = findCategoryPath(node.childrens ?? [], slug)
    if (below.length > 0) return [node, ...below]
  }
  return []
}

/** The ids of these categories and of all their descendants. */
export function withSubcategories(tree: readonly Node[], ids: ReadonlySet<number>, isInside = false): number[] {
  return tree.flatMap((node) => {
    const inside = isInside || ids.has(node.id)
    return [...(inside ? [node.id] : []), ...withSubcategories(node.childrens ?? [], ids, inside)]
  })
}

/**
 * The facets that the page shows. Values without results are left out, unless they are chosen: then they are shown so that the buyer can deselect
 * them.
 */
export function countFacets(sums: FacetSums, { tree, regions, mustShow, namesInUrl = [], language }: FacetInput): Facets {
  const own = (id: number) => sums.byCategory.get(id) ?? 0
  const isShown = ({ id, count, childrens = [] }: { id: number; count: number; childrens?: readonly object[] }) =>
    count > 0 || childrens.length > 0 || mustShow.categories.has(id)
  const counted = <C extends { count: number }>(node: Node, childrens: readonly C[]) => ({
    id: node.id,
    name: categoryName(node, language),
    slug: node.slug,
    count: childrens.reduce((sum, { count }) => sum + count, own(node.id)),
  })
  const categories = tree.map((top) => {
    const middles = top.childrens.map((middle) => {
      const leaves = middle.childrens.map((leaf) => counted(leaf, [])).filter(isShown)
      return { ...counted(middle, leaves), childrens: leaves }
    })
    const childrens = middles.filter(isShown)
    return { ...counted(top, childrens), childrens }
  })
  return {
    categories: categories.filter(isShown),
    regions: regions
      .map(({ id, name }) => ({
        id,
        // A region that the URL names keeps this name in every language: the page finds it among the chosen ones by it.
        name: namesInUrl.includes(name) ? name : nameRegion(id, name, language),
        count: sums.byRegion.get(id) ?? 0,
      }))
      .filter(({ id, count }) => count > 0 || mustShow.regions.has(id)),
  }
}

/** The values to choose from, those that the page's URL has chosen, and the reader's language. */
interface FacetInput {
  readonly tree: CategoryTree
  readonly regions: readonly RegionEntry[]
  readonly mustShow: Named
  /** Names of regions in the URL. */
  readonly namesInUrl?: readonly string[] | undefined
  readonly language: Language | undefined
}

/** The values that the URL names, without descendants of the categories; they are shown even without results. */
export interface Named {
  readonly categories: ReadonlySet<number>
  readonly regions: ReadonlySet<number>
}
