// The verdict over every tab: on the summary with a switch of the kind of deal and its reasons, elsewhere in one line.
import type { Company } from '@sverka/contract/company'
import type { ReliabilitySummary } from '@sverka/contract/company-card/reliability'
import { type Purpose, purposesOf } from '@sverka/contract/company-card/reliability.rules'
import { useMessages } from '../i18n/catalogue.ts'
import { reliabilityMessages } from '../reliability/reliability.messages.ts'
import { VERDICT_ICONS, VERDICT_TONES } from '../reliability/verdict-look.ts'
import { Tag } from '../ui/badge.tsx'
import { classNames } from '../ui/class-names.ts'
import { Icon } from '../ui/icon.tsx'
import { Row, VisuallyHidden } from '../ui/layout.tsx'
import { Link } from '../ui/link.tsx'
import { Text } from '../ui/text.tsx'
import { tabPath } from './card-address.ts'
import { cardMessages } from './company-card.messages.ts'
import { forPurpose, usePurpose } from './purpose.ts'
import { useVerdicts } from './use-verdicts.ts'
import { VerdictPanel } from './verdict-panel.tsx'
import styles from './verdict-strip.module.css'

interface VerdictStripProps {
  report: ReliabilitySummary
  company: Pick<Company, 'kind' | 'okopf'>
  number: string
}

/** The kinds of deal that can be made with it, and the one that is asked about, if it is one of them. */
function useOffered({ kind, okopf }: VerdictStripProps['company']): { offered: readonly Purpose[]; purpose: Purpose } {
  const asked = usePurpose()
  const offered = purposesOf(kind, okopf?.code)
  return { offered, purpose: offered.includes(asked) ? asked : (offered[0] ?? asked) }
}

/** One line with the verdict for the chosen kind of deal. */
export function VerdictLine({ report, company, number }: VerdictStripProps) {
  const texts = useMessages(cardMessages)
  const words = useMessages(reliabilityMessages)
  const { purpose } = useOffered(company)
  const verdict = report.verdicts[purpose]
  const stop = report.worst.find(({ polarity }) => polarity === 'stop')
  return (
    <Row gap={3} wrap className={styles.line}>
      <Text size="ui" tone="secondary">
        {words.purposes[purpose]}:
      </Text>
      <Tag tone={VERDICT_TONES[verdict]} icon={VERDICT_ICONS[verdict]}>
        {verdict === 'refuse' && stop ? words.stop(stop.title) : words.verdicts[verdict]}
      </Tag>
      <Link to={`${forPurpose(tabPath(number, 'reliability'), purpose)}#purpose-${purpose}`}>{texts.verdictMore}</Link>
    </Row>
  )
}

export function VerdictStrip({ report, company, number }: VerdictStripProps) {
  const texts = useMessages(cardMessages)
  const words = useMessages(reliabilityMessages)
  const { offered, purpose } = useOffered(company)
  return (
    <div className={styles.strip}>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset would bring form semantics to links */}
      <div role="group" className={styles.deals} aria-label={texts.verdictFor}>
        <span className={styles.question}>{words.purposesTitle}</span>
        {offered.map((value) => {
          const verdict = report.verdicts[value]
          return (
            <Link
              key={value}
              to={forPurpose(tabPath(number, 'summary'), value)}
              preventScrollReset
              className={classNames(styles.deal, value === purpose && styles.chosen)}
              aria-current={value === purpose ? 'page' : undefined}
            >
              {texts.deals[value]}
              <span className={styles[VERDICT_TONES[verdict]]}>
                <Icon name={VERDICT_ICONS[verdict]} />
              </span>
              <VisuallyHidden>: {words.verdicts[verdict]}</VisuallyHidden>
            </Link>
          )
        })}
      </div>
      <VerdictPanel report={report} verdicts={useVerdicts()} purpose={purpose} kind={company.kind} number={number} />
    </div>
  )
}
