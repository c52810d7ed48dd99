// The top of a content page: heading, introductory sentence, and buttons.
import type { ReactNode } from 'react'
import { classNames } from '../ui/class-names.ts'
import { Container } from '../ui/layout.tsx'
import { Heading, Text } from '../ui/text.tsx'
import styles from './page-hero.module.css'

interface PageHeroProps {
  title: string
  lead?: string
  /** Centred, on the background of the next section. */
  centred?: boolean
  /** Buttons below. */
  children?: ReactNode
}

export const PageHero = ({ title, lead, centred, children }: PageHeroProps) => (
  <div className={classNames(styles.hero, centred && styles.centred)}>
    <Container>
      <div className={styles.words}>
        <Heading level={1} look="display" className={styles.title}>
          {title}
        </Heading>
        {lead && (
          <Text as="p" size="lead" tone="secondary">
            {lead}
          </Text>
        )}
        {children && <div className={styles.actions}>{children}</div>}
      </div>
    </Container>
  </div>
)
