// Notices instead of a card (no such record, a wrong check digit) and above it (which branch the URL names).

import type { Filial } from '@sverka/contract/company/company'
import { withKind } from '@sverka/contract/company/company.rules'
import { isIdentifierValid } from '@sverka/contract/identifiers/identifiers'
import { useMessages } from '../i18n/catalogue.ts'
import { useFormat } from '../i18n/format.ts'
import { PageHead } from '../shell/page-head.tsx'
import { useSite } from '../shell/root-data.ts'
import { EmptyState } from '../ui/empty-state.tsx'
import { Container } from '../ui/layout.tsx'
import { Link } from '../ui/link.tsx'
import { Note } from '../ui/note.tsx'
import { Panel } from '../ui/panel.tsx'
import { noticesMessages } from './card-notices.messages.ts'
import { CardSearch } from './card-search.tsx'
import { cardMessages } from './company-card.messages.ts'
import styles from './company-card.module.css'
import { CopyRequisites } from './copy-requisites.tsx'
import type { Card } from './load-card.ts'
import type { CardCompany } from './readable-company.ts'
import { RefreshButton } from './refresh-button.tsx'

type MissingCard = Exclude<Card, { state: 'found' }>

export function CardMissing({ card: { state, number } }: { card: MissingCard }) {
  const texts = useMessages(noticesMessages)
  const isWrongDigit = state === 'wrong-digit'
  // The server may request a company that is not stored yet from its data source.
  const canAskSource = useSite().canRefreshFromSource && isIdentifierValid(number)
  const title = isWrongDigit ? texts.wrongDigitTitle : texts.notFoundTitle
  return (
    <Container className={styles.missing}>
      <PageHead title={title} noindex />
      <Panel>
        <EmptyState
          icon={isWrongDigit ? 'alert' : 'search'}
          title={title}
          asHeading
          action={canAskSource ? <RefreshButton number={number} /> : <CardSearch />}
        >
          {isWrongDigit ? texts.wrongDigitText(number) : canAskSource ? texts.askSourceText(number) : texts.notFoundText(number)}
        </EmptyState>
      </Panel>
    </Container>
  )
}

/** The branch that the URL names by its КПП (tax registration code), not the company's own: its place, and that it is a part of the company. */
export function BranchNote({ company, number, kpp }: { company: CardCompany; number: string; kpp: string }) {
  const format = useFormat()
  const texts = useMessages(cardMessages)
  const notices = useMessages(noticesMessages)
  const branch = company.division.flatMap(({ filials }) => filials).find((item) => item.kpp === kpp)
  const action = <Link to={`/counter-parties/${number}`}>{notices.branch.toCompany}</Link>
  return (
    <div className={styles.branch}>
      {branch ? (
        <Note title={withKind(notices.branch.kinds[branch.kind], branch.name ?? '')} action={action}>
          <p>{format.list([`${texts.kpp} ${kpp}`, branch.country, branch.address])}</p>
          <p>{notices.branch.text(company.name)}</p>
        </Note>
      ) : (
        <Note tone="warning" action={action}>
          {notices.branch.unknown(kpp)}
        </Note>
      )}
      <CopyRequisites company={branch ? withBranchDetails(company, branch) : company} />
    </div>
  )
}

/** The company's details for a contract with its branch: КПП and address are the branch's, and its name follows the company's. */
const withBranchDetails = (company: CardCompany, { name, kpp, address }: Filial): CardCompany => ({
  ...company,
  kpp,
  legal_adress: company.legal_adress && { ...company.legal_adress, adress: address },
  forDocuments: {
    ...company.forDocuments,
    full: [company.forDocuments.full ?? company.forDocuments.name, name].filter(Boolean).join(', '),
  },
})
