// `/payment-info`: how to pay by card, which cards are accepted, the smallest payment, the receipt, and what to do if a payment fails.
import { useMessages } from '../../i18n/catalogue.ts'
import { PageHead } from '../../shell/page-head.tsx'
import { Tag } from '../../ui/badge.tsx'
import { Column, Container, Grid, Row } from '../../ui/layout.tsx'
import { Note } from '../../ui/note.tsx'
import { Panel } from '../../ui/panel.tsx'
import { PageHero } from '../page-hero.tsx'
import { paymentInfoMessages } from './payment-info.messages.ts'
import styles from './payment-info.module.css'

/** As listed in specification §2, «Payment info». */
const CARDS = ['VISA', 'MasterCard', 'MIR', 'China UnionPay', 'JCB', 'American Express', 'VISA Electron/Plus', 'Cirrus/Maestro']

export default function PaymentInfoPage() {
  const texts = useMessages(paymentInfoMessages)
  const { minimum, receipt, steps, trouble } = texts
  return (
    <>
      <PageHead title={texts.title} description={texts.description} canonical="/payment-info" />
      <PageHero title={texts.title} lead={texts.lead} />
      <Container className={styles.content}>
        <Grid>
          <Column span={8}>
            <AcceptedCards />
          </Column>
          <Column span={4}>
            <Panel title={minimum.title}>{minimum.text}</Panel>
          </Column>
          <Column span={8}>
            <Panel title={steps.title}>
              <Points items={steps.items} numbered />
            </Panel>
          </Column>
          <Column span={4}>
            <Panel title={receipt.title}>{receipt.text}</Panel>
          </Column>
          <Column span={12}>
            <Panel title={trouble.title}>
              <Points items={trouble.items} />
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

function AcceptedCards() {
  const { cards } = useMessages(paymentInfoMessages)
  return (
    <Panel title={cards.title}>
      <p>{cards.text}</p>
      <Row wrap gap={2} className={styles.cards}>
        {CARDS.map((card) => (
          <Tag key={card}>{card}</Tag>
        ))}
      </Row>
      <p>{cards.code}</p>
    </Panel>
  )
}

function Points({ items, numbered }: { items: readonly string[]; numbered?: boolean }) {
  const List = numbered ? 'ol' : 'ul'
  return (
    <List className={numbered ? styles.numbered : styles.points}>
      {items.map((item) => (
        <li key={item}>{item}</li>
      ))}
    </List>
  )
}
