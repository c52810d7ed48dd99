// `/profile/quotes/asked/:id`: a request for prices that the member received as a seller, and their offer in reply.
import type { QuoteInvitation } from '@sverka/contract/quotes/quotes'
import { browserCall } from '../api/browser-call.ts'
import { pageData } from '../api/page-data.ts'
import { useMessages } from '../i18n/catalogue.ts'
import { useFormat } from '../i18n/format.ts'
import { languageInBrowser } from '../reliability/reader-language.ts'
import { PageHead } from '../shell/page-head.tsx'
import { Tag } from '../ui/badge.tsx'
import { Breadcrumbs } from '../ui/breadcrumbs.tsx'
import { ButtonLink } from '../ui/button.tsx'
import { DescriptionList } from '../ui/description-list.tsx'
import { Row, Stack } from '../ui/layout.tsx'
import { Link } from '../ui/link.tsx'
import { Panel } from '../ui/panel.tsx'
import { Skeleton } from '../ui/skeleton.tsx'
import { Heading, Text } from '../ui/text.tsx'
import type { Route } from './+types/invitation.page'
import { ActionButton } from './action-button.tsx'
import { QuoteComplaint } from './complain.tsx'
import { OfferForm } from './offer-form.tsx'
import { QuoteFacts } from './quote-facts.tsx'
import { QuoteFiles } from './quote-files.tsx'
import { quotesMessages } from './quotes.messages.ts'

/** Number of the seller's products that are offered to choose from. */
const CARDS_MAX = 100

/** Private page: only the browser loads it, with the member's token. */
export const clientLoader = ({ params }: Route.ClientLoaderArgs) => pageData(load(Number(params.id)))

/** Opening the request marks it as read for the buyer. `cards`: the first page of the seller's products on sale. */
async function load(id: number) {
  const invitation = await browserCall('POST /api/v1/quote-invitations/:id/open/', { params: { id }, query: { lang: languageInBrowser() } })
  const cards = await browserCall('GET /api/v1/own-products/', { query: { view: 'on_sale', page_size: CARDS_MAX } })
  return { invitation, cards }
}

const withdrawOffer = (id: number) => browserCall('DELETE /api/v1/quote-invitations/:id/offer/', { params: { id } })

export const HydrateFallback = () => <Skeleton width="100%" height="480px" />

export default function InvitationPage({ loaderData: { invitation, cards } }: Route.ComponentProps) {
  const texts = useMessages(quotesMessages)
  const name = texts.number(invitation.id)
  const { offer, buyer_company: company } = invitation
  return (
    <Stack gap={4}>
      <PageHead title={name} noindex />
      <Breadcrumbs label={texts.way} crumbs={[{ label: texts.title, to: '/profile/quotes?of=asked' }, { label: name }]} />
      <Stack gap={1}>
        <Heading level={1} look="h2">
          {name}
        </Heading>
        <Text as="p" tone="secondary">
          {texts.states[invitation.state]}
        </Text>
      </Stack>
      <Panel title={texts.buyer}>
        {company ? (
          <Stack gap={1}>
            <Link to={`/counter-parties/${company.inn ?? company.ogrn}`}>{company.name}</Link>
            {company.inn && (
              <Text size="caption" tone="secondary">
                {texts.inn(company.inn)}
              </Text>
            )}
          </Stack>
        ) : (
          <Text tone="secondary">{texts.buyerUnlinked}</Text>
        )}
      </Panel>
      <QuoteFacts request={invitation} />
      <QuoteFiles id={invitation.id} files={invitation.files} mayAdd={false} />
      {offer && <OwnOffer invitation={invitation} offer={offer} />}
      {invitation.state === 'open' && (
        <OfferForm key={offer?.id ?? 0} invitation={invitation} cards={cards.result} hasMoreCards={cards.count > cards.result.length} />
      )}
      <QuoteComplaint id={invitation.id} files={invitation.files} />
    </Stack>
  )
}

function OwnOffer({ invitation, offer }: { invitation: QuoteInvitation; offer: NonNullable<QuoteInvitation['offer']> }) {
  const texts = useMessages(quotesMessages)
  const format = useFormat()
  return (
    <Panel
      title={texts.yourOffer}
      action={<Tag tone={offer.state === 'accepted' ? 'good' : 'neutral'}>{texts.offerStates[offer.state]}</Tag>}
    >
      <Stack>
        <DescriptionList
          items={[
            { label: texts.total, value: `${format.price(offer.total)}, ${texts.deliveries[offer.delivery]}` },
            { label: texts.readyBy, value: texts.by(format.date(offer.ready_by)) },
            { label: texts.valid, value: texts.until(format.date(offer.valid_until)) },
          ]}
        />
        <Row>
          {offer.order !== null && (
            <ButtonLink variant="primary" to={`/profile/orders/${offer.order}`}>
              {texts.toOrder(offer.order)}
            </ButtonLink>
          )}
          {(offer.state === 'open' || offer.state === 'expired') && (
            <ActionButton text={texts.withdraw} done={texts.withdrawn} act={() => withdrawOffer(invitation.id)} />
          )}
        </Row>
      </Stack>
    </Panel>
  )
}
