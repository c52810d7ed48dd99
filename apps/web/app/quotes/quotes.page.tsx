// `/profile/quotes`: the requests for prices that the member has sent as a buyer, and those received as a seller (`?of=asked`).
import type { QuoteInvitation, QuoteRequest } from '@sverka/contract/quotes/quotes'
import { quoteNumber } from '@sverka/contract/quotes/quotes.rules'
import { browserCall } from '../api/browser-call.ts'
import { pageData } from '../api/page-data.ts'
import { useMessages } from '../i18n/catalogue.ts'
import { useFormat } from '../i18n/format.ts'
import { Pager } from '../shell/pager.tsx'
import { PrivateHead } from '../shell/private-head.tsx'
import { useUnitWord } from '../shell/unit-words.ts'
import { Tag } from '../ui/badge.tsx'
import { ButtonLink } from '../ui/button.tsx'
import { EmptyState } from '../ui/empty-state.tsx'
import { Row, Stack } from '../ui/layout.tsx'
import { Link } from '../ui/link.tsx'
import { RuledList } from '../ui/list.tsx'
import { Panel } from '../ui/panel.tsx'
import { Segmented } from '../ui/segmented.tsx'
import { Skeleton } from '../ui/skeleton.tsx'
import { Text } from '../ui/text.tsx'
import type { Route } from './+types/quotes.page'
import { quotesMessages } from './quotes.messages.ts'

const PAGE_SIZE = 20

/** Private page: only the browser loads it, with the member's token. */
export const clientLoader = ({ request }: Route.ClientLoaderArgs) => pageData(loadQuotes(new URL(request.url).searchParams))

async function loadQuotes(params: URLSearchParams) {
  const view = params.get('of') === 'asked' ? ('asked' as const) : ('mine' as const)
  const page = Number(params.get('page')) || 1
  // Both lists are loaded, because both tabs show a count; the list of the other tab is always loaded from its first page.
  const pageQuery = (which: typeof view) => ({ page: view === which ? page : 1, page_size: PAGE_SIZE })
  const [mine, invitations] = await Promise.all([
    browserCall('GET /api/v1/quote-requests/', { query: pageQuery('mine') }),
    browserCall('GET /api/v1/quote-invitations/', { query: pageQuery('asked') }),
  ])
  return { view, page, mine, invitations }
}

export const HydrateFallback = () => <Skeleton width="100%" height="320px" />

export default function QuotesPage({ loaderData: { view, page, mine, invitations } }: Route.ComponentProps) {
  const texts = useMessages(quotesMessages)
  const shown = view === 'mine' ? mine : invitations
  return (
    <Stack gap={6}>
      <PrivateHead title={texts.title}>
        <ButtonLink variant="primary" icon="plus" to="/profile/quotes/new">
          {texts.create}
        </ButtonLink>
      </PrivateHead>
      <Segmented
        label={texts.views}
        chosen={view}
        segments={[
          { value: 'mine', label: texts.mine, count: mine.count, to: '?' },
          { value: 'asked', label: texts.toMe, count: invitations.count, to: '?of=asked' },
        ]}
      />
      <Panel>
        {shown.count === 0 ? (
          <EmptyState icon="quote" title={view === 'mine' ? texts.noneMine : texts.noneToMe}>
            {view === 'mine' ? texts.noneMineHint : texts.noneToMeHint}
          </EmptyState>
        ) : (
          <RuledList>
            {view === 'mine'
              ? mine.result.map((request) => <SentRequest key={request.id} request={request} />)
              : invitations.result.map((invitation) => <ReceivedRequest key={invitation.id} invitation={invitation} />)}
          </RuledList>
        )}
      </Panel>
      <Pager
        current={page}
        last={Math.ceil(shown.count / PAGE_SIZE)}
        pageHref={(to) => `?${new URLSearchParams({ ...(view === 'asked' ? { of: 'asked' } : {}), page: String(to) })}`}
      />
    </Stack>
  )
}

/** `expired`: the last day for offers is over, but offers that are still valid can be accepted. */
function SentRequest({ request }: { request: QuoteRequest }) {
  const texts = useMessages(quotesMessages)
  const format = useFormat()
  const isWaiting = request.state === 'open' || request.state === 'expired'
  return (
    <li>
      <Row between wrap>
        <Stack gap={1}>
          <Lines to={`/profile/quotes/${request.id}`} {...request} />
          <Text as="p" size="caption" tone="secondary">
            {format.list([
              quoteNumber(request.id),
              ...(isWaiting ? [texts.openOffers(request.open_offers), texts.answersUntil(format.date(request.answers_until))] : []),
            ])}
          </Text>
        </Stack>
        <State state={request.state} />
      </Row>
    </li>
  )
}

function ReceivedRequest({ invitation }: { invitation: QuoteInvitation }) {
  const texts = useMessages(quotesMessages)
  const format = useFormat()
  const { offer } = invitation
  return (
    <li>
      <Row between wrap>
        <Stack gap={1}>
          <Lines to={`/profile/quotes/asked/${invitation.id}`} {...invitation} />
          <Text as="p" size="caption" tone="secondary">
            {format.list([quoteNumber(invitation.id), invitation.place, texts.answersUntil(format.date(invitation.answers_until))])}
          </Text>
        </Stack>
        {offer ? (
          <Tag tone={offer.state === 'accepted' ? 'good' : 'neutral'}>{texts.offerStates[offer.state]}</Tag>
        ) : (
          <State state={invitation.state} />
        )}
      </Row>
    </li>
  )
}

/** A request has no name, so its first line is shown as its title, with the number of further lines. */
function Lines({ to, lines }: Pick<QuoteRequest, 'lines'> & { to: string }) {
  const texts = useMessages(quotesMessages)
  const format = useFormat()
  const unitWord = useUnitWord()
  const [first, ...others] = lines
  const quantity = format.integer(first?.quantity ?? 0)
  return (
    <Row gap={2} wrap align="baseline">
      <Link to={to}>{first?.name}</Link>
      <Text tone="secondary">
        {format.list([
          first?.unit_name ? `${quantity}\u00a0${unitWord(first.unit_name)}` : quantity,
          ...(others.length > 0 ? [texts.more(others.length)] : []),
        ])}
      </Text>
    </Row>
  )
}

function State({ state }: Pick<QuoteRequest, 'state'>) {
  const texts = useMessages(quotesMessages)
  const tone = { open: 'accent', expired: 'warning', accepted: 'good', closed: 'neutral' } as const
  return <Tag tone={tone[state]}>{texts.states[state]}</Tag>
}
