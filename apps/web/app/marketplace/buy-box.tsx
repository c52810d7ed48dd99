// The box on an item's page with its price, terms and quantity, and the buttons to add it to the cart, request a price and write to the seller.
// `BuyBar` has price and buttons at the bottom of a phone's screen.
import { includedVat } from '@sverka/contract/orders/orders.rules'
import type { DeliveryWay } from '@sverka/contract/products/delivery'
import { quantityFields, typedNumberFields } from '@sverka/contract/products/products.rules'
import { priceForQuantity, toPriced } from '@sverka/contract/products/trade-terms.rules'
import { useMessages } from '../i18n/catalogue.ts'
import { deliveryMessages } from '../i18n/delivery.messages.ts'
import { useFormat } from '../i18n/format.ts'
import { NeedsScript } from '../shell/needs-script.tsx'
import { useUnitWord } from '../shell/unit-words.ts'
import { Tag } from '../ui/badge.tsx'
import { Button } from '../ui/button.tsx'
import { type Description, DescriptionList } from '../ui/description-list.tsx'
import { VisuallyHidden } from '../ui/layout.tsx'
import { Panel } from '../ui/panel.tsx'
import { Text } from '../ui/text.tsx'
import { AskPrice } from './ask-price.tsx'
import styles from './buy-box.module.css'
import { DeliveryFacts } from './delivery-facts.tsx'
import { itemMessages } from './item.messages.ts'
import { LikeButton } from './like-button.tsx'
import type { Product } from './load-item.ts'
import { Stepper } from './stepper.tsx'
import type { Buying } from './use-buying.ts'
import { useWriting } from './use-writing.ts'

interface BuyProps {
  product: Product
  buying: Buying
}

export function BuyBox({ product, buying, ways }: BuyProps & { ways: readonly DeliveryWay[] }) {
  return (
    <Panel>
      <div className={styles.box}>
        <div>
          <Prices product={product} now={buying.price} />
          <Vat product={product} now={buying.price} />
        </div>
        <DescriptionList items={useFacts(product, ways)} />
        <NeedsScript />
        <div className={styles.order}>
          <Stepper value={buying.typed} most={buying.most} terms={product} onType={buying.type} />
          <AddButton product={product} buying={buying} />
        </div>
        <AskPrice product={product.id} />
        <WriteButton product={product} />
      </div>
    </Panel>
  )
}

interface PriceProps {
  product: Product
  /** Rubles for one unit at the chosen quantity. */
  now: number
}

function Prices({ product: { price, unit, unit_name: name }, now }: PriceProps) {
  const texts = useMessages(itemMessages)
  const unitWord = useUnitWord()
  const format = useFormat()
  return (
    <p className={styles.prices}>
      <span className={styles.price}>{format.price(now)}</span>
      {unit !== null && <Text tone="secondary">/ {unitWord(name)}</Text>}
      {now < price && (
        <>
          <s className={styles.old}>
            <VisuallyHidden>{texts.oldPrice}: </VisuallyHidden>
            {format.price(price)}
          </s>
          <Tag tone="bad">{texts.item.discount(Math.round((1 - now / price) * 100))}</Tag>
        </>
      )}
    </p>
  )
}

const KOPECKS = 100

/** The VAT contained in the price, computed as in the order and the receipt. A rate of null is a price without VAT. */
function Vat({ product: { vat_rate: rate }, now }: PriceProps) {
  const { item } = useMessages(itemMessages)
  const format = useFormat()
  const within = rate === null ? 0 : includedVat(Math.round(now * KOPECKS), rate) / KOPECKS
  return (
    <Text as="p" size="caption" tone="muted">
      {rate === null ? item.withoutVat : item.withVat(rate, format.price(within))}
    </Text>
  )
}

function useFacts(product: Product, ways: readonly DeliveryWay[]): Description[] {
  const texts = useMessages(itemMessages)
  const { item } = texts
  const { delivery } = useMessages(deliveryMessages)
  const format = useFormat()
  const { product_type: type, in_stock: inStock, stock } = product
  const unit = useUnitWord()(product.unit_name)
  const counted = (quantity: number) => `${format.integer(quantity)} ${unit}`
  const stockText = (count: number) =>
    (product.unit ?? PIECE_UNIT_CODE) === PIECE_UNIT_CODE ? texts.left(count) : `${texts.inStock}: ${counted(count)}`
  return [
    { label: item.type, value: item.types[type] },
    { label: item.entrepreneur, value: product.entrepreneur_name },
    ...(type === 'product'
      ? [
          {
            label: item.stock,
            value: (
              <Text tone={inStock ? 'good' : 'bad'}>
                {inStock ? (stock === null ? texts.inStock : stockText(stock)) : texts.outOfStock}
              </Text>
            ),
          },
          { label: delivery, value: <DeliveryFacts ways={ways} /> },
        ]
      : []),
    ...cheaperFrom(product).map(({ from, price }) => ({ label: item.fromQuantity(counted(from)), value: format.price(price) })),
    ...typedNumberFields.map((field) => {
      const value = product[field]
      const number = quantityFields.includes(field) ? counted : format.integer
      return { label: item.numbers[field], value: value === null ? null : number(value) }
    }),
  ]
}

/** Code of the unit «piece» in ОКЕИ, the Russian classifier of units of measure. */
const PIECE_UNIT_CODE = 796

/**
 * Quantities from which a unit costs less than one bought singly, with that price in rubles. The seller's price steps that are not below the
 * current sale price are left out.
 */
function cheaperFrom(product: Product): { from: number; price: number }[] {
  const priced = toPriced(product)
  const priceFrom = (quantity: number) => priceForQuantity(priced, quantity).unit / KOPECKS
  return product.price_steps.filter(({ from }) => priceFrom(from) < priceFrom(1)).map(({ from }) => ({ from, price: priceFrom(from) }))
}

function AddButton({ product, buying: { state, isQuantity, add } }: BuyProps) {
  const { item } = useMessages(itemMessages)
  return (
    <Button
      variant={state === 'added' ? 'done' : 'primary'}
      icon={state === 'added' ? 'check' : 'cart'}
      full
      busy={state === 'busy'}
      disabled={state === 'added' || !product.in_stock || !isQuantity}
      onClick={add}
    >
      {state === 'added' ? item.added : item.addToCart}
    </Button>
  )
}

function WriteButton({ product }: { product: Product }) {
  const { item } = useMessages(itemMessages)
  const { isOpening, write } = useWriting(product.id)
  return (
    <Button icon="message" full busy={isOpening} onClick={write}>
      {item.write}
    </Button>
  )
}

/** The bar with price and buttons that stays visible at the bottom of a phone's screen. */
export function BuyBar({ product, buying }: BuyProps) {
  const { section } = useMessages(itemMessages)
  const format = useFormat()
  return (
    <aside className={styles.bar} aria-label={section}>
      <span className={styles.barPrice}>{format.price(buying.price)}</span>
      <LikeButton id={product.id} name={product.name} />
      <AddButton product={product} buying={buying} />
    </aside>
  )
}
