// Turns a refusal's code into a sentence in the reader's language.
import type { ErrorCode, FieldErrorCode } from '@sverka/contract/errors'
import { useMessages } from './catalogue.ts'
import { errorMessages } from './errors.messages.ts'

/** Text for a code; an unknown code reads as an internal error. */
export function useErrorText(): (code: string) => string {
  const texts = useMessages(errorMessages)
  return (code) => texts[code as ErrorCode | FieldErrorCode] ?? texts.internal_error
}
