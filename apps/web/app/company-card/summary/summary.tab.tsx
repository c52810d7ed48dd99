// Сводка: the first facts of every section, each with the way to its tab; sections without data stand together and take little room.
import { Fragment } from 'react'
import type { ShouldRevalidateFunctionArgs } from 'react-router'
import { browserCall } from '../../api/browser-call.ts'
import { servicesContext } from '../../context.ts'
import { languageInBrowser, languageOnServer } from '../../reliability/reader-language.ts'
import { Column, Grid } from '../../ui/layout.tsx'
import { loadTab } from '../load-tab.ts'
import { onlyPurposeDiffers } from '../purpose.ts'
import { useCompany, useOverview, useReliability } from '../use-company.ts'
import type { Route } from './+types/summary.tab'
import { ArbitrationCard } from './arbitration-card.tsx'
import { ConnectionsCard } from './connections-card.tsx'
import { ContactsCard } from './contacts-card.tsx'
import { ContractsCard } from './contracts-card.tsx'
import { CountCards } from './count-cards.tsx'
import { FinancesCard } from './finances-card.tsx'
import { FoundersCard } from './founders-card.tsx'
import { MainInfoCard } from './main-info-card.tsx'
import { ReliabilityCard } from './reliability-card.tsx'
import { type Filled, filledOf } from './summary-facts.ts'

/** Columns of a row that holds so many narrow cards. */
const SPANS = [12, 12, 6, 4, 6] as const

const isCard = <T,>(card: T | false | null): card is T => card !== false && card !== null

/** The cards that have something to show, by how much room they take. */
function useCards(filled: Filled) {
  const report = useReliability()
  const wide = [filled.finances && <FinancesCard key="finances" />, <MainInfoCard key="main" />].filter(isCard)
  const narrow = [
    report && <ReliabilityCard key="reliability" />,
    filled.arbitration && <ArbitrationCard key="arbitration" />,
    filled.contacts && <ContactsCard key="contacts" />,
  ].filter(isCard)
  const owners = [filled.founders && <FoundersCard key="founders" />, filled.connections && <ConnectionsCard key="connections" />]
  return { wide, narrow: narrow.slice(0, wide.length), rest: [...owners.filter(isCard), ...narrow.slice(wide.length)] }
}

/** Wide cards stand each beside a narrow one; the narrow ones that are left share a row. */
const KEY = 'GET /api/v1/reliability-verdicts/'
export const loader = ({ context, ...address }: Route.LoaderArgs) =>
  loadTab(context.get(servicesContext).call, KEY, { ...address, lang: languageOnServer(context) })
export const clientLoader = (address: Route.ClientLoaderArgs) => loadTab(browserCall, KEY, { ...address, lang: languageInBrowser() })

/** The kind of deal is a view of the same verdicts. */
export const shouldRevalidate = ({ currentUrl, nextUrl, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs): boolean =>
  !onlyPurposeDiffers(currentUrl, nextUrl) && defaultShouldRevalidate

export default function SummaryTab() {
  const filled = filledOf(useCompany(), useOverview())
  const { wide, narrow, rest } = useCards(filled)
  return (
    <Grid>
      {wide.map((card, row) => (
        <Fragment key={card.key}>
          <Column span={narrow[row] ? 8 : 12}>{card}</Column>
          {narrow[row] && <Column span={4}>{narrow[row]}</Column>}
        </Fragment>
      ))}
      {rest.map((card) => (
        <Column key={card.key} span={SPANS[rest.length] ?? 4}>
          {card}
        </Column>
      ))}
      {filled.contracts && (
        <Column span={8}>
          <ContractsCard />
        </Column>
      )}
      <Column span={filled.contracts ? 4 : 12}>
        <CountCards filled={filled} />
      </Column>
    </Grid>
  )
}
