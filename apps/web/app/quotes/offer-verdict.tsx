// The verdict on the risk of prepaying a seller the sum of their offer, with the worst finding against the seller.
import { useMessages } from '../i18n/catalogue.ts'
import { useFormat } from '../i18n/format.ts'
import { reliabilityMessages } from '../reliability/reliability.messages.ts'
import { VERDICT_ICONS, VERDICT_TONES } from '../reliability/verdict-style.ts'
import { Icon } from '../ui/icon.tsx'
import { Stack } from '../ui/layout.tsx'
import { Text } from '../ui/text.tsx'
import type { SellerVerdict } from './load-quote.ts'
import { quotesMessages } from './quotes.messages.ts'
import styles from './quotes.module.css'

/** `verdict` is undefined for sellers whose verdicts were not loaded, because there are too many. */
export function OfferVerdict({ verdict }: { verdict: SellerVerdict | undefined }) {
  const texts = useMessages(quotesMessages)
  const format = useFormat()
  const { verdicts } = useMessages(reliabilityMessages)
  if (verdict === undefined) return <Text tone="secondary">{texts.verdictRest}</Text>
  if (verdict === 'failed') return <Text tone="secondary">{texts.verdictFailed}</Text>
  const { against = [], deal } = verdict
  // The first finding whose own sum is not small compared with this deal; only if all are small, the first of them.
  const worst = against.find(({ code }) => !deal?.small.includes(code)) ?? against[0]
  const largeComparisons = (deal?.figures ?? [])
    .filter(({ large }) => large)
    .map(({ figure, value }) => (value === null ? texts.figures[figure] : texts.figure(texts.figures[figure], format.shortMoney(value))))
  return (
    <Stack gap={1}>
      <span className={`${styles.verdict} ${styles[VERDICT_TONES[verdict.verdict]]}`}>
        <Icon name={VERDICT_ICONS[verdict.verdict]} />
        {verdicts[verdict.verdict]}
      </span>
      {worst && (
        <Text size="caption" tone="secondary">
          {worst.fact ?? worst.title}
        </Text>
      )}
      {deal && largeComparisons.length > 0 && (
        <Text size="caption" tone="warning">
          {texts.besideSum(format.shortMoney(deal.sum), largeComparisons.join(', '))}
        </Text>
      )}
    </Stack>
  )
}
