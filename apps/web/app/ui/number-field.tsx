// A field for a number in a plain form: other text is not submitted, stays as typed and is reported beside it, also without JavaScript.
import { type ComponentProps, type FormEvent, useEffect, useRef, useState } from 'react'
import { TextField } from './field.tsx'
import { type Decimals, DIGITS, numberPattern, readNumber } from './typed-number.ts'

interface NumberFieldProps
  extends Omit<ComponentProps<typeof TextField>, 'error' | 'pattern' | 'title' | 'onInvalid' | 'onChange' | 'ref' | 'maxLength' | 'type'> {
  /** The error for anything but a number up to `most` with at most the given decimals. */
  wrongText: string
  decimals?: Decimals
  /** Accepts digits only, for a form whose values are used as submitted. */
  plain?: boolean
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
  // The browser blocks submitting; its own message is replaced by the one beside the field.
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
