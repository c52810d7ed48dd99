// A list of points on a content page, each with a name and a sentence below a thick line.
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
