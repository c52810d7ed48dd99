// A list with an icon at each point, a tick by default.

import { classNames } from '../ui/class-names.ts'
import { Icon, type IconName } from '../ui/icon.tsx'
import styles from './tick-list.module.css'

interface TickListProps {
  items: readonly (string | readonly [text: string, icon: IconName])[]
  /** Lines between the points. */
  ruled?: boolean
}

export const TickList = ({ items, ruled }: TickListProps) => (
  <ul className={classNames(styles.list, ruled && styles.ruled)}>
    {items.map((item) => {
      const [text, icon] = typeof item === 'string' ? [item, 'check' as const] : item
      return (
        <li key={text}>
          <Icon name={icon} />
          <span>{text}</span>
        </li>
      )
    })}
  </ul>
)
