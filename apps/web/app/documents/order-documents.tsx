// Closing documents on an order's page: issued ones with their files, all as one ZIP, and issuing them.
import type { OrderDocuments as Documents, OrderDocument } from '@sverka/contract/documents/documents'
import { useState } from 'react'
import { useRevalidator } from 'react-router'
import { browserCall, saveFile } from '../api/browser-call.ts'
import { useMessages } from '../i18n/catalogue.ts'
import { useFormat } from '../i18n/format.ts'
import { useRefused } from '../shell/use-refused.ts'
import { Button } from '../ui/button.tsx'
import { Row, Stack } from '../ui/layout.tsx'
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
  const withoutXml = documents.some(({ kind, formats }) => kind === 'upd' && !formats.includes('xml'))
  const foot = documents.length > 0 && (withoutXml ? texts.noXml : texts.foot)
  return (
    <Panel title={texts.title} count={documents.length} action={all} foot={foot}>
      {documents.length > 0 && <Issued read={read} />}
      {(documents.length === 0 || mayIssue) && <Unissued order={order} mayIssue={mayIssue} isCutOff={documents.length > 0} />}
    </Panel>
  )
}

/** One action at a time; a refusal is shown. */
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

/** Each document below what corrects it, the latest correction on top. */
const correctionsFirst = (documents: readonly OrderDocument[]): OrderDocument[] =>
  documents
    .filter(({ corrects }) => corrects === null)
    .flatMap((one) => [...documents.filter(({ corrects }) => corrects === one.id).toReversed(), one])

function Issued({ read: { documents, may_correct: mayCorrect } }: { read: Documents }) {
  const texts = useMessages(documentsMessages)
  const format = useFormat()
  const documentName = ({ kind, number }: OrderDocument) => texts.name(texts.kinds[kind], number)
  const about = ({ issued_on: day, upd_status: status, corrects }: OrderDocument) => {
    const base = documents.find(({ id }) => id === corrects)
    return format.list([base && texts.corrects(documentName(base)), format.date(day), status && texts.status(status)])
  }
  return (
    <Table
      caption={texts.issuedCaption}
      stacked
      rows={correctionsFirst(documents)}
      rowKey={({ id }) => id}
      columns={[
        {
          key: 'name',
          head: texts.document,
          rowHeader: true,
          cell: (one) => (
            <>
              <b>{documentName(one)}</b>
              <Text as="p" size="caption" tone="secondary">
                {about(one)}
              </Text>
            </>
          ),
        },
        { key: 'sum', head: texts.sum, numeric: true, cell: (one) => <DocumentSum document={one} /> },
        {
          key: 'files',
          head: texts.files,
          cell: (one) => (
            <Row wrap gap={2}>
              <DocumentFiles document={one} name={documentName(one)} />
              {mayCorrect && one.kind !== 'ukd' && <CorrectButton id={one.id} name={documentName(one)} />}
            </Row>
          ),
        },
      ]}
    />
  )
}

/** What a document comes to, also as corrected, or by how much it lowers another. */
export function DocumentSum({ document: { kind, amount, corrected_amount: left } }: { document: OrderDocument }) {
  const texts = useMessages(documentsMessages)
  const format = useFormat()
  if (kind === 'ukd') return texts.less(format.price(amount))
  return left === null ? format.price(amount) : <TwoLines first={format.price(amount)} second={texts.corrected(format.price(left))} />
}

export function DocumentFiles({ document: { id, formats }, name }: { document: OrderDocument; name: string }) {
  const texts = useMessages(documentsMessages)
  const { busy, run } = useRun()
  return (
    <Row gap={2}>
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
