// `/plan-invoice/:slug`: the invoice for a plan with its payment state, for the member and for the accountant who pays it without an account.
import type { PlanInvoiceFormat } from '@sverka/contract/plans/plan-invoices'
import type { Call } from '@sverka/contract/web-host'
import { browserCall, saveFile } from '../api/browser-call.ts'
import { pageData } from '../api/page-data.ts'
import { servicesContext } from '../context.ts'
import { useMessages } from '../i18n/catalogue.ts'
import { InvoiceView } from '../payments/invoice-view.tsx'
import { SendInvoice } from '../payments/send-invoice.tsx'
import type { Route } from './+types/plan-invoice.page'
import { planInvoiceMessages } from './invoices.messages.ts'

/** The URL is a secret: no other site may learn it from the referrer, and no cache may store the page. */
export const headers = () => ({ 'referrer-policy': 'no-referrer', 'cache-control': 'no-store' })

const load = (call: Call, slug: string) => pageData(call('GET /api/v1/plan-invoices/:slug/', { params: { slug } }))

export const loader = ({ params, context }: Route.LoaderArgs) => load(context.get(servicesContext).call, params.slug)

export const clientLoader = ({ params }: Route.ClientLoaderArgs) => load(browserCall, params.slug)

export default function PlanInvoicePage({ loaderData: invoice }: Route.ComponentProps) {
  const texts = useMessages(planInvoiceMessages)
  const { slug, number, purpose } = invoice
  const save = (format: PlanInvoiceFormat) =>
    saveFile('GET /api/v1/plan-invoices/:slug/file/', { params: { slug }, query: { format } }, texts.invoiceFile(number, format))
  return (
    <InvoiceView
      invoice={invoice}
      basis={texts.plan}
      terms={texts.terms(purpose)}
      home={{ to: '/profile/subscription', text: texts.plan }}
      valid={texts.valid}
      ends={texts.ends}
      send={<SendInvoice kind="plan" slug={slug} />}
      files={[
        { text: texts.download, save: () => save('pdf') },
        { text: 'XLSX', save: () => save('xlsx') },
      ]}
    />
  )
}
