// Factors of a report: findings against the company first, then a folded row for each subject with the positive ones and those not found or not checked.

import { bySeverity, type FactorGroup, factorGroups } from '@sverka/contract/company-card/reliability.rules'
import type { Factor } from '@sverka/contract/company-card/reliability-factor'
import { useState } from 'react'
import { useMessages } from '../i18n/catalogue.ts'
import { useFormat } from '../i18n/format.ts'
import { AccordionSection } from '../ui/accordion.tsx'
import { Link } from '../ui/link.tsx'
import { Panel } from '../ui/panel.tsx'
import { Segmented } from '../ui/segmented.tsx'
import { applies, isChecked } from './coverage.tsx'
import { type FactorContext, FactorList } from './factor-list.tsx'
import styles from './factors-by-subject.module.css'
import { reliabilityMessages } from './reliability.messages.ts'

/** Which findings are shown: all, or those of one sign. */
type Shown = 'found' | 'negative' | 'attention' | 'positive'

/** The sign of a factor; a stop factor is negative, as in the report's counts. */
const factorSign = ({ polarity }: Factor): Exclude<Shown, 'found'> => (polarity === 'stop' ? 'negative' : polarity)

/** One event counts once: a factor counted with a more serious one is listed below that one. */
const isLeading = ({ state, counted_with: leader }: Factor): boolean => state === 'found' && !leader

export function FactorsBySubject(of: FactorContext) {
  const texts = useMessages(reliabilityMessages)
  const [shown, setShown] = useState<Shown>('found')
  const found = of.all.filter(isLeading).sort(bySeverity)
  const counted = (sign: Shown) => (sign === 'found' ? found : found.filter((factor) => factorSign(factor) === sign)).length
  const empty = { negative: texts.lists.noNegative, attention: texts.noAttention, positive: texts.lists.noPositive }
  const emptySigns = (['negative', 'attention', 'positive'] as const).filter(
    (sign) => counted(sign) === 0 && (shown === sign || (shown === 'found' && sign !== 'attention')),
  )
  return (
    <Panel title={texts.factorsTitle} action={<Link to="/method">{texts.method}</Link>} flush>
      <div className={styles.choice}>
        <Segmented
          label={texts.shownFactors}
          segments={(['found', 'negative', 'attention', 'positive'] as const).map((value) => ({
            value,
            label: texts.signs[value],
            count: counted(value),
          }))}
          chosen={shown}
          onChoose={setShown}
          wrap
        />
      </div>
      {emptySigns.map((sign) => (
        <p key={sign} className={styles.empty}>
          {empty[sign]}
        </p>
      ))}
      <FactorList
        factors={found.filter((factor) => factorSign(factor) !== 'positive')}
        of={of}
        isShown={(factor) => shown === 'found' || factorSign(factor) === shown}
        bySubject
      />
      {factorGroups.map((group) => (
        <Subject key={group} group={group} of={of} shown={shown} />
      ))}
      <Total found={found} />
    </Panel>
  )
}

/** Sum of the points of all findings, with those for and against. */
function Total({ found }: { found: readonly Factor[] }) {
  const texts = useMessages(reliabilityMessages)
  const format = useFormat()
  const sumPoints = (points: readonly number[]) => points.reduce((sum, one) => sum + one, 0)
  const signed = (value: number) => `${value > 0 ? '+' : ''}${format.integer(value)}`
  const points = found.map(({ counted }) => counted)
  const [plus, minus] = [sumPoints(points.filter((point) => point > 0)), sumPoints(points.filter((point) => point < 0))]
  return (
    <p className={styles.total}>
      <b>{texts.points}</b>
      <small>{texts.ofPoints(signed(plus), signed(minus))}</small>
      <b>{signed(plus + minus)}</b>
    </p>
  )
}

interface SubjectProps {
  group: FactorGroup
  of: FactorContext
  shown: Shown
}

/** One subject: how many factors were checked and the points of the positive ones; folded, those, and the factors not found, not checked or not applicable. */
function Subject({ group, of, shown }: SubjectProps) {
  const texts = useMessages(reliabilityMessages)
  const format = useFormat()
  const own = of.all.filter((factor) => factor.group === group)
  if (own.length === 0) return null
  const ofState = (...states: Factor['state'][]) => own.filter(({ state }) => states.includes(state))
  const pluses = own.filter((factor) => isLeading(factor) && factorSign(factor) === 'positive').sort(bySeverity)
  const applicable = own.filter(applies)
  const coverageText = texts.checkedCount(format.integer(applicable.filter(isChecked).length), format.integer(applicable.length))
  return (
    <AccordionSection
      title={<Title name={texts.groups[group]} coverage={coverageText} points={pluses.reduce((sum, { counted }) => sum + counted, 0)} />}
      className={styles.subject}
      hidden={shown === 'positive' ? pluses.length === 0 : shown !== 'found'}
      open={shown === 'positive'}
    >
      <FactorList factors={pluses} of={of} />
      <FactorsInState title={texts.lists.notFound} factors={ofState('not_found')} of={of} shown={shown} />
      <FactorsInState title={texts.lists.notChecked} factors={ofState('not_checked', 'source_down')} of={of} shown={shown} />
      <FactorsInState title={texts.lists.notApplicable} factors={ofState('not_applicable')} of={of} shown={shown} />
    </AccordionSection>
  )
}

function Title({ name, coverage, points }: { name: string; coverage: string; points: number }) {
  const format = useFormat()
  return (
    <span className={styles.title}>
      <b>{name}</b>
      <small>{coverage}</small>
      <span>{points > 0 && `+${format.integer(points)}`}</span>
    </span>
  )
}

interface OthersProps {
  title: string
  factors: readonly Factor[]
  of: FactorContext
  shown: Shown
}

/** Factors of a subject that were not found, with their state as heading. */
const FactorsInState = ({ title, factors, of, shown }: OthersProps) =>
  factors.length > 0 && (
    <section className={styles.others} hidden={shown === 'positive'}>
      <h3>{`${title} (${factors.length})`}</h3>
      <FactorList factors={factors} of={of} />
    </section>
  )
