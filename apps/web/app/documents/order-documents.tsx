// The documents on the page of an order: invoices, contract-offers and closing documents with their files, all of them as one ZIP, and a button for
// the seller to issue closing documents. These are the УПД (universal transfer document) for goods and the act for services, which prove the delivery
// to tax authorities, and the УКД (universal corrective document), which lowers the sum of either.
import type { OrderDocuments as Documents, OrderDocument } from '@sverka/contract/documents/documents'
import type { InvoiceFormat, InvoiceSummary } from '@sverka/contract/payments/invoices'
import { useState } from 'react'
import { useRevalidator } from 'react-router'
import { browserCall, saveFile } from '../api/browser-call.ts'
import { useMessages } from '../i18n/catalogue.ts'
import { useFormat } from '../i18n/format.ts'
import { useRefused } from '../shell/use-refused.ts'
import { Tag } from '../ui/badge.tsx'
import { Button } from '../ui/button.tsx'
import { Row, Stack } from '../ui/layout.tsx'
import { Link } from '../ui/link.tsx'
import { Panel } from '../ui/panel.tsx'
import { Table } from '../ui/table.tsx'
import { Text } from '../ui/text.tsx'
import { useToast } from '../ui/toast.tsx'
import { TwoLines } from '../ui/two-lines.tsx'
import { CorrectButton } from './correct-button.tsx'
import { documentsMessages } from './documents.messages.ts'

export function OrderDocuments({ order, read }: { order: number; read: Documents }) {
  const { documents, may_issue: mayIssue } = read
  const texts = useMessages(documentsMessages)
  const { busy, run } = useRun()
  const all = (
    <Button
      size="small"
      icon="download"
      busy={busy}
      onClick={() => void run(() => saveFile('GET /api/v1/orders/:id/documents/zip/', { params: { id: order } }, texts.zipName(order)))}
    >
      {texts.all}
    </Button>
  )
  // The XML of a УПД names the seller's head, so it is missing if the register names none.
  const withoutXml = documents.some(({ kind, formats }) => kind === 'upd' && !formats.includes('xml'))
  const foot = documents.length > 0 && (withoutXml ? texts.noXml : texts.foot)
  const papers = listPapers(read)
  return (
    <Panel title={texts.title} count={papers.length} action={all} foot={foot}>
      <Stack>
        <Papers papers={papers} read={read} />
        {(documents.length === 0 || mayIssue) && <Unissued order={order} mayIssue={mayIssue} isCutOff={documents.length > 0} />}
      </Stack>
    </Panel>
  )
}

/** Runs an action: `busy` while it runs, and a message if it fails. */
export function useRun() {
  const texts = useMessages(documentsMessages)
  const refused = useRefused()
  const [busy, setBusy] = useState(false)
  const run = async (work: () => Promise<void>) => {
    setBusy(true)
    try {
      await work()
    } catch (cause) {
      refused(cause, { failed: texts.failed })
    }
    setBusy(false)
  }
  return { busy, run }
}

/** Button that issues the documents. `isCutOff`: some are issued already and one is missing, because issuing was interrupted. */
function Unissued({ order, mayIssue, isCutOff }: { order: number; mayIssue: boolean; isCutOff: boolean }) {
  const texts = useMessages(documentsMessages)
  const toast = useToast()
  const { revalidate } = useRevalidator()
  const { busy, run } = useRun()
  const issue = async () => {
    await browserCall('POST /api/v1/orders/:id/documents/', { params: { id: order } })
    toast.success(texts.issued)
    await revalidate()
  }
  if (!mayIssue) return <p>{texts.none}</p>
  return (
    <Stack>
      <p>{isCutOff ? texts.cutOff : texts.mayIssue}</p>
      <Row>
        <Button variant="primary" icon="file" busy={busy} onClick={() => void run(issue)}>
          {isCutOff ? texts.finish : texts.issue}
        </Button>
      </Row>
    </Stack>
  )
}

/** Each document preceded by its corrections, the latest correction first. */
const correctionsFirst = (documents: readonly OrderDocument[]): OrderDocument[] =>
  documents
    .filter(({ corrects }) => corrects === null)
    .flatMap((one) => [...documents.filter(({ corrects }) => corrects === one.id).toReversed(), one])

/** A row of the table: an invoice, the contract-offer of an invoice, or a closing document. */
type Paper = { readonly invoice: InvoiceSummary } | { readonly contract: InvoiceSummary } | { readonly document: OrderDocument }

/** Invoices, each with the contract-offer that its payment accepts, then closing documents. */
const listPapers = ({ invoices, documents }: Documents): Paper[] => [
  ...invoices.flatMap((invoice) => {
    // An overdue or withdrawn invoice no longer offers a contract.
    const isOffered = invoice.status === 'waiting' || invoice.status === 'paid'
    return [{ invoice }, ...(isOffered ? [{ contract: invoice }] : [])]
  }),
  ...correctionsFirst(documents).map((document) => ({ document })),
]

const paperKey = (paper: Paper): string => {
  if ('document' in paper) return `document${paper.document.id}`
  return 'contract' in paper ? `contract${paper.contract.slug}` : paper.invoice.slug
}

