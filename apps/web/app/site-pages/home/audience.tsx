// Who needs the product and what for.
import { useMessages } from '../../i18n/catalogue.ts'
import { Section } from '../section.tsx'
import styles from './audience.module.css'
import { homeMessages } from './home.messages.ts'

export function Audience() {
  const { audience } = useMessages(homeMessages)
  return (
    <Section title={audience.title}>
      <ul className={styles.list}>
        {audience.items.map(([who, what]) => (
          <li key={who}>
            <h3>{who}</h3>
            <p>{what}</p>
          </li>
        ))}
      </ul>
    </Section>
  )
}
