// `/profile/basket`: the member's cart: products grouped by seller, each seller's delivery methods, the total, and the checkout.
import type { Cart } from '@sverka/contract/cart/cart'
import { useEffect, useState } from 'react'
import { browserCall } from '../api/browser-call.ts'
import { pageData } from '../api/page-data.ts'
import { useMessages } from '../i18n/catalogue.ts'
import { useFormat } from '../i18n/format.ts'
import { useWriting } from '../marketplace/use-writing.ts'
import { languageInBrowser } from '../reliability/reader-language.ts'
import { PageHead } from '../shell/page-head.tsx'
import { Button, ButtonLink } from '../ui/button.tsx'
import { Checkbox } from '../ui/checkbox.tsx'
import { EmptyState } from '../ui/empty-state.tsx'
import { Row, Stack } from '../ui/layout.tsx'
import { Note } from '../ui/note.tsx'
import { Panel } from '../ui/panel.tsx'
import { Skeleton } from '../ui/skeleton.tsx'
import { Heading, Text } from '../ui/text.tsx'
import type { Route } from './+types/cart.page'
import { BuyModal } from './buy-modal.tsx'
import type { CartMessages } from './cart.messages.ts'
import { cartMessages } from './cart.messages.ts'
import styles from './cart.module.css'
import { CartLine } from './cart-line.tsx'
import { DeliveryChoice } from './delivery-choice.tsx'
import { QuickOrder } from './quick-order.tsx'
import { SellerLine } from './seller-line.tsx'
import { loadReports } from './seller-reports.ts'
import { type CartView, type ShownLine, useCart } from './use-cart.ts'

/** Private page: only the browser loads it, with the member's token. */
export const clientLoader = () => pageData(loadCart())

/** The cart, and the report data of each seller in it. */
async function loadCart() {
  const cart = await browserCall('GET /api/v1/basket/', { query: { lang: languageInBrowser() } })
  return { cart, reports: await loadReports(cart) }
}

type Reports = Awaited<ReturnType<typeof loadReports>>

export const HydrateFallback = () => <Skeleton width="100%" height="320px" />

export default function CartPage({ loaderData: { cart, reports } }: Route.ComponentProps) {
  const texts = useMessages(cartMessages)
  return (
    <Stack gap={6}>
      <PageHead title={texts.title} noindex />
      <Row between wrap gap={3}>
        <Heading level={1} look="h2">
          {texts.title} {cart.count > 0 && <span className={styles.count}>{texts.goods(cart.count)}</span>}
        </Heading>
        <QuickOrder />
      </Row>
      <CartContent cart={cart} reports={reports} />
    </Stack>
  )
}

function EmptyCart() {
  const texts = useMessages(cartMessages)
  const action = (
    <ButtonLink variant="soft" to="/marketplace">
      {texts.toMarket}
    </ButtonLink>
  )
  return (
    <Panel>
      <EmptyState icon="cart" title={texts.empty} action={action}>
        {texts.emptyHint}
      </EmptyState>
    </Panel>
  )
}

function CartContent({ cart, reports }: { cart: Cart; reports: Reports }) {
  const view = useCart(cart)
  const [isBuying, setBuying] = useState(false)
  const goneLines = cart.gone.map((line) => <GoneLine key={line.id} line={line} view={view} />)
  return (
    <>
      {view.lines.length === 0 ? (
        // Nothing is left to choose or to pay for.
        <Stack>
          {goneLines}
          <EmptyCart />
        </Stack>
      ) : (
        <div className={styles.columns}>
          <Stack>
            {goneLines}
            <Lines view={view} reports={reports} />
          </Stack>
          <Summary view={view} onBuy={() => setBuying(true)} />
        </div>
      )}
      {/* Outside the condition above: if the purchase is refused because the last product is no longer sold, the dialog stays open to say so. */}
      <BuyModal open={isBuying} view={view} onClose={() => setBuying(false)} />
    </>
  )
}

/** A product that was in the cart and is no longer sold. */
function GoneLine({ line, view }: { line: Cart['gone'][number]; view: CartView }) {
  const texts = useMessages(cartMessages)
  const action = (
    <Button size="small" aria-label={texts.remove(line.name)} onClick={() => void view.remove([line.id])}>
      {texts.removeOne}
    </Button>
  )
  return (
    <Note tone="warning" title={texts.gone} action={action}>
      {line.name}
    </Note>
  )
}

function Lines({ view, reports }: { view: CartView; reports: Reports }) {
  const groups = [...Map.groupBy(view.lines, ({ line }) => line.product.seller.id).values()]
  return (
    <Panel flush>
      <ChoiceBar view={view} />
      {groups.map((group) => (
        <SellerGroup key={group[0]?.line.product.seller.id} group={group} view={view} reports={reports} />
      ))}
    </Panel>
  )
}

