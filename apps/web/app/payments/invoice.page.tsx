// `/invoice/:slug`: an invoice as issued, for the accountant who pays it, with its payment state.
import type { Invoice, InvoiceFormat } from '@sverka/contract/payments/invoices'
import { type InvoiceState, invoiceBalance } from '@sverka/contract/payments/invoices.rules'
import type { Call } from '@sverka/contract/web-host'
import { useState } from 'react'
import { browserCall, saveFile } from '../api/browser-call.ts'
import { pageData } from '../api/page-data.ts'
import { servicesContext } from '../context.ts'
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
import type { Route } from './+types/invoice.page'
import { invoiceMessages } from './invoice.messages.ts'
import styles from './invoice.module.css'
import { InvoiceSheet } from './invoice-sheet.tsx'

/** The URL is a secret that expires: no other site may learn it from the referrer, and no cache may store the page. */
export const headers = () => ({ 'referrer-policy': 'no-referrer', 'cache-control': 'no-store' })

const load = (call: Call, slug: string) => pageData(call('GET /api/v1/invoices/:slug/', { params: { slug } }))

export const loader = ({ params, context }: Route.LoaderArgs) => load(context.get(servicesContext).call, params.slug)

export const clientLoader = ({ params }: Route.ClientLoaderArgs) => load(browserCall, params.slug)

const looks: Record<InvoiceState, { tone: 'accent' | 'good' | 'warning' | 'neutral'; icon: IconName }> = {
  waiting: { tone: 'accent', icon: 'clock' },
  paid: { tone: 'good', icon: 'check' },
  expired: { tone: 'warning', icon: 'alert' },
  withdrawn: { tone: 'neutral', icon: 'close' },
}

export default function InvoicePage({ loaderData: invoice }: Route.ComponentProps) {
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
            <State invoice={invoice} />
          </Text>
          <Link to={`/profile/orders/${invoice.order}`}>{texts.order(invoice.order)}</Link>
        </div>
        <Actions invoice={invoice} />
      </Container>
      <div className={styles.desk}>
        <InvoiceSheet invoice={invoice} />
      </div>
    </>
  )
}

function State({ invoice }: { invoice: Invoice }) {
  const texts = useMessages(invoiceMessages)
  const format = useFormat()
  const { rest, excess } = invoiceBalance(invoice)
  if (excess > 0) return texts.excess(format.price(excess))
  const partly = invoice.paid > 0 && rest > 0 ? `${texts.partly(format.price(invoice.paid), format.price(rest))}. ` : ''
  return partly + (invoice.status === 'waiting' ? texts.held(format.dateTime(invoice.valid_until)) : texts.ends[invoice.status])
}

function Actions({ invoice: { slug, number } }: { invoice: Invoice }) {
  const texts = useMessages(invoiceMessages)
  const refused = useRefused()
  const [busy, setBusy] = useState(false)
  const save = async (as: InvoiceFormat) => {
    const name = as === 'contract' ? texts.contractName(number) : texts.fileName(number).replace(/pdf$/, as)
    setBusy(true)
    try {
      await saveFile('GET /api/v1/invoices/:slug/file/', { params: { slug }, query: { format: as } }, name)
    } catch (cause) {
      refused(cause, texts)
    }
    setBusy(false)
  }
  return (
    <Row wrap>
      <Button icon="file" onClick={() => window.print()}>
        {texts.print}
      </Button>
      <Button variant="primary" icon="download" busy={busy} onClick={() => void save('pdf')}>
        {texts.download}
      </Button>
      <Button icon="download" busy={busy} onClick={() => void save('xlsx')}>
        XLSX
      </Button>
      <Button icon="download" busy={busy} onClick={() => void save('contract')}>
        {texts.contract}
      </Button>
    </Row>
  )
}
