// What the accounts say, worded in the reader's language, each with its sign.
import type { FinanceFactor } from '@sverka/contract/company-card/finances'
import { useMessages } from '../../i18n/catalogue.ts'
import { useFormat } from '../../i18n/format.ts'
import { classNames } from '../../ui/class-names.ts'
import { Icon } from '../../ui/icon.tsx'
import { VisuallyHidden } from '../../ui/layout.tsx'
import { Text } from '../../ui/text.tsx'
import { tabMessages } from '../tab.messages.ts'
import styles from '../tab.module.css'

export function FactorList({ factors }: { factors: readonly FinanceFactor[] }) {
  const texts = useMessages(tabMessages)
  const format = useFormat()
  if (factors.length === 0) return <Text tone="muted">{texts.noFactors}</Text>
  return (
    <ul className={styles.factors}>
      {factors.map(({ code, polarity, values }) => (
        <li key={code}>
          <FactorSign polarity={polarity} />
          <VisuallyHidden>{texts[polarity]}: </VisuallyHidden>
          <span>
            {texts.factorTexts[code]?.({
              years: values.years ?? 0,
              percent: format.percent(values.percent ?? 0),
              money: format.shortMoney(values.value ?? 0),
              margin: format.percent(values.margin ?? 0),
              months: format.decimal(values.months ?? 0),
            }) ?? code}
          </span>
        </li>
      ))}
    </ul>
  )
}

/** Plus on green or minus on red; decoration beside words that say the same. */
export const FactorSign = ({ polarity }: Pick<FinanceFactor, 'polarity'>) => (
  <span className={classNames(styles.sign, styles[polarity])}>
    <Icon name={polarity === 'positive' ? 'plus' : 'minus'} size="small" />
  </span>
)
