// The panel «Продвижение» (promotion): goods of promoted sellers in rotation, labelled with seller and end date. The browser loads them, since each
// load counts as a view.
import type { PromotedCard } from '@sverka/contract/marketplace/promotion'
import { useEffect, useState } from 'react'
import { browserCall } from '../api/browser-call.ts'
import { useLocale, useMessages } from '../i18n/catalogue.ts'
import { useFormat } from '../i18n/format.ts'
import { Tag } from '../ui/badge.tsx'
import { Link } from '../ui/link.tsx'
import { Panel } from '../ui/panel.tsx'
import { Text } from '../ui/text.tsx'
import styles from './promoted.module.css'
import { promotionMessages } from './promotion.messages.ts'

function usePromoted(): readonly PromotedCard[] {
  const [cards, setCards] = useState<readonly PromotedCard[]>([])
  const locale = useLocale()
  useEffect(() => {
    const cancellation = { isOver: false }
    const load = async () => {
      try {
        // Loaded with its texts: a panel whose texts fail to load would break the whole page.
        const [{ result }] = await Promise.all([browserCall('POST /api/v1/marketplace/promoted/', {}), promotionMessages.load(locale)])
        if (!cancellation.isOver) setCards(result)
      } catch (error) {
        console.warn(error)
      }
    }
    void load()
    return () => {
      cancellation.isOver = true
    }
  }, [locale])
  return cards
}

/** Counts a click on the promoted product of a company; `id` is the company's. */
async function countOpen(id: number): Promise<void> {
  try {
    await browserCall('POST /api/v1/marketplace/promoted/:id/open/', { params: { id } })
  } catch (error) {
    console.warn(error)
  }
}

/** Renders nothing if no seller is promoted. `drawn` are the products that the server rendered for visitors without JavaScript. */
export function Promoted({ drawn }: { drawn: readonly PromotedCard[] }) {
  const cards = usePromoted()
  if (cards.length > 0) return <PromotedPanel cards={cards} />
  if (drawn.length === 0) return null
  return (
    <noscript>
      <PromotedPanel cards={drawn} />
      {/* The page may come from a cache, so the server does not see each view: it counts the loads of this picture instead. */}
      <img src={`${COUNTING}?company__in=${drawn.map((card) => card.company_id).join()}`} alt="" width={1} height={1} loading="lazy" />
    </noscript>
  )
}

/** Picture of one pixel: the server counts a view when it is loaded. */
const COUNTING = '/api/v1/marketplace/promoted/shown.gif'

function PromotedPanel({ cards }: { cards: readonly PromotedCard[] }) {
  const texts = useMessages(promotionMessages)
  return (
    <Panel className={styles.panel} title={texts.title} action={<Tag>{texts.label}</Tag>} foot={texts.why}>
      <ul className={styles.cards}>
        {cards.map((card) => (
          <Card key={card.company_id} card={card} />
        ))}
      </ul>
    </Panel>
  )
}

function Card({ card }: { card: PromotedCard }) {
  const texts = useMessages(promotionMessages)
  const format = useFormat()
  return (
    <li className={styles.card}>
      {card.image && <img src={card.image.card} alt="" width={64} height={64} loading="lazy" className={styles.picture} />}
      <div className={styles.words}>
        <Link to={`/marketplace/item/${card.id}`} onClick={() => void countOpen(card.company_id)}>
          {card.name}
        </Link>
        <Text as="p" weight="bold" numeric>
          {format.price(card.sale_price ?? card.price)}
        </Text>
        <Text as="p" size="caption" tone="muted">
          {texts.seller(card.seller_name, card.seller_inn, format.dateOfTime(card.ends_at))}
        </Text>
      </div>
    </li>
  )
}
