// `/about`: the page about the product: why it exists, its values, and what it does for companies that trade with each other.
import { useMessages } from '../../i18n/catalogue.ts'
import { PageHead } from '../../shell/page-head.tsx'
import type { IconName } from '../../ui/icon.tsx'
import { Text } from '../../ui/text.tsx'
import { IconCells } from '../icon-cells.tsx'
import { NamedPoints } from '../named-points.tsx'
import { PageHero } from '../page-hero.tsx'
import { RegistrationBand } from '../registration-band.tsx'
import { Section } from '../section.tsx'
import type { AboutMessages } from './about.messages.ts'
import { aboutMessages } from './about.messages.ts'
import styles from './about.module.css'

/** The values in the order of the page, each with its icon. */
const values: readonly (readonly [keyof AboutMessages['values']['items'], IconName])[] = [
  ['transparency', 'eye'],
  ['accessibility', 'users'],
  ['reliability', 'shield'],
  ['evolution', 'chart'],
]

export default function AboutPage() {
  const texts = useMessages(aboutMessages)
  const { why, values: valueTexts, b2b, registration } = texts
  return (
    <>
      <PageHead title={texts.title} description={texts.description} canonical="/about" />
      <PageHero title={texts.heading} lead={texts.lead} />
      <Section title={why.title}>
        <div className={styles.words}>
          {why.paragraphs.map((paragraph) => (
            <Text key={paragraph} as="p" size="lead" tone="secondary">
              {paragraph}
            </Text>
          ))}
        </div>
      </Section>
      <Section white title={valueTexts.title}>
        <IconCells pairs cells={values.map(([key, icon]) => ({ icon, name: valueTexts.items[key][0], text: valueTexts.items[key][1] }))} />
      </Section>
      <Section title={b2b.title} lead={b2b.lead}>
        <NamedPoints items={b2b.items} />
      </Section>
      <RegistrationBand title={registration.title} lead={registration.lead} action={registration.action} />
    </>
  )
}
