// Row of the summary for one section of the card: the number of entries as a link to the tab. Without entries it says that none was found on a
// day, that the source is down, or that there are no data.
import type { SourceCheck } from '@sverka/contract/company-card/tab-lists'
import type { TabId } from '@sverka/contract/company-card/tabs'
import { useParams } from 'react-router'
import { useMessages } from '../../i18n/catalogue.ts'
import { useFormat } from '../../i18n/format.ts'
import { Link } from '../../ui/link.tsx'
import { Text } from '../../ui/text.tsx'
import { tabPath } from '../card-url.ts'
import { cardMessages } from '../company-card.messages.ts'
import { useWithDeal } from '../purpose.ts'
import { tabMessages } from '../tab.messages.ts'
import styles from './count-row.module.css'

interface CountRowProps {
  title: string
  tab?: TabId
  count?: number
  /** Shown beside the title if there are entries. */
  note?: string
  /** ISO day on which the source had no entry; by default that of `checked`. */
  asOf?: string | null | undefined
  /** Result of checking the section's source, if that is not the extract of the state register. */
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
  const withDeal = useWithDeal()
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
        <Link to={withDeal(tabPath(id, tab))} className={styles.count} aria-label={`${title}: ${count}`}>
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
