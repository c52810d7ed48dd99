// `/back-office/products/batches`: the sellers with product cards that wait for a decision of staff, the longest waiting first, with the
// numbers of new cards, of edits, and of cards whose price jumped (three times higher or lower than at the last decision of staff).
import { browserCall } from '../../api/browser-call.ts'
import { useMessages } from '../../i18n/catalogue.ts'
import { useFormat } from '../../i18n/format.ts'
import { Link } from '../../ui/link.tsx'
import { productsQueueMessages } from '../products-queue.messages.ts'
import { StaffList } from '../staff-list.tsx'
import { Moment, staffLoader } from '../staff-page.tsx'
import type { Route } from './+types/batches.page'
import { batchesMessages } from './batches.messages.ts'

export const clientLoader = staffLoader((request) => browserCall('GET /api/v1/admin/product-batches/', { query: request.page() }))

export default function BatchesPage({ loaderData: list }: Route.ComponentProps) {
  const texts = useMessages(batchesMessages)
  const { productsTitle } = useMessages(productsQueueMessages)
  const format = useFormat()
  return (
    <StaffList
      title={texts.title}
      lead={texts.lead}
      list={list}
      action={<Link to="/back-office/products">{productsTitle}</Link>}
      empty={{ icon: 'check-circle', title: texts.nothing }}
      rowKey={({ company }) => company.id}
      columns={[
        { head: texts.seller, cell: ({ company }) => <Link to={`/back-office/products/batches/${company.id}`}>{company.name}</Link> },
        { head: texts.all, numeric: true, cell: ({ count }) => format.integer(count) },
        { head: texts.fresh, numeric: true, cell: (batch) => format.integer(batch.new) },
        { head: texts.edits, numeric: true, cell: ({ edits }) => format.integer(edits) },
        { head: texts.jumps, numeric: true, cell: ({ jumps }) => format.integer(jumps) },
        { head: texts.since, cell: ({ since }) => <Moment at={since} /> },
      ]}
    />
  )
}
