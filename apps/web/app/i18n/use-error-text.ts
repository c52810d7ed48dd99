// Turns a refusal's code into a sentence in the reader's language.
import type { ErrorCode, FieldErrorCode } from '@sverka/contract/errors'
import { useLocale, useMessages } from './catalogue.ts'
import { errorMessages } from './errors.messages.ts'
import type { Messages } from './messages/errors/ru.ts'

const textOf = (texts: Messages, code: string): string => texts[code as ErrorCode | FieldErrorCode] ?? texts.internal_error

/** Text for a code; an unknown code reads as an internal error. */
export function useErrorText(): (code: string) => string {
  const texts = useMessages(errorMessages)
  return (code) => textOf(texts, code)
}

/** The same for who tells it after an act: fetched then, since hardly any visitor of a page is refused anything. */
export function useLaterErrorText(): (code: string) => Promise<string> {
  const locale = useLocale()
  return async (code) => textOf(await errorMessages.load(locale), code)
}
