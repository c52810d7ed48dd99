// Контракты: number, date, price, counterparty and subjects of each contract, with filters (specification §2).
import type { Contract } from '@sverka/contract/company-card/contracts'
import { browserCall } from '../../api/browser-call.ts'
import { servicesContext } from '../../context.ts'
import { useMessages } from '../../i18n/catalogue.ts'
import { MISSING, useFormat } from '../../i18n/format.ts'
import { Tag } from '../../ui/badge.tsx'
import { Row, Stack } from '../../ui/layout.tsx'
import { Panel } from '../../ui/panel.tsx'
import { ChoiceFilter, FilterBar, PeriodFilter, TextFilter } from '../filter-bar.tsx'
import { loadTab } from '../load-tab.ts'
import { PartyLink } from '../party-link.tsx'
import { recordTabMessages } from '../record-tab.messages.ts'
import styles from '../tab.module.css'
import { TabList } from '../tab-list.tsx'
import type { Route } from './+types/contracts.tab'

const KEY = 'GET /api/v1/contracts/'
export const loader = ({ context, ...address }: Route.LoaderArgs) => loadTab(context.get(servicesContext).call, KEY, address)
export const clientLoader = (address: Route.ClientLoaderArgs) => loadTab(browserCall, KEY, address)

export default function ContractsTab({ loaderData: list }: Route.ComponentProps) {
  const texts = useMessages(recordTabMessages)
  if (!list) return null
  const roles = (['supplier', 'customer'] as const).map((value) => ({ value, label: texts.contractRoles[value] }))
  const laws = (['44', '223', '94'] as const).map((value) => ({ value, label: texts.laws[value] }))
  return (
    <Stack>
      {list.total > 0 && (
        <FilterBar>
          <TextFilter name="search" label={texts.contractSearch} />
          <PeriodFilter />
          <ChoiceFilter name="role" label={texts.role} choices={roles} />
          <ChoiceFilter name="law" label={texts.law} choices={laws} />
        </FilterBar>
      )}
      <TabList list={list} icon="government">
        <Stack>
          {list.result.map((entry) => (
            <ContractPanel key={entry.id} entry={entry} />
          ))}
        </Stack>
      </TabList>
    </Stack>
  )
}

function ContractPanel({ entry }: { entry: Contract }) {
  const texts = useMessages(recordTabMessages)
  const format = useFormat()
  return (
    <Panel anchor={`record-${entry.register_number}`}>
      <div className={styles.entryHead}>
        <div>
          <Row wrap>
            <h2 className={styles.entryTitle}>
              <RegisterLink entry={entry} />
            </h2>
            <Tag>{texts.laws[entry.law]}</Tag>
            <Tag tone="accent">{texts.contractRoles[entry.role]}</Tag>
          </Row>
          <p>{entry.date ? format.date(entry.date) : MISSING}</p>
        </div>
        <div className={styles.sum}>
          <span className={styles.caption}>{texts.price}</span>
          <b>{entry.price === null ? MISSING : format.money(entry.price)}</b>
        </div>
      </div>
      <div className={styles.sides}>
        <Party title={texts.customer} parties={entry.customer ? [entry.customer] : []} />
        <Party title={texts.supplier} parties={entry.contract_provider} />
        <div className={styles.side}>
          <span className={styles.caption}>{texts.subjects}</span>
          {entry.purchase_objects.map(({ id, name }) => (
            <p key={id}>{name}</p>
          ))}
        </div>
      </div>
    </Panel>
  )
}

function RegisterLink({ entry }: { entry: Contract }) {
  const number = useMessages(recordTabMessages).contract(entry.register_number)
  if (!entry.link) return number
  return (
    <a href={entry.link} target="_blank" rel="noreferrer nofollow">
      {number}
    </a>
  )
}

function Party({ title, parties }: { title: string; parties: Contract['contract_provider'] }) {
  return (
    <div className={styles.side}>
      <span className={styles.caption}>{title}</span>
      {parties.length === 0 && <p>{MISSING}</p>}
      {parties.map(({ name, inn }) => (
        <p key={`${name}${inn ?? ''}`}>
          <PartyLink name={name} inn={inn} />
        </p>
      ))}
    </div>
  )
}
