// The industries that clients work in.
import { useMessages } from '../../i18n/catalogue.ts'
import { Icon, type IconName } from '../../ui/icon.tsx'
import { Section } from '../section.tsx'
import { homeMessages } from './home.messages.ts'
import type { Messages } from './messages/ru.ts'
import styles from './sectors.module.css'

const icons: Record<keyof Messages['sectors']['items'], IconName> = {
  construction: 'wrench',
  logistics: 'truck',
  wholesale: 'box',
  manufacturing: 'building',
  it: 'code',
  finance: 'card',
  retail: 'shop',
  procurement: 'government',
  medicine: 'lifebuoy',
}

export function Sectors() {
  const { sectors } = useMessages(homeMessages)
  return (
    <Section white tight title={sectors.title}>
      <ul className={styles.list}>
        {(Object.keys(icons) as (keyof typeof icons)[]).map((key) => (
          <li key={key}>
            <Icon name={icons[key]} />
            {sectors.items[key]}
          </li>
        ))}
      </ul>
    </Section>
  )
}
