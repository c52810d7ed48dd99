// The dark band that calls guests to register; members do not see it.
import { sectionExists } from '../shell/sections.ts'
import { ButtonLink } from '../ui/button.tsx'
import { Container } from '../ui/layout.tsx'
import { Heading, Text } from '../ui/text.tsx'
import styles from './registration-band.module.css'

interface RegistrationBandProps {
  title: string
  lead: string
  action: string
}

export function RegistrationBand({ title, lead, action }: RegistrationBandProps) {
  if (!sectionExists('login')) return null
  return (
    <section className={styles.band}>
      <Container className={styles.row}>
        <div>
          <Heading level={2} look="h1">
            {title}
          </Heading>
          <Text as="p" size="lead" className={styles.lead}>
            {lead}
          </Text>
        </div>
        <ButtonLink to="/login?tab=register" variant="inverse" size="huge">
          {action}
        </ButtonLink>
      </Container>
    </section>
  )
}
