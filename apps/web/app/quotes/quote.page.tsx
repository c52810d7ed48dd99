// `/profile/quotes/:id`: a buyer's own request for prices, with the sellers' offers and the verdicts on the risk of paying these sellers in advance.
import type { ReceivedOffer } from '@sverka/contract/quotes/quotes'
import { splitOffers } from '@sverka/contract/quotes/quotes.rules'
import { useState } from 'react'
import { browserCall } from '../api/browser-call.ts'
import { pageData } from '../api/page-data.ts'
import { useMessages } from '../i18n/catalogue.ts'
import { PageHead } from '../shell/page-head.tsx'
import { Breadcrumbs } from '../ui/breadcrumbs.tsx'
import { EmptyState } from '../ui/empty-state.tsx'
import { Row, Stack } from '../ui/layout.tsx'
import { Note } from '../ui/note.tsx'
import { Panel } from '../ui/panel.tsx'
import { Skeleton } from '../ui/skeleton.tsx'
import { Heading, Text } from '../ui/text.tsx'
import type { Route } from './+types/quote.page'
import { AcceptDialog } from './accept-dialog.tsx'
import { ActionButton } from './action-button.tsx'
import { loadQuote } from './load-quote.ts'
import { OffersTable } from './offers-table.tsx'
import { QuoteFacts } from './quote-facts.tsx'
import { QuoteFileButton } from './quote-file-button.tsx'
import { QuoteFiles, removeOwnFile } from './quote-files.tsx'
import { quotesMessages } from './quotes.messages.ts'

/** Private page: only the browser loads it, with the member's token. */
export const clientLoader = ({ params }: Route.ClientLoaderArgs) => pageData(loadQuote(Number(params.id)))

const closeQuote = (id: number) => browserCall('POST /api/v1/quote-requests/:id/close/', { params: { id } })

export const HydrateFallback = () => <Skeleton width="100%" height="480px" />

export default function QuotePage({ loaderData: { request, verdicts } }: Route.ComponentProps) {
  const texts = useMessages(quotesMessages)
  /** The offer in the dialog that accepts it; null while the dialog is closed. */
  const [accepting, setAccepting] = useState<ReceivedOffer | null>(null)
  const { current, past } = splitOffers(request.offers)
  const name = texts.number(request.id)
  /** Neither closed by the buyer nor ended by accepting an offer. `expired`: the last day for offers is over, but valid ones can be accepted. */
  const isOpen = request.state === 'open' || request.state === 'expired'
  const files = (
    <QuoteFiles
      id={request.id}
      files={request.files}
      onRemove={request.state === 'accepted' ? undefined : removeOwnFile(request.id)}
      mayAdd={request.state === 'open'}
    />
  )
  return (
    <Stack gap={4}>
      <PageHead title={name} noindex />
      <Breadcrumbs label={texts.way} crumbs={[{ label: texts.title, to: '/profile/quotes' }, { label: name }]} />
      <Row between wrap>
        <Stack gap={1}>
          <Heading level={1} look="h2">
            {name}
          </Heading>
          <Text as="p" tone="secondary">
            {isOpen && request.open_offers > 0
              ? `${texts.states[request.state]}. ${texts.openOffers(request.open_offers)}`
              : texts.states[request.state]}
          </Text>
        </Stack>
        <Row wrap gap={2}>
          {request.offers.length > 0 && <QuoteFileButton id={request.id} />}
          {isOpen && <ActionButton text={texts.close} done={texts.closed} act={() => closeQuote(request.id)} />}
        </Row>
      </Row>
      {request.removed !== null && (
        <Note tone="warning" title={texts.removed}>
          {request.removed}
        </Note>
      )}
      <QuoteFacts request={request} />
      {/* If there are offers to compare, the files come below them. */}
      {current.length === 0 && files}
      {current.length === 0 ? (
        <Panel title={texts.offers}>
          <EmptyState icon="quote" title={isOpen ? texts.noOffers : texts.noneCame}>
            {isOpen && texts.noOffersHint}
          </EmptyState>
        </Panel>
      ) : (
        <Panel title={texts.offers} count={current.length} foot={current.length > 1 && texts.best} flush>
          <OffersTable label={texts.compared} offers={current} verdicts={verdicts} lines={request.lines} onAccept={setAccepting} />
        </Panel>
      )}
      {current.length > 0 && files}
      {past.length > 0 && (
        <Panel title={texts.past} count={past.length} flush>
          <OffersTable
            label={texts.pastOffers}
            offers={past}
            verdicts={verdicts}
            lines={request.lines}
            mayExtend={request.state === 'open'}
          />
        </Panel>
      )}
      <AcceptDialog offer={accepting} wanted={request.lines} verdicts={verdicts} onClose={() => setAccepting(null)} />
    </Stack>
  )
}
