// An editable number in a table: Enter and blur save, Escape restores; an invalid number is reported and not sent.
import { type KeyboardEvent, useId, useRef, useState } from 'react'
import { useMessages } from '../i18n/catalogue.ts'
import { classNames } from '../ui/class-names.ts'
import { FieldError } from '../ui/field.tsx'
import { type Decimals, readNumber } from '../ui/typed-number.ts'
import styles from './number-cell.module.css'
import { productsMessages } from './products.messages.ts'

interface NumberCellProps {
  label: string
  /** The saved number; null if there is none. */
  value: number | null
  /** The saved number as formatted text. */
  shown: string
  decimals: Decimals
  /** Whether the field may be left empty. */
  mayBeEmpty?: boolean
  readOnly?: boolean
  /** Resolves to the error text; null if it was saved. */
  onSave: (value: number | null) => Promise<string | null>
}

export function NumberCell({ label, value, shown, decimals, mayBeEmpty = false, readOnly = false, onSave }: NumberCellProps) {
  const texts = useMessages(productsMessages)
  const [typed, setTyped] = useState<string | null>(null)
  const [error, setError] = useState<string | null>(null)
  // Enter saves, and the blur after it must not save again.
  const saving = useRef(false)
  const id = useId()
  const revert = () => {
    setTyped(null)
    setError(null)
  }
  const save = async () => {
    if (typed === null || saving.current) return
    const read = readNumber(typed, decimals)
    if (Number.isNaN(read)) return setError(texts.notNumber(typed.trim()))
    if (read === null && !mayBeEmpty) return setError(texts.notPrice)
    if (read === value) return revert()
    saving.current = true
    const refusal = await onSave(read).finally(() => {
      saving.current = false
    })
    if (refusal === null) revert()
    else setError(refusal)
  }
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key === 'Enter') void save()
    if (event.key === 'Escape') revert()
  }
  return (
    <span className={styles.figure}>
      <input
        className={classNames(styles.input, error !== null && styles.wrong)}
        inputMode={decimals > 0 ? 'decimal' : 'numeric'}
        autoComplete="off"
        aria-label={label}
        aria-invalid={error === null ? undefined : true}
        aria-describedby={error === null ? undefined : id}
        readOnly={readOnly}
        value={typed ?? shown}
        onChange={({ currentTarget }) => {
          setTyped(currentTarget.value)
          setError(null)
        }}
        onBlur={() => void save()}
        onKeyDown={onKeyDown}
      />
      {error !== null && <FieldError id={id}>{error}</FieldError>}
    </span>
  )
}
