// The fields for the terms of a request for prices: destination, delivery date, last day for offers, budget, details.
import { ADDRESS_MAX } from '@sverka/contract/orders/orders.rules'
import { DETAILS_MAX } from '@sverka/contract/quotes/quotes.rules'
import { useMessages } from '../i18n/catalogue.ts'
import type { FieldErrors } from '../shell/use-submit.ts'
import { TextArea, TextField } from '../ui/field.tsx'
import { Panel } from '../ui/panel.tsx'
import type { FormValues } from './new-quote.rules.ts'
import { quotesMessages } from './quotes.messages.ts'
import styles from './quotes.module.css'

interface TermsFieldsProps {
  values: FormValues
  faults: FieldErrors
  set: (changed: Partial<FormValues>) => void
}

export function TermsFields({ values, faults, set }: TermsFieldsProps) {
  const texts = useMessages(quotesMessages)
  const field = (name: Exclude<keyof FormValues, 'lines' | 'category'>) => ({
    name,
    value: values[name],
    error: faults[name],
    onChange: (event: { currentTarget: { value: string } }) => set({ [name]: event.currentTarget.value }),
  })
  return (
    <Panel title={texts.terms}>
      <div className={styles.terms}>
        <div className={styles.wide}>
          <TextField {...field('place')} label={texts.place} hint={texts.placeHint} required maxLength={ADDRESS_MAX} />
        </div>
        <TextField {...field('needed_by')} label={texts.neededBy} type="date" />
        <TextField {...field('answers_until')} label={texts.answersLabel} type="date" required />
        <TextField {...field('budget')} label={texts.budget} hint={texts.budgetHint} inputMode="decimal" autoComplete="off" />
        <div className={styles.wide}>
          <TextArea {...field('details')} label={texts.details} rows={4} maxLength={DETAILS_MAX} />
        </div>
      </div>
    </Panel>
  )
}
