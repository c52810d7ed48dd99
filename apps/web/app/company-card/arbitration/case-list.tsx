// The list of a company's court cases with filters: number and period as the specification (§2) asks, and besides them role, court and sum.
import type { Output } from '@sverka/contract/operations/operations'
import { useMessages } from '../../i18n/catalogue.ts'
import { Stack } from '../../ui/layout.tsx'
import { Panel } from '../../ui/panel.tsx'
import { ChoiceFilter, FilterBar, PeriodFilter, TextFilter } from '../filter-bar.tsx'
import { SumFilter } from '../sum-filter.tsx'
import { TabList } from '../tab-list.tsx'
import { arbitrationMessages } from './arbitration.messages.ts'
import styles from './case-row.module.css'
import { CaseRow } from './case-row.tsx'

type Cases = NonNullable<Output<'GET /api/v1/legal-cases/'>>

export function CaseList({ cases }: { cases: Cases }) {
  const texts = useMessages(arbitrationMessages)
  const roles = (['plaintiff', 'respondent', 'other'] as const).map((value) => ({ value, label: texts.roles[value] }))
  // Checko, a commercial source of company data, gives neither category nor outcome. The page says so, so that a gap is not read as «none».
  const hasNoOutcomes = cases.result.every(({ category, outcome }) => category === null && outcome === null)
  return (
    <Stack>
      {cases.total > 0 && (
        <FilterBar>
          <TextFilter name="search" label={texts.caseNumber} placeholder={texts.caseNumberHint} />
          <PeriodFilter />
          <ChoiceFilter name="role" label={texts.role} choices={roles} />
          <ChoiceFilter name="court" label={texts.court} choices={cases.courts.map((court) => ({ value: court, label: court }))} />
          <SumFilter name="amount_from" label={texts.amountFrom} />
          <SumFilter name="amount_to" label={texts.amountTo} />
        </FilterBar>
      )}
      <TabList list={cases} icon="scales">
        <Panel flush foot={hasNoOutcomes && texts.casesSilent}>
          <div className={styles.head} aria-hidden="true">
            {texts.caseColumns.map((column) => (
              <span key={column}>{column}</span>
            ))}
          </div>
          {cases.result.map((entry) => (
            <CaseRow key={entry.id} entry={entry} />
          ))}
        </Panel>
      </TabList>
    </Stack>
  )
}
