// A list of factors of a reliability report, one row each: sign, finding, source with day, points. Folded below each row: the rule, its legal basis
// and evidence.
import type { Factor } from '@sverka/contract/company-card/reliability-factor'
import { Fragment } from 'react'
import { useMessages } from '../i18n/catalogue.ts'
import { useFormat } from '../i18n/format.ts'
import { Icon } from '../ui/icon.tsx'
import { VisuallyHidden } from '../ui/layout.tsx'
import { Link } from '../ui/link.tsx'
import { Sign, type SignVariant } from '../ui/sign.tsx'
import { DisputedMarks } from './disputed-marks.tsx'
import { evidenceText } from './evidence-text.ts'
import styles from './factor-list.module.css'
import { useRecordPath } from './record-path.ts'
import { reliabilityMessages } from './reliability.messages.ts'

/** The report that the factors of a list belong to. */
export interface FactorContext {
  /** All factors of the report: those about the same event as a factor of the list are shown in its details. */
  readonly all: readonly Factor[]
  /** Number of the company, whose card's tabs have the records. */
  readonly card: string
  /** A stop factor (one that alone rules out a deal) was found: positive factors are grey instead of green. */
  readonly stopped: boolean
}

interface FactorListProps {
  factors: readonly Factor[]
  context: FactorContext
  /** Whether a factor is visible; hidden ones stay in the page, since links to them and the printed page still show them. */
  isShown?: (factor: Factor) => boolean
  /** Shows the subject of each factor instead of its source, for lists without a heading that names the subject. */
  bySubject?: boolean
}

export const FactorList = ({ factors, context, isShown = () => true, bySubject = false }: FactorListProps) => (
  <ul className={styles.list}>
    {factors.map((factor) => (
      <FactorRow key={factor.code} factor={factor} context={context} hidden={!isShown(factor)} bySubject={bySubject} />
    ))}
  </ul>
)

const LOOKS = { stop: 'negative', negative: 'negative', attention: 'attention', positive: 'positive' } as const satisfies Record<
  Factor['polarity'],
  SignVariant
>

const isFound = ({ state }: Factor): boolean => state === 'found'

interface FactorRowProps extends Required<Pick<FactorListProps, 'context' | 'bySubject'>> {
  factor: Factor
  hidden: boolean
}

function FactorRow({ factor, context, hidden, bySubject }: FactorRowProps) {
  const texts = useMessages(reliabilityMessages)
  const format = useFormat()
  const { code, polarity, counted, source, as_of: asOf } = factor
  // Factors about the same event: they give no points of their own and are listed in its details.
  const sameEvent = context.all.filter(({ counted_with: leader }) => leader === code)
  return (
    <li className={styles.factor} id={`factor-${code}`} hidden={hidden}>
      {isFound(factor) && <Sign look={context.stopped && polarity === 'positive' ? 'muted' : LOOKS[polarity]} />}
      <p className={styles.reported}>
        {isFound(factor) && polarity !== 'stop' && <VisuallyHidden>{texts.polarities[polarity]}: </VisuallyHidden>}
        <b>
          <Fact factor={factor} card={context.card} />
        </b>
        <DisputedMarks marks={factor.disputed} />
        {sameEvent.length > 0 && <small> {texts.moreRules(sameEvent.length)}</small>}
      </p>
      <span className={styles.source} title={source.name}>
        <span>{bySubject ? texts.groups[factor.group] : source.name}</span>
        {asOf && <span>{format.date(asOf)}</span>}
      </span>
      <span className={styles.points}>{counted !== 0 && `${counted > 0 ? '+' : ''}${format.integer(counted)}`}</span>
      <Basis factor={factor} sameEvent={sameEvent} card={context.card} />
    </li>
  )
}

/** The finding in a sentence (`fact`), as a link to its record. Older stored reports have only the rule's name. */
function Fact({ factor: { title, fact, state, polarity, record }, card }: { factor: Factor; card: string }) {
  const toRecord = useRecordPath()
  const texts = useMessages(reliabilityMessages)
  const reported = state === 'found' ? (fact ?? title) : title
  const statement = state === 'found' && polarity === 'stop' ? texts.stop(reported) : reported
  if (!record) return statement
  return (
    <Link to={toRecord(card, record)} reloadDocument>
      {statement}
    </Link>
  )
}

interface BasisProps {
  factor: Factor
  sameEvent: readonly Factor[]
  card: string
}

/** Folded details: the rule and its meaning, evidence, law, and factors counted together with it. */
function Basis({ factor, sameEvent, card }: BasisProps) {
  const texts = useMessages(reliabilityMessages)
  const { title, explanation, evidence, note, state, basis, source } = factor
  const isAnswer = state === 'found' || state === 'not_found'
  return (
    <details className={styles.more}>
      <summary aria-label={texts.moreLabel(title)}>
        <Icon name="chevron-down" size="small" />
      </summary>
      <dl>
        <dt>{texts.rule}</dt>
        <dd>
          {state === 'found' && `${title}. `}
          {explanation}
        </dd>
        {(note || !isAnswer) && (
          <>
            <dt>{texts.why}</dt>
            <dd>{note ?? texts.states[state]}</dd>
          </>
        )}
        {evidence.length > 0 && (
          <>
            <dt>{texts.proofs}</dt>
            <dd>
              <Proofs evidence={evidence} />
            </dd>
          </>
        )}
        <dt>{texts.basis}</dt>
        <dd>{basis}</dd>
        <dt>{texts.sourceTitle}</dt>
        <dd>{source.name}</dd>
      </dl>
      {sameEvent.length > 0 && (
        <ul className={styles.beside}>
          {sameEvent.map((item) => (
            <li key={item.code} id={`factor-${item.code}`}>
              <b>
                <Fact factor={item} card={card} />
              </b>
              {item.note && <small>{item.note}</small>}
            </li>
          ))}
        </ul>
      )}
    </details>
  )
}

function Proofs({ evidence }: Pick<Factor, 'evidence'>) {
  const format = useFormat()
  return evidence.map((proof, index) => {
    const text = evidenceText(proof, format)
    const key = `${index}-${text}`
    return (
      <Fragment key={key}>
        {index > 0 && '; '}
        {proof.url ? (
          <a href={proof.url} rel="noreferrer">
            {text}
          </a>
        ) : (
          text
        )}
      </Fragment>
    )
  })
}
