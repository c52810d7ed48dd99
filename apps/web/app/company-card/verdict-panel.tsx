// The verdict for one kind of deal in four cells: verdict with next step, reasons against, reasons for, coverage.
import type { ReliabilitySummary, ReliabilityVerdicts } from '@sverka/contract/company-card/reliability'
import { decidingStop, insideSentence, type Purpose } from '@sverka/contract/company-card/reliability.rules'
import type { PurposeVerdict, Verdict } from '@sverka/contract/company-card/reliability-verdict'
import { Fragment, lazy, type ReactNode } from 'react'
import { useMessages } from '../i18n/catalogue.ts'
import { useFormat } from '../i18n/format.ts'
import { ActionLink } from '../reliability/action-link.tsx'
import { DisputedMarks } from '../reliability/disputed-marks.tsx'
import { useRecordPath } from '../reliability/record-path.ts'
import { UncheckedStops } from '../reliability/unchecked-stops.tsx'
import { verdictMessages } from '../reliability/verdict.messages.ts'
import { VERDICT_ICONS, VERDICT_TONES } from '../reliability/verdict-style.ts'
import { classNames } from '../ui/class-names.ts'
import { Icon } from '../ui/icon.tsx'
import { Link } from '../ui/link.tsx'
import { tabPath } from './card-url.ts'
import { useWithDeal } from './purpose.ts'
import { summaryMessages } from './summary/summary.messages.ts'
import styles from './verdict-strip.module.css'

/** Loaded for an ended company. No Suspense fallback: it would hide the server's markup until the script has loaded. */
const EndedReasons = lazy(async () => ({ default: (await import('../reliability/ended-reasons.tsx')).EndedReasons }))

/** Loaded where the URL has a sum; without a fallback for the same reason. */
const DealComparison = lazy(async () => ({ default: (await import('../reliability/deal-comparison.tsx')).DealComparison }))
const SmallRemarks = lazy(async () => ({ default: (await import('../reliability/deal-comparison.tsx')).SmallRemarks }))

interface VerdictPanelProps {
  report: ReliabilitySummary
  verdicts: ReliabilityVerdicts | null
  purpose: Purpose
  kind: 'company' | 'entrepreneur'
  number: string
  /** The deal's sum as typed in the URL; empty without one. */
  sum: string
}

/** Background of the cell with the verdict. */
const BACKGROUNDS: Record<Verdict, string | undefined> = {
  proceed: styles.onGood,
  caution: styles.onWarning,
  refuse: styles.onBad,
  impossible: styles.onBad,
  unknown: styles.onUnknown,
}

export function VerdictPanel({ report, verdicts, purpose, kind, number, sum }: VerdictPanelProps) {
  const words = useMessages(verdictMessages)
  const reading = verdicts?.purposes.find((item) => item.purpose === purpose)
  const verdict = report.verdicts[purpose]
  const stop = decidingStop<{ title: string }>(
    report.worst.find(({ polarity }) => polarity === 'stop'),
    reading,
  )
  const isUnknown = verdict === 'unknown'
  const ended = verdict === 'impossible' ? verdicts?.ended : null
  // No deal is possible with an ended company: instead of reasons its end is shown.
  const hasReasons = reading && !ended
  return (
    <>
      <div className={styles.cells}>
        <div className={BACKGROUNDS[verdict]}>
          <p className={classNames(styles.verdict, styles[VERDICT_TONES[verdict]])} role="status">
            <Icon name={VERDICT_ICONS[verdict]} />
            {verdict === 'refuse' && stop ? (
              <span>
                {words.stop('')}
                <span className={styles.reason}>{insideSentence(stop.title)}</span>
              </span>
            ) : (
              words.verdicts[verdict]
            )}
          </p>
          {reading && <NextStep reading={reading} number={number} />}
        </div>
        {hasReasons && <Sides reading={reading} number={number} deal={verdicts?.materiality} />}
        {reading && isUnknown && <Missing missing={reading.missing ?? []} />}
        {ended && <EndedReasons ended={ended} kind={kind} number={number} />}
        <Coverage report={report} verdicts={verdicts} purpose={purpose} number={number} />
      </div>
      {verdict !== 'impossible' && <UncheckedStops stops={verdicts?.unchecked_stops ?? report.unchecked_stops} />}
      {hasReasons && sum && <DealComparison deal={verdicts?.materiality} />}
    </>
  )
}

/** The recommended next action, as a link or button if it can be done on this site, and its effect on the verdict. */
function NextStep({ reading: { action }, number }: { reading: PurposeVerdict; number: string }) {
  if (!action) return null
  return (
    <>
      <p className={styles.next}>
        <ActionLink action={action} card={number} />
      </p>
      {action.effect && <p>{action.effect}</p>}
    </>
  )
}

interface SidesProps {
  reading: PurposeVerdict
  number: string
  deal: ReliabilityVerdicts['materiality'] | undefined
}

/**
 * Reasons for and against. Without a verdict both stand in one cell, those against first. Reasons against whose sums are small compared with the
 * deal's are named below the others.
 */
