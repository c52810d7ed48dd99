// Section of the page for sellers with the numbered steps to their first order.
import { useMessages } from '../../i18n/catalogue.ts'
import { Section } from '../section.tsx'
import styles from './seller-steps.module.css'
import { sellersMessages } from './sellers.messages.ts'

export function SellerSteps() {
  const { steps } = useMessages(sellersMessages)
  return (
    <Section white title={steps.title}>
      <ol className={styles.steps}>
        {steps.items.map(([name, text], index) => (
          <li key={name}>
            <span className={styles.number} aria-hidden="true">
              {index + 1}
            </span>
            <h3>{name}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ol>
    </Section>
  )
}
