// List of the factors (findings) of the reliability report about a company's accounts, each with its icon and the fact behind it.
import type { FinanceFactor } from '@sverka/contract/company-card/finances'
import { useMessages } from '../../i18n/catalogue.ts'
import { VisuallyHidden } from '../../ui/layout.tsx'
import { Sign, type SignVariant } from '../../ui/sign.tsx'
import { Text } from '../../ui/text.tsx'
import { tabMessages } from '../tab.messages.ts'
import styles from '../tab.module.css'

/** Next to a stop factor a positive factor is grey (`muted`), so that it does not reassure. */
const SIGNS: Record<FinanceFactor['polarity'], Exclude<SignVariant, 'muted'>> = {
  positive: 'positive',
  negative: 'negative',
  stop: 'negative',
  attention: 'attention',
}

/** `stopped`: the report has a stop factor, one that rules out a deal. */
export function FactorList({ factors, stopped = false }: { factors: readonly FinanceFactor[]; stopped?: boolean }) {
  const texts = useMessages(tabMessages)
  if (factors.length === 0) return <Text tone="muted">{texts.noFactors}</Text>
  return (
    <ul className={styles.factors}>
      {factors.map(({ code, polarity, title, fact }) => (
        <li key={code}>
          <Sign look={stopped && polarity === 'positive' ? 'muted' : SIGNS[polarity]} />
          <VisuallyHidden>{texts[SIGNS[polarity]]}: </VisuallyHidden>
          <div>
            {fact ?? title}
            {fact && (
              <Text as="div" size="caption" tone="secondary">
                {title}
              </Text>
            )}
          </div>
        </li>
      ))}
    </ul>
  )
}
