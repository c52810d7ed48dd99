// The reliability report that the data aggregator Checko made itself, beside ours: its counts and lists of factors as plain text (specification §2,
// «Reliability analysis»).
import type { Provenance } from '@sverka/contract/company/company'
import type { SourceReport } from '@sverka/contract/company-card/source-report'
import { useMessages } from '../../i18n/catalogue.ts'
import { reliabilityMessages } from '../../reliability/reliability.messages.ts'
import { AccordionSection } from '../../ui/accordion.tsx'
import { Panel } from '../../ui/panel.tsx'
import { Text } from '../../ui/text.tsx'
import styles from '../tab.module.css'
import { TabProvenance } from '../tab-provenance.tsx'

interface SourceReportPanelProps {
  report: SourceReport
  source: Provenance | null
}

export function SourceReportPanel({ report, source }: SourceReportPanelProps) {
  const words = useMessages(reliabilityMessages)
  return (
    <Panel title={words.sourceReport} count={report.positive + report.negative} foot={<TabProvenance source={source} />}>
      <div className={styles.sections}>
        <AccordionSection open title={`${words.lists.negative} (${report.negative})`}>
          <Factors factors={report.negatives} empty={words.lists.noNegative} />
        </AccordionSection>
        <AccordionSection open title={`${words.lists.positive} (${report.positive})`}>
          <Factors factors={report.positives} empty={words.lists.noPositive} />
        </AccordionSection>
      </div>
    </Panel>
  )
}

function Factors({ factors, empty }: { factors: readonly string[]; empty: string }) {
  if (factors.length === 0) return <Text tone="muted">{empty}</Text>
  return (
    <ul>
      {factors.map((factor) => (
        <li key={factor}>{factor}</li>
      ))}
    </ul>
  )
}
