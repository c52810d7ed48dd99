// How long a request has waited, whether that is over the queue's target time, and which colleague has it open.
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
  since: string
  now: string
}

/** Amber with a clock: late is not an error. */
export function OverdueTag({ queue, since, now }: WaitingProps) {
  const texts = useMessages(backOfficeMessages)
  if (!isOverdue(since, now, queueHours[queue])) return null
  return (
    <Tag tone="warning" icon="clock">
      {texts.overdue}
    </Tag>
  )
}

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

/** Announced by screen readers when it appears, so that two people who open a request at the same time learn of each other. */
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
