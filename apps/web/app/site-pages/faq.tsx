// Questions with answers, of which one is open at a time, and the same as structured data for search engines.

import { StructuredData } from '../shell/structured-data.tsx'
import { AccordionSection } from '../ui/accordion.tsx'
import styles from './faq.module.css'

interface FaqProps {
  /** Name of the group: of questions with the same name only one is open. */
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
    <StructuredData data={{ '@type': 'FAQPage', mainEntity: items.map(([question, answer]) => toQuestion(question, answer)) }} />
  </div>
)

/** A schema.org `Question`. */
const toQuestion = (name: string, text: string) => ({ '@type': 'Question', name, acceptedAnswer: { '@type': 'Answer', text } })
