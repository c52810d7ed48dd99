// Section of the home page with the product's claims in numbers, and the number of registered people.

import { formatIn } from '@sverka/contract/formats.rules'
import { useLocale, useMessages } from '../../i18n/catalogue.ts'
import { useAccount } from '../../shell/account.tsx'
import { Text } from '../../ui/text.tsx'
import { Section } from '../section.tsx'
import styles from './figures.module.css'
import { homeMessages } from './home.messages.ts'

/** The number of registered people is shown only if it is at least this. */
const SUBSCRIBERS_MIN = 1000

/** `subscribers`: the number of registered people, null if it could not be loaded. */
export function Figures({ subscribers }: { subscribers: number | null }) {
  const { figures } = useMessages(homeMessages)
  const format = formatIn(useLocale())
  const isMember = useAccount().state.status === 'member'
  // The claims of specification §1.
  const claims = [
    { figure: '100+', meaning: figures.parameters },
    { figure: '40+', meaning: figures.sources },
    // Free checks in the first 30 days; shown only to visitors who are not signed in (specification §1).
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
      {subscribers !== null && subscribers >= SUBSCRIBERS_MIN && (
        <Text as="p" tone="secondary" className={styles.subscribers}>
          {figures.subscribers(format.integer(subscribers), subscribers)}
        </Text>
      )}
    </Section>
  )
}
