// Panel «Надёжность» (reliability) of the summary: the gauge, and its numbers of positive and negative factors (specification §2, §9).
import { useMessages } from '../../i18n/catalogue.ts'
import { useFormat } from '../../i18n/format.ts'
import { Panel } from '../../ui/panel.tsx'
import { Sign } from '../../ui/sign.tsx'
import { isStopped } from '../five-answers.rules.ts'
import { ReliabilityGauge } from '../reliability/reliability-gauge.tsx'
import styles from '../tab.module.css'
import { useReliability } from '../use-company.ts'
import { summaryMessages } from './summary.messages.ts'
import { TabLink } from './tab-link.tsx'

export function ReliabilityCard() {
  const texts = useMessages(summaryMessages)
  const format = useFormat()
  const report = useReliability()
  if (!report) return null
  return (
    <Panel title={texts.tabs.reliability} action={<TabLink tab="reliability" />}>
      <ReliabilityGauge report={report} />
      <dl className={styles.rows}>
        <div>
          <dt>
            {/* While a stop factor rules out a deal, positive factors have no reassuring colour. */}
            <Sign look={isStopped(report) ? 'muted' : 'positive'} />
            {texts.positiveFactors}
          </dt>
          <dd>{format.integer(report.gauge.positive)}</dd>
        </div>
        <div>
          <dt>
            <Sign look="negative" />
            {texts.negativeFactors}
          </dt>
          <dd>{format.integer(report.gauge.negative)}</dd>
        </div>
      </dl>
    </Panel>
  )
}
