// A password field with a button that shows what is typed.
import { type ReactNode, useState } from 'react'
import { useMessages } from '../i18n/catalogue.ts'
import { IconButton } from '../ui/button.tsx'
import { TextField } from '../ui/field.tsx'
import { authMessages } from './auth.messages.ts'
import styles from './auth.module.css'

interface PasswordFieldProps {
  label: string
  name: string
  value: string
  onValue: (value: string) => void
  autoComplete: 'current-password' | 'new-password'
  error?: ReactNode
  /** Marks the field as invalid; the error itself stands above the form. */
  wrong?: boolean
}

export function PasswordField({ label, name, value, onValue, autoComplete, error, wrong }: PasswordFieldProps) {
  const texts = useMessages(authMessages)
  const [isShown, setShown] = useState(false)
  return (
    <div className={styles.password}>
      <TextField
        label={label}
        name={name}
        type={isShown ? 'text' : 'password'}
        autoComplete={autoComplete}
        autoCapitalize="none"
        spellCheck={false}
        required
        value={value}
        error={error}
        wrong={wrong}
        className={styles.secret}
        onChange={(event) => onValue(event.currentTarget.value)}
      />
      <IconButton
        icon="eye"
        small
        className={styles.eye}
        label={isShown ? texts.hidePassword : texts.showPassword}
        aria-pressed={isShown}
        onClick={() => setShown(!isShown)}
      />
    </div>
  )
}
