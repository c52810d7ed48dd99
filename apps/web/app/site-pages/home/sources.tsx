// Section of the home page with the state bodies whose registers the data come from.
import { useMessages } from '../../i18n/catalogue.ts'
import type { IconName } from '../../ui/icon.tsx'
import { IconTile } from '../icon-cells.tsx'
import { Section } from '../section.tsx'
import type { HomeMessages } from './home.messages.ts'
import { homeMessages } from './home.messages.ts'
import styles from './sources.module.css'

const sources: readonly (readonly [keyof HomeMessages['sources']['items'], IconName])[] = [
  ['tax', 'government'],
  ['bailiffs', 'scales'],
  ['treasury', 'card'],
  ['antimonopoly', 'shield'],
  ['patents', 'file'],
  ['consumers', 'lifebuoy'],
  ['smallBusiness', 'briefcase'],
]

export function Sources() {
  const { sources: texts } = useMessages(homeMessages)
  return (
    <Section title={texts.title} lead={texts.lead}>
      <ul className={styles.list}>
        {sources.map(([key, icon]) => {
          const [name, data] = texts.items[key]
          return (
            <li key={key}>
              <IconTile icon={icon} />
              <div>
                <b>{name}</b>
                <p>{data}</p>
              </div>
            </li>
          )
        })}
      </ul>
    </Section>
  )
}
