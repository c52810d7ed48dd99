// The list of the clients' industries, with an icon for each.
import { useMessages } from '../../i18n/catalogue.ts'
import { Icon, type IconName } from '../../ui/icon.tsx'
import type { HomeMessages } from './home.messages.ts'
import { homeMessages } from './home.messages.ts'
import styles from './sectors.module.css'

const icons: Record<keyof HomeMessages['sectors']['items'], IconName> = {
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
    <>
      <h3 className={styles.title}>{sectors.title}</h3>
      <ul className={styles.list}>
        {(Object.keys(icons) as (keyof typeof icons)[]).map((key) => (
          <li key={key}>
            <Icon name={icons[key]} />
            {sectors.items[key]}
          </li>
        ))}
      </ul>
    </>
  )
}
