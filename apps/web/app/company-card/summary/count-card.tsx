// How many entries a tab holds, with the way to it; nothing for a tab that is empty.
import type { TabWord } from '@sverka/contract/company-card/tabs'
import { Link, useParams } from 'react-router'
import { useMessages } from '../../i18n/catalogue.ts'
import { useFormat } from '../../i18n/format.ts'
import { Row } from '../../ui/layout.tsx'
import { Panel } from '../../ui/panel.tsx'
import { Heading, Text } from '../../ui/text.tsx'
import { tabPath } from '../card-address.ts'
import { cardMessages } from '../company-card.messages.ts'
import styles from './count-card.module.css'

export function CountCard({ tab, count, note }: { tab: TabWord; count: number; note: string }) {
  const texts = useMessages(cardMessages)
  const format = useFormat()
  const { id = '' } = useParams()
  return (
    <Panel compact>
      <Row between>
        <div>
          <Heading level={2} look="h4">
            {texts.tabs[tab]}
          </Heading>
          <Text as="p" size="caption" tone="secondary">
            {count > 0 ? note : texts.noData}
          </Text>
        </div>
        {count > 0 && (
          <Link to={tabPath(id, tab)} className={styles.count} aria-label={`${texts.tabs[tab]}: ${count}`}>
            {format.integer(count)}
          </Link>
        )}
      </Row>
    </Panel>
  )
}