/** «Choose all», which is half ticked if only some are chosen, and the button that removes the chosen ones. */
function ChoiceBar({ view }: { view: CartView }) {
  const texts = useMessages(cartMessages)
  const buyable = view.lines.filter(({ problem }) => problem === null).length
  const areAllChosen = buyable > 0 && view.chosen.length === buyable
  useEffect(() => {
    // HTML has no attribute for the half-ticked state, so it is set on the element.
    const input = document.querySelector<HTMLInputElement>('input[name="all"]')
    if (input) input.indeterminate = view.chosen.length > 0 && !areAllChosen
  }, [view.chosen.length, areAllChosen])
  return (
    <div className={styles.choice}>
      <Checkbox
        name="all"
        checked={areAllChosen}
        disabled={buyable === 0}
        onChange={(event) => view.chooseAll(event.currentTarget.checked)}
      >
        {texts.selectAll}
      </Checkbox>
      <Button
        variant="text"
        size="small"
        disabled={view.chosen.length === 0}
        onClick={() => void view.remove(view.chosen.map(({ line }) => line.id))}
      >
        {texts.removeSelected}
      </Button>
    </div>
  )
}

function SellerGroup({ group, view, reports }: { group: readonly ShownLine[]; view: CartView; reports: Reports }) {
  const texts = useMessages(cartMessages)
  const seller = group[0]?.line.product.seller
  if (!seller) return null
  const delivery = view.deliveries.find(({ company }) => company === seller.id)
  const unpayable = group.find(({ problem }) => problem === 'seller_unpayable')
  return (
    <section aria-label={texts.seller(seller.name)}>
      <SellerLine seller={seller} report={reports.get(seller.id) ?? null} />
      {unpayable && <Unpayable product={unpayable.line.product.id} />}
      <ul className={styles.lines}>
        {group.map((shown) => (
          <CartLine key={shown.line.id} shown={shown} view={view} />
        ))}
      </ul>
      {delivery && <DeliveryChoice delivery={delivery} view={view} />}
    </section>
  )
}

/**
 * Note above the goods of a seller who cannot be paid on the site. The goods stay in the cart, and the buyer can write to the seller.
 * `product`: id of one of the goods, about which the conversation is opened.
 */
function Unpayable({ product }: { product: number }) {
  const texts = useMessages(cartMessages)
  const { isOpening, write } = useWriting(product)
  const action = (
    <Button size="small" icon="message" busy={isOpening} onClick={write}>
      {texts.write}
    </Button>
  )
  return (
    <div className={styles.unpayable}>
      <Note tone="warning" title={texts.unpayable} action={action}>
        {texts.unpayableHint}
      </Note>
    </div>
  )
}

/** Problems that disappear when another quantity is typed: no number, below the seller's minimum, or no multiple of the seller's step. */
const QUANTITY_PROBLEMS: ReadonlySet<string> = new Set(['wrong', 'below_min', 'not_multiple'])

/** Text below the checkout button: the next step, or the reason why nothing can be bought. */
function chooseHint({ chosen, lines }: CartView, texts: CartMessages): string {
  if (chosen.length > 0) return texts.checkoutHint
  if (lines.some(({ problem }) => problem && QUANTITY_PROBLEMS.has(problem))) return texts.quantityHint
  return lines.some(({ problem }) => problem === null) ? texts.chooseHint : texts.nothingBuyable
}

function Summary({ view, onBuy }: { view: CartView; onBuy: () => void }) {
  const texts = useMessages(cartMessages)
  const format = useFormat()
  return (
    <Panel title={texts.yourOrder} className={styles.summary}>
      <Stack>
        <Row between>
          <Text tone="secondary">{view.pieces === null ? texts.selectedGoods(view.chosen.length) : texts.selected(view.pieces)}</Text>
          <Text numeric>{format.price(view.goods + view.discount)}</Text>
        </Row>
        {view.discount > 0 && (
          <Row between>
            <Text tone="secondary">{texts.discount}</Text>
            <Text tone="good" numeric>
              −{format.price(view.discount)}
            </Text>
          </Row>
        )}
        {view.vat > 0 && (
          <Row between>
            <Text tone="secondary">{texts.vatWithin}</Text>
            <Text numeric>{format.price(view.vat)}</Text>
          </Row>
        )}
        {view.chosen.some(({ line }) => line.product.product_type === 'product') && (
          <Row between>
            <Text tone="secondary">{texts.delivery}</Text>
            {view.deliveries.length > 0 && <Text numeric>{format.price(view.deliveryPrice)}</Text>}
            {view.deliveries.length === 0 && <Text>{texts.deliveryAgreed}</Text>}
          </Row>
        )}
        {view.deliveries.length > 0 && view.isPriceAgreedLater && (
          <Text as="p" size="caption" tone="secondary">
            {texts.deliveryPartly}
          </Text>
        )}
        <Row between align="baseline" className={styles.sumRow}>
          <b>{texts.total}</b>
          <b className={styles.total}>{format.price(view.total)}</b>
        </Row>
        <Button variant="primary" size="large" full disabled={view.chosen.length === 0} onClick={onBuy}>
          {texts.checkout}
        </Button>
        <Text as="p" size="caption" tone="secondary">
          {chooseHint(view, texts)}
        </Text>
      </Stack>
    </Panel>
  )
}
