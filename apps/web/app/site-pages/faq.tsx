// Questions that open and close one at a time; also told to search engines as data.

import { StructuredData } from '../shell/structured-data.tsx'
import { AccordionSection } from '../ui/accordion.tsx'
import styles from './faq.module.css'

interface FaqProps {
  /** Questions of one name open one at a time. */
  name: string
  items: readonly (readonly [question: string, answer: string])[]
}

export const Faq = ({ name, items }: FaqProps) => (
  <div className={styles.faq}>
    {items.map(([question, answer]) => (
      <AccordionSection key={question} name={name} title={<h3 className={styles.question}>{question}</h3>}>
        <p>{answer}</p>
      </AccordionSection>
    ))}
    <StructuredData data={{ '@type': 'FAQPage', mainEntity: items.map(([question, answer]) => entity(question, answer)) }} />
  </div>
)

const entity = (name: string, text: string) => ({ '@type': 'Question', name, acceptedAnswer: { '@type': 'Answer', text } })
