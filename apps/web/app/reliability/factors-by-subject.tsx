// Findings by subject: the subject with the most serious finding first; below, what was not found, not checked, not applicable.
import type { Factor } from '@sverka/contract/company-card/reliability'
import { byGravity, type FactorGroup, factorGroups } from '@sverka/contract/company-card/reliability.rules'
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

type Shown = 'found' | 'negative' | 'attention' | 'positive'

/** A stop factor is listed with the negative ones, as in the report's counts. */
const factorSign = ({ polarity }: Factor): Exclude<Shown, 'found'> => (polarity === 'stop' ? 'negative' : polarity)

interface Subject {
  readonly group: FactorGroup
  readonly factors: readonly Factor[]
}

const listSubjects = (factors: readonly Factor[]): Subject[] =>
  factorGroups
    .map((group) => ({ group, factors: factors.filter((factor) => factor.group === group) }))
    .filter((one) => one.factors.length > 0)

const gravestFirst = ([a]: readonly Factor[], [b]: readonly Factor[]): number => (a && b ? byGravity(a, b) : 0)

/** One event counts once: a factor counted with a more serious one is listed below that one. */
const leads = ({ state, counted_with: leader }: Factor): boolean => state === 'found' && !leader

export function FactorsBySubject(of: FactorContext) {
  const texts = useMessages(reliabilityMessages)
  const [shown, setShown] = useState<Shown>('found')
  const found = of.all.filter(leads).sort(byGravity)
  const counted = (sign: Shown) => (sign === 'found' ? found : found.filter((factor) => factorSign(factor) === sign)).length
  const empty = { negative: texts.lists.noNegative, attention: texts.noAttention, positive: texts.lists.noPositive }
  const listEmptyGroups = (['negative', 'attention', 'positive'] as const).filter(
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
      {listEmptyGroups.map((sign) => (
        <p key={sign} className={styles.empty}>
          {empty[sign]}
        </p>
      ))}
      {listSubjects(found)
        .sort((a, b) => gravestFirst(a.factors, b.factors))
        .map((subject) => (
          <FoundOfSubject
            key={subject.group}
            subject={subject}
            of={of}
            isShown={(factor) => shown === 'found' || factorSign(factor) === shown}
          />
        ))}
      <Total found={found} />
      <Rest of={of} />
    </Panel>
  )
}

/** Total of the rows above. */
function Total({ found }: { found: readonly Factor[] }) {
  const texts = useMessages(reliabilityMessages)
  const format = useFormat()
  const sumPoints = (points: readonly number[]) => points.reduce((sum, one) => sum + one, 0)
  const signed = (value: number) => `${value > 0 ? '+' : ''}${format.integer(value)}`
  const points = found.map(({ counted }) => counted)
  const [plus, minus] = [sumPoints(points.filter((one) => one > 0)), sumPoints(points.filter((one) => one < 0))]
  return (
    <p className={styles.total}>
      <b>{texts.points}</b>
      <small>{texts.ofPoints(signed(plus), signed(minus))}</small>
      <b>{signed(plus + minus)}</b>
    </p>
  )
}

interface FoundProps {
  subject: Subject
  of: FactorContext
  isShown: (factor: Factor) => boolean
}

function FoundOfSubject({ subject: { group, factors }, of, isShown }: FoundProps) {
  const texts = useMessages(reliabilityMessages)
  const format = useFormat()
  const ofGroup = of.all.filter((factor) => factor.group === group && applies(factor))
  const said = [factors.length, ofGroup.filter(isChecked).length, ofGroup.length].map(format.integer)
  return (
    <AccordionSection
      title={<Title name={texts.groups[group]} said={texts.ofSubject(said)} />}
      className={styles.subject}
      hidden={!factors.some(isShown)}
      open
    >
      <FactorList factors={factors} of={of} isShown={isShown} />
    </AccordionSection>
  )
}

const Title = ({ name, said }: { name: string; said?: string }) => (
  <span className={styles.title}>
    <b>{name}</b>
    {said && <small>{said}</small>}
  </span>
)

/** Factors not found, and factors not checked, by subject too. */
function Rest({ of }: { of: FactorContext }) {
  const texts = useMessages(reliabilityMessages)
  const states = [
    { title: texts.lists.notFound, is: ['not_found'] },
    { title: texts.lists.notChecked, is: ['not_checked', 'source_down'] },
    { title: texts.lists.notApplicable, is: ['not_applicable'] },
  ]
  return states.map(({ title, is }) => {
    const factors = of.all.filter(({ state }) => is.includes(state))
    return (
      factors.length > 0 && (
        <AccordionSection key={title} title={`${title} (${factors.length})`} className={styles.rest}>
          {listSubjects(factors).map((subject) => (
            <section key={subject.group}>
              <h3>{texts.groups[subject.group]}</h3>
              <FactorList factors={subject.factors} of={of} />
            </section>
          ))}
        </AccordionSection>
      )
    )
  })
}
