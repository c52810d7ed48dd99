// Сводка: the first facts of every built section, each with the way to its tab.
import type { Company } from '@sverka/contract/company'
import { useMessages } from '../../i18n/catalogue.ts'
import { Column, Grid, Stack } from '../../ui/layout.tsx'
import { cardMessages } from '../company-card.messages.ts'
import { tabMessages } from '../tab.messages.ts'
import { useCompany, useOverview, useReliability } from '../use-company.ts'
import { ArbitrationCard } from './arbitration-card.tsx'
import { ConnectionsCard } from './connections-card.tsx'
import { ContactsCard } from './contacts-card.tsx'
import { ContractsCard } from './contracts-card.tsx'
import { CountCard } from './count-card.tsx'
import { FinancesCard } from './finances-card.tsx'
import { FoundersCard } from './founders-card.tsx'
import { MainInfoCard } from './main-info-card.tsx'
import { ReliabilityCard } from './reliability-card.tsx'

const filialsOf = (company: Company) => company.division.reduce((sum, { filials }) => sum + filials.length, 0)

/** Wide and narrow cards stand in pairs; a card without data leaves its place to the next. */
export default function SummaryTab() {
  const overview = useOverview()
  const isCompany = useCompany().kind === 'company'
  const wide = [overview?.finances ? <FinancesCard key="finances" /> : null, <MainInfoCard key="main" />]
  const narrow = [
    useReliability() ? <ReliabilityCard key="reliability" /> : null,
    <ArbitrationCard key="arbitration" />,
    <ContactsCard key="contacts" />,
  ]
  const [aside, second, third = <Counts key="counts" />] = narrow.filter((card) => card !== null)
  const [first, next] = wide.filter((card) => card !== null)
  return (
    <Grid>
      <Column span={8}>{first}</Column>
      <Column span={4}>{aside}</Column>
      {next && <Column span={8}>{next}</Column>}
      {next && <Column span={4}>{second}</Column>}
      {isCompany && (
        <>
          <Column span={4}>
            <FoundersCard />
          </Column>
          <Column span={4}>
            <ConnectionsCard />
          </Column>
        </>
      )}
      <Column span={4}>{next ? third : second}</Column>
      <Column span={8}>
        <ContractsCard />
      </Column>
      <Column span={4}>
        <Stack>
          {!next && third.key !== 'counts' && third}
          {(!next || third.key !== 'counts') && <Counts />}
        </Stack>
      </Column>
    </Grid>
  )
}

/** Sections of which the summary says only how much they hold. */
function Counts() {
  const texts = useMessages(cardMessages)
  const tabs = useMessages(tabMessages)
  const company = useCompany()
  const overview = useOverview()
  const isCompany = company.kind === 'company'
  return (
    <Stack>
      {overview?.inspections && (
        <CountCard
          tab="inspections"
          count={overview.inspections.total}
          note={overview.inspections.warnings > 0 ? tabs.withViolations(overview.inspections.warnings) : tabs.violationsNone}
        />
      )}
      <CountCard tab="licenses" count={company.licenses.length} note={texts.branchesWord} />
      {isCompany && <CountCard tab="branches" count={filialsOf(company)} note={texts.branchesWord} />}
      <CountCard tab="okved" count={company.okved_add.length + (company.okved ? 1 : 0)} note={texts.branchesWord} />
    </Stack>
  )
}
