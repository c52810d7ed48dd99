// Metrics of the last days on the overview of staff: for each metric the total and a bar for each day.
import type { DayFigures } from '@sverka/contract/back-office/back-office'
import { useMessages } from '../../i18n/catalogue.ts'
import { useFormat } from '../../i18n/format.ts'
import { Text } from '../../ui/text.tsx'
import { dataMessages } from './data.messages.ts'
import styles from './data.module.css'

/** Metrics that are counts: new accounts, full checks of companies, viewed company cards, orders. Turnover is a sum of money. */
const COUNT_METRICS = ['registrations', 'checks', 'searches', 'orders'] as const

/** `days`: oldest first, the last one is today; turnover in rubles. */
export function DailyMetrics({ days }: { days: readonly DayFigures[] }) {
  const texts = useMessages(dataMessages)
  const format = useFormat()
  return (
    <div className={styles.figures}>
      {COUNT_METRICS.map((name) => (
        <DailyMetric key={name} title={texts[name]} days={days} read={(day) => day[name]} formatValue={format.integer} />
      ))}
      <DailyMetric title={texts.turnover} days={days} read={({ turnover }) => turnover} formatValue={format.money} />
    </div>
  )
}

interface DailyMetricProps {
  title: string
  days: readonly DayFigures[]
  read: (day: DayFigures) => number
  formatValue: (value: number) => string
}

/** The total above the bars. The style sheet draws the last bar, today's, in full colour. Screen readers get every value as text. */
function DailyMetric({ title, days, read, formatValue }: DailyMetricProps) {
  const texts = useMessages(dataMessages)
  const format = useFormat()
  const largest = Math.max(1, ...days.map(read))
  const [first, last] = [days[0], days.at(-1)]
  const allValues = days.map((day) => `${format.date(day.day)}: ${formatValue(read(day))}`).join(', ')
  return (
    <div>
      <Text as="p" tone="secondary">
        {title}
      </Text>
      <p className={styles.sum}>{formatValue(days.reduce((sum, day) => sum + read(day), 0))}</p>
      <div className={styles.bars} role="img" aria-label={`${title}. ${allValues}`}>
        {days.map((day) => (
          // At least 2 %, so that a day with the value 0 still has a visible bar.
          <span key={day.day} className={styles.bar} style={{ height: `${Math.max(2, (read(day) / largest) * 100)}%` }} />
        ))}
      </div>
      <p className={styles.ends}>
        <span>{first && format.date(first.day)}</span>
        <span>{last && texts.today(formatValue(read(last)))}</span>
      </p>
    </div>
  )
}
