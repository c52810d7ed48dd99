// The dark band that invites guests to register; hidden for members.
import { GuestOnly } from '../shell/guest-only.tsx'
import { Container } from '../ui/layout.tsx'
import { Heading, Text } from '../ui/text.tsx'
import { RegisterButton } from './register-button.tsx'
import styles from './registration-band.module.css'

interface RegistrationBandProps {
  title: string
  lead: string
  /** Label of the button. */
  action: string
}

export const RegistrationBand = ({ title, lead, action }: RegistrationBandProps) => (
  <GuestOnly>
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
        <RegisterButton inverse>{action}</RegisterButton>
      </Container>
    </section>
  </GuestOnly>
)
