// Price, quantity, and buttons to buy and to write; on a phone also a bar fixed at the bottom.
import { includedVat } from '@sverka/contract/orders/orders.rules'
import { useMessages } from '../i18n/catalogue.ts'
import { useFormat } from '../i18n/format.ts'
import { NeedsScript } from '../shell/needs-script.tsx'
import { Tag } from '../ui/badge.tsx'
import { Button } from '../ui/button.tsx'
import { type Description, DescriptionList } from '../ui/description-list.tsx'
import { VisuallyHidden } from '../ui/layout.tsx'
import { Panel } from '../ui/panel.tsx'
import { Text } from '../ui/text.tsx'
import { AskPrice } from './ask-price.tsx'
import styles from './buy-box.module.css'
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

export function BuyBox({ product, buying }: BuyProps) {
  return (
    <Panel>
      <div className={styles.box}>
        <div>
          <Prices product={product} />
          <Vat product={product} />
        </div>
        <DescriptionList items={useFacts(product)} />
        <NeedsScript />
        <div className={styles.order}>
          <Stepper value={buying.typed} most={buying.most} onType={buying.type} />
          <AddButton product={product} buying={buying} />
        </div>
        <AskPrice product={product.id} />
        <WriteButton product={product} />
      </div>
    </Panel>
  )
}

function Prices({ product: { price, sale_price: sale } }: { product: Product }) {
  const texts = useMessages(itemMessages)
  const format = useFormat()
  return (
    <p className={styles.prices}>
      <span className={styles.price}>{format.price(sale ?? price)}</span>
      {sale !== null && sale < price && (
        <>
          <s className={styles.old}>
            <VisuallyHidden>{texts.oldPrice}: </VisuallyHidden>
            {format.price(price)}
          </s>
          <Tag tone="bad">{texts.item.discount(Math.round((1 - sale / price) * 100))}</Tag>
        </>
      )}
    </p>
  )
}

const KOPECKS = 100

/** The price includes the tax, as in the order and the receipt. */
function Vat({ product: { price, sale_price: sale, vat_rate: rate } }: { product: Product }) {
  const { item } = useMessages(itemMessages)
  const format = useFormat()
  const within = rate === null ? 0 : includedVat(Math.round((sale ?? price) * KOPECKS), rate) / KOPECKS
  return (
    <Text as="p" size="caption" tone="muted">
      {rate === null ? item.withoutVat : item.withVat(rate, format.price(within))}
    </Text>
  )
}

function useFacts(product: Product): Description[] {
  const texts = useMessages(itemMessages)
  const { item } = texts
  const { product_type: type, in_stock: inStock, stock } = product
  const left = inStock && stock !== null ? texts.left(stock) : null
  return [
    { label: item.type, value: item.types[type] },
    { label: item.entrepreneur, value: product.entrepreneur_name },
    ...(type === 'product'
      ? [{ label: item.stock, value: <Text tone={inStock ? 'good' : 'bad'}>{left ?? (inStock ? texts.inStock : texts.outOfStock)}</Text> }]
      : []),
  ]
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

/** On a phone price and button stay in view. */
export function BuyBar({ product, buying }: BuyProps) {
  const { section } = useMessages(itemMessages)
  const format = useFormat()
  return (
    <aside className={styles.bar} aria-label={section}>
      <span className={styles.barPrice}>{format.price(product.sale_price ?? product.price)}</span>
      <LikeButton id={product.id} name={product.name} />
      <AddButton product={product} buying={buying} />
    </aside>
  )
}
