// In place of a card: no such record, or a number whose check digit does not hold.
import { useMessages } from '../i18n/catalogue.ts'
import { PageHead } from '../shell/page-head.tsx'
import { EmptyState } from '../ui/empty-state.tsx'
import { Container } from '../ui/layout.tsx'
import { Panel } from '../ui/panel.tsx'
import { CardSearch } from './card-search.tsx'
import { cardMessages } from './company-card.messages.ts'
import styles from './company-card.module.css'
import type { Card } from './load-card.ts'

type Missing = Exclude<Card, { state: 'found' }>

export function CardMissing({ card: { state, number } }: { card: Missing }) {
  const texts = useMessages(cardMessages)
  const wrong = state === 'wrong-digit'
  const title = wrong ? texts.wrongDigitTitle : texts.notFoundTitle
  return (
    <Container className={styles.missing}>
      <PageHead title={title} noindex />
      <Panel>
        <EmptyState icon={wrong ? 'alert' : 'search'} title={title} asHeading action={<CardSearch />}>
          {wrong ? texts.wrongDigitText(number) : texts.notFoundText(number)}
        </EmptyState>
      </Panel>
    </Container>
  )
}
