// The tree of categories to tick, each with what it would leave; the branches of what is chosen are open.
import type { Facets } from '@sverka/contract/marketplace'
import { useFormat } from '../i18n/format.ts'
import { Checkbox } from '../ui/checkbox.tsx'
import { Icon } from '../ui/icon.tsx'
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
    <Checkbox name="category__in" value={id} defaultChecked={chosen.has(id)}>
      <span className={styles.value}>
        {name}
        <span className={styles.number}>{format.integer(count)}</span>
      </span>
    </Checkbox>
  )
  if (childrens.length === 0) return <li className={styles.leaf}>{choice}</li>
  return (
    <li className={styles.branch}>
      {choice}
      <details open={childrens.some((child) => holds(child, chosen))}>
        <summary aria-label={name}>
          <Icon name="chevron-down" size="small" />
        </summary>
        <ul className={styles.tree}>
          {childrens.map((child) => (
            <Branch key={child.id} node={child} chosen={chosen} />
          ))}
        </ul>
      </details>
    </li>
  )
}
