// How many: two buttons around a field that takes digits alone, at least one.
import { useMessages } from '../i18n/catalogue.ts'
import { Icon } from '../ui/icon.tsx'
import { itemMessages } from './item.messages.ts'
import styles from './stepper.module.css'

interface StepperProps {
  /** What is typed. */
  value: string
  quantity: number
  most: number
  onType: (text: string) => void
}

export function Stepper({ value, quantity, most, onType }: StepperProps) {
  const { item } = useMessages(itemMessages)
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would bring form semantics and its own box
    <div role="group" aria-label={item.quantity} className={styles.stepper}>
      <button type="button" aria-label={item.less} disabled={quantity <= 1} onClick={() => onType(`${quantity - 1}`)}>
        <Icon name="minus" size="small" />
      </button>
      <input
        value={value}
        inputMode="numeric"
        autoComplete="off"
        aria-label={item.quantity}
        onChange={(event) => onType(event.currentTarget.value)}
        onBlur={() => onType(`${quantity}`)}
      />
      <button type="button" aria-label={item.more} disabled={quantity >= most} onClick={() => onType(`${quantity + 1}`)}>
        <Icon name="plus" size="small" />
      </button>
    </div>
  )
}
