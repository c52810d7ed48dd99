// One line of the cart: product, quantity, price, and what changed since the line was added (price, stock, the seller's status).
import { quantityFault, shortDescription } from '@sverka/contract/cart/cart.rules'
import { useMessages } from '../i18n/catalogue.ts'
import { useFormat } from '../i18n/format.ts'
import { Picture } from '../marketplace/picture.tsx'
import { Stepper } from '../marketplace/stepper.tsx'
import { useUnitWord } from '../shell/unit-words.ts'
import { IconButton } from '../ui/button.tsx'
import { Checkbox } from '../ui/checkbox.tsx'
import { Icon } from '../ui/icon.tsx'
import { VisuallyHidden } from '../ui/layout.tsx'
import { Link } from '../ui/link.tsx'
import { Text } from '../ui/text.tsx'
import { cartMessages } from './cart.messages.ts'
import styles from './cart.module.css'
import type { CartView, ShownLine } from './use-cart.ts'

/** `shown`: the line with its typed quantity and price; `view`: the cart with its actions. */
interface LineProps {
  shown: ShownLine
  view: CartView
}

export function CartLine({ shown, view }: LineProps) {
  const texts = useMessages(cartMessages)
  const format = useFormat()
  const { line, quantity, problem, isChosen, price, total } = shown
  const { product } = line
  const [image] = product.images
  const unitWord = useUnitWord()
  return (
    <li className={styles.line}>
      <Checkbox checked={isChosen} disabled={problem !== null} onChange={(event) => view.choose(line.id, event.currentTarget.checked)}>
        <VisuallyHidden>{texts.select(product.name)}</VisuallyHidden>
      </Checkbox>
      <div className={styles.picture}>
        <Picture image={image ? { card: image.card, page: image.image } : null} sizes="92px" />
      </div>
      <div className={styles.about}>
        <Link to={`/marketplace/item/${product.id}`} className={styles.name}>
          {product.name}
        </Link>
        <Text as="p" size="caption" tone="secondary">
          {shortDescription(product.description)}
        </Text>
        <ChangesSinceAdded shown={shown} />
      </div>
      <p className={styles.price}>
        <b className={styles.sum}>{format.price(total)}</b>
        <Text size="caption" tone="muted" numeric>
          {format.price(price)} × {quantity} {product.unit !== null && unitWord(product.unit_name)}
        </Text>
      </p>
      <div className={styles.amount}>
        <Stepper
          value={shown.typed}
          most={shown.most}
          terms={product}
          kept={line.quantity}
          onType={(text) => view.setQuantity(shown, text)}
        />
        <IconButton icon="trash" label={texts.remove(product.name)} onClick={() => void view.remove([line.id])} />
      </div>
    </li>
  )
}

/** One text for each change since the line was added, and for each problem that prevents buying it. */
function ChangesSinceAdded({ shown: { line, problem, price, typed, most, quantity } }: { shown: ShownLine }) {
  const texts = useMessages(cartMessages)
  const format = useFormat()
  const { product, price_before: priceBefore, seller_before: sellerBefore } = line
  const sellerNow = product.seller.procedure === null ? product.seller.status : `${product.seller.status}. ${product.seller.procedure}`
  const problemTexts = [
    problem === 'out_of_stock' && texts.outOfStock,
    problem === 'too_few' && quantityFault(typed, most) === null && texts.tooFew(product.stock ?? 0),
    // The earlier price is for the stored quantity; at another quantity the price may differ without having changed.
    priceBefore !== null && quantity === line.quantity && texts.priceChanged(format.price(priceBefore), format.price(price)),
    sellerBefore !== null && texts.sellerChanged(sellerBefore, sellerNow),
  ].filter((text) => text !== false)
  return problemTexts.map((text) => (
    <Text key={text} as="p" size="caption" tone={problem ? 'bad' : 'warning'} className={styles.change}>
      <Icon name="alert" size="small" />
      {text}
    </Text>
  ))
}
