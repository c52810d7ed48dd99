// Tab «Контракты» of a company card: its contracts of public procurement, newest first, with similar ones folded (specification §2).
import { browserCall } from '../../api/browser-call.ts'
import { servicesContext } from '../../context.ts'
import { useMessages } from '../../i18n/catalogue.ts'
import { Stack } from '../../ui/layout.tsx'
import { Panel } from '../../ui/panel.tsx'
import { ChoiceFilter, FilterBar, PeriodFilter, TextFilter } from '../filter-bar.tsx'
import { loadTab } from '../load-tab.ts'
import { recordTabMessages } from '../record-tab.messages.ts'
import { TabList } from '../tab-list.tsx'
import type { Route } from './+types/contracts.tab'
import { ContractRow } from './contract-row.tsx'
import styles from './contracts.module.css'
import { groupSimilar } from './similar-contracts.ts'

const KEY = 'GET /api/v1/contracts/'
export const loader = ({ context, ...args }: Route.LoaderArgs) => loadTab(context.get(servicesContext).call, KEY, args)
export const clientLoader = (args: Route.ClientLoaderArgs) => loadTab(browserCall, KEY, args)

export default function ContractsTab({ loaderData: list }: Route.ComponentProps) {
  const texts = useMessages(recordTabMessages)
  if (!list) return null
  const roles = (['supplier', 'customer'] as const).map((value) => ({ value, label: texts.contractRoles[value] }))
  // The federal law of the purchase: 44-ФЗ for state contracts, 94-ФЗ its predecessor, 223-ФЗ for purchases of state-owned companies.
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
        <Panel flush>
          <div className={styles.head} aria-hidden="true">
            {texts.contractColumns.map((column) => (
              <span key={column}>{column}</span>
            ))}
          </div>
          {groupSimilar(list.result).map(([newest, ...alike]) => (
            <ContractRow key={newest.id} entry={newest} alike={alike} />
          ))}
        </Panel>
      </TabList>
    </Stack>
  )
}
