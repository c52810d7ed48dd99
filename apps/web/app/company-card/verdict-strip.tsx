// The verdict over every tab: on the summary with a switch of the kind of deal, elsewhere in one line.
import type { ReliabilitySummary } from '@sverka/contract/company-card/reliability'
import { type Purpose, purposes } from '@sverka/contract/company-card/reliability.rules'
import { useMessages } from '../i18n/catalogue.ts'
import { VERDICT_ICONS, VERDICT_TONES } from '../reliability/purposes.tsx'
import { reliabilityMessages } from '../reliability/reliability.messages.ts'
import { Tag } from '../ui/badge.tsx'
import { Row } from '../ui/layout.tsx'
import { Link } from '../ui/link.tsx'
import { Segmented } from '../ui/segmented.tsx'
import { Text } from '../ui/text.tsx'
import { tabPath } from './card-address.ts'
import { cardMessages } from './company-card.messages.ts'
import { forPurpose, usePurpose } from './purpose.ts'
import styles from './verdict-strip.module.css'

interface VerdictStripProps {
  report: ReliabilitySummary
  number: string
  /** One line without the switch. */
  brief: boolean
}

export function VerdictStrip({ report, number, brief }: VerdictStripProps) {
  const texts = useMessages(cardMessages)
  const words = useMessages(reliabilityMessages)
  const purpose = usePurpose()
  return (
    <Row gap={3} wrap>
      {brief ? (
        <Text size="ui" tone="secondary">
          {words.purposes[purpose]}:
        </Text>
      ) : (
        <div className={styles.purposes}>
          <Segmented
            label={texts.verdictFor}
            chosen={purpose}
            segments={purposes.map((value) => ({ value, label: words.purposes[value], to: forPurpose(tabPath(number, 'summary'), value) }))}
            wrap
          />
        </div>
      )}
      <Verdict report={report} purpose={purpose} />
      <Link to={`${forPurpose(tabPath(number, 'reliability'), purpose)}#purpose-${purpose}`}>{texts.verdictMore}</Link>
    </Row>
  )
}

function Verdict({ report: { verdicts, worst }, purpose }: { report: ReliabilitySummary; purpose: Purpose }) {
  const words = useMessages(reliabilityMessages)
  const verdict = verdicts[purpose]
  const stop = worst.find(({ polarity }) => polarity === 'stop')
  return (
    <span role="status">
      <Tag tone={VERDICT_TONES[verdict]} icon={VERDICT_ICONS[verdict]}>
        {verdict === 'refuse' && stop ? words.stop(stop.title) : words.verdicts[verdict]}
      </Tag>
    </span>
  )
}
