// A field for a number, in a form that the browser submits itself: any other text is not sent, stays as typed, and an error is shown beside it.
import { type ComponentProps, type FormEvent, useEffect, useRef, useState } from 'react'
import { TextField } from './field.tsx'
import { type Decimals, DIGITS, numberPattern, readNumber } from './typed-number.ts'

interface NumberFieldProps
  extends Omit<ComponentProps<typeof TextField>, 'error' | 'pattern' | 'title' | 'onInvalid' | 'onChange' | 'ref' | 'maxLength' | 'type'> {
  /** Error text for anything but a number up to `most` with at most `decimals` decimals. */
  wrongText: string
  decimals?: Decimals
  /** Accepts digits only, without spaces: for a form whose receiver does not parse numbers as people type them. */
  plain?: boolean
  /** The largest number that is accepted. */
  most?: number
  defaultValue?: string | number
}

export function NumberField({ wrongText, decimals = 0, plain = false, most = Number.MAX_SAFE_INTEGER, ...input }: NumberFieldProps) {
  const field = useRef<HTMLInputElement>(null)
  const isWrong = (typed: string) => {
    const value = readNumber(typed, decimals)
    return value !== null && !(value <= most && (!plain || /^\d+$/.test(typed)))
  }
  const [isReported, setReported] = useState(isWrong(`${input.defaultValue ?? ''}`))
  // A custom validity makes the browser block submitting. Its own message box is replaced by the error beside the field.
  const validate = () => field.current?.setCustomValidity(isWrong(field.current.value) ? wrongText : '')
  useEffect(validate)
  const report = (event: FormEvent<HTMLInputElement>) => {
    event.preventDefault()
    setReported(true)
    if (event.currentTarget.form?.querySelector('input:invalid') === event.currentTarget) event.currentTarget.focus()
  }
  const change = () => {
    validate()
    setReported(false)
  }
  return (
    <TextField
      {...input}
      ref={field}
      inputMode={decimals > 0 ? 'decimal' : 'numeric'}
      autoComplete="off"
      pattern={plain ? DIGITS : numberPattern(decimals)}
      title={wrongText}
      error={isReported && wrongText}
      onInvalid={report}
      onChange={change}
    />
  )
}
