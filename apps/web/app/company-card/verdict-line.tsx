// One line with the verdict for the chosen kind of deal, in the card's header on every tab except the summary and the reliability report.
import type { Company } from '@sverka/contract/company/company'
import type { ReliabilitySummary } from '@sverka/contract/company-card/reliability'
import { useMessages } from '../i18n/catalogue.ts'
import { verdictLineMessages } from '../reliability/verdict-line.messages.ts'
import { VERDICT_ICONS, VERDICT_TONES } from '../reliability/verdict-style.ts'
import { Tag } from '../ui/badge.tsx'
import { Row } from '../ui/layout.tsx'
import { Link } from '../ui/link.tsx'
import { Text } from '../ui/text.tsx'
import { tabPath } from './card-url.ts'
import { cardMessages } from './company-card.messages.ts'
import { useOffered, useWithDeal } from './purpose.ts'
import styles from './verdict-strip.module.css'

interface VerdictLineProps {
  report: ReliabilitySummary
  company: Pick<Company, 'kind' | 'okopf'>
  /** Number of the company, as in the card's URL. */
  number: string
}

export function VerdictLine({ report, company, number }: VerdictLineProps) {
  const texts = useMessages(cardMessages)
  const words = useMessages(verdictLineMessages)
  const { purpose } = useOffered(company)
  const toReport = useWithDeal()(tabPath(number, 'reliability'), purpose)
  const verdict = report.verdicts[purpose]
  const stop = report.worst.find(({ polarity }) => polarity === 'stop')
  return (
    <Row gap={3} wrap className={styles.line}>
      <Text size="ui" tone="secondary">
        {words.purposes[purpose]}:
      </Text>
      <Tag tone={VERDICT_TONES[verdict]} icon={VERDICT_ICONS[verdict]}>
        {verdict === 'refuse' && stop ? words.stop(stop.fact ?? stop.title) : words.verdicts[verdict]}
      </Tag>
      <Link to={`${toReport}#purpose-${purpose}`}>{texts.verdictMore}</Link>
      {verdict !== 'impossible' && report.unchecked_stops.length > 0 && (
        <Link to={`${toReport}#unchecked-stops`}>{words.uncheckedCount(report.unchecked_stops.length)}</Link>
      )}
    </Row>
  )
}
