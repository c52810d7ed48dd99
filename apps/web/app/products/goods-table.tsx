// The table of a seller's goods: price and stock that can be edited in it, counts, state, and actions. On phones each row is a block.
import type { OwnCard } from '@sverka/contract/products/own-products'
import { toAvifUrl } from '@sverka/contract/products/products.rules'
import type { ReactNode } from 'react'
import { useMessages } from '../i18n/catalogue.ts'
import { useFormat } from '../i18n/format.ts'
import { useUnitWord } from '../shell/unit-words.ts'
import { Checkbox } from '../ui/checkbox.tsx'
import { FieldError } from '../ui/field.tsx'
import { Icon } from '../ui/icon.tsx'
import { VisuallyHidden } from '../ui/layout.tsx'
import { Link } from '../ui/link.tsx'
import styles from './goods.module.css'
import { GoodsMenu, type OnAction } from './goods-menu.tsx'
import { GoodsState } from './goods-state.tsx'
import { columnSort, type GoodsUrl } from './goods-url.ts'
import { NumberCell } from './number-cell.tsx'
import { productsMessages } from './products.messages.ts'
import type { ChangeValues, Refusals } from './use-own-changes.ts'

interface GoodsTableProps {
  cards: readonly OwnCard[]
  url: GoodsUrl
  selected: ReadonlySet<number>
  /** Error texts of the last action, by product. */
  refusals: Refusals
  onSelect: (ids: readonly number[], isSelected: boolean) => void
  /** Saves a cell; resolves to the error text, null if it was saved. */
  onNumber: (id: number, action: 'price' | 'stock', values: ChangeValues) => Promise<string | null>
  onAction: OnAction
}

export function GoodsTable({ cards, url, selected, refusals, onSelect, onNumber, onAction }: GoodsTableProps) {
  const texts = useMessages(productsMessages)
  return (
    <table className={styles.table}>
      <caption>
        <VisuallyHidden>{texts.table}</VisuallyHidden>
      </caption>
      <thead>
        <tr>
          <th scope="col" className={styles.check}>
            <Checkbox
              checked={cards.length > 0 && cards.every(({ id }) => selected.has(id))}
              onChange={({ currentTarget: { checked } }) =>
                onSelect(
                  cards.map(({ id }) => id),
                  checked,
                )
              }
            >
              <VisuallyHidden>{texts.selectAll}</VisuallyHidden>
            </Checkbox>
          </th>
          <th scope="col">{texts.columns.product}</th>
          {(['price', 'stock', 'views', 'likes', 'orders'] as const).map((column) => (
            <SortHead key={column} url={url} column={column} />
          ))}
          <th scope="col">{texts.columns.state}</th>
          <th scope="col">
            <VisuallyHidden>{texts.columns.actions}</VisuallyHidden>
          </th>
        </tr>
      </thead>
      <tbody>
        {cards.map((card) => (
          <GoodsRow
            key={card.id}
            card={card}
            isSelected={selected.has(card.id)}
            refusal={refusals.get(card.id)}
            onSelect={(isSelected) => onSelect([card.id], isSelected)}
            onNumber={(action, values) => onNumber(card.id, action, values)}
            onAction={onAction}
          />
        ))}
      </tbody>
    </table>
  )
}

function SortHead({ url, column }: { url: GoodsUrl; column: 'price' | 'stock' | 'views' | 'likes' | 'orders' }) {
  const texts = useMessages(productsMessages)
  const { aria, to } = columnSort(url, column)
  return (
    <th scope="col" className={styles.number} aria-sort={aria}>
      <Link to={to} className={styles.sort} preventScrollReset replace>
        {texts.columns[column]}
        <Icon name="chevron-down" size="small" />
      </Link>
    </th>
  )
}

interface GoodsRowProps {
  card: OwnCard
  isSelected: boolean
  refusal: string | undefined
  onSelect: (isSelected: boolean) => void
  onNumber: (action: 'price' | 'stock', values: ChangeValues) => Promise<string | null>
  onAction: OnAction
}

