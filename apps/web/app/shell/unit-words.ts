// The short name of a unit of measurement in the reader's language.
import { useMessages } from '../i18n/catalogue.ts'
import { unitWordsMessages } from './unit-words.messages.ts'

/** Returns a function of the Russian short name, such as «кг» → «kg». A name without translation stays as it is. */
export function useUnitWord(): (name: string) => string {
  const { units } = useMessages(unitWordsMessages)
  return (name) => units[name] ?? name
}
