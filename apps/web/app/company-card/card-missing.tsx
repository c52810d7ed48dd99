// In place of a card: no such record, or a number whose check digit does not hold.
import { identifierHolds } from '@sverka/contract/identifiers/identifiers'
import { useMessages } from '../i18n/catalogue.ts'
import { PageHead } from '../shell/page-head.tsx'
import { useSite } from '../shell/root-data.ts'
import { EmptyState } from '../ui/empty-state.tsx'
import { Container } from '../ui/layout.tsx'
import { Panel } from '../ui/panel.tsx'
import { missingMessages } from './card-missing.messages.ts'
import { CardSearch } from './card-search.tsx'
import styles from './company-card.module.css'
import type { Card } from './load-card.ts'
import { RefreshButton } from './refresh-button.tsx'

type Missing = Exclude<Card, { state: 'found' }>

export function CardMissing({ card: { state, number } }: { card: Missing }) {
  const texts = useMessages(missingMessages)
  const wrong = state === 'wrong-digit'
  const canAsk = useSite().asksSource && identifierHolds(number)
  const title = wrong ? texts.wrongDigitTitle : texts.notFoundTitle
  return (
    <Container className={styles.missing}>
      <PageHead title={title} noindex />
      <Panel>
        <EmptyState
          icon={wrong ? 'alert' : 'search'}
          title={title}
          asHeading
          action={canAsk ? <RefreshButton number={number} /> : <CardSearch />}
        >
          {wrong ? texts.wrongDigitText(number) : canAsk ? texts.askSourceText(number) : texts.notFoundText(number)}
        </EmptyState>
      </Panel>
    </Container>
  )
}
