// «1 оспорено» beside a finding: how many of its records the company disputes.
import { useMessages } from '../i18n/catalogue.ts'
import { Icon } from '../ui/icon.tsx'
import styles from './disputed-count.module.css'
import { verdictMessages } from './verdict.messages.ts'

export function DisputedCount({ marks }: { marks: readonly unknown[] | undefined }) {
  const words = useMessages(verdictMessages)
  if (!marks || marks.length === 0) return null
  return (
    <span className={styles.count}>
      {' '}
      <Icon name="flag" size="small" /> {words.disputed(marks.length)}
    </span>
  )
}
