// «1 оспорено» (1 disputed) beside a finding of the reliability report: how many of its records the company disputes.
import { useMessages } from '../i18n/catalogue.ts'
import { Icon } from '../ui/icon.tsx'
import { disputedCountMessages } from './disputed-count.messages.ts'
import styles from './disputed-count.module.css'

export function DisputedCount({ count }: { count: number }) {
  const words = useMessages(disputedCountMessages)
  return (
    <span className={styles.count}>
      <Icon name="flag" size="small" />
      {words.disputed(count)}
    </span>
  )
}
