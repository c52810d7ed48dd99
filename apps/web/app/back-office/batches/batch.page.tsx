// `/back-office/products/batches/:id` (id of a company): product cards of one seller that wait for a decision, decided with one click.
// All are published, except cards that staff return with a reason. Flagged cards wait until staff choose to publish or return each.
import type { StaffProduct } from '@sverka/contract/products/products.staff'
import { useState } from 'react'
import { data } from 'react-router'
import { browserCall } from '../../api/browser-call.ts'
import { useMessages } from '../../i18n/catalogue.ts'
import { Tag } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Row, Stack } from '../../ui/layout.tsx'
import { Link } from '../../ui/link.tsx'
import { Panel } from '../../ui/panel.tsx'
import { Table } from '../../ui/table.tsx'
import { Text } from '../../ui/text.tsx'
import frame from '../back-office.module.css'
import { BatchResults } from '../batch.tsx'
import { categoryNames } from '../category-names.ts'
import { readerLanguage } from '../list-query.ts'
import { productsQueueMessages } from '../products-queue.messages.ts'
import { QUEUE_PAGE_SIZE } from '../queue.tsx'
import { RejectDialog } from '../reject-dialog.tsx'
import { StaffPage, staffLoader } from '../staff-page.tsx'
import type { Route } from './+types/batch.page'
import styles from './batch.module.css'
import { batchesMessages } from './batches.messages.ts'
import { CardChanges } from './card-changes.tsx'
import { nameInBatch, useBatch, versionKey } from './use-batch.ts'

export const clientLoader = staffLoader(async (_request, company) => {
  if (!Number.isInteger(company) || company < 1) throw data(null, { status: 404 })
  const query = { company, page_size: QUEUE_PAGE_SIZE, lang: readerLanguage() }
  const [list, tree] = await Promise.all([
    browserCall('GET /api/v1/admin/products/', { query }),
    browserCall('GET /api/v1/categories/', { query: { lang: readerLanguage() } }),
  ])
  return { cards: list.result, count: list.count, categories: categoryNames(tree) }
})

export default function BatchPage({ loaderData: { cards, count, categories } }: Route.ComponentProps) {
  const texts = useMessages(batchesMessages)
  const batch = useBatch(cards)
  const [first] = cards
  return (
    <StaffPage
      title={first ? texts.oneTitle(first.seller.name) : texts.ofSeller}
      count={count}
      lead={first && texts.oneLead}
      from={{ trail: texts.trail, label: texts.title, to: '/back-office/products/batches' }}
    >
      {first ? (
        <>
          {count > cards.length && <Text as="p">{texts.shownOf(cards.length, count)}</Text>}
          <Cards cards={cards} categories={categories} batch={batch} />
          <DecisionBar cards={cards} batch={batch} />
        </>
      ) : (
        <EmptyState icon="check-circle" title={texts.allDecided} action={<Link to="/back-office/products/batches">{texts.others}</Link>} />
      )}
      <BatchResults results={batch.results} onClose={batch.clearResults} />
    </StaffPage>
  )
}

interface CardsProps {
  cards: readonly StaffProduct[]
  batch: ReturnType<typeof useBatch>
}

function Cards({ cards, batch, categories }: CardsProps & { categories: ReadonlyMap<number, string> }) {
  const texts = useMessages(batchesMessages)
  return (
    <Panel flush className={styles.cards}>
      <Table
        caption={texts.title}
        rows={cards}
        rowKey={versionKey}
        edged
        stacked
        columns={[
          { key: 'card', head: texts.card, rowHeader: true, cell: (card) => <Card card={card} /> },
          { key: 'changes', head: texts.changes, cell: (card) => <CardChanges product={card} categories={categories} /> },
          { key: 'verdict', head: texts.verdict, cell: (card) => <Verdict card={card} batch={batch} /> },
        ]}
      />
    </Panel>
  )
}