function GoodsRow({ card, isSelected, refusal, onSelect, onNumber, onAction }: GoodsRowProps) {
  const texts = useMessages(productsMessages)
  const format = useFormat()
  // A new product under review cannot be changed.
  const isWaiting = card.state === 'pending'
  return (
    <tr className={isSelected ? styles.selected : undefined} data-card={card.id}>
      <td className={styles.check}>
        <Checkbox checked={isSelected} onChange={({ currentTarget }) => onSelect(currentTarget.checked)}>
          <VisuallyHidden>{texts.select(card.name)}</VisuallyHidden>
        </Checkbox>
      </td>
      <th scope="row" className={styles.name}>
        <GoodsName card={card} refusal={refusal} />
      </th>
      <NumericCell label={texts.columns.price} isEditable>
        <NumberCell
          label={texts.priceLabel(card.name)}
          value={card.price}
          shown={format.decimal(card.price)}
          decimals={2}
          readOnly={isWaiting}
          onSave={(price) => onNumber('price', { price: price ?? 0 })}
        />
        {card.sale_price !== null && <span className={styles.more}>{texts.salePrice(format.price(card.sale_price))}</span>}
      </NumericCell>
      <NumericCell label={texts.columns.stock} isEditable>
        {card.product_type === 'service' ? (
          <span className={styles.plain}>—</span>
        ) : (
          <NumberCell
            label={texts.stockLabel(card.name)}
            value={card.stock}
            shown={card.stock === null ? '' : format.integer(card.stock)}
            decimals={0}
            mayBeEmpty
            readOnly={isWaiting}
            onSave={(stock) => onNumber('stock', { stock })}
          />
        )}
      </NumericCell>
      <NumericCell label={texts.columns.views}>{format.integer(card.views)}</NumericCell>
      <NumericCell label={texts.columns.likes}>{format.integer(card.likes)}</NumericCell>
      <NumericCell label={texts.columns.orders}>{format.integer(card.orders)}</NumericCell>
      <td className={styles.stateCell}>
        <span className={styles.label}>{texts.columns.state}</span>
        <GoodsState card={card} />
      </td>
      <td className={styles.menuCell}>
        <GoodsMenu card={card} onAction={onAction} />
      </td>
    </tr>
  )
}

/** `label` is shown on phones, where the table has no head. */
const NumericCell = ({ label, isEditable, children }: { label: string; isEditable?: boolean; children: ReactNode }) => (
  <td className={isEditable ? styles.edited : styles.number}>
    <span className={styles.label}>{label}</span>
    <span className={styles.value}>{children}</span>
  </td>
)

function GoodsName({ card, refusal }: { card: OwnCard; refusal: string | undefined }) {
  const texts = useMessages(productsMessages)
  return (
    <span className={styles.product}>
      {card.image ? (
        <picture className={styles.thumb}>
          <source type="image/avif" srcSet={toAvifUrl(card.image)} />
          <img src={card.image} alt="" loading="lazy" width={56} height={42} />
        </picture>
      ) : (
        <span className={styles.thumb} />
      )}
      <span className={styles.words}>
        <CardLink card={card} />
        <span className={styles.code}>{card.product_code}</span>
        <TermsLine card={card} />
        {card.repeats_code && <FieldError>{texts.repeats}</FieldError>}
        {refusal !== undefined && <FieldError>{refusal}</FieldError>}
      </span>
    </span>
  )
}

/** Minimum quantity, pack size (`multiple`), days until shipment and lower prices for larger quantities, as far as the seller has set them. */
function TermsLine({ card: { unit_name: unit, min_quantity: min, multiple, lead_days: days, price_steps: steps } }: { card: OwnCard }) {
  const { terms } = useMessages(productsMessages)
  const format = useFormat()
  const unitWord = useUnitWord()
  const parts = [
    min !== null && terms.from(`${format.integer(min)} ${unitWord(unit)}`),
    multiple !== null && terms.multiple(format.integer(multiple)),
    days !== null && terms.days(days),
    steps.length > 0 && terms.steps(format.list(steps.map(({ from, price }) => `${format.integer(from)}: ${format.price(price)}`))),
  ].filter((text) => text !== false)
  return parts.length > 0 && <span className={styles.more}>{parts.join(' · ')}</span>
}

/** Link to the public page of a product on sale, otherwise to its form. A product under review has no link (specification §4, Product). */
function CardLink({ card: { id, name, state, hidden } }: { card: OwnCard }) {
  if (state === 'pending') return <span>{name}</span>
  return <Link to={state === 'published' && hidden === null ? `/marketplace/item/${id}` : `/profile/products/edit/${id}`}>{name}</Link>
}
