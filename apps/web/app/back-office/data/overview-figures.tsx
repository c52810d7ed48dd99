// Figures of the last days: the total above a bar for each day.
import type { DayFigures } from '@sverka/contract/back-office/back-office'
import { useMessages } from '../../i18n/catalogue.ts'
import { useFormat } from '../../i18n/format.ts'
import { Text } from '../../ui/text.tsx'
import { dataMessages } from './data.messages.ts'
import styles from './data.module.css'

const COUNTED = ['registrations', 'checks', 'searches', 'orders'] as const

export function Figures({ days }: { days: readonly DayFigures[] }) {
  const texts = useMessages(dataMessages)
  const format = useFormat()
  return (
    <div className={styles.figures}>
      {COUNTED.map((name) => (
        <Figure key={name} title={texts[name]} days={days} read={(day) => day[name]} format={format.integer} />
      ))}
      <Figure title={texts.turnover} days={days} read={({ turnover }) => turnover} format={format.money} />
    </div>
  )
}

interface FigureProps {
  title: string
  days: readonly DayFigures[]
  read: (day: DayFigures) => number
  format: (value: number) => string
}

/** The total over the bars, today's in full colour; screen readers get every value. */
function Figure({ title, days, read, format: write }: FigureProps) {
  const texts = useMessages(dataMessages)
  const format = useFormat()
  const most = Math.max(1, ...days.map(read))
  const [first, last] = [days[0], days.at(-1)]
  const reported = days.map((day) => `${format.date(day.day)}: ${write(read(day))}`).join(', ')
  return (
    <div>
      <Text as="p" tone="secondary">
        {title}
      </Text>
      <p className={styles.sum}>{write(days.reduce((sum, day) => sum + read(day), 0))}</p>
      <div className={styles.bars} role="img" aria-label={`${title}. ${reported}`}>
        {days.map((day) => (
          <span key={day.day} className={styles.bar} style={{ height: `${Math.max(2, (read(day) / most) * 100)}%` }} />
        ))}
      </div>
      <p className={styles.ends}>
        <span>{first && format.date(first.day)}</span>
        <span>{last && texts.today(write(read(last)))}</span>
      </p>
    </div>
  )
}
