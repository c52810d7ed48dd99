// «Госзакупки» in the summary: the first five contracts, each with a link to its customer's card (specification §2).
import { useMessages } from '../../i18n/catalogue.ts'
import { MISSING, useFormat } from '../../i18n/format.ts'
import { RuledList } from '../../ui/list.tsx'
import { Panel } from '../../ui/panel.tsx'
import { Text } from '../../ui/text.tsx'
import { PartyLink } from '../party-link.tsx'
import { tabMessages } from '../tab.messages.ts'
import styles from '../tab.module.css'
import { useOverview } from '../use-company.ts'
import { summaryMessages } from './summary.messages.ts'
import { TabLink } from './tab-link.tsx'

export function ContractsCard() {
  const texts = useMessages(summaryMessages)
  const tabs = useMessages(tabMessages)
  const format = useFormat()
  const contracts = useOverview()?.contracts
  if (!contracts) return null
  return (
    <Panel title={texts.purchases} count={format.integer(contracts.total)} action={<TabLink tab="contracts" />}>
      <RuledList>
        {contracts.first.map(({ id, customer, price, purchase_objects: objects, register_number: number, date }) => (
          <li key={id} className={styles.entryHead}>
            <div>
              {customer ? <PartyLink name={customer.name} inn={customer.inn} /> : MISSING}
              <p className={styles.caption}>{objects.map(({ name }) => name).join(', ')}</p>
            </div>
            <div className={styles.sum}>
              <Text weight="bold">{price === null ? MISSING : format.money(price)}</Text>
              <p className={styles.caption}>{[tabs.contract(number), date && format.date(date)].filter(Boolean).join(', ')}</p>
            </div>
          </li>
        ))}
      </RuledList>
    </Panel>
  )
}
