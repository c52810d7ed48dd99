// One list of factors: sign, title, proofs, the way to the record, source with its day, points; below what it means and by which rule.
import type { Factor } from '@sverka/contract/company-card/reliability'
import { insideSentence } from '@sverka/contract/company-card/reliability.rules'
import { Fragment } from 'react'
import { useMessages } from '../i18n/catalogue.ts'
import { useFormat } from '../i18n/format.ts'
import { VisuallyHidden } from '../ui/layout.tsx'
import { Link } from '../ui/link.tsx'
import { Sign, type SignLook } from '../ui/sign.tsx'
import { Text } from '../ui/text.tsx'
import { evidenceText } from './evidence-text.ts'
import styles from './factor-list.module.css'
import { recordPath } from './record-path.ts'
import { reliabilityMessages } from './reliability.messages.ts'

/** Whose factors they are. */
export interface FactorsOf {
  /** Every factor of the report, for those that are counted with one of the list. */
  readonly all: readonly Factor[]
  /** The number of the card whose tabs hold the records. */
  readonly card: string
  /** A stop decides: no plus reassures by its colour. */
  readonly stopped: boolean
}

interface FactorListProps {
  factors: readonly Factor[]
  of: FactorsOf
  /** Which of them stand there for now; the one that the address names stands there always. */
  isShown?: (factor: Factor) => boolean
}

export const FactorList = ({ factors, of, isShown = () => true }: FactorListProps) => (
  <ul className={styles.list}>
    {factors.map((factor) => (
      <FactorRow key={factor.code} factor={factor} of={of} hidden={!isShown(factor)} />
    ))}
  </ul>
)

const LOOKS = { stop: 'negative', negative: 'negative', attention: 'attention', positive: 'positive' } as const satisfies Record<
  Factor['polarity'],
  SignLook
>

const isFound = ({ state }: Factor): boolean => state === 'found'

function FactorRow({ factor, of, hidden }: { factor: Factor; of: FactorsOf; hidden: boolean }) {
  const texts = useMessages(reliabilityMessages)
  const format = useFormat()
  const { code, title, polarity, counted, source, as_of: asOf } = factor
  const beside = of.all.filter(({ counted_with: leader }) => leader === code)
  return (
    <li className={styles.factor} id={`factor-${code}`} hidden={hidden}>
      {isFound(factor) && <Sign look={of.stopped && polarity === 'positive' ? 'muted' : LOOKS[polarity]} />}
      <div className={styles.told}>
        <p>
          {isFound(factor) && polarity !== 'stop' && <VisuallyHidden>{texts.polarities[polarity]}: </VisuallyHidden>}
          <b>{isFound(factor) && polarity === 'stop' ? texts.stop(title) : title}</b> <Proofs factor={factor} card={of.card} />
        </p>
        <Meaning factor={factor} />
        {beside.length > 0 && (
          <ul className={styles.beside}>
            {beside.map((one) => (
              <li key={one.code} id={`factor-${one.code}`}>
                <b>{one.title}</b> <Proofs factor={one} card={of.card} />
                {one.note && <small>{one.note}</small>}
              </li>
            ))}
          </ul>
        )}
      </div>
      <span className={styles.source}>{texts.source(source.name, asOf ? format.date(asOf) : null)}</span>
      <span className={styles.points}>{counted !== 0 && texts.pointsOf(`${counted > 0 ? '+' : ''}${format.integer(counted)}`)}</span>
    </li>
  )
}

/** What the finding means and by which law, or why there is none. */
function Meaning({ factor: { state, note, explanation, basis } }: { factor: Factor }) {
  const texts = useMessages(reliabilityMessages)
  const isAnswer = state === 'found' || state === 'not_found'
  return (
    <Text as="p" size="caption" tone="muted">
      {(note || !isAnswer) && `${note ?? texts.states[state]}. `}
      {explanation} {texts.basis}: {insideSentence(basis)}
    </Text>
  )
}

function Proofs({ factor: { evidence, record }, card }: { factor: Factor; card: string }) {
  const texts = useMessages(reliabilityMessages)
  const format = useFormat()
  return (
    <>
      {evidence.map((proof, place) => {
        const text = evidenceText(proof, format)
        const key = `${place}-${text}`
        return (
          <Fragment key={key}>
            {proof.url ? (
              <a href={proof.url} rel="noreferrer">
                {text}
              </a>
            ) : (
              text
            )}
            {place < evidence.length - 1 ? '; ' : ' '}
          </Fragment>
        )
      })}
      {record && (
        <Link to={recordPath(card, record)} reloadDocument>
          {texts.toRecord}
        </Link>
      )}
    </>
  )
}
