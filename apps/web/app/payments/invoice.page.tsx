// `/invoice/:slug`: the invoice of an order as issued, with its payment state, for the accountant who pays it. Whoever has the URL can open it.
import type { InvoiceFormat } from '@sverka/contract/payments/invoices'
import type { Call } from '@sverka/contract/web-host'
import { browserCall, saveFile } from '../api/browser-call.ts'
import { pageData } from '../api/page-data.ts'
import { servicesContext } from '../context.ts'
import { useMessages } from '../i18n/catalogue.ts'
import type { Route } from './+types/invoice.page'
import { invoiceMessages } from './invoice.messages.ts'
import { InvoiceView } from './invoice-view.tsx'
import { SendInvoice } from './send-invoice.tsx'

/** The URL is a secret that expires: no other site may learn it from the referrer, and no cache may store the page. */
export const headers = () => ({ 'referrer-policy': 'no-referrer', 'cache-control': 'no-store' })

const load = (call: Call, slug: string) => pageData(call('GET /api/v1/invoices/:slug/', { params: { slug } }))

export const loader = ({ params, context }: Route.LoaderArgs) => load(context.get(servicesContext).call, params.slug)

export const clientLoader = ({ params }: Route.ClientLoaderArgs) => load(browserCall, params.slug)

export default function InvoicePage({ loaderData: invoice }: Route.ComponentProps) {
  const texts = useMessages(invoiceMessages)
  const { slug, number, order, purpose } = invoice
  const save = (format: InvoiceFormat, name: string) =>
    saveFile('GET /api/v1/invoices/:slug/file/', { params: { slug }, query: { format } }, name)
  return (
    <InvoiceView
      invoice={invoice}
      basis={texts.order(order)}
      terms={`${texts.termsText(purpose)} ${texts.direct}`}
      home={{ to: `/profile/orders/${order}`, text: texts.order(order) }}
      valid={texts.held}
      ends={texts.ends}
      send={<SendInvoice kind="order" slug={slug} />}
      files={[
        { text: texts.download, save: () => save('pdf', texts.fileName(number)) },
        { text: 'XLSX', save: () => save('xlsx', texts.fileName(number).replace(/pdf$/, 'xlsx')) },
        { text: texts.contract, save: () => save('contract', texts.contractName(number)) },
      ]}
    />
  )
}
