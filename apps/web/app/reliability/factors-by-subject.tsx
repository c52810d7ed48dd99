// Factors of a reliability report: findings that are not positive first, then a folded row for each subject (group of factors) with its positive
// factors and those not found, not checked or not applicable. What the reader's choice leaves out is hidden, not removed: links lead to it, and
// print shows it.
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
type Choice = 'found' | 'negative' | 'attention' | 'positive'

/** The sign of a factor; a stop factor is negative, as in the report's counts. */
const factorSign = ({ polarity }: Factor): Exclude<Choice, 'found'> => (polarity === 'stop' ? 'negative' : polarity)

/** One event counts once: a factor counted with a more serious one is listed below that one. */
const isLeading = ({ state, counted_with: leader }: Factor): boolean => state === 'found' && !leader

export function FactorsBySubject(context: FactorContext) {
  const texts = useMessages(reliabilityMessages)
  const [shown, setShown] = useState<Choice>('found')
  const found = context.all.filter(isLeading).sort(bySeverity)
  const countFound = (sign: Choice) => (sign === 'found' ? found : found.filter((factor) => factorSign(factor) === sign)).length
  const empty = { negative: texts.lists.noNegative, attention: texts.noAttention, positive: texts.lists.noPositive }
  // The product's specification (section 2) requires a text where there are no negative or no positive factors. For attention there is one only if
  // the reader chooses it.
  const emptySigns = (['negative', 'attention', 'positive'] as const).filter(
    (sign) => countFound(sign) === 0 && (shown === sign || (shown === 'found' && sign !== 'attention')),
  )
  return (
    <Panel title={texts.factorsTitle} action={<Link to="/method">{texts.method}</Link>} flush>
      <div className={styles.choice}>
        <Segmented
          label={texts.shownFactors}
          segments={(['found', 'negative', 'attention', 'positive'] as const).map((value) => ({
            value,
            label: texts.signs[value],
            count: countFound(value),
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
        context={context}
        isShown={(factor) => shown === 'found' || factorSign(factor) === shown}
        bySubject
      />
      {factorGroups.map((group) => (
        <Subject key={group} group={group} context={context} shown={shown} />
      ))}
      <Total found={found} />
    </Panel>
  )
}

/** The sum of points of all findings; beside it the sums of the positive and of the negative points. */
function Total({ found }: { found: readonly Factor[] }) {
  const texts = useMessages(reliabilityMessages)
  const format = useFormat()
  const sumPoints = (points: readonly number[]) => points.reduce((sum, value) => sum + value, 0)
  const withSign = (value: number) => `${value > 0 ? '+' : ''}${format.integer(value)}`
  const points = found.map(({ counted }) => counted)
  const [plus, minus] = [sumPoints(points.filter((point) => point > 0)), sumPoints(points.filter((point) => point < 0))]
  return (
    <p className={styles.total}>
      <b>{texts.points}</b>
      <small>{texts.ofPoints(withSign(plus), withSign(minus))}</small>
      <b>{withSign(plus + minus)}</b>
    </p>
  )
}

interface SubjectProps {
  group: FactorGroup
  context: FactorContext
  shown: Choice
}

/**
 * One subject. Its row has the number of checked factors and the points of the positive ones. Folded below it are the positive factors, then those
 * not found, not checked (or whose source was down) and not applicable.
 */
function Subject({ group, context, shown }: SubjectProps) {
  const texts = useMessages(reliabilityMessages)
  const format = useFormat()
  const groupFactors = context.all.filter((factor) => factor.group === group)
  if (groupFactors.length === 0) return null
  const inState = (...states: Factor['state'][]) => groupFactors.filter(({ state }) => states.includes(state))
  const pluses = groupFactors.filter((factor) => isLeading(factor) && factorSign(factor) === 'positive').sort(bySeverity)
  const applicable = groupFactors.filter(applies)
  const coverageText = texts.checkedCount(format.integer(applicable.filter(isChecked).length), format.integer(applicable.length))
  return (
    <AccordionSection
      title={<Title name={texts.groups[group]} coverage={coverageText} points={pluses.reduce((sum, { counted }) => sum + counted, 0)} />}
      className={styles.subject}
      hidden={shown === 'positive' ? pluses.length === 0 : shown !== 'found'}
      open={shown === 'positive'}
    >
      <FactorList factors={pluses} context={context} />
      <FactorsInState title={texts.lists.notFound} factors={inState('not_found')} context={context} shown={shown} />
      <FactorsInState title={texts.lists.notChecked} factors={inState('not_checked', 'source_down')} context={context} shown={shown} />
      <FactorsInState title={texts.lists.notApplicable} factors={inState('not_applicable')} context={context} shown={shown} />
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

interface FactorsInStateProps {
  title: string
  factors: readonly Factor[]
  context: FactorContext
  shown: Choice
}

/** Factors of a subject in a state other than «found», with the state as heading; nothing if there are none. */
const FactorsInState = ({ title, factors, context, shown }: FactorsInStateProps) =>
  factors.length > 0 && (
    <section className={styles.others} hidden={shown === 'positive'}>
      <h3>{`${title} (${factors.length})`}</h3>
      <FactorList factors={factors} context={context} />
    </section>
  )
