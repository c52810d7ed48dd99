// The reliability report on a company: on its card (`ReportOfCard`), and as stored for a member (`Decision`, then `Findings`). It has the verdict for
// each kind of deal, gauge, factors, coverage, and the comparison with the industry.
import type { ReliabilityReport } from '@sverka/contract/company-card/reliability'
import { bySeverity, GAUGE_MIN_CHECKED_SHARE } from '@sverka/contract/company-card/reliability.rules'
import type { Factor } from '@sverka/contract/company-card/reliability-factor'
import { lazy, type ReactNode } from 'react'
import { useMessages } from '../i18n/catalogue.ts'
import { useFormat } from '../i18n/format.ts'
import { AccordionSection } from '../ui/accordion.tsx'
import { Gauge } from '../ui/charts/gauge.tsx'
import { Link } from '../ui/link.tsx'
import { Panel } from '../ui/panel.tsx'
import { Text } from '../ui/text.tsx'
import { Coverage, useCheckedCount } from './coverage.tsx'
import { type FactorContext, FactorList } from './factor-list.tsx'
import { FactorsBySubject } from './factors-by-subject.tsx'
import { IndustryStrips } from './industry-strips.tsx'
import { MissingFactsList } from './missing-facts-list.tsx'
import { PurposeCells } from './purpose-cells.tsx'
import { reliabilityMessages } from './reliability.messages.ts'
import styles from './reliability.module.css'
import { UncheckedStopsFrame } from './unchecked-stops-frame.tsx'

/** Loaded for ended companies. No Suspense fallback: it would hide the server's markup. */
const Purposes = lazy(async () => ({ default: (await import('./purposes.tsx')).Purposes }))

const isFound = ({ state }: Factor): boolean => state === 'found'
/** One event counts once: a factor counted with a more serious one is listed below that one. */
const isLeading = ({ counted_with: leader }: Factor): boolean => !leader
/** The most serious stop factor found (one that alone rules out a deal), as in the summary of the card. */
const mostSeriousStop = (factors: readonly Factor[]): Factor | undefined =>
  factors.filter((factor) => isFound(factor) && isLeading(factor) && factor.polarity === 'stop').sort(bySeverity)[0]

const isNegative = ({ polarity }: Factor): boolean => polarity === 'negative' || polarity === 'stop'

interface ReportOfCardProps {
  report: ReliabilityReport
  /** Number of the card to whose tabs the findings link. */
  number: string
  /** More folded parts, below the coverage and the industry. */
  children: ReactNode
}

/** The report on a card: verdicts, factors, and beside them the gauge and folded parts about the data. */
export function ReportOfCard({ report, number, children }: ReportOfCardProps) {
  const texts = useMessages(reliabilityMessages)
  const { factors, purposes, ended, unchecked_stops: stops } = report
  return (
    <>
      {!ended && <UncheckedStopsFrame stops={stops} />}
      {ended ? (
        <Purposes report={report} stop={mostSeriousStop(factors)} />
      ) : (
        <PurposeCells purposes={purposes} stop={mostSeriousStop(factors)} card={number} />
      )}
      <div className={styles.columns}>
        <FactorsBySubject {...factorContext(report, number)} />
        <div>
          <Panel title={texts.title} foot={texts.notRating}>
            <ReportGauge report={report} />
          </Panel>
          <Panel className={styles.folds} flush>
            <AboutData report={report} />
            {children}
          </Panel>
        </div>
      </div>
    </>
  )
}

/** Largest number of missing groups of data with which their list is open at first. */
const FEW_GAPS = 2

/** Folded parts about the data: what is missing, what was checked and from which sources, the company against its industry. */
function AboutData({ report: { factors, industry, purposes, ended } }: { report: ReliabilityReport }) {
  const texts = useMessages(reliabilityMessages)
  const format = useFormat()
  // Data missing for several kinds of deal are listed once.
  const gaps = ended ? [] : purposes.flatMap(({ missing: purposeGaps = [] }) => purposeGaps)
  const missing = [...new Map(gaps.map((gap) => [gap.group, gap])).values()]
  return (
    <>
      {missing.length > 0 && (
        <AccordionSection
          title={<Counted title={texts.lacking} count={format.integer(missing.length)} />}
          open={missing.length <= FEW_GAPS}
        >
          <MissingFactsList missing={missing} />
        </AccordionSection>
      )}
      <AccordionSection title={<Counted title={texts.coverageTitle} count={useCheckedCount(factors)} />}>
        <Coverage factors={factors} />
      </AccordionSection>
      {industry.length > 0 && (
        <AccordionSection title={texts.industryTitle}>
          <IndustryStrips industry={industry} bare />
        </AccordionSection>
      )}
    </>
  )
}