function Sides({ reading, number, deal }: SidesProps) {
  const words = useMessages(verdictMessages)
  const plus = signed(reading.stopped ? 'muted' : 'plus', reading.for)
  const { true: small, false: large = [] } = Object.groupBy(reading.against ?? [], ({ code }) => `${deal?.small.includes(code) ?? false}`)
  const minus = signed('minus', large)
  const remarks = small && deal && <SmallRemarks sum={deal.sum} small={small} />
  if (reading.verdict === 'unknown')
    return (
      <Reasons title={words.known} reasons={[...minus, ...plus]} number={number} empty={words.nothingFound}>
        {remarks}
      </Reasons>
    )
  return (
    <>
      <Reasons title={words.against} reasons={minus} number={number} empty={words.nothingFound}>
        {remarks}
      </Reasons>
      <Reasons
        title={reading.stopped && plus.length > 0 ? words.forStopped : words.for}
        reasons={plus}
        number={number}
        empty={words.nothingFound}
      />
    </>
  )
}

/** `muted`: a reason for the deal while a stop factor rules it out, without a reassuring colour. */
type Sign = 'plus' | 'minus' | 'muted'
type Reason = NonNullable<PurposeVerdict['for']>[number] & { sign: Sign }

const SIGNS: Record<Sign, { icon: 'plus' | 'minus'; className: string | undefined }> = {
  plus: { icon: 'plus', className: styles.good },
  minus: { icon: 'minus', className: styles.bad },
  muted: { icon: 'plus', className: styles.neutral },
}

const signed = (sign: Sign, reasons: PurposeVerdict['for'] = []): Reason[] => reasons.map((reason) => ({ ...reason, sign }))

interface ReasonsProps {
  title: string
  reasons: readonly Reason[]
  number: string
  empty: string
  children?: ReactNode
}

function Reasons({ title, reasons, number, empty, children }: ReasonsProps) {
  const toRecord = useRecordPath()
  return (
    <div>
      <p className={styles.label}>{title}</p>
      {reasons.length === 0 && !children && <p className={styles.none}>{empty}</p>}
      <ul className={styles.reasons}>
        {reasons.map(({ code, title: name, fact = name, sign, record, disputed }) => (
          <li key={code} title={name}>
            <span className={SIGNS[sign].className}>
              <Icon name={SIGNS[sign].icon} size="small" />
            </span>
            <span>
              {record ? (
                <Link to={toRecord(number, record)} reloadDocument>
                  {fact}
                </Link>
              ) : (
                fact
              )}
              <DisputedMarks marks={disputed} />
            </span>
          </li>
        ))}
      </ul>
      {children}
    </div>
  )
}

/** Data missing for a verdict, each with the services where a person can look them up. */
function Missing({ missing }: { missing: NonNullable<PurposeVerdict['missing']> }) {
  const words = useMessages(verdictMessages)
  const format = useFormat()
  return (
    <div>
      <p className={styles.label}>{words.lacking}</p>
      <ul className={classNames(styles.reasons, styles.services)}>
        {missing.map(({ group, reason, as_of: day, service, also = [] }) => (
          <li key={group}>
            <span className={styles.neutral}>
              <Icon name="question" size="small" />
            </span>
            <span>
              {words.coverage[group]}
              {reason === 'old' && day && `, ${format.date(day)}`}
              {': '}
              {(reason === 'not_due' || reason === 'elsewhere') && `${words.noLack[reason]} `}
              {(reason === 'not_due' ? [] : [service, ...also]).map(({ name, url }, index) => (
                <Fragment key={url}>
                  {index > 0 && ', '}
                  <a href={url} target="_blank" rel="noreferrer">
                    {name}
                  </a>
                </Fragment>
              ))}
            </span>
          </li>
        ))}
      </ul>
    </div>
  )
}

/**
 * Number of checked factors, with a bar. The bar has a part for each group of factors: its width is the number of factors in the group, and it is
 * filled by the share of checked ones.
 */
function Coverage({ report: { gauge }, verdicts, purpose, number }: Omit<VerdictPanelProps, 'kind' | 'sum'>) {
  const texts = useMessages(summaryMessages)
  const words = useMessages(verdictMessages)
  const format = useFormat()
  const withDeal = useWithDeal()
  const { checked = 0, of = 0 } = gauge
  const checkedText = words.checkedCount(format.integer(checked), format.integer(of))
  return (
    <div>
      <p className={styles.label}>{texts.coverage}</p>
      <p>{checkedText}</p>
      <div className={styles.bar} role="img" aria-label={checkedText}>
        {verdicts?.coverage.map((part) => (
          <i key={part.group} style={{ flexGrow: part.of }}>
            <i style={{ width: `${Math.round((part.checked / part.of) * 100)}%` }} />
          </i>
        ))}
      </div>
      <Link to={`${withDeal(tabPath(number, 'reliability'), purpose)}#purpose-${purpose}`}>{texts.verdictMore}</Link>
    </div>
  )
}