function Papers({ papers, read }: { papers: readonly Paper[]; read: Documents }) {
  const texts = useMessages(documentsMessages)
  return (
    <Table
      caption={texts.papersCaption}
      stacked
      rows={papers}
      rowKey={paperKey}
      columns={[
        { key: 'name', head: texts.document, rowHeader: true, cell: (paper) => <Name paper={paper} documents={read.documents} /> },
        { key: 'sum', head: texts.sum, numeric: true, cell: (paper) => ('contract' in paper ? null : <Sum paper={paper} />) },
        { key: 'state', head: texts.state, cell: (paper) => <State paper={paper} /> },
        { key: 'files', head: texts.files, cell: (paper) => <Files paper={paper} mayCorrect={read.may_correct} /> },
      ]}
    />
  )
}

function usePaperName(): (paper: Paper) => string {
  const texts = useMessages(documentsMessages)
  return (paper) => {
    if ('document' in paper) return texts.name(texts.kinds[paper.document.kind], paper.document.number)
    return 'contract' in paper ? texts.name(texts.contract, paper.contract.number) : texts.name(texts.invoice, paper.invoice.number)
  }
}

function Name({ paper, documents }: { paper: Paper; documents: readonly OrderDocument[] }) {
  const texts = useMessages(documentsMessages)
  const format = useFormat()
  const paperName = usePaperName()
  const name = paperName(paper)
  const about = () => {
    if (!('document' in paper)) return format.date(('contract' in paper ? paper.contract : paper.invoice).issued_on)
    // Status by the tax service's form: 1 if the document is also a VAT invoice, 2 if not, null for an act.
    const { issued_on: day, upd_status: status, corrects } = paper.document
    const base = documents.find(({ id }) => id === corrects)
    return format.list([base && texts.corrects(paperName({ document: base })), format.date(day), status && texts.status(status)])
  }
  return (
    <>
      {'invoice' in paper ? <Link to={`/invoice/${paper.invoice.slug}`}>{name}</Link> : <b>{name}</b>}
      <Text as="p" size="caption" tone="secondary">
        {about()}
      </Text>
    </>
  )
}

function Sum({ paper }: { paper: Exclude<Paper, { readonly contract: InvoiceSummary }> }) {
  const format = useFormat()
  return 'document' in paper ? <DocumentSum document={paper.document} /> : format.price(paper.invoice.amount)
}

const TONES = { waiting: 'accent', paid: 'good', expired: 'warning', withdrawn: 'neutral' } as const

function State({ paper }: { paper: Paper }) {
  const texts = useMessages(documentsMessages)
  if ('invoice' in paper) return <Tag tone={TONES[paper.invoice.status]}>{texts.states[paper.invoice.status]}</Tag>
  const isCorrected = 'document' in paper && paper.document.corrected_amount !== null
  return <Tag tone={isCorrected ? 'warning' : 'neutral'}>{isCorrected ? texts.states.corrected : texts.states.issued}</Tag>
}

function Files({ paper, mayCorrect }: { paper: Paper; mayCorrect: boolean }) {
  const name = usePaperName()(paper)
  if (!('document' in paper))
    return 'contract' in paper ? (
      <InvoiceFiles slug={paper.contract.slug} name={name} formats={{ pdf: 'contract' }} />
    ) : (
      <InvoiceFiles slug={paper.invoice.slug} name={name} formats={{ pdf: 'pdf', xlsx: 'xlsx' }} />
    )
  const { document } = paper
  return (
    <Row wrap gap={2}>
      <DocumentFiles document={document} name={name} />
      {mayCorrect && document.kind !== 'ukd' && <CorrectButton id={document.id} name={name} />}
    </Row>
  )
}

interface InvoiceFilesProps {
  slug: string
  name: string
  /** The format to request from the server, by the extension of the saved file. */
  formats: Readonly<Partial<Record<'pdf' | 'xlsx', InvoiceFormat>>>
}

function InvoiceFiles({ slug, name, formats }: InvoiceFilesProps) {
  const texts = useMessages(documentsMessages)
  const { busy, run } = useRun()
  const save = (ending: string, format: InvoiceFormat) =>
    saveFile('GET /api/v1/invoices/:slug/file/', { params: { slug }, query: { format } }, `${name}.${ending}`)
  return (
    <Row wrap gap={2}>
      {(['pdf', 'xlsx'] as const).map((ending) => {
        const format = formats[ending]
        if (!format) return null
        const what = texts.formats[ending]
        return (
          <Button
            key={ending}
            size="small"
            busy={busy}
            aria-label={texts.save(name, what)}
            onClick={() => void run(() => save(ending, format))}
          >
            {what}
          </Button>
        )
      })}
    </Row>
  )
}

/** The sum of a document, with the sum after all corrections if there are any; for a УКД, the sum by which it lowers the corrected document. */
export function DocumentSum({ document: { kind, amount, corrected_amount: corrected } }: { document: OrderDocument }) {
  const texts = useMessages(documentsMessages)
  const format = useFormat()
  if (kind === 'ukd') return texts.less(format.price(amount))
  return corrected === null ? (
    format.price(amount)
  ) : (
    <TwoLines first={format.price(amount)} second={texts.corrected(format.price(corrected))} />
  )
}

export function DocumentFiles({ document: { id, formats }, name }: { document: OrderDocument; name: string }) {
  const texts = useMessages(documentsMessages)
  const { busy, run } = useRun()
  return (
    <Row wrap gap={2}>
      {formats.map((one) => (
        <Button
          key={one}
          size="small"
          busy={busy}
          aria-label={texts.save(name, texts.formats[one])}
          onClick={() => void run(() => saveFile('GET /api/v1/documents/:id/:format/', { params: { id, format: one } }, `${name}.${one}`))}
        >
          {texts.formats[one]}
        </Button>
      ))}
    </Row>
  )
}
