// Two panels on the page of an order: the delivery with its address, and the other side (for a buyer the seller, for a seller the buyer).
import type { OrderDetails } from '@sverka/contract/orders/orders'
import { useMessages } from '../i18n/catalogue.ts'
import { deliveryMessages } from '../i18n/delivery.messages.ts'
import { useFormat } from '../i18n/format.ts'
import { useDeliveryWords } from '../shell/delivery-words.ts'
import { PhoneLink } from '../shell/phone-link.tsx'
import { StatusMarks } from '../shell/status-marks.tsx'
import { Button, ButtonLink } from '../ui/button.tsx'
import { DescriptionList } from '../ui/description-list.tsx'
import { Row, Stack } from '../ui/layout.tsx'
import { Link } from '../ui/link.tsx'
import { Panel } from '../ui/panel.tsx'
import { Digits, Text } from '../ui/text.tsx'
import { ordersMessages } from './orders.messages.ts'
import { useOrderChat } from './use-order-chat.ts'

/** Delivery method, recipient, address and phone. */
export function Delivery({ order: { delivery, delivery_way: way } }: { order: OrderDetails }) {
  const format = useFormat()
  const texts = useMessages(ordersMessages)
  const { agreedWithSeller } = useMessages(deliveryMessages)
  const describe = useDeliveryWords()
  const deliveryText = way && describe(way, way.price)
  const how = deliveryText ? format.list([deliveryText.name, deliveryText.price, ...deliveryText.notes]) : agreedWithSeller
  // `delivery` is null for the seller of an unpaid order. The address is empty if the buyer's account was deleted.
  if (!delivery || delivery.address === '')
    return (
      <Panel title={texts.delivery}>
        <p>{how}</p>
        <p>{delivery ? texts.deliveryForgotten : texts.deliveryLater}</p>
      </Panel>
    )
  return (
    <Panel title={texts.delivery} foot={texts.betweenSides}>
      <DescriptionList
        items={[
          { label: texts.how, value: how },
          { label: texts.to, value: delivery.full_name },
          { label: texts.where, value: `${delivery.postal_code}, ${delivery.address}` },
          { label: texts.phone, value: <PhoneLink delivery={delivery} extensionWord={texts.extension} /> },
        ]}
      />
    </Panel>
  )
}

interface SideProps {
  order: OrderDetails
  /** Whether the seller has a stop factor, a fact that alone rules out a deal. Its status is then not shown in green, even if it is active. */
  stopped: boolean
}

export const OtherSide = ({ order, stopped }: SideProps) =>
  order.role === 'buyer' ? <Seller order={order} stopped={stopped} /> : <Buyer order={order} />

function Buyer({ order: { id, buyer } }: { order: OrderDetails }) {
  const texts = useMessages(ordersMessages)
  if (!buyer)
    return (
      <Panel title={texts.buyer}>
        <p>{texts.noBuyer}</p>
      </Panel>
    )
  return (
    <Panel title={texts.buyer}>
      <Stack gap={3}>
        <b>{buyer.full_name}</b>
        <Row>
          <WriteButton id={id} />
        </Row>
      </Stack>
    </Panel>
  )
}

function Seller({ order: { id, seller }, stopped }: SideProps) {
  const texts = useMessages(ordersMessages)
  const format = useFormat()
  const card = `/counter-parties/${seller.inn ?? seller.ogrn}`
  return (
    <Panel title={texts.seller} foot={seller.as_of && texts.asOf(format.date(seller.as_of))}>
      <Stack gap={3}>
        <div>
          <Link to={card}>{seller.name}</Link>
          {seller.inn && (
            <Text as="p" size="caption" tone="muted">
              {texts.inn} <Digits>{seller.inn}</Digits>
            </Text>
          )}
        </div>
        <Row wrap gap={2}>
          <StatusMarks
            status={{ name: seller.status, procedure: seller.procedure ? { name: seller.procedure, since: null } : null }}
            asOf={seller.as_of}
            stopped={stopped}
          />
        </Row>
        <Row wrap gap={2}>
          <WriteButton id={id} />
          <ButtonLink variant="soft" to={`${card}/reliability`}>
            {texts.check}
          </ButtonLink>
        </Row>
      </Stack>
    </Panel>
  )
}

function WriteButton({ id }: { id: number }) {
  const texts = useMessages(ordersMessages)
  const { isOpening, openChat } = useOrderChat(id)
  return (
    <Button icon="message" busy={isOpening} onClick={() => void openChat()}>
      {texts.ask}
    </Button>
  )
}
