// The state of a product in a seller's table (on sale, under review, returned by staff, hidden, draft) with its date or reason.
import type { Format } from '@sverka/contract/formats.rules'
import type { OwnCard } from '@sverka/contract/products/own-products'
import { useMessages } from '../i18n/catalogue.ts'
import { useFormat } from '../i18n/format.ts'
import { classNames } from '../ui/class-names.ts'
import { Icon, type IconName } from '../ui/icon.tsx'
import styles from './goods.module.css'
import type { ProductsMessages } from './products.messages.ts'
import { productsMessages } from './products.messages.ts'

interface StateText {
  readonly icon: IconName
  readonly text: string
  /** Date, reason or consequence, in small print. */
  readonly more?: string
  readonly tone?: 'warning' | 'quiet'
}

/** `edit` is a change of a published product that waits for staff, or that staff returned with a reason. Buyers see the approved version. */
function describeState(card: OwnCard, { states, hidden, reason }: ProductsMessages, format: Format): StateText {
  const { state, edit } = card
  if (state === 'pending')
    return { icon: 'clock', text: states.pending, more: states.since(format.dateTime(card.updated_at)), tone: 'quiet' }
  if (state === 'draft') return { icon: 'edit', text: states.draft, tone: 'quiet' }
  if (state === 'rejected') return { icon: 'undo', text: states.rejected, more: reason(card.reject_reason ?? ''), tone: 'warning' }
  if (card.hidden) {
    const since = card.hidden === 'seller' && card.hidden_since ? { more: states.since(format.dateOfTime(card.hidden_since)) } : {}
    return { icon: 'pause-circle', text: hidden[card.hidden], tone: 'quiet', ...since }
  }
  if (edit?.reject_reason)
    return { icon: 'undo', text: states.editBack, more: `${reason(edit.reject_reason)}. ${states.approvedStays}`, tone: 'warning' }
  if (edit) return { icon: 'clock', text: states.edit, more: states.approvedStays, tone: 'quiet' }
  // A seller can mark goods as not available although some are in stock.
  const isAway = (card.stock ?? 0) > 0
  if (!card.in_stock) return { icon: 'alert', text: isAway ? states.away : states.noStock, more: states.noStockHint, tone: 'warning' }
  return { icon: 'check', text: states.on_sale }
}

export function GoodsState({ card }: { card: OwnCard }) {
  const { icon, text, more, tone } = describeState(card, useMessages(productsMessages), useFormat())
  return (
    <span>
      <span className={classNames(styles.state, tone && styles[tone])}>
        <Icon name={icon} size="small" />
        {text}
      </span>
      {more && <span className={styles.more}>{more}</span>}
    </span>
  )
}
