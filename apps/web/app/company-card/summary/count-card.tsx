// How many entries a tab holds, with the way to it; of a section that holds none, whether its source was asked.
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
import { tabMessages } from '../tab.messages.ts'
import styles from './count-card.module.css'

interface CountCardProps {
  title: string
  tab?: TabWord
  count?: number
  /** What to know of the entries beside their number. */
  note?: string
  /** The day on which the source was asked. */
  asOf?: string | null | undefined
}

export function CountCard({ title, tab, count = 0, note, asOf }: CountCardProps) {
  const texts = useMessages(cardMessages)
  const tabs = useMessages(tabMessages)
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
            {count > 0 ? note : asOf ? tabs.notFoundOn(format.date(asOf)) : texts.noData}
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
