// Timeline of a dispute over a fact: when the company disputed it, when staff checked its form (is the document readable?), and how it ended.
import type { DisputedFact } from '@sverka/contract/disputed-facts/disputed-facts'
import { isMarked } from '@sverka/contract/disputed-facts/disputed-facts.rules'
import { useMessages } from '../i18n/catalogue.ts'
import { useFormat } from '../i18n/format.ts'
import { disputedMessages } from './disputed-facts.messages.ts'
import styles from './disputed-facts.module.css'

export function DisputeTimeline({ dispute }: { dispute: DisputedFact }) {
  const { steps, ...texts } = useMessages(disputedMessages)
  const format = useFormat()
  const { state, disputed_at: disputed, checked_at: checked, ended_at: ended } = dispute
  // `standing`: staff accepted the form, and the fact stays marked as disputed. A refusal by staff is the last step.
  const pastSteps = [
    { step: 'disputed' as const, at: disputed },
    ...(checked && state !== 'refused' ? [{ step: 'standing' as const, at: checked }] : []),
    ...(ended && !isMarked(state) ? [{ step: state as Exclude<typeof state, 'checking' | 'standing'>, at: ended }] : []),
  ]
  const currentStep = state === 'checking' ? steps.checking : state === 'standing' ? steps.waiting : null
  return (
    <ol className={styles.course} aria-label={texts.course}>
      {pastSteps.map(({ step, at }) => (
        <li key={step}>
          <b>{steps[step]}</b>
          <span className={styles.small}>{format.dateTime(at)}</span>
        </li>
      ))}
      {currentStep && (
        <li aria-current="step">
          <b>{currentStep}</b>
        </li>
      )}
    </ol>
  )
}
