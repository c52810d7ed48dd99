// Quantity field between two buttons. Typed text stays; what is not a quantity, or more than the stock, is reported below.
import { quantityFault, typedQuantity } from '@sverka/contract/cart/cart.rules'
import { useId } from 'react'
import { useMessages } from '../i18n/catalogue.ts'
import { useFormat } from '../i18n/format.ts'
import { FieldError } from '../ui/field.tsx'
import { Icon } from '../ui/icon.tsx'
import { itemMessages } from './item.messages.ts'
import styles from './stepper.module.css'

interface StepperProps {
  /** What is typed. */
  value: string
  most: number
  /** Restored when the field is left empty. */
  kept?: number
  onType: (text: string) => void
}

export function Stepper({ value, most, kept = 1, onType }: StepperProps) {
  const { item } = useMessages(itemMessages)
  const format = useFormat()
  const id = useId()
  const fault = quantityFault(value, most)
  const quantity = typedQuantity(value) ?? kept
  return (
    <div className={styles.field}>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset would bring form semantics and its own box */}
      <div role="group" aria-label={item.quantity} className={styles.stepper}>
        <button type="button" aria-label={item.less} disabled={quantity <= 1} onClick={() => onType(`${Math.min(quantity - 1, most)}`)}>
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
        <button type="button" aria-label={item.more} disabled={quantity >= most} onClick={() => onType(`${quantity + 1}`)}>
          <Icon name="plus" size="small" />
        </button>
      </div>
      {fault && <FieldError id={id}>{fault === 'wrong' ? item.quantityWrong(format.integer(most)) : item.tooMany(most)}</FieldError>}
    </div>
  )
}
