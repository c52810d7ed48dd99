// Section of the page for sellers with testimonials; they are invented and labelled as a sample.
import { useMessages } from '../../i18n/catalogue.ts'
import { Tag } from '../../ui/badge.tsx'
import { Section } from '../section.tsx'
import { sellersMessages } from './sellers.messages.ts'
import styles from './testimonials.module.css'

export function Testimonials() {
  const { testimonials } = useMessages(sellersMessages)
  const sampleMark = (
    <Tag tone="warning" icon="info">
      {testimonials.note}
    </Tag>
  )
  return (
    <Section white title={testimonials.title} mark={sampleMark}>
      <ul className={styles.list}>
        {testimonials.items.map(([quotation, author]) => (
          <li key={author}>
            <figure>
              <blockquote>{quotation}</blockquote>
              <figcaption>{author}</figcaption>
            </figure>
          </li>
        ))}
      </ul>
    </Section>
  )
}
