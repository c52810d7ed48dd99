// The latest closing documents that a seller has issued, each with its files and a link to its order, and a button that saves them all in one ZIP.
import type { SellerDocument } from '@sverka/contract/documents/documents'
import { saveFile } from '../api/browser-call.ts'
import { useMessages } from '../i18n/catalogue.ts'
import { useFormat } from '../i18n/format.ts'
import { Button } from '../ui/button.tsx'
import { Link } from '../ui/link.tsx'
import { Table } from '../ui/table.tsx'
import { TwoLines } from '../ui/two-lines.tsx'
import { documentsMessages } from './documents.messages.ts'
import { DocumentFiles, DocumentSum, useRun } from './order-documents.tsx'

export function SellerDocuments({ documents }: { documents: readonly SellerDocument[] }) {
  const texts = useMessages(documentsMessages)
  const format = useFormat()
  const name = ({ kind, number }: SellerDocument) => texts.name(texts.kinds[kind], number)
  return (
    <Table
      caption={texts.issuedCaption}
      edged
      stacked
      rows={documents}
      rowKey={({ id }) => id}
      columns={[
        {
          key: 'name',
          head: texts.document,
          rowHeader: true,
          cell: (one) => <TwoLines first={name(one)} second={format.date(one.issued_on)} />,
        },
        { key: 'order', head: texts.order, cell: ({ order }) => <Link to={`/profile/orders/${order}`}>{texts.orderName(order)}</Link> },
        { key: 'sum', head: texts.sum, numeric: true, cell: (one) => <DocumentSum document={one} /> },
        { key: 'files', head: texts.files, cell: (one) => <DocumentFiles document={one} name={name(one)} /> },
      ]}
    />
  )
}

/** Button that saves the documents of a company in one ZIP. `period`: `2026-11` or `2026`; null for all time. */
export function SellerArchive({ company, period }: { company: number; period: string | null }) {
  const texts = useMessages(documentsMessages)
  const { busy, run } = useRun()
  const query = period === null ? {} : { period }
  const save = () => saveFile('GET /api/v1/seller-documents/:id/zip/', { params: { id: company }, query }, texts.archiveName(period ?? ''))
  return (
    <Button size="small" icon="download" busy={busy} onClick={() => void run(save)}>
      {texts.all}
    </Button>
  )
}