function Card({ card }: { card: StaffProduct }) {
  const texts = useMessages(productsQueueMessages)
  // `revision`: the edit of a published card; `price_before`: the price at the last decision of staff, if it has jumped since.
  const kind = card.revision ? texts.edit : card.price_before === null ? texts.newCard : texts.jumpMark
  return (
    <Stack gap={1}>
      <Link to={`/back-office/products?user=${card.user}&id=${card.id}`}>{nameInBatch(card)}</Link>
      <div>
        <Tag>{kind}</Tag>
      </div>
    </Stack>
  )
}

/** The decision noted for one card (publish, return or none yet), with the buttons that change it. Nothing is sent before the bar below is used. */
function Verdict({ card, batch }: { card: StaffProduct; batch: CardsProps['batch'] }) {
  const texts = useMessages(batchesMessages)
  const [isOpen, setOpen] = useState(false)
  const reason = batch.reasonFor(card)
  const isUndecided = batch.isUndecided(card)
  const name = nameInBatch(card)
  return (
    <Stack gap={2}>
      <div>
        {isUndecided ? (
          <Tag tone="warning">{texts.willWait}</Tag>
        ) : (
          <Tag tone={reason === undefined ? 'good' : 'bad'}>{reason === undefined ? texts.willPublish : texts.willReturn}</Tag>
        )}
      </div>
      {isUndecided && (
        <Button size="small" disabled={batch.busy} aria-label={texts.publishNamed(name)} onClick={() => batch.publishMarked(card)}>
          {texts.publishOne}
        </Button>
      )}
      {reason !== undefined && <Text tone="secondary">{reason}</Text>}
      {reason === undefined ? (
        <Button size="small" disabled={batch.busy} aria-label={texts.returnNamed(name)} onClick={() => setOpen(true)}>
          {texts.returnOne}
        </Button>
      ) : (
        <Button size="small" disabled={batch.busy} aria-label={texts.keepNamed(name)} onClick={() => batch.keepCard(card)}>
          {texts.keepOne}
        </Button>
      )}
      <ReturnDialog
        open={isOpen}
        title={texts.returnNamed(name)}
        submit={texts.returnOne}
        onClose={() => setOpen(false)}
        onReject={async (why) => {
          batch.returnCard(card, why)
          setOpen(false)
        }}
      />
    </Stack>
  )
}

/** Dialog for the reason why a card is returned to its seller, who reads it. */
interface ReturnDialogProps {
  open: boolean
  title: string
  submit: string
  onClose: () => void
  onReject: (reason: string) => Promise<unknown>
}

function ReturnDialog({ title, submit, ...dialog }: ReturnDialogProps) {
  const { rejectLead: lead, reasons } = useMessages(productsQueueMessages)
  return <RejectDialog {...dialog} refusing={{ title, lead, reasons, submit }} />
}

/** Buttons that decide about all cards; they stay visible below the list. */
function DecisionBar({ cards, batch }: CardsProps) {
  const texts = useMessages(batchesMessages)
  const [isOpen, setOpen] = useState(false)
  const returned = cards.filter((card) => batch.reasonFor(card) !== undefined).length
  const waiting = cards.filter(batch.isUndecided).length
  const published = cards.length - returned - waiting
  return (
    <Row wrap className={frame.decision}>
      <Button
        variant="primary"
        icon="check"
        busy={batch.busy}
        disabled={published + returned === 0}
        // `detail` counts clicks: the second of a double click is ignored.
        onClick={({ detail }) => detail < 2 && void batch.decide()}
      >
        {returned > 0 ? texts.decide(published, returned) : texts.publishAll(published)}
      </Button>
      <Button variant="danger" disabled={batch.busy} onClick={() => setOpen(true)}>
        {texts.returnAll}
      </Button>
      {waiting > 0 && <Text tone="secondary">{texts.waiting(waiting)}</Text>}
      <ReturnDialog
        open={isOpen}
        title={texts.returnCount(cards.length)}
        submit={texts.returnAll}
        onClose={() => setOpen(false)}
        onReject={async (reason) => {
          await batch.returnAll(reason)
          setOpen(false)
        }}
      />
    </Row>
  )
}
