// Panel «Арбитраж» (cases in commercial courts) of the summary: number of cases by the company's role, and the day of the latest one.
import { useMessages } from '../../i18n/catalogue.ts'
import { useFormat } from '../../i18n/format.ts'
import { RuledList } from '../../ui/list.tsx'
import { Panel } from '../../ui/panel.tsx'
import { Text } from '../../ui/text.tsx'
import { tabMessages } from '../tab.messages.ts'
import tabStyles from '../tab.module.css'
import { useOverview } from '../use-company.ts'
import styles from './arbitration-card.module.css'
import { summaryMessages } from './summary.messages.ts'
import { TabLink } from './tab-link.tsx'

export function ArbitrationCard() {
  const texts = useMessages(summaryMessages)
  const { roles } = useMessages(tabMessages)
  const format = useFormat()
  const cases = useOverview()?.arbitration
  if (!cases) return null
  return (
    <Panel title={texts.tabs.arbitration} action={<TabLink tab="arbitration" />}>
      <p>
        <b className={styles.large}>{format.integer(cases.total)}</b> {texts.casesWord(cases.total)}
      </p>
      {/* A bar in proportion to the cases in each role; the company has one role in each case. */}
      <div className={styles.parts} aria-hidden="true">
        <i className={styles.ours} style={{ flexGrow: cases.plaintiff }} />
        <i className={styles.neither} style={{ flexGrow: cases.total - cases.plaintiff - cases.respondent }} />
        <i className={styles.theirs} style={{ flexGrow: cases.respondent }} />
      </div>
      <RuledList tight>
        <li className={tabStyles.entryHead}>
          {roles.plaintiff} <b>{format.integer(cases.plaintiff)}</b>
        </li>
        <li className={tabStyles.entryHead}>
          {roles.respondent}{' '}
          <Text tone={cases.respondent > 0 ? 'bad' : 'primary'} weight="bold">
            {format.integer(cases.respondent)}
          </Text>
        </li>
        {cases.last_date && (
          <li className={tabStyles.entryHead}>
            {texts.lastCase} <span>{format.date(cases.last_date)}</span>
          </li>
        )}
      </RuledList>
    </Panel>
  )
}
