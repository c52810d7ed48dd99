// `/payment-info`: how to pay, with which cards, and the receipt.
import { useMessages } from '../../i18n/catalogue.ts'
import { PageHead } from '../../shell/page-head.tsx'
import { Tag } from '../../ui/badge.tsx'
import { Column, Container, Grid, Row } from '../../ui/layout.tsx'
import { Note } from '../../ui/note.tsx'
import { Panel } from '../../ui/panel.tsx'
import { PageHero } from '../page-hero.tsx'
import { paymentInfoMessages } from './payment-info.messages.ts'
import styles from './payment-info.module.css'

/** Specification §2, «Payment info». */
const CARDS = ['VISA', 'MasterCard', 'MIR', 'China UnionPay', 'JCB', 'American Express', 'VISA Electron/Plus', 'Cirrus/Maestro']

export default function PaymentInfoPage() {
  const texts = useMessages(paymentInfoMessages)
  const { minimum, cards, receipt, steps, trouble } = texts
  return (
    <>
      <PageHead title={texts.title} description={texts.description} canonical="/payment-info" />
      <PageHero title={texts.title} lead={texts.lead} />
      <Container className={styles.content}>
        <Grid>
          <Column span={8}>
            <Panel title={cards.title}>
              <p>{cards.text}</p>
              <Row wrap gap={2} className={styles.cards}>
                {CARDS.map((card) => (
                  <Tag key={card}>{card}</Tag>
                ))}
              </Row>
              <p>{cards.code}</p>
            </Panel>
          </Column>
          <Column span={4}>
            <Panel title={minimum.title}>{minimum.text}</Panel>
          </Column>
          <Column span={8}>
            <Panel title={steps.title}>
              <ol className={styles.numbered}>
                {steps.items.map((step) => (
                  <li key={step}>{step}</li>
                ))}
              </ol>
            </Panel>
          </Column>
          <Column span={4}>
            <Panel title={receipt.title}>{receipt.text}</Panel>
          </Column>
          <Column span={12}>
            <Panel title={trouble.title}>
              <ul className={styles.points}>
                {trouble.items.map((point) => (
                  <li key={point}>{point}</li>
                ))}
              </ul>
            </Panel>
          </Column>
          <Column span={12}>
            <Note tone="good">{texts.noRecurring}</Note>
          </Column>
        </Grid>
      </Container>
    </>
  )
}
