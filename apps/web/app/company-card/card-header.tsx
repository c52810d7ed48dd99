// Header of a company card: search, name, status, numbers to copy and actions; the summary tab adds short answers about the company.
import type { Company } from '@sverka/contract/company/company'
import { OKOPF_FARM } from '@sverka/contract/company/company.rules'
import { type ComponentType, lazy } from 'react'
import { useMatches } from 'react-router'
import { useMessages } from '../i18n/catalogue.ts'
import { StatusMarks } from '../shell/status-marks.tsx'
import { Breadcrumbs } from '../ui/breadcrumbs.tsx'
import { Container, DesktopOnly, Row } from '../ui/layout.tsx'
import { Text } from '../ui/text.tsx'
import { CardActions } from './card-actions.tsx'
import { CardNumbers } from './card-numbers.tsx'
import { CardSearch } from './card-search.tsx'
import { CardTabs } from './card-tabs.tsx'
import { cardMessages } from './company-card.messages.ts'
import styles from './company-card.module.css'
import { isStopped } from './five-answers.rules.ts'
import { useKpp } from './purpose.ts'
import type { CardContext } from './use-company.ts'
import { useCurrentTab } from './use-current-tab.ts'

/** Loaded if the URL names a branch by its КПП, a tax registration code. No Suspense fallback: it would hide the server's markup. */
const BranchNote = lazy(async () => ({ default: (await import('./card-notices.tsx')).BranchNote }))

/** The reliability verdict in one line, loaded for tabs without `answers`. No Suspense fallback, for the same reason. */
const VerdictLine = lazy(async () => ({ default: (await import('./verdict-line.tsx')).VerdictLine }))

export interface CardHeaderProps {
  card: CardContext
  /** The INN or OGRN (taxpayer or registration number) in the URL. */
  number: string
}

/** Exported by a tab as `handle` if its header shows `answers` instead of the one-line verdict. */
export interface TabHandle {
  readonly answers?: ComponentType<CardHeaderProps>
}

export function CardHeader({ card, number }: CardHeaderProps) {
  const { company } = card
  const texts = useMessages(cardMessages)
  const tab = useCurrentTab()
  const kpp = useKpp()
  // The last matched route is the tab's.
  const Answers = (useMatches().at(-1)?.handle as TabHandle | undefined)?.answers
  const crumbs = [
    { label: texts.counterParties, to: '/counter-parties' },
    { label: company.inn ? `${texts.inn} ${company.inn}` : `${texts.ogrn} ${company.ogrn}` },
  ]
  return (
    // An inline script of the document stores the cards opened last in the browser: it reads `data-card` and the `h1`.
    <div className={styles.header} data-card={company.inn ?? company.ogrn}>
      <Container>
        <div className={styles.top}>
          <CardSearch />
          <DesktopOnly>
            <Breadcrumbs label={texts.breadcrumbs} crumbs={crumbs} />
          </DesktopOnly>
        </div>
        {kpp && kpp !== company.kpp && <BranchNote company={company} number={number} kpp={kpp} />}
        <div className={styles.headline}>
          <Identity company={company} number={number} stopped={isStopped(card.reliability)} />
          {/* In the markup before the verdict, since wide screens draw it above: the keyboard focus reaches the buttons first. */}
          <CardActions number={number} card={card} />
          {/* `MemberActions` draws the member's own note about the company here, by a portal. */}
          <div id="own-note" className={styles.ownNote} />
          {tab !== 'reliability' && (
            <div className={styles.answers}>
              {Answers ? (
                <Answers card={card} number={number} />
              ) : (
                card.reliability && <VerdictLine report={card.reliability} company={company} number={number} />
              )}
            </div>
          )}
        </div>
      </Container>
    </div>
  )
}

/** Sticky: stays at the top while the tab is scrolled. */
export function CardTabBar({ card, number }: CardHeaderProps) {
  return (
    <div className={styles.tabs}>
      <Container>
        <CardTabs card={card} number={number} />
      </Container>
    </div>
  )
}

/** `stopped`: the reliability report has a stop factor, one that rules out a deal; «active» is then not green. */
function Identity({ company, number, stopped }: { company: Company; number: string; stopped: boolean }) {
  const { status, provenance } = company
  return (
    <div className={styles.identity}>
      <Row wrap className={styles.marks}>
        <h1 className={styles.name}>{company.name}</h1>
        <StatusMarks status={status} endedOn={status.ended?.on} asOf={provenance.register?.as_of} stopped={stopped} large />
      </Row>
      <FullName company={company} />
      <CardNumbers company={company} number={number} />
    </div>
  )
}

/** A company's full name; for a sole trader, which has none, the meaning of «ИП»: sole trader, or head of a farm by the legal form (ОКОПФ code). */
function FullName({ company }: { company: Company }) {
  const texts = useMessages(cardMessages)
  const trader = company.okopf?.code === OKOPF_FARM ? texts.farmHead : texts.soleTrader
  const fullName = company.kind === 'company' ? company.name_full : trader
  if (!fullName) return null
  return (
    <DesktopOnly>
      <Text as="p" tone="secondary">
        {fullName}
      </Text>
    </DesktopOnly>
  )
}
