// «Арбитраж» in the summary: how many cases, on which side, and when the last one began.
import { useMessages } from '../../i18n/catalogue.ts'
import { useFormat } from '../../i18n/format.ts'
import { RuledList } from '../../ui/list.tsx'
import { Panel } from '../../ui/panel.tsx'
import { Text } from '../../ui/text.tsx'
import { cardMessages } from '../company-card.messages.ts'
import { tabMessages } from '../tab.messages.ts'
import styles from '../tab.module.css'
import { useOverview } from '../use-company.ts'
import { TabLink } from './tab-link.tsx'

export function ArbitrationCard() {
  const texts = useMessages(cardMessages)
  const tabs = useMessages(tabMessages)
  const format = useFormat()
  const cases = useOverview()?.arbitration
  if (!cases || cases.total === 0) {
    return (
      <Panel title={texts.tabs.arbitration}>
        <Text tone="muted">{texts.noData}</Text>
      </Panel>
    )
  }
  return (
    <Panel title={texts.tabs.arbitration} action={<TabLink tab="arbitration" />}>
      <p>
        <b className={styles.figure}>{format.integer(cases.total)}</b> {tabs.casesWord(cases.total)}
      </p>
      <RuledList tight>
        <li className={styles.entryHead}>
          {tabs.roles.plaintiff} <b>{format.integer(cases.plaintiff)}</b>
        </li>
        <li className={styles.entryHead}>
          {tabs.roles.respondent} <b>{format.integer(cases.respondent)}</b>
        </li>
        {cases.last_date && (
          <li className={styles.entryHead}>
            {tabs.lastCase} <span>{format.date(cases.last_date)}</span>
          </li>
        )}
      </RuledList>
    </Panel>
  )
}
