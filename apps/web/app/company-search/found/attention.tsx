// The most serious finding of a found company's reliability report, as icon and text.
import type { FoundAnywhere } from '@sverka/contract/company-search/everywhere'
import { Icon } from '../../ui/icon.tsx'
import styles from './attention.module.css'

/** `finding` is null without a stored report or finding. `fact` is the finding with its figures, `title` its general name. */
export function Attention({ finding }: { finding: FoundAnywhere['attention'] }) {
  if (!finding) return null
  return (
    // The polarity `attention` is a mild finding; the others are negative ones and those that rule out a deal.
    <span className={finding.polarity === 'attention' ? styles.attention : styles.negative}>
      <Icon name="alert" size="small" />
      {finding.fact ?? finding.title}
    </span>
  )
}
