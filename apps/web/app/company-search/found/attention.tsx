// The most serious finding about a found company, as icon and text.
import type { FoundAnywhere } from '@sverka/contract/company-search/everywhere'
import { Icon } from '../../ui/icon.tsx'
import styles from './attention.module.css'

export function Attention({ finding }: { finding: FoundAnywhere['attention'] }) {
  if (!finding) return null
  return (
    <span className={finding.polarity === 'attention' ? styles.attention : styles.negative}>
      <Icon name="alert" size="small" />
      {finding.fact ?? finding.title}
    </span>
  )
}
