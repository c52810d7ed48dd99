// One list of factors: title, points, explanation, proofs with links, source and day.
import type { Factor } from '@sverka/contract/company-card/reliability'
import { useMessages } from '../i18n/catalogue.ts'
import { useFormat } from '../i18n/format.ts'
import { Link } from '../ui/link.tsx'
import { RuledList } from '../ui/list.tsx'
import { Text } from '../ui/text.tsx'
import { evidenceText } from './evidence-text.ts'
import { recordPath } from './record-path.ts'
import { reliabilityMessages } from './reliability.messages.ts'
import styles from './reliability.module.css'

interface FactorListProps {
  factors: readonly Factor[]
  /** Every factor of the report, for those that are counted with one of the list. */
  all: readonly Factor[]
  /** The number of the card whose tabs hold the records; absent in a kept report. */
  card?: string | undefined
  /** Said when the list is empty. */
  empty: string
}

export function FactorList({ factors, all, empty, card }: FactorListProps) {
  if (factors.length === 0) return <Text as="p">{empty}</Text>
  return (
    <RuledList>
      {factors.map((factor) => (
        <FactorRow
          key={factor.code}
          card={card}
          factor={factor}
          beside={all.filter(({ counted_with: leader }) => leader === factor.code)}
        />
      ))}
    </RuledList>
  )
}

const TONES = { stop: 'bad', negative: 'bad', attention: 'warning', positive: 'good' } as const

function FactorRow({ factor, beside = [], card }: { factor: Factor; beside?: readonly Factor[]; card: string | undefined }) {
  const texts = useMessages(reliabilityMessages)
  const format = useFormat()
  const { title, explanation, polarity, state, counted, evidence, note, source, as_of: asOf, basis, record } = factor
  const sign = counted > 0 ? '+' : ''
  return (
    <li className={styles.factor} id={`factor-${factor.code}`}>
      <Text as="b" weight="medium">
        {title}
      </Text>
      {counted !== 0 && (
        <Text numeric tone={TONES[polarity]}>
          {texts.pointsOf(`${sign}${format.integer(counted)}`)}
        </Text>
      )}
      <Text as="p" size="caption" tone="secondary">
        {explanation}
      </Text>
      {evidence.length > 0 && <Proofs evidence={evidence} />}
      {card && record && (
        <Text as="p" size="caption">
          <Link to={recordPath(card, record)} reloadDocument>
            {texts.toRecord}
          </Link>
        </Text>
      )}
      <Text as="p" size="caption" tone="muted">
        {(state === 'found' || state === 'not_found') && !note ? '' : `${note ?? texts.states[state]} · `}
        {texts.source(source.name, asOf ? format.date(asOf) : null)} · {basis}
      </Text>
      {beside.length > 0 && (
        <ul className={styles.beside}>
          {beside.map((one) => (
            <FactorRow key={one.code} factor={one} card={card} />
          ))}
        </ul>
      )}
    </li>
  )
}

function Proofs({ evidence }: Pick<Factor, 'evidence'>) {
  const format = useFormat()
  return (
    <Text as="p" size="ui" numeric={false}>
      {evidence.map((proof, place) => {
        const text = evidenceText(proof, format)
        const key = `${place}-${text}`
        const parted = place < evidence.length - 1 ? `${text}; ` : text
        return proof.url ? (
          <a key={key} href={proof.url} rel="noreferrer">
            {parted}
          </a>
        ) : (
          <span key={key}>{parted}</span>
        )
      })}
    </Text>
  )
}