const Counted = ({ title, count }: { title: string; count: string }) => (
  <span className={styles.counted}>
    {title} <small>{count}</small>
  </span>
)

/** First part of a stored report: verdicts, and coverage by group of factors. */
export function Decision({ report }: { report: ReliabilityReport }) {
  const texts = useMessages(reliabilityMessages)
  return (
    <>
      <Purposes report={report} stop={mostSeriousStop(report.factors)} />
      <Panel title={texts.coverageTitle} action={useCheckedCount(report.factors)}>
        <Coverage factors={report.factors} />
      </Panel>
    </>
  )
}

/** Second part of a stored report: gauge, factors, industry. */
export const Findings = ({ report }: { report: ReliabilityReport }) => (
  <>
    <Summary report={report} />
    <FactorLists {...factorContext(report, report.inn ?? report.ogrn)} />
    <IndustryStrips industry={report.industry} />
  </>
)

const factorContext = ({ factors, purposes }: ReliabilityReport, card: string): FactorContext => ({
  all: factors,
  card,
  stopped: mostSeriousStop(factors) !== undefined || purposes.some(({ stopped }) => stopped),
})

/** The factors of a stored report by polarity, negative ones first; those not found, not checked or not applicable are folded. */
function FactorLists(context: FactorContext) {
  const texts = useMessages(reliabilityMessages)
  const found = context.all.filter((factor) => isFound(factor) && isLeading(factor)).sort(bySeverity)
  const inState = (...states: Factor['state'][]) => context.all.filter(({ state }) => states.includes(state))
  const section = (title: string, list: readonly Factor[], empty: string, open: boolean) => (
    <AccordionSection title={`${title} (${list.length})`} open={open}>
      {list.length === 0 ? <Text as="p">{empty}</Text> : <FactorList factors={list} context={context} />}
    </AccordionSection>
  )
  return (
    <Panel title={texts.factorsTitle} action={<Link to="/method">{texts.method}</Link>} className={styles.bySign}>
      {section(texts.lists.negative, found.filter(isNegative), texts.lists.noNegative, true)}
      {section(
        texts.lists.attention,
        found.filter(({ polarity }) => polarity === 'attention'),
        texts.noAttention,
        true,
      )}
      {section(
        texts.lists.positive,
        found.filter(({ polarity }) => polarity === 'positive'),
        texts.lists.noPositive,
        true,
      )}
      {section(texts.lists.notFound, inState('not_found'), texts.noAttention, false)}
      {section(texts.lists.notChecked, inState('not_checked', 'source_down'), texts.noAttention, false)}
      {section(texts.lists.notApplicable, inState('not_applicable'), texts.noAttention, false)}
    </Panel>
  )
}

/** The gauge of positive against negative factors; without either a text, unless too few factors were checked to say so. */
function ReportGauge({ report: { gauge, counts, factors } }: { report: ReliabilityReport }) {
  const texts = useMessages(reliabilityMessages)
  const format = useFormat()
  // Reports stored before the gauge had `checked` and `of` have them in their counts.
  const { positive, negative, checked = counts.found + counts.not_found, of = counts.all - counts.not_applicable } = gauge
  const stop = mostSeriousStop(factors)
  const hasLittleData = checked < of * GAUGE_MIN_CHECKED_SHARE
  if (gauge.ratio === null && !hasLittleData) return <Text as="p">{texts.noGauge}</Text>
  return (
    <Gauge
      positive={positive}
      negative={negative}
      label={texts.gauge(positive, positive + negative)}
      caption={texts.gaugeCaption}
      {...(stop ? { stop: texts.stop(stop.title) } : {})}
      hasLittleData={hasLittleData}
      over={texts.checkedCount(format.integer(checked), format.integer(of))}
    />
  )
}

/** Gauge and counts of a stored report, whose factors are listed by polarity. */
function Summary({ report }: { report: ReliabilityReport }) {
  const texts = useMessages(reliabilityMessages)
  const format = useFormat()
  const { counts, points } = report
  const rows: readonly (readonly [label: string, value: number])[] = [
    [texts.lists.positive, counts.positive],
    [texts.lists.negative, counts.negative],
    [texts.lists.attention, counts.attention],
    [texts.lists.notChecked, counts.not_checked + counts.source_down],
    [texts.points, points],
  ]
  return (
    <Panel title={texts.title} foot={texts.notRating}>
      <div className={styles.head}>
        <ReportGauge report={report} />
        <dl className={styles.counts}>
          {rows.map(([label, value]) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{format.integer(value)}</dd>
            </div>
          ))}
        </dl>
      </div>
    </Panel>
  )
}
