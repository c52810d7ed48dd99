// Turns the error codes of a product form's fields into the messages beside the fields, in the reader's language.
import { useMessages } from '../i18n/catalogue.ts'
import { useErrorText } from '../i18n/use-error-text.ts'
import { productFormMessages } from './product-form.messages.ts'
import type { FieldErrors, FieldName } from './product-form.rules.ts'

/** Error message of each wrong field. */
export type FaultTexts = Partial<Record<FieldName, string>>

export function useFaultTexts(faults: FieldErrors): FaultTexts {
  const { missing } = useMessages(productFormMessages)
  const errorText = useErrorText()
  const missingText = (name: string): string =>
    name === 'seller' || name === 'category' || name === 'images' ? missing[name] : missing.other
  return Object.fromEntries(Object.entries(faults).map(([name, code]) => [name, code === 'fill_all' ? missingText(name) : errorText(code)]))
}
