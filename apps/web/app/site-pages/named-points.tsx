// A list of points, each with a name and a sentence under a heavy line.
import styles from './named-points.module.css'

export const NamedPoints = ({ items }: { items: readonly (readonly [name: string, text: string])[] }) => (
  <ul className={styles.list}>
    {items.map(([name, text]) => (
      <li key={name}>
        <h3>{name}</h3>
        <p>{text}</p>
      </li>
    ))}
  </ul>
)
