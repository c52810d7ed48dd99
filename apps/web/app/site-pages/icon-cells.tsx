// A grid of cells, each with an icon, a name and a sentence; three cells in a row by default, fewer on narrow screens.
import type { ReactNode } from 'react'
import { classNames } from '../ui/class-names.ts'
import { Icon, type IconName } from '../ui/icon.tsx'
import { Link } from '../ui/link.tsx'
import styles from './icon-cells.module.css'

export interface IconCell {
  readonly icon: IconName
  readonly name: string
  readonly text: string
  /** Link of the name; without it the name is plain text. */
  readonly to?: string | undefined
  /** Shown after the name, such as a badge. */
  readonly mark?: ReactNode
}

interface IconCellsProps {
  cells: readonly IconCell[]
  /** Two in a row. */
  pairs?: boolean
  /** Four in a row. */
  quarters?: boolean
}

export const IconCells = ({ cells, pairs, quarters }: IconCellsProps) => (
  <ul className={classNames(styles.cells, pairs && styles.pairs, quarters && styles.quarters)}>
    {cells.map(({ icon, name, text, to, mark }) => (
      <li key={name}>
        <IconTile icon={icon} />
        <h3>
          {to ? <Link to={to}>{name}</Link> : name}
          {mark}
        </h3>
        <p>{text}</p>
      </li>
    ))}
  </ul>
)

/** An icon on a coloured square. */
export const IconTile = ({ icon }: { icon: IconName }) => (
  <span className={styles.tile}>
    <Icon name={icon} />
  </span>
)
