// Tips shown when nothing was found: other ways to search for a company.
import { useMessages } from '../../i18n/catalogue.ts'
import { Icon } from '../../ui/icon.tsx'
import { Panel } from '../../ui/panel.tsx'
import { searchMessages } from '../company-search.messages.ts'
import styles from './search-tips.module.css'

/** Each tip by the key of its text, with its icon. */
const ways = [
  ['number', 'card'],
  ['person', 'user'],
  ['words', 'pin'],
  ['line', 'copy'],
] as const

export function SearchTips() {
  const { howElse } = useMessages(searchMessages)
  return (
    <Panel title={howElse.title} className={styles.panel}>
      <ul className={styles.ways}>
        {ways.map(([way, icon]) => (
          <li key={way}>
            <Icon name={icon} />
            {howElse[way]}
          </li>
        ))}
      </ul>
    </Panel>
  )
}
