// Parts of a staff queue: how long a request has waited, whether that is over the queue's target time, and which colleague has it open.
import { type QueueName, queueHours } from '@sverka/contract/back-office/back-office.rules'
import { useMessages } from '../i18n/catalogue.ts'
import { Tag } from '../ui/badge.tsx'
import { Icon } from '../ui/icon.tsx'
import { Note } from '../ui/note.tsx'
import { isOverdue, measureAge } from './age.rules.ts'
import { backOfficeMessages } from './back-office.messages.ts'
import styles from './queue.module.css'

/** Text of the time between two ISO times, such as «3 ч 10 мин». */
export function useAge(): (since: string, now: string) => string {
  const { age: texts } = useMessages(backOfficeMessages)
  return (since, now) => {
    const age = measureAge(since, now)
    if (age.unit === 'now') return texts.now
    if (age.unit === 'minutes') return texts.minutes(age.minutes)
    return age.unit === 'hours' ? texts.hours(age.hours, age.minutes) : texts.days(age.days)
  }
}

interface WaitingProps {
  queue: QueueName
  /** ISO times: since when the request waits, and the server's current time. */
  since: string
  now: string
}

/** Tag of a request that waits longer than the queue's target time; amber with a clock, not red, since being late is not an error. */
export function OverdueTag({ queue, since, now }: WaitingProps) {
  const texts = useMessages(backOfficeMessages)
  if (!isOverdue(since, now, queueHours[queue])) return null
  return (
    <Tag tone="warning" icon="clock">
      {texts.overdue}
    </Tag>
  )
}

/** The waiting time beside the queue's target time. */
export function WaitingTime({ queue, since, now }: WaitingProps) {
  const texts = useMessages(backOfficeMessages)
  const age = useAge()
  const hours = queueHours[queue]
  return (
    <p className={styles.waits} data-overdue={isOverdue(since, now, hours) || undefined}>
      <Icon name="clock" />
      {texts.waits(age(since, now), hours)}
    </p>
  )
}

/** Note with the name of the colleague who has the request open; `by` is undefined if nobody has. Screen readers announce it when it appears. */
export function PresenceTag({ by }: { by: string | undefined }) {
  const texts = useMessages(backOfficeMessages)
  return (
    <div role="status" className={styles.lookedAt}>
      {by && (
        <Note icon="users" title={texts.lookedAtTitle(by)}>
          {texts.lookedAtText}
        </Note>
      )}
    </div>
  )
}
