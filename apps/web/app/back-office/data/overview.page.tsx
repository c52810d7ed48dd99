// `/back-office/overview`: registrations, full checks, searches, orders and turnover of the last days.
import type { DayFigures } from '@sverka/contract/back-office'
import { useSearchParams } from 'react-router'
import { browserCall } from '../../api/browser-call.ts'
import { useMessages } from '../../i18n/catalogue.ts'
import { useFormat } from '../../i18n/format.ts'
import { PageHead } from '../../shell/page-head.tsx'
import { useSite } from '../../shell/root-data.ts'
import { Panel } from '../../ui/panel.tsx'
import { Segmented } from '../../ui/segmented.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { Text } from '../../ui/text.tsx'
import { forStaff } from '../for-staff.ts'
import { QueueHeading } from '../queue.tsx'
import type { Route } from './+types/overview.page'
import { dataMessages } from './data.messages.ts'
import styles from './data.module.css'

const SPANS = [14, 30, 90] as const

const spanIn = (params: URLSearchParams): (typeof SPANS)[number] => SPANS.find((span) => String(span) === params.get('days')) ?? SPANS[0]

export const clientLoader = ({ request }: Route.ClientLoaderArgs) =>
  forStaff(() => browserCall('GET /api/v1/admin/figures/', { query: { days: spanIn(new URL(request.url).searchParams) } }))

export const HydrateFallback = () => <Skeleton width="100%" height="480px" />

export default function OverviewPage({ loaderData: { result } }: Route.ComponentProps) {
  const texts = useMessages(dataMessages)
  const format = useFormat()
  const [params] = useSearchParams()
  const counted = (name: 'registrations' | 'checks' | 'searches' | 'orders') => (
    <Figure title={texts[name]} days={result} read={(day) => day[name]} format={format.integer} />
  )
  return (
    <>
      <PageHead title={texts.overviewTitle} noindex />
      <QueueHeading title={texts.overviewTitle} count={0}>
        <Segmented
          label={texts.span}
          chosen={String(spanIn(params))}
          segments={SPANS.map((span) => ({ value: String(span), label: texts.days(span), to: `?days=${span}` }))}
        />
      </QueueHeading>
      <Text as="p" tone="secondary">
        {texts.overviewLead} <DemoEnd until={result.at(-1)?.day ?? ''} />
      </Text>
      <div className={styles.figures}>
        {counted('registrations')}
        {counted('checks')}
        {counted('searches')}
        {counted('orders')}
        <Figure title={texts.turnover} days={result} read={({ turnover }) => turnover} format={format.money} />
      </div>
    </>
  )
}

/** The invented orders end with the demo's day, the charts with the machine's: without a word the days between look like days without trade. */
function DemoEnd({ until }: { until: string }) {
  const { demo, today } = useSite()
  const texts = useMessages(dataMessages)
  const format = useFormat()
  return demo && until > today ? texts.demoOrdersEnd(format.longDate(today)) : null
}

interface FigureProps {
  title: string
  days: readonly DayFigures[]
  read: (day: DayFigures) => number
  format: (value: number) => string
}

/** The sum of the days over their bars, today's in full colour; every value is told to those who do not see them. */
function Figure({ title, days, read, format: write }: FigureProps) {
  const texts = useMessages(dataMessages)
  const format = useFormat()
  const most = Math.max(1, ...days.map(read))
  const [first, last] = [days[0], days.at(-1)]
  const told = days.map((day) => `${format.date(day.day)}: ${write(read(day))}`).join(', ')
  return (
    <Panel compact>
      <Text as="p" tone="secondary">
        {title}
      </Text>
      <p className={styles.sum}>{write(days.reduce((sum, day) => sum + read(day), 0))}</p>
      <div className={styles.bars} role="img" aria-label={`${title}. ${told}`}>
        {days.map((day) => (
          <span key={day.day} className={styles.bar} style={{ height: `${Math.max(2, (read(day) / most) * 100)}%` }} />
        ))}
      </div>
      <p className={styles.ends}>
        <span>{first && format.date(first.day)}</span>
        <span>{last && texts.today(write(read(last)))}</span>
      </p>
    </Panel>
  )
}
