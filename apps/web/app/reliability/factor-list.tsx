// A list of factors, one row each: sign, finding, source with day, points; folded below it, the rule, its legal basis and evidence.
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

/** Context shared by the factors of a list. */
export interface FactorContext {
  /** All factors of the report, to find those that are counted together with one of the list. */
  readonly all: readonly Factor[]
  /** Number of the card whose tabs hold the records. */
  readonly card: string
  /** A stop factor was found: positive factors are grey instead of green. */
  readonly stopped: boolean
}

interface FactorListProps {
  factors: readonly Factor[]
  of: FactorContext
  /** Whether a factor is visible; hidden ones stay in the page. */
  isShown?: (factor: Factor) => boolean
  /** Shows the subject of each factor instead of its source, for lists without a heading that names the subject. */
  bySubject?: boolean
}

export const FactorList = ({ factors, of, isShown = () => true, bySubject = false }: FactorListProps) => (
  <ul className={styles.list}>
    {factors.map((factor) => (
      <FactorRow key={factor.code} factor={factor} of={of} hidden={!isShown(factor)} bySubject={bySubject} />
    ))}
  </ul>
)

const LOOKS = { stop: 'negative', negative: 'negative', attention: 'attention', positive: 'positive' } as const satisfies Record<
  Factor['polarity'],
  SignVariant
>

const isFound = ({ state }: Factor): boolean => state === 'found'

interface FactorRowProps extends Required<Pick<FactorListProps, 'of' | 'bySubject'>> {
  factor: Factor
  hidden: boolean
}

function FactorRow({ factor, of, hidden, bySubject }: FactorRowProps) {
  const texts = useMessages(reliabilityMessages)
  const format = useFormat()
  const { code, polarity, counted, source, as_of: asOf } = factor
  // Factors about the same event: they give no points of their own and are listed in its details.
  const beside = of.all.filter(({ counted_with: leader }) => leader === code)
  return (
    <li className={styles.factor} id={`factor-${code}`} hidden={hidden}>
      {isFound(factor) && <Sign look={of.stopped && polarity === 'positive' ? 'muted' : LOOKS[polarity]} />}
      <p className={styles.reported}>
        {isFound(factor) && polarity !== 'stop' && <VisuallyHidden>{texts.polarities[polarity]}: </VisuallyHidden>}
        <b>
          <Fact factor={factor} card={of.card} />
        </b>
        <DisputedMarks marks={factor.disputed} />
        {beside.length > 0 && <small> {texts.moreRules(beside.length)}</small>}
      </p>
      <span className={styles.source} title={source.name}>
        <span>{bySubject ? texts.groups[factor.group] : source.name}</span>
        {asOf && <span>{format.date(asOf)}</span>}
      </span>
      <span className={styles.points}>{counted !== 0 && `${counted > 0 ? '+' : ''}${format.integer(counted)}`}</span>
      <Basis factor={factor} beside={beside} card={of.card} />
    </li>
  )
}

/** The finding, as a link to its record. Reports stored before findings were kept have only the rule's name. */
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
  beside: readonly Factor[]
  card: string
}

/** Folded details: the rule and its meaning, evidence, law, and factors counted together with it. */
function Basis({ factor, beside, card }: BasisProps) {
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
      {beside.length > 0 && (
        <ul className={styles.beside}>
          {beside.map((item) => (
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
