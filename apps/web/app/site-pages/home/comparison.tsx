// Section of the home page that compares the product with checking companies by hand.
import { useMessages } from '../../i18n/catalogue.ts'
import { ComparisonTable } from '../comparison-table.tsx'
import { Section } from '../section.tsx'
import { homeMessages } from './home.messages.ts'

export function Comparison() {
  const { comparison } = useMessages(homeMessages)
  const { need, here, byHand } = comparison.columns
  return (
    <Section white title={comparison.title}>
      <ComparisonTable caption={comparison.title} heads={[need, here, byHand]} rows={Object.values(comparison.rows)} />
    </Section>
  )
}
