// Shows how a typed new password meets the rules: a bar and a tick for each rule that is met, and the error of the first rule that is not.
import { passwordProblems } from '@sverka/contract/auth/auth.rules'
import { useMessages } from '../i18n/catalogue.ts'
import { useErrorText } from '../i18n/use-error-text.ts'
import { FieldError } from '../ui/field.tsx'
import { Icon } from '../ui/icon.tsx'
import { authMessages } from './auth.messages.ts'
import styles from './auth.module.css'

interface PasswordStrengthProps {
  password: string
  /** Error code with which the server refused this password by a rule that only the server can check. */
  refused?: string
}

export function PasswordStrength({ password, refused }: PasswordStrengthProps) {
  const texts = useMessages(authMessages)
  const errorText = useErrorText()
  if (password === '') return null
  const problems = passwordProblems(password)
  // In the order in which `passwordProblems` checks them.
  const rules = [
    { code: 'password_short', label: texts.ruleLength },
    { code: 'password_no_digit', label: texts.ruleDigit },
    { code: 'password_no_special', label: texts.ruleSpecial },
  ] as const
  const metRules = rules.filter(({ code }) => !problems.includes(code))
  return (
    <div className={styles.strength} aria-live="polite">
      <div className={styles.bars} data-met={metRules.length} aria-hidden="true">
        {rules.map(({ code }) => (
          <span key={code} className={styles.bar} />
        ))}
      </div>
      {metRules.length > 0 && (
        <ul className={styles.met} aria-label={texts.strengthLabel}>
          {metRules.map(({ code, label }) => (
            <li key={code}>
              <Icon name="check" size="small" />
              {label}
            </li>
          ))}
        </ul>
      )}
      {(problems[0] || refused) && <FieldError>{errorText(problems[0] ?? refused ?? '')}</FieldError>}
    </div>
  )
}
