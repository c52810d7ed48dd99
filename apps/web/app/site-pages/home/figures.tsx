// The product's claims in figures, and the number of registered people.

import { formatIn } from '@sverka/contract/formats.rules'
import { useLocale, useMessages } from '../../i18n/catalogue.ts'
import { useAccount } from '../../shell/account.tsx'
import { Text } from '../../ui/text.tsx'
import { Section } from '../section.tsx'
import styles from './figures.module.css'
import { homeMessages } from './home.messages.ts'

/** The number of people is shown only from this on. */
const WORTH_TELLING = 1000

export function Figures({ subscribers }: { subscribers: number | null }) {
  const { figures } = useMessages(homeMessages)
  const format = formatIn(useLocale())
  const isMember = useAccount().state.status === 'member'
  const claims = [
    { figure: '100+', meaning: figures.parameters },
    { figure: '40+', meaning: figures.sources },
    // Specification §1: shown only to logged-out visitors.
    { figure: '5', meaning: figures.checks, forGuests: true },
    { figure: '100', meaning: figures.promotion },
  ].filter(({ forGuests }) => !(forGuests && isMember))
  return (
    <Section tight>
      <dl className={styles.figures}>
        {claims.map(({ figure, meaning, forGuests }) => (
          <div key={meaning} className={forGuests ? styles.forGuests : undefined}>
            <dt>{meaning}</dt>
            <dd>{figure}</dd>
          </div>
        ))}
      </dl>
      {subscribers !== null && subscribers >= WORTH_TELLING && (
        <Text as="p" tone="secondary" className={styles.subscribers}>
          {figures.subscribers(format.integer(subscribers), subscribers)}
        </Text>
      )}
    </Section>
  )
}
