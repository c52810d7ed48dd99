// Panel «Госзакупки» (public procurement) of the summary: the five newest contracts, with the company's role and the other party (specification §2).
// Similar contracts (same role, party and subject) are one line with their number and the sum of their prices.
import { useMessages } from '../../i18n/catalogue.ts'
import { MISSING, useFormat } from '../../i18n/format.ts'
import { Tag } from '../../ui/badge.tsx'
import { RuledList } from '../../ui/list.tsx'
import { Panel } from '../../ui/panel.tsx'
import { Text } from '../../ui/text.tsx'
import { PartyLink } from '../party-link.tsx'
import styles from '../tab.module.css'
import { useOverview } from '../use-company.ts'
import { summaryMessages } from './summary.messages.ts'
import { TabLink } from './tab-link.tsx'

export function ContractsCard() {
  const texts = useMessages(summaryMessages)
  const format = useFormat()
  const contracts = useOverview()?.contracts
  if (!contracts) return null
  return (
    <Panel title={texts.purchases} count={format.integer(contracts.total)} action={<TabLink tab="contracts" />}>
      <RuledList>
        {contracts.first.map(({ id, role, other_side: other, purchase_objects: objects, date, alike, alike_price: sum }) => (
          <li key={id} className={styles.entryHead}>
            <div>
              <Tag>{texts.contractRoles[role]}</Tag> {other ? <PartyLink name={other.name} inn={other.inn} /> : MISSING}
              <p className={styles.caption}>{format.list(objects.map(({ name }) => name))}</p>
            </div>
            <div className={styles.sum}>
              <Text weight="bold">{sum === null ? MISSING : format.money(sum)}</Text>
              <p className={styles.caption}>{format.list([alike > 1 && texts.contractCount(alike), date && format.date(date)])}</p>
            </div>
          </li>
        ))}
      </RuledList>
    </Panel>
  )
}
