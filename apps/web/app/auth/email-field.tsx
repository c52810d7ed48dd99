// The e-mail field of sign-in and registration.
import { useMessages } from '../i18n/catalogue.ts'
import { TextField } from '../ui/field.tsx'
import { authMessages } from './auth.messages.ts'

export function EmailField({ value, onValue }: { value: string; onValue: (value: string) => void }) {
  const texts = useMessages(authMessages)
  return (
    <TextField
      label={texts.email}
      name="email"
      type="email"
      autoComplete="username"
      placeholder={texts.emailPlaceholder}
      // The longest e-mail address (RFC 5321).
      maxLength={254}
      required
      value={value}
      onChange={(event) => onValue(event.currentTarget.value)}
    />
  )
}
