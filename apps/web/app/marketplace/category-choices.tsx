// The tree of categories as checkboxes with counts; branches with a choice are open. Closed branches are not rendered: there are hundreds.
import type { Facets } from '@sverka/contract/marketplace/marketplace'
import { useState } from 'react'
import { useFormat } from '../i18n/format.ts'
import type { CountedCategory } from './category-names.ts'
import styles from './filter-chips.module.css'

interface CategoryChoicesProps {
  tree: Facets['categories']
  chosen: ReadonlySet<number>
}

interface Node extends CountedCategory {
  readonly childrens?: readonly Node[]
}

const holds = ({ id, childrens = [] }: Node, chosen: ReadonlySet<number>): boolean =>
  chosen.has(id) || childrens.some((child) => holds(child, chosen))

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
      <Below node={node} chosen={chosen} />
    </li>
  )
}

/**
 * Rendered when first opened. Without JavaScript a branch opens by choosing its parent: the page then renders what is below
 * every chosen category.
 */
function Below({ node, chosen }: { node: Node; chosen: ReadonlySet<number> }) {
  const { name, childrens = [] } = node
  const isOpen = childrens.some((child) => holds(child, chosen))
  const [isDrawn, setDrawn] = useState(isOpen || chosen.has(node.id))
  return (
    <details
      open={isOpen}
      className={isDrawn ? undefined : styles.undrawn}
      onToggle={({ currentTarget }) => currentTarget.open && setDrawn(true)}
    >
      <summary aria-label={name} />
      {isDrawn && (
        <ul className={styles.tree}>
          {childrens.map((child) => (
            <Branch key={child.id} node={child} chosen={chosen} />
          ))}
        </ul>
      )}
    </details>
  )
}
