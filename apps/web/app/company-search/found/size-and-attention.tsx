// How large a found company is, with the year of the figure, and the weightiest finding to attend to.
import type { FoundAnywhere } from '@sverka/contract/company-search.everywhere'
import { useMessages } from '../../i18n/catalogue.ts'
import { useFormat } from '../../i18n/format.ts'
import { Icon } from '../../ui/icon.tsx'
import { searchMessages } from '../company-search.messages.ts'
import styles from './size-and-attention.module.css'

const KOPECKS = 100

export function SizeAndAttention({ company: { revenue, attention } }: { company: Pick<FoundAnywhere, 'revenue' | 'attention'> }) {
  const texts = useMessages(searchMessages)
  const format = useFormat()
  if (!revenue && !attention) return null
  const tone = attention?.polarity === 'attention' ? styles.attention : styles.negative
  return (
    <span className={styles.facts}>
      {revenue && <span className={styles.revenue}>{texts.revenue(format.shortMoney(revenue.kopecks / KOPECKS), revenue.year)}</span>}
      {attention && (
        <span className={tone}>
          <Icon name="alert" size="small" />
          {attention.title}
        </span>
      )}
    </span>
  )
}
