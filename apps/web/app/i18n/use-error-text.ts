// Turns the code of an error response of the API into a sentence in the reader's language.
import type { ErrorCode, FieldErrorCode } from '@sverka/contract/errors'
import { useCallback } from 'react'
import { type Messages, useLocale, useMessages } from './catalogue.ts'
import { errorMessages } from './errors.messages.ts'

const findErrorText = (texts: Messages<typeof errorMessages>, code: string): string =>
  texts[code as ErrorCode | FieldErrorCode] ?? texts.internal_error

/** Text for a code; an unknown code reads as an internal error. */
export function useErrorText(): (code: string) => string {
  const texts = useMessages(errorMessages)
  return (code) => findErrorText(texts, code)
}

/**
 * For messages after an action. The texts are loaded only when an error occurs, because few visitors ever meet one. `otherwise` is returned if the
 * texts cannot be loaded, so that an error is never silent.
 */
export function useLaterErrorText(): (code: string, otherwise: string) => Promise<string> {
  const locale = useLocale()
  return useCallback(
    async (code, otherwise) => {
      try {
        return findErrorText(await errorMessages.load(locale), code)
      } catch (error) {
        console.warn(error)
        return otherwise
      }
    },
    [locale],
  )
}
