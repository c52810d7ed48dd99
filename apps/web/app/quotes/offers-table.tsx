// The table that compares sellers' offers to a request for prices.
// The lowest price and the earliest date are bold, which is no recommendation of the seller.
import type { QuoteLine, ReceivedOffer } from '@sverka/contract/quotes/quotes'
import { bestOffers } from '@sverka/contract/quotes/quotes.rules'
import { useMessages } from '../i18n/catalogue.ts'
import { useFormat } from '../i18n/format.ts'
import { useWriting } from '../marketplace/use-writing.ts'
import { StatusMarks } from '../shell/status-marks.tsx'
import { Tag } from '../ui/badge.tsx'
import { Button, ButtonLink, LinkButton } from '../ui/button.tsx'
import { Row, Stack } from '../ui/layout.tsx'
import { Link } from '../ui/link.tsx'
import { Table } from '../ui/table.tsx'
import { Text } from '../ui/text.tsx'
import type { SellerVerdict } from './load-quote.ts'
import { OfferVerdict } from './offer-verdict.tsx'
import { quotesMessages } from './quotes.messages.ts'
import styles from './quotes.module.css'
import { useCalculation } from './use-calculation.ts'

interface OffersTableProps {
  label: string
  offers: readonly ReceivedOffer[]
  /** By OGRN (registration number) of the seller. */
  verdicts: ReadonlyMap<string, SellerVerdict>
  /** Lines of the request. Only a request with a single line has a column for the price of one unit. */
  lines: readonly QuoteLine[]
  /** Absent for offers that cannot be accepted any more; then nothing is bold. */
  onAccept?: (offer: ReceivedOffer) => void
  /** Whether the request still accepts offers, so that the seller of an expired offer can be asked to extend it. */
  mayExtend?: boolean
}

export function OffersTable({ label, offers, verdicts, lines, onAccept, mayExtend = false }: OffersTableProps) {
  const texts = useMessages(quotesMessages)
  const format = useFormat()
  const { cheapest, earliest } = bestOffers(onAccept ? offers : [])
  const [onlyLine] = lines.length === 1 ? lines : []
  return (
    <Table
      caption={label}
      rows={offers}
      rowKey={({ id }) => id}
      edged
      stacked
      columns={[
        {
          key: 'seller',
          head: texts.seller,
          rowHeader: true,
          cell: (offer) => <Seller offer={offer} verdict={verdicts.get(offer.seller.ogrn)} wanted={lines} />,
        },
        { key: 'verdict', head: texts.verdict, cell: (offer) => <OfferVerdict verdict={verdicts.get(offer.seller.ogrn)} /> },
        {
          key: 'total',
          head: texts.total,
          numeric: true,
          cell: ({ id, total, delivery }) => (
            <Stack gap={1}>
              {cheapest.has(id) ? <b>{format.price(total)}</b> : <span>{format.price(total)}</span>}
              <Text size="caption" tone="secondary">
                {texts.deliveries[delivery]}
              </Text>
            </Stack>
          ),
        },
        ...(onlyLine
          ? [
              {
                key: 'each',
                head: texts.each,
                numeric: true,
                cell: ({ id, lines: [line] }: ReceivedOffer) => {
                  const price = format.price(line?.price ?? 0)
                  return cheapest.has(id) ? <b>{price}</b> : price
                },
              },
            ]
          : []),
        {
          key: 'term',
          head: texts.term,
          cell: ({ id, ready_by, valid_until }) => (
            <Stack gap={1}>
              {earliest.has(id) ? <b>{texts.by(format.date(ready_by))}</b> : <span>{texts.by(format.date(ready_by))}</span>}
              <Text size="caption" tone="secondary">
                {texts.validUntil(format.date(valid_until))}
              </Text>
            </Stack>
          ),
        },
        { key: 'actions', head: texts.actions, cell: (offer) => <Actions offer={offer} onAccept={onAccept} mayExtend={mayExtend} /> },
      ]}
    />
  )
}

interface SellerProps {
  offer: ReceivedOffer
  verdict: SellerVerdict | undefined
  /** Lines of the request. */
  wanted: readonly QuoteLine[]
}

function Seller({ offer: { seller, lines, comment }, verdict, wanted }: SellerProps) {
  const texts = useMessages(quotesMessages)
  const calculation = useCalculation(wanted)
  return (
    <Stack gap={1}>
      <Link to={`/counter-parties/${seller.inn ?? seller.ogrn}`}>{seller.name}</Link>
      {seller.inn && (
        <Text size="caption" tone="secondary">
          {texts.inn(seller.inn)}
        </Text>
      )}
      <Row gap={1} wrap>
        <StatusMarks
          status={{ name: seller.status, procedure: seller.procedure ? { name: seller.procedure, since: null } : null }}
          asOf={seller.as_of}
          stopped={verdict !== undefined && verdict !== 'failed' && verdict.stopped === true}
        />
      </Row>
      {lines.map((line) => (
        <Text key={line.line} size="caption">
          <Link to={`/marketplace/item/${line.product.id}`}>{line.product.name}</Link>
          {wanted.length > 1 && <span className={styles.count}>{calculation(line)}</span>}
        </Text>
      ))}
      {comment && (
        <Text size="caption" tone="secondary" className={styles.words}>
          {comment}
        </Text>
      )}
    </Stack>
  )
}

interface ActionsProps {
  offer: ReceivedOffer
  onAccept: OffersTableProps['onAccept']
  mayExtend: boolean
}

/** For an accepted offer a link to its order. For an open one buttons to accept it and to write to the seller. For a past one its state. */
function Actions({ offer, onAccept, mayExtend }: ActionsProps) {
  const texts = useMessages(quotesMessages)
  const { isOpening, write } = useWriting(offer.lines[0]?.product.id ?? 0)
  if (offer.order !== null)
    return (
      <ButtonLink variant="primary" to={`/profile/orders/${offer.order}`}>
        {texts.toOrder(offer.order)}
      </ButtonLink>
    )
  if (!onAccept)
    return (
      <Stack gap={2}>
        <span>
          <Tag>{texts.offerStates[offer.state]}</Tag>
        </span>
        {mayExtend && offer.state === 'expired' && (
          <LinkButton aria-label={texts.extendLabel(offer.seller.name)} disabled={isOpening} onClick={write}>
            {texts.extend}
          </LinkButton>
        )}
      </Stack>
    )
  return (
    <Stack gap={2}>
      <Button aria-label={texts.acceptLabel(offer.seller.name)} onClick={() => onAccept(offer)}>
        {texts.accept}
      </Button>
      <LinkButton aria-label={texts.askLabel(offer.seller.name)} disabled={isOpening} onClick={write}>
        {texts.ask}
      </LinkButton>
    </Stack>
  )
}
