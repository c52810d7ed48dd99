// Number of entries in a tab, with a link; where there is none, whether the source was asked.
import type { SourceCheck } from '@sverka/contract/company-card/tab-lists'
import type { TabId } from '@sverka/contract/company-card/tabs'
import { useParams } from 'react-router'
import { useMessages } from '../../i18n/catalogue.ts'
import { useFormat } from '../../i18n/format.ts'
import { Link } from '../../ui/link.tsx'
import { Text } from '../../ui/text.tsx'
import { tabPath } from '../card-address.ts'
import { cardMessages } from '../company-card.messages.ts'
import { useKeptPurpose } from '../purpose.ts'
import { tabMessages } from '../tab.messages.ts'
import styles from './count-row.module.css'

interface CountRowProps {
  title: string
  tab?: TabId
  count?: number
  /** Shown beside the number. */
  note?: string
  /** The day of the register's extract. */
  asOf?: string | null | undefined
  /** Whether another source was asked. */
  checked?: SourceCheck | undefined
}

export function CountRow({
  title,
  tab,
  count = 0,
  note,
  checked,
  asOf = checked?.state === 'not_found' ? checked.as_of : null,
}: CountRowProps) {
  const texts = useMessages(cardMessages)
  const tabs = useMessages(tabMessages)
  const format = useFormat()
  const { id = '' } = useParams()
  const kept = useKeptPurpose()
  const isFilled = tab && count > 0
  return (
    <li className={styles.row}>
      <span>
        {title}{' '}
        {isFilled && note && (
          <Text size="caption" tone="muted">
            {note}
          </Text>
        )}
      </span>
      {isFilled ? (
        <Link to={kept(tabPath(id, tab))} className={styles.count} aria-label={`${title}: ${count}`}>
          {format.integer(count)}
        </Link>
      ) : (
        <Text size="caption" tone="muted" className={styles.none}>
          {asOf ? tabs.notFoundOn(format.date(asOf)) : checked?.state === 'down' ? tabs.sourceDown : texts.noData}
        </Text>
      )}
    </li>
  )
}
