// The content of an invoice's page, shared by invoices of sellers for orders and of the site for paid plans: number, state, buttons, and the document
// as issued.
import { type InvoiceState, invoiceBalance } from '@sverka/contract/payments/invoices.rules'
import { type ReactNode, useState } from 'react'
import { useMessages } from '../i18n/catalogue.ts'
import { useFormat } from '../i18n/format.ts'
import { PageHead } from '../shell/page-head.tsx'
import { useRefused } from '../shell/use-refused.ts'
import { Tag } from '../ui/badge.tsx'
import { Button } from '../ui/button.tsx'
import type { IconName } from '../ui/icon.tsx'
import { Container, Row } from '../ui/layout.tsx'
import { Link } from '../ui/link.tsx'
import { Text } from '../ui/text.tsx'
import { CopyDetails } from './copy-details.tsx'
import { invoiceMessages } from './invoice.messages.ts'
import styles from './invoice.module.css'
import { InvoiceSheet, type InvoiceSheetProps } from './invoice-sheet.tsx'

export interface InvoiceViewProps extends InvoiceSheetProps {
  /** Link to the order or plan that is being paid. */
  readonly home: { readonly to: string; readonly text: string }
  /** Text while the invoice waits for payment: until which moment it is valid, and what that means. */
  readonly valid: (moment: string) => string
  /** Text for each final state. */
  readonly ends: Readonly<Record<Exclude<InvoiceState, 'waiting'>, string>>
  /** Files to download; the first one has the prominent button. */
  readonly files: readonly { readonly text: string; readonly save: () => Promise<void> }[]
  /** The button that sends the invoice; stands before the buttons for printing and downloading. */
  readonly send: ReactNode
}

/** Colour and icon of each state. */
const looks: Record<InvoiceState, { tone: 'accent' | 'good' | 'warning' | 'neutral'; icon: IconName }> = {
  waiting: { tone: 'accent', icon: 'clock' },
  paid: { tone: 'good', icon: 'check' },
  expired: { tone: 'warning', icon: 'alert' },
  withdrawn: { tone: 'neutral', icon: 'close' },
}

export function InvoiceView({ invoice, basis, terms, home, files, send, valid, ends }: InvoiceViewProps) {
  const texts = useMessages(invoiceMessages)
  const format = useFormat()
  return (
    <>
      <PageHead title={texts.title(invoice.number, format.date(invoice.issued_on))} noindex />
      <Container className={styles.bar}>
        <div>
          <div className={styles.number}>
            <b>{texts.short(invoice.number, format.price(invoice.amount))}</b>
            <Tag {...looks[invoice.status]}>{texts.states[invoice.status]}</Tag>
          </div>
          <Text as="p" size="caption" tone="secondary">
            <State invoice={invoice} valid={valid} ends={ends} />
          </Text>
          <Link to={home.to}>{home.text}</Link>
        </div>
        <Actions files={files}>
          <CopyDetails invoice={invoice} />
          {send}
        </Actions>
      </Container>
      <div className={styles.desk}>
        <InvoiceSheet invoice={invoice} basis={basis} terms={terms} />
      </div>
    </>
  )
}

/** One sentence about the payment. An overpayment comes first; a part that was paid comes before the state. */
function State({ invoice, valid, ends }: Pick<InvoiceViewProps, 'invoice' | 'valid' | 'ends'>) {
  const texts = useMessages(invoiceMessages)
  const format = useFormat()
  const { rest, excess } = invoiceBalance(invoice)
  if (excess > 0) return texts.excess(format.price(excess))
  const partlyPaid = invoice.paid > 0 && rest > 0 ? `${texts.partly(format.price(invoice.paid), format.price(rest))}. ` : ''
  return partlyPaid + (invoice.status === 'waiting' ? valid(format.dateTime(invoice.valid_until)) : ends[invoice.status])
}

function Actions({ files, children }: Pick<InvoiceViewProps, 'files'> & { children: ReactNode }) {
  const texts = useMessages(invoiceMessages)
  const refused = useRefused()
  const [busy, setBusy] = useState(false)
  const run = async (save: () => Promise<void>) => {
    setBusy(true)
    try {
      await save()
    } catch (cause) {
      refused(cause, texts)
    }
    setBusy(false)
  }
  return (
    <Row wrap>
      {children}
      <Button icon="file" onClick={() => window.print()}>
        {texts.print}
      </Button>
      {files.map(({ text, save }, index) => (
        <Button key={text} variant={index === 0 ? 'primary' : 'secondary'} icon="download" busy={busy} onClick={() => void run(save)}>
          {text}
        </Button>
      ))}
    </Row>
  )
}
