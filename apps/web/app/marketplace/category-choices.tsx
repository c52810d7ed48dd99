// The tree of categories of goods as checkboxes with counts. Branches with a chosen category are open; closed branches are not rendered, because
// they have hundreds of categories.
import type { Facets } from '@sverka/contract/marketplace/marketplace'
import { useState } from 'react'
import { useFormat } from '../i18n/format.ts'
import type { CountedCategory } from './category-names.ts'
import styles from './filter-chips.module.css'

interface CategoryChoicesProps {
  tree: Facets['categories']
  chosen: ReadonlySet<number>
}

/** A category; `childrens` is the API's name (specification) for its subcategories. */
interface Node extends CountedCategory {
  readonly childrens?: readonly Node[]
}

const containsChosen = ({ id, childrens = [] }: Node, chosen: ReadonlySet<number>): boolean =>
  chosen.has(id) || childrens.some((child) => containsChosen(child, chosen))

export const CategoryChoices = ({ tree, chosen }: CategoryChoicesProps) => (
  <ul className={styles.tree}>
    {tree.map((node) => (
      <Branch key={node.id} node={node} chosen={chosen} />
    ))}
  </ul>
)

function Branch({ node, chosen }: { node: Node; chosen: ReadonlySet<number> }) {
  const format = useFormat()
  const { id, name, count, childrens = [] } = node
  const choice = (
    <label className={styles.option}>
      <input type="checkbox" name="category__in" value={id} defaultChecked={chosen.has(id)} />
      {name}
      <b>{format.integer(count)}</b>
    </label>
  )
  if (childrens.length === 0) return <li className={styles.leaf}>{choice}</li>
  return (
    <li className={styles.branch}>
      {choice}
      <Subcategories node={node} chosen={chosen} />
    </li>
  )
}

/**
 * The subcategories of a category, rendered when first opened. Without JavaScript they are reached by choosing the parent category: the next
 * page renders the subcategories of every chosen category.
 */
function Subcategories({ node, chosen }: { node: Node; chosen: ReadonlySet<number> }) {
  const { name, childrens = [] } = node
  const isOpen = childrens.some((child) => containsChosen(child, chosen))
  const [isRendered, setRendered] = useState(isOpen || chosen.has(node.id))
  return (
    <details
      open={isOpen}
      className={isRendered ? undefined : styles.undrawn}
      onToggle={({ currentTarget }) => currentTarget.open && setRendered(true)}
    >
      <summary aria-label={name} />
      {isRendered && (
        <ul className={styles.tree}>
          {childrens.map((child) => (
            <Branch key={child.id} node={child} chosen={chosen} />
          ))}
        </ul>
      )}
    </details>
  )
}
