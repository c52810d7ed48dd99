// The whole report: the decision for each purpose, gauge and counts, lists of factors, the industry beside the company.
import type { Factor, ReliabilityReport } from '@sverka/contract/company-card/reliability'
import { GAUGE_FROM } from '@sverka/contract/company-card/reliability.rules'
import { useMessages } from '../i18n/catalogue.ts'
import { useFormat } from '../i18n/format.ts'
import { AccordionSection } from '../ui/accordion.tsx'
import { Gauge } from '../ui/charts/gauge.tsx'
import { DescriptionList } from '../ui/description-list.tsx'
import { Stack } from '../ui/layout.tsx'
import { Link } from '../ui/link.tsx'
import { Panel } from '../ui/panel.tsx'
import { Text } from '../ui/text.tsx'
import { FactorList } from './factor-list.tsx'
import { IndustryTable } from './industry-table.tsx'
import { Purposes } from './purposes.tsx'
import { reliabilityMessages } from './reliability.messages.ts'
import styles from './reliability.module.css'

const isFound = ({ state }: Factor): boolean => state === 'found'
/** One event counts once: what is counted with a graver finding stands below it. */
const isLeading = ({ counted_with: leader }: Factor): boolean => !leader
/** The stop that weighs most, as the summary of the card names it. */
const gravestStop = (factors: readonly Factor[]): Factor | undefined =>
  factors.filter((factor) => isFound(factor) && isLeading(factor) && factor.polarity === 'stop').sort((a, b) => a.counted - b.counted)[0]

const isNegative = ({ polarity }: Factor): boolean => polarity === 'negative' || polarity === 'stop'

export function ReportView({ report, expanded }: { report: ReliabilityReport; expanded?: boolean }) {
  const texts = useMessages(reliabilityMessages)
  const { factors, industry } = report
  const found = factors.filter(isFound).filter(isLeading)
  const positive = found.filter(({ polarity }) => polarity === 'positive')
  const negative = found.filter(isNegative)
  const attention = found.filter(({ polarity }) => polarity === 'attention')
  const notFound = factors.filter(({ state }) => state === 'not_found')
  const notChecked = factors.filter(({ state }) => state === 'not_checked' || state === 'source_down')
  const notApplicable = factors.filter(({ state }) => state === 'not_applicable')
  const section = (title: string, list: readonly Factor[], empty: string, open: boolean) => (
    <AccordionSection title={`${title} (${list.length})`} open={open || expanded === true}>
      <FactorList factors={list} all={factors} empty={empty} card={expanded ? undefined : (report.inn ?? report.ogrn)} />
    </AccordionSection>
  )
  return (
    <Stack gap={6}>
      <Purposes purposes={report.purposes} stop={gravestStop(factors)} />
      <Summary report={report} />
      <Panel title={texts.factorsTitle}>
        {section(texts.negative, negative, texts.noNegative, true)}
        {section(texts.attention, attention, texts.noAttention, true)}
        {section(texts.positive, positive, texts.noPositive, true)}
        {section(texts.notFound, notFound, texts.noAttention, false)}
        {section(texts.notChecked, notChecked, texts.noAttention, false)}
        {section(texts.notApplicable, notApplicable, texts.noAttention, false)}
      </Panel>
      {industry.length > 0 && <IndustryTable industry={industry} />}
    </Stack>
  )
}

function Summary({ report: { gauge, counts, points, factors } }: { report: ReliabilityReport }) {
  const texts = useMessages(reliabilityMessages)
  const format = useFormat()
  const { positive, negative, checked = counts.found + counts.not_found, of = counts.all - counts.not_applicable } = gauge
  const stop = gravestStop(factors)
  const isThin = checked < of * GAUGE_FROM
  return (
    <Panel title={texts.title} action={<Link to="/method">{texts.method}</Link>} foot={texts.notRating}>
      <div className={styles.head}>
        {gauge.ratio === null && !isThin ? (
          <Text as="p">{texts.noGauge}</Text>
        ) : (
          <Gauge
            positive={positive}
            negative={negative}
            label={texts.gauge(positive, positive + negative)}
            caption={texts.gaugeCaption}
            {...(stop ? { stop: texts.stop(stop.title) } : {})}
            isThin={isThin}
            over={texts.checkedOf(format.integer(checked), format.integer(of))}
          />
        )}
        <DescriptionList
          items={[
            { label: texts.all, value: format.integer(counts.all) },
            { label: texts.positive, value: format.integer(counts.positive) },
            { label: texts.negative, value: format.integer(counts.negative) },
            { label: texts.attention, value: format.integer(counts.attention) },
            { label: texts.notChecked, value: format.integer(counts.not_checked + counts.source_down) },
            { label: texts.points, value: format.integer(points) },
          ]}
        />
      </div>
    </Panel>
  )
}
