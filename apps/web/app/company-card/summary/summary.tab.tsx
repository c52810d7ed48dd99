// The tab «Сводка» (summary) of a company card: the first facts of every section, each with a link to its tab; sections without data share one panel.
import { type CSSProperties, lazy, type ReactNode } from 'react'
import type { ShouldRevalidateFunctionArgs } from 'react-router'
import { browserCall } from '../../api/browser-call.ts'
import { servicesContext } from '../../context.ts'
import { languageInBrowser, languageOnServer } from '../../reliability/reader-language.ts'
import { classNames } from '../../ui/class-names.ts'
import type { TabHandle } from '../card-header.tsx'
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
import { SourcesCard } from './sources-card.tsx'
import styles from './summary.module.css'
import { SummaryAnswers } from './summary-answers.tsx'
import { assignColumns, type ColumnName, type Filled, findFilled } from './summary-facts.ts'

/** Loaded for an ended company. No Suspense fallback: it would hide the server's markup until the script has loaded. */
const HowClosedCard = lazy(async () => ({ default: (await import('./how-closed-card.tsx')).HowClosedCard }))

const KEY = 'GET /api/v1/reliability-verdicts/'
export const loader = ({ context, ...args }: Route.LoaderArgs) =>
  loadTab(context.get(servicesContext).call, KEY, { ...args, lang: languageOnServer(context) })
export const clientLoader = (args: Route.ClientLoaderArgs) => loadTab(browserCall, KEY, { ...args, lang: languageInBrowser() })

export const handle: TabHandle = { answers: SummaryAnswers }

/** Another kind of deal is another view of the same verdicts: nothing is loaded again. */
export const shouldRevalidate = ({ currentUrl, nextUrl, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs): boolean =>
  !onlyPurposeDiffers(currentUrl, nextUrl) && defaultShouldRevalidate

/** Whether the card is of a company that no longer exists; false for a sole trader. */
const useIsEnded = (): boolean => {
  const { kind, status } = useCompany()
  return kind === 'company' && status.ended != null
}

interface SlotProps {
  /** Position among all panels if both columns become one, as on phones. */
  weight: number
  className?: string | undefined
  children: ReactNode
}

const Slot = ({ weight, className, children }: SlotProps) => (
  <div className={classNames(className)} style={{ '--weight': weight } as CSSProperties}>
    {children}
  </div>
)

/** Panels without a fixed column: each is put into the shorter one. */
function FlexiblePanels({ filled, column }: { filled: Filled; column: ColumnName }) {
  const columns = assignColumns({ filled, company: useCompany(), isEnded: useIsEnded(), hasReport: useReliability() !== null })
  return (
    <>
      {columns.counts === column && (
        <Slot weight={8}>
          <CountCards filled={filled} />
        </Slot>
      )}
      {columns.sources === column && (
        <Slot weight={9}>
          <SourcesCard />
        </Slot>
      )}
    </>
  )
}

function WideColumn({ filled }: { filled: Filled }) {
  const isEnded = useIsEnded()
  return (
    <div>
      {filled.finances && (
        <Slot weight={1}>
          <FinancesCard />
        </Slot>
      )}
      {isEnded && (
        <Slot weight={2}>
          <HowClosedCard />
        </Slot>
      )}
      <Slot weight={3}>
        <MainInfoCard />
      </Slot>
      {(filled.arbitration || filled.connections) && (
        <Slot weight={4} className={styles.pair}>
          {filled.arbitration && <ArbitrationCard />}
          {filled.connections && <ConnectionsCard />}
        </Slot>
      )}
      {filled.contracts && (
        <Slot weight={6}>
          <ContractsCard />
        </Slot>
      )}
      <FlexiblePanels filled={filled} column="wide" />
    </div>
  )
}

function NarrowColumn({ filled }: { filled: Filled }) {
  const report = useReliability()
  return (
    <div>
      {report && (
        <Slot weight={2}>
          <ReliabilityCard />
        </Slot>
      )}
      {filled.founders && (
        <Slot weight={5}>
          <FoundersCard />
        </Slot>
      )}
      {filled.contacts && (
        <Slot weight={7}>
          <ContactsCard />
        </Slot>
      )}
      <FlexiblePanels filled={filled} column="narrow" />
    </div>
  )
}

export default function SummaryTab() {
  const filled = findFilled(useCompany(), useOverview())
  return (
    <div className={styles.columns}>
      <WideColumn filled={filled} />
      <NarrowColumn filled={filled} />
    </div>
  )
}
