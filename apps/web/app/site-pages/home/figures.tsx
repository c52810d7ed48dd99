// The claims of the product in figures, and how many people have registered.
import { useLocale, useMessages } from '../../i18n/catalogue.ts'
import { formatIn } from '../../i18n/format.ts'
import { Text } from '../../ui/text.tsx'
import { Section } from '../section.tsx'
import styles from './figures.module.css'
import { homeMessages } from './home.messages.ts'

export function Figures({ subscribers }: { subscribers: number | null }) {
  const { figures } = useMessages(homeMessages)
  const format = formatIn(useLocale())
  const claims = [
    ['100+', figures.parameters],
    ['40+', figures.sources],
    ['5', figures.checks],
    ['100', figures.promotion],
  ]
  return (
    <Section tight>
      <dl className={styles.figures}>
        {claims.map(([figure, meaning]) => (
          <div key={meaning}>
            <dt>{meaning}</dt>
            <dd>{figure}</dd>
          </div>
        ))}
      </dl>
      {subscribers !== null && subscribers > 0 && (
        <Text as="p" tone="secondary" className={styles.subscribers}>
          {figures.subscribers(format.integer(subscribers), subscribers)}
        </Text>
      )}
    </Section>
  )
}
