// The short name of a unit in the reader's language.
import { useMessages } from '../i18n/catalogue.ts'
import { unitWordsMessages } from './unit-words.messages.ts'

/** Takes a Russian short name of `units`; another name stays as it is. */
export function useUnitWord(): (name: string) => string {
  const { units } = useMessages(unitWordsMessages)
  return (name) => units[name] ?? name
}
