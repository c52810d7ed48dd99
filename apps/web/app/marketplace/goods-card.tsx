// A card of goods in a listing: picture, price, name, seller and rating. The whole card links to the item; its heart adds the item to favourites.
import type { GoodsCard as Card } from '@sverka/contract/marketplace/marketplace'
import { SHOWN_MAX } from '@sverka/contract/products/seller-figures.rules'
import { useEffect } from 'react'
import { browserCall } from '../api/browser-call.ts'
import { useMessages } from '../i18n/catalogue.ts'
import { useFormat } from '../i18n/format.ts'
import { useUnitWord } from '../shell/unit-words.ts'
import { Tag } from '../ui/badge.tsx'
import { Icon } from '../ui/icon.tsx'
import { VisuallyHidden } from '../ui/layout.tsx'
import { Link } from '../ui/link.tsx'
import styles from './goods-card.module.css'
import { LikeButton } from './like-button.tsx'
import { marketplaceMessages } from './marketplace.messages.ts'
import { Picture } from './picture.tsx'

interface GoodsCardProps {
  card: Card
  /** The card is among the first on the page, so its picture is loaded eagerly. */
  first?: boolean | undefined
  /** Heading level of the name. */
  level?: 2 | 3 | undefined
}

export function GoodsCard({ card, first, level = 2 }: GoodsCardProps) {
  const texts = useMessages(marketplaceMessages)
  const Name = `h${level}` as const
  return (
    <article className={styles.card}>
      <div className={styles.picture}>
        <Picture image={card.image} sizes="(max-width: 767px) 50vw, 290px" eager={first} />
      </div>
      <div className={styles.body}>
        <PriceLine card={card} />
        <Terms card={card} />
        <Name className={styles.name}>
          <Link to={`/marketplace/item/${card.id}`}>{card.name}</Link>
        </Name>
        <div className={styles.foot}>
          <span className={styles.seller}>
            {card.isVerified && <Icon name="shield" size="small" />}
            {card.isVerified && <VisuallyHidden>{texts.verified}: </VisuallyHidden>}
            <span className={styles.clip}>{card.seller_name}</span>
          </span>
          <Rating rating={card.rating} comments={card.comments} />
          {!card.in_stock && card.product_type === 'product' && <Tag>{texts.outOfStock}</Tag>}
        </div>
      </div>
      <div className={styles.like}>
        <LikeButton id={card.id} name={card.name} />
      </div>
    </article>
  )
}

/** The terms most important to a company that buys: the smallest quantity, and the lowest price for large quantities. */
function Terms({ card: { min_quantity: min, lowest_price: lowest } }: { card: Card }) {
  const texts = useMessages(marketplaceMessages)
  const format = useFormat()
  const reported = [min !== null && texts.fromQuantity(format.integer(min)), lowest !== null && texts.bulk(format.price(lowest))].filter(
    Boolean,
  )
  return reported.length > 0 && <p className={styles.seller}>{format.list(reported)}</p>
}

type Prices = Pick<Card, 'price' | 'sale_price'> & Partial<Pick<Card, 'unit_name'>>

/** Price in rubles; with a sale price, that one and the ordinary price struck through. */
export function PriceLine({ card: { price, sale_price: sale, unit_name: unit } }: { card: Prices }) {
  const texts = useMessages(marketplaceMessages)
  const format = useFormat()
  const unitWord = useUnitWord()
  return (
    <p className={styles.prices}>
      <span className={styles.price}>{format.price(sale ?? price)}</span>
      {unit && <span className={styles.seller}>/ {unitWord(unit)}</span>}
      {sale !== null && (
        <s className={styles.old}>
          <VisuallyHidden>{texts.oldPrice}: </VisuallyHidden>
          {format.price(price)}
        </s>
      )}
    </p>
  )
}

/** Average stars and number of reviews; nothing if there are no reviews. */
export function Rating({ rating, comments }: { rating: number | null; comments: number }) {
  const texts = useMessages(marketplaceMessages)
  const format = useFormat()
  if (rating === null) return null
  return (
    <span className={styles.rating}>
      <Icon name="star" size="small" filled />
      <VisuallyHidden>{texts.rating(format.stars(rating))}, </VisuallyHidden>
      <span aria-hidden="true">{format.stars(rating)}</span>
      <span className={styles.reviews}>{texts.reviews(comments)}</span>
    </span>
  )
}

interface GoodsGridProps {
  cards: readonly Card[]
  label: string
  level?: 2 | 3
  /** The grid is at the top of the page, so the pictures of its first row are loaded eagerly. */
  onTop?: boolean
}

/** Number of products in the first row on a desktop. */
const FIRST_ROW = 4

export function GoodsGrid({ cards, label, level, onTop }: GoodsGridProps) {
  useReportShown(cards)
  return (
    <ul className={styles.grid} aria-label={label}>
      {cards.map((card, index) => (
        <li key={card.id}>
          <GoodsCard card={card} level={level} first={onTop && index < FIRST_ROW} />
        </li>
      ))}
    </ul>
  )
}

/** Reports the cards shown, for the sellers' statistics; the server counts each once per visitor and day. */
function useReportShown(cards: readonly Card[]): void {
  const ids = cards.map(({ id }) => id).join(',')
  useEffect(() => {
    if (ids === '') return
    const items = ids.split(',').slice(0, SHOWN_MAX).map(Number)
    // A failure is logged only: it does not concern the visitor.
    browserCall('POST /api/v1/marketplace/shown/', { body: { items } }).catch(console.warn)
  }, [ids])
}
