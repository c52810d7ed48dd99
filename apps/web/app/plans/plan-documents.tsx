// The panel «Документы» (documents) of a member's subscription: invoices for plans, and acts, which state that a paid month of a plan was provided.
// Also the dialog that requests an invoice.
import type { PlanAct, PlanDocuments, PlanInvoice } from '@sverka/contract/plans/plan-invoices'
import type { Plan } from '@sverka/contract/plans/plans'
import { useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { browserCall, saveFile } from '../api/browser-call.ts'
import { useMessages } from '../i18n/catalogue.ts'
import { useFormat } from '../i18n/format.ts'
import { InvoiceForm } from '../payments/invoice-form.tsx'
import { useRefused } from '../shell/use-refused.ts'
import { Button } from '../ui/button.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { Link } from '../ui/link.tsx'
import { Panel } from '../ui/panel.tsx'
import { Table } from '../ui/table.tsx'
import { Text } from '../ui/text.tsx'
import { planInvoiceMessages } from './invoices.messages.ts'

type Row = { readonly invoice: PlanInvoice } | { readonly act: PlanAct }

/** The table of invoices, followed by acts. */
export function PlanPapers({ documents: { invoices, acts } }: { documents: PlanDocuments }) {
  const texts = useMessages(planInvoiceMessages)
  const format = useFormat()
  const rows: Row[] = [...invoices.map((invoice) => ({ invoice })), ...acts.map((act) => ({ act }))]
  const documentIn = (row: Row) => ('act' in row ? row.act : row.invoice)
  return (
    <Panel title={texts.documents} flush={rows.length > 0}>
      {rows.length === 0 ? (
        <Text as="p" tone="secondary">
          {texts.none}
        </Text>
      ) : (
        <Table
          caption={texts.caption}
          edged
          stacked
          rows={rows}
          rowKey={(row) => ('act' in row ? `act${row.act.id}` : row.invoice.slug)}
          columns={[
            { key: 'document', head: texts.document, rowHeader: true, cell: (row) => <DocumentName row={row} /> },
            { key: 'what', head: texts.what, cell: (row) => documentIn(row).service },
            { key: 'sum', head: texts.sum, numeric: true, cell: (row) => format.price(documentIn(row).amount) },
            {
              key: 'state',
              head: texts.state,
              cell: (row) => ('act' in row ? <ActDownload act={row.act} /> : texts.states[row.invoice.status]),
            },
          ]}
        />
      )}
    </Panel>
  )
}

function DocumentName({ row }: { row: Row }) {
  const texts = useMessages(planInvoiceMessages)
  const format = useFormat()
  if ('act' in row) return texts.act(row.act.number, format.date(row.act.issued_on))
  const { slug, number, issued_on: day } = row.invoice
  return <Link to={`/plan-invoice/${slug}`}>{texts.invoice(number, format.date(day))}</Link>
}

function ActDownload({ act: { id, number } }: { act: PlanAct }) {
  const texts = useMessages(planInvoiceMessages)
  const showError = useRefused()
  const [busy, setBusy] = useState(false)
  const save = async () => {
    setBusy(true)
    try {
      await saveFile('GET /api/v1/plan-acts/:id/file/', { params: { id } }, texts.actFile(number))
    } catch (cause) {
      showError(cause, texts)
    }
    setBusy(false)
  }
  return (
    <Button size="small" icon="download" busy={busy} aria-label={texts.downloadAct(number)} onClick={() => void save()}>
      {texts.download}
    </Button>
  )
}

/**
 * The dialog that requests an invoice for `plan`. It is open while the URL has `?invoice=`; closing it removes the parameter. Once the invoice is
 * issued, its page opens.
 */
export function PlanInvoiceDialog({ plan }: { plan: Plan }) {
  const texts = useMessages(planInvoiceMessages)
  const format = useFormat()
  const navigate = useNavigate()
  const [, setParams] = useSearchParams()
  const close = () => setParams({}, { replace: true })
  return (
    <Dialog open title={texts.dialog(plan.name, format.price(plan.price))} closeLabel={texts.close} onClose={close}>
      <InvoiceForm
        request={(buyer) => browserCall('POST /api/v1/plan-invoices/', { body: { plan: plan.id, price: plan.price, ...buyer } })}
        onDone={({ slug }) => void navigate(`/plan-invoice/${slug}`, { replace: true })}
      />
    </Dialog>
  )
}
