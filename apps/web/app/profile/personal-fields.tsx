// The form fields of the member's personal data, in the order of the design.
import { PASSWORD_MAX } from '@sverka/contract/auth/auth.rules'
import { PHONE_TEXT_MAX } from '@sverka/contract/phones.rules'
import type { Ref } from 'react'
import { useMessages } from '../i18n/catalogue.ts'
import { TextField } from '../ui/field.tsx'
import { profileMessages } from './profile.messages.ts'
import styles from './profile.module.css'

/** Longest texts that the API accepts, in characters; `NAME_MAX` is also for the position. */
const NAME_MAX = 150
const EMAIL_MAX = 254

/** Values of the fields; an empty text for a missing value. */
export interface PersonalData {
  readonly full_name: string
  readonly position: string
  /** YYYY-MM-DD. */
  readonly birth_date: string
  readonly phone_number: string
  readonly email: string
  /** Requested only if the e-mail address was changed. Without it the change must also be confirmed at the former address. */
  readonly current_password: string
}

interface PersonalFieldsProps {
  values: PersonalData
  errors: Partial<Record<keyof PersonalData, string>>
  isEditing: boolean
  /** Whether the field for the current password is shown. */
  asksPassword: boolean
  /** Receives the input of the first field, which is focused when editing begins. */
  firstRef: Ref<HTMLInputElement>
  onChange: (changes: Partial<PersonalData>) => void
}

export function PersonalFields({ values, errors, isEditing, asksPassword, firstRef, onChange }: PersonalFieldsProps) {
  const texts = useMessages(profileMessages)
  const field = (name: keyof PersonalData, label: string) => ({
    label,
    name,
    value: values[name],
    error: errors[name],
    disabled: !isEditing,
    onChange: (event: { currentTarget: { value: string } }) => onChange({ [name]: event.currentTarget.value }),
  })
  return (
    <div className={styles.fields}>
      <TextField {...field('full_name', texts.fullName)} ref={firstRef} autoComplete="name" maxLength={NAME_MAX} />
      <TextField {...field('position', texts.position)} autoComplete="organization-title" maxLength={NAME_MAX} />
      <TextField {...field('birth_date', texts.birthDate)} type="date" autoComplete="bday" min="1900-01-01" />
      <TextField {...field('phone_number', texts.phone)} type="tel" autoComplete="tel" maxLength={PHONE_TEXT_MAX} />
      <div className={styles.wide}>
        <TextField {...field('email', texts.email)} type="email" autoComplete="email" maxLength={EMAIL_MAX} />
      </div>
      {asksPassword && (
        <div className={styles.wide}>
          <TextField
            {...field('current_password', texts.emailPassword)}
            hint={texts.emailPasswordHint}
            type="password"
            autoComplete="current-password"
            maxLength={PASSWORD_MAX}
          />
        </div>
      )}
    </div>
  )
}
