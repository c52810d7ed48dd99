// The queues on the overview: how many requests wait, the age of the oldest, the target time, all ages as a bar, and today's decisions.
import type { QueueState } from '@sverka/contract/back-office/back-office'
import { queueHours } from '@sverka/contract/back-office/back-office.rules'
import { useMessages } from '../../i18n/catalogue.ts'
import { MISSING, useFormat } from '../../i18n/format.ts'
import { Link } from '../../ui/link.tsx'
import { backOfficeMessages } from '../back-office.messages.ts'
import { StaffPanel } from '../staff-list.tsx'
import { OverdueTag, useAge } from '../waiting.tsx'
import { dataMessages } from './data.messages.ts'
import styles from './data.module.css'

/** Groups of ages: up to 4 hours, up to 12 (or to the target time, if that is less), up to the queue's target time (`norm`), over it. */
const AGES = ['hours4', 'hours12', 'norm', 'overdue'] as const

/** The answer of the API about all queues. */
export interface QueueStates {
  /** Time of the server's answer, ISO. */
  readonly now: string
  readonly result: readonly QueueState[]
}

/** The table of the queues. */
export function Queues({ now, result }: QueueStates) {
  const texts = useMessages(dataMessages)
  const { sections } = useMessages(backOfficeMessages)
  const format = useFormat()
  const longestQueue = Math.max(1, ...result.map(({ waiting }) => waiting))
  const total = result.reduce((sum, { waiting }) => sum + waiting, 0)
  return (
    <StaffPanel
      title={texts.queues}
      count={format.integer(total)}
      action={<Legend />}
      rows={result}
      rowKey={({ queue }) => queue}
      columns={[
        { head: texts.queue, cell: ({ queue }) => <Link to={`/back-office/${queue}`}>{sections[queue]}</Link> },
        { head: texts.waiting, numeric: true, cell: ({ waiting }) => <b>{format.integer(waiting)}</b> },
        { head: texts.oldest, cell: (state) => <Oldest state={state} now={now} /> },
        { head: texts.norm, cell: ({ queue }) => texts.hours(queueHours[queue]) },
        { head: texts.ages, cell: (state) => <Ages state={state} longestQueue={longestQueue} /> },
        { head: texts.decidedToday, numeric: true, cell: ({ decided_today }) => format.integer(decided_today) },
      ]}
    />
  )
}

function Oldest({ state: { queue, oldest_at }, now }: { state: QueueState; now: string }) {
  const age = useAge()
  if (oldest_at === null) return MISSING
  return (
    <span className={styles.oldest}>
      {age(oldest_at, now)} <OverdueTag queue={queue} since={oldest_at} now={now} />
    </span>
  )
}

/** A bar with a part for each group of ages. Its length compares the queue with the longest queue. Screen readers get the counts as text. */
function Ages({ state: { waiting, ages }, longestQueue }: { state: QueueState; longestQueue: number }) {
  const texts = useMessages(dataMessages)
  if (waiting === 0) return MISSING
  const countsText = AGES.map((age) => `${texts.ageLabels[age]}: ${ages[age]}`).join(', ')
  return (
    <span
      className={styles.ages}
      role="img"
      aria-label={countsText}
      title={countsText}
      // At least 12 % wide, so that the parts of a short queue can still be seen.
      style={{ width: `${Math.max(12, (waiting / longestQueue) * 100)}%` }}
    >
      {AGES.map((age) => ages[age] > 0 && <i key={age} data-age={age} style={{ flexGrow: ages[age] }} />)}
    </span>
  )
}

/** What each colour of the bars means. */
function Legend() {
  const texts = useMessages(dataMessages)
  return (
    <span className={styles.legend} aria-hidden="true">
      {AGES.map((age) => (
        <span key={age}>
          <i data-age={age} />
          {texts.ageLabels[age]}
        </span>
      ))}
    </span>
  )
}
