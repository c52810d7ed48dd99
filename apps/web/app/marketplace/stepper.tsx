// Quantity field between two buttons. Typed text stays; a text that is not a quantity, or more than the stock, causes an error below the field.
import { quantityFault, typedQuantity } from '@sverka/contract/cart/cart.rules'
import { type QuantityTerms, smallestQuantity } from '@sverka/contract/products/trade-terms.rules'
import { useId } from 'react'
import { useMessages } from '../i18n/catalogue.ts'
import { useFormat } from '../i18n/format.ts'
import { FieldError } from '../ui/field.tsx'
import { Icon } from '../ui/icon.tsx'
import { itemMessages } from './item.messages.ts'
import styles from './stepper.module.css'

interface StepperProps {
  /** The text in the field. */
  value: string
  /** The largest quantity: stock, or the limit of an order. */
  most: number
  /** The seller's smallest quantity and pack size; the buttons move by packs. */
  terms: QuantityTerms
  /** Quantity restored when the field is left empty; by default the smallest. */
  kept?: number | undefined
  onType: (text: string) => void
}

export function Stepper({ value, most, terms, kept = smallestQuantity(terms), onType }: StepperProps) {
  const { item } = useMessages(itemMessages)
  const format = useFormat()
  const id = useId()
  const least = smallestQuantity(terms)
  const pack = terms.multiple ?? 1
  const fault = quantityFault(value, most, terms)
  const quantity = typedQuantity(value) ?? kept
  const faultTexts = {
    wrong: item.quantityWrong(format.integer(most)),
    too_many: item.tooMany(most),
    below_min: item.belowMin(format.integer(least)),
    not_multiple: item.notMultiple(format.integer(pack)),
  }
  // The next smaller and larger quantity of whole packs.
  const below = Math.max(least, Math.min(Math.ceil(quantity / pack) * pack - pack, Math.floor(most / pack) * pack))
  const above = Math.max(least, Math.floor(quantity / pack) * pack + pack)
  return (
    <div className={styles.field}>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset would bring form semantics and its own box */}
      <div role="group" aria-label={item.quantity} className={styles.stepper}>
        <button type="button" aria-label={item.less} disabled={quantity <= least} onClick={() => onType(`${below}`)}>
          <Icon name="minus" size="small" />
        </button>
        <input
          value={value}
          inputMode="numeric"
          autoComplete="off"
          aria-label={item.quantity}
          aria-invalid={fault ? true : undefined}
          aria-describedby={fault ? id : undefined}
          onChange={(event) => onType(event.currentTarget.value)}
          onBlur={() => value.trim() === '' && onType(`${kept}`)}
        />
        <button type="button" aria-label={item.more} disabled={above > most} onClick={() => onType(`${above}`)}>
          <Icon name="plus" size="small" />
        </button>
      </div>
      {fault && <FieldError id={id}>{faultTexts[fault]}</FieldError>}
    </div>
  )
}
