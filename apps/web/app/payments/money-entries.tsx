// The table of a seller's money: every sale by card, refund, and payment of an invoice in the chosen period, with buttons that download all of them.
import type { Output } from '@sverka/contract/operations/operations'
import { moneyFormats } from '@sverka/contract/payments/payments.rules'
import { useState } from 'react'
import { saveFile } from '../api/browser-call.ts'
import { useMessages } from '../i18n/catalogue.ts'
import { MISSING, useFormat } from '../i18n/format.ts'
import { Pager } from '../shell/pager.tsx'
import { useRefused } from '../shell/use-refused.ts'
import { Button } from '../ui/button.tsx'
import { Row } from '../ui/layout.tsx'
import { Link } from '../ui/link.tsx'
import { Panel } from '../ui/panel.tsx'
import { Table } from '../ui/table.tsx'
import { Text } from '../ui/text.tsx'
import { TwoLines } from '../ui/two-lines.tsx'
import { moneyMessages } from './money.messages.ts'
import { type MoneyUrl, moneyHref } from './money-url.ts'

type Money = Output<'GET /api/v1/seller-money/:id/'>
type Entry = Money['result'][number]

interface MoneyEntriesProps {
  money: Money
  url: MoneyUrl
}

export function MoneyEntries({ money, url }: MoneyEntriesProps) {
  const texts = useMessages(moneyMessages)
  const format = useFormat()
  if (money.count === 0)
    return (
      <Panel title={texts.entries}>
        <Text tone="secondary">{texts.noEntries}</Text>
      </Panel>
    )
  // Rubles that the seller gets after the payment provider's fee, computed in kopecks; null while the fee is unknown.
  const netAmount = ({ amount, fee }: Entry) => (fee === null ? null : (Math.round(amount * 100) - Math.round(fee * 100)) / 100)
  const sum = (value: number | null) => (value === null ? MISSING : format.price(value))
  return (
    <Panel title={texts.entries} count={format.integer(money.count)} action={<Files url={url} />} flush foot={texts.entriesFoot}>
      <Table
        caption={texts.entries}
        edged
        stacked
        rows={money.result}
        rowKey={({ id, way }) => `${way}${id}`}
        columns={[
          { key: 'what', head: texts.columns.what, rowHeader: true, cell: (entry) => <What entry={entry} /> },
          { key: 'day', head: texts.columns.day, cell: ({ happened_at: at }) => format.dateOfTime(at) },
          {
            key: 'how',
            head: texts.columns.how,
            cell: ({ way, invoice, is_part: isPart, is_received: isReceived }) =>
              way === 'card' ? (isReceived ? texts.card : texts.cardHeld) : texts.byInvoice(invoice ?? 0, isPart),
          },
          { key: 'amount', head: texts.columns.amount, numeric: true, cell: ({ amount }) => format.price(amount) },
          { key: 'fee', head: texts.fees, numeric: true, cell: ({ fee }) => sum(fee) },
          { key: 'reached', head: texts.columns.reached, numeric: true, cell: (entry) => <b>{sum(netAmount(entry))}</b> },
        ]}
      />
      <Pager current={url.page} last={Math.ceil(money.count / money.page_size)} pageHref={(page) => moneyHref({ ...url, page })} />
    </Panel>
  )
}

/** The order that was paid or refunded, and the buyer. */
function What({ entry: { order, is_refund: isRefund, buyer } }: { entry: Entry }) {
  const texts = useMessages(moneyMessages)
  const name =
    order === null ? texts.unknown : <Link to={`/profile/orders/${order}`}>{isRefund ? texts.refundLabel(order) : texts.order(order)}</Link>
  return buyer === null ? name : <TwoLines first={name} second={buyer} />
}

/** Files with all entries of the chosen period, not only those of this page of the list. */
function Files({ url: { company, period } }: { url: MoneyUrl }) {
  const texts = useMessages(moneyMessages)
  const refused = useRefused()
  const [busy, setBusy] = useState(false)
  const save = async (format: (typeof moneyFormats)[number]) => {
    if (busy || company === null) return
    setBusy(true)
    try {
      const query = { format, ...(period === null ? {} : { period }) }
      await saveFile('GET /api/v1/seller-money/:id/file/', { params: { id: company }, query }, texts.fileName(period ?? '', format))
    } catch (cause) {
      refused(cause, { failed: texts.fileFailed })
    }
    setBusy(false)
  }
  return (
    <Row gap={2}>
      {moneyFormats.map((format) => (
        <Button key={format} size="small" icon="download" busy={busy} aria-label={texts.save(format)} onClick={() => void save(format)}>
          {format}
        </Button>
      ))}
    </Row>
  )
}
