// What the accounts say by the reliability report, each with its sign and its proof.
import type { FinanceFactor } from '@sverka/contract/company-card/finances'
import { useMessages } from '../../i18n/catalogue.ts'
import { useFormat } from '../../i18n/format.ts'
import { evidenceText } from '../../reliability/evidence-text.ts'
import { classNames } from '../../ui/class-names.ts'
import { Icon, type IconName } from '../../ui/icon.tsx'
import { VisuallyHidden } from '../../ui/layout.tsx'
import { Text } from '../../ui/text.tsx'
import { tabMessages } from '../tab.messages.ts'
import styles from '../tab.module.css'

/** A plus beside a stop is `muted`: it reassures nobody. */
type Sign = 'positive' | 'muted' | 'negative' | 'attention'

const SIGNS: Record<FinanceFactor['polarity'], Exclude<Sign, 'muted'>> = {
  positive: 'positive',
  negative: 'negative',
  stop: 'negative',
  attention: 'attention',
}
/** The gravest first. */
const ORDER: readonly FinanceFactor['polarity'][] = ['stop', 'negative', 'attention', 'positive']

export const gravestFirst = (factors: readonly FinanceFactor[]): FinanceFactor[] =>
  [...factors].sort((a, b) => ORDER.indexOf(a.polarity) - ORDER.indexOf(b.polarity))

const ICONS: Record<Sign, IconName> = { positive: 'plus', muted: 'plus', negative: 'minus', attention: 'alert' }

export function FactorList({ factors, stopped = false }: { factors: readonly FinanceFactor[]; stopped?: boolean }) {
  const texts = useMessages(tabMessages)
  const format = useFormat()
  if (factors.length === 0) return <Text tone="muted">{texts.noFactors}</Text>
  return (
    <ul className={styles.factors}>
      {factors.map(({ code, polarity, title, evidence: [proof] }) => (
        <li key={code}>
          <FactorSign sign={stopped && polarity === 'positive' ? 'muted' : SIGNS[polarity]} />
          <VisuallyHidden>{texts[SIGNS[polarity]]}: </VisuallyHidden>
          <div>
            {title}
            {proof && (
              <Text as="div" size="caption" tone="secondary">
                {evidenceText(proof, format)}
              </Text>
            )}
          </div>
        </li>
      ))}
    </ul>
  )
}

/** Plus on green, minus on red, a mark on amber; decoration beside words that say the same. */
export const FactorSign = ({ sign }: { sign: Sign }) => (
  <span className={classNames(styles.sign, styles[sign])}>
    <Icon name={ICONS[sign]} size="small" />
  </span>
)
