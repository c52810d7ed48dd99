// A full-width section of a content page with its heading; sections alternate between grey and white backgrounds.
import type { ReactNode } from 'react'
import { classNames } from '../ui/class-names.ts'
import { Container } from '../ui/layout.tsx'
import { Heading, Text } from '../ui/text.tsx'
import styles from './section.module.css'

interface SectionProps {
  /** Target of links within the page. */
  id?: string
  /** White background; grey without it. */
  white?: boolean
  /** Smaller padding above and below, and a smaller heading. */
  tight?: boolean
  /** On wide screens the heading is to the left of the content. */
  beside?: boolean
  title?: string
  lead?: string
  /** Badge to the right of the heading. */
  mark?: ReactNode
  children: ReactNode
}

export const Section = ({ id, white, tight, beside, title, lead, mark, children }: SectionProps) => (
  <section id={id} className={classNames(styles.section, white && styles.white, tight && styles.tight)}>
    <Container className={classNames(beside && styles.beside)}>
      {title && (
        <div className={styles.head}>
          <div>
            <Heading level={2} look={tight ? 'h2' : 'h1'}>
              {title}
            </Heading>
            {lead && (
              <Text as="p" size="lead" tone="secondary" className={styles.lead}>
                {lead}
              </Text>
            )}
          </div>
          {mark}
        </div>
      )}
      {children}
    </Container>
  </section>
)

interface SplitProps {
  /** Small line above the heading. */
  kicker: string
  title: string
  lead: string
  /** Badge beside the kicker. */
  mark?: ReactNode
  /** On wide screens the picture is on the left. */
  reversed?: boolean
  white?: boolean
  /** Content under the lead. */
  children?: ReactNode
  picture: ReactNode
}

/** Text on one side, a picture of the product on the other. */
export const SplitSection = ({ kicker, title, lead, mark, reversed, white, children, picture }: SplitProps) => (
  <section className={classNames(styles.section, white && styles.white)}>
    <Container className={classNames(styles.split, reversed && styles.reversed)}>
      <div>
        <p className={styles.kicker}>
          {kicker}
          {mark}
        </p>
        <Heading level={2} look="h1">
          {title}
        </Heading>
        <Text as="p" size="lead" tone="secondary" className={styles.splitLead}>
          {lead}
        </Text>
        {children}
      </div>
      <div className={styles.picture}>{picture}</div>
    </Container>
  </section>
)
