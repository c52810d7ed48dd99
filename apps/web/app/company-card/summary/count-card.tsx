// How many entries a tab holds, with the way to it; «no data» for a section that holds none.
import type { TabWord } from '@sverka/contract/company-card/tabs'
import { useParams } from 'react-router'
import { useMessages } from '../../i18n/catalogue.ts'
import { useFormat } from '../../i18n/format.ts'
import { Row } from '../../ui/layout.tsx'
import { Link } from '../../ui/link.tsx'
import { Panel } from '../../ui/panel.tsx'
import { Heading, Text } from '../../ui/text.tsx'
import { tabPath } from '../card-address.ts'
import { cardMessages } from '../company-card.messages.ts'
import styles from './count-card.module.css'

interface CountCardProps {
  title: string
  tab?: TabWord
  count?: number
  /** What to know of the entries beside their number. */
  note?: string
}

export function CountCard({ title, tab, count = 0, note }: CountCardProps) {
  const texts = useMessages(cardMessages)
  const format = useFormat()
  const { id = '' } = useParams()
  return (
    <Panel compact>
      <Row between>
        <div>
          <Heading level={2} look="h4">
            {title}
          </Heading>
          <Text as="p" size="caption" tone="secondary">
            {count > 0 ? note : texts.noData}
          </Text>
        </div>
        {tab && count > 0 && (
          <Link to={tabPath(id, tab)} className={styles.count} aria-label={`${title}: ${count}`}>
            {format.integer(count)}
          </Link>
        )}
      </Row>
    </Panel>
  )
}
