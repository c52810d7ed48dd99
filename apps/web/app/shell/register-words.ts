// Translates words that state registers give in Russian: status, procedure, position.
import { useMessages } from '../i18n/catalogue.ts'
import { shellMessages } from './shell.messages.ts'

export interface RegisterWords {
  /** Status of a company, case or inspection; untranslated ones stay as the register has them. */
  status(name: string): string
  /** Position of a person in a company, in lower case; an untranslated one stays Russian. */
  position(name: string): string
}

export function useRegisterWords(): RegisterWords {
  const { statuses, positions } = useMessages(shellMessages)
  return {
    status: (name) => statuses[name] ?? name,
    position: (name) => {
      const plain = name.toLowerCase().replace(/\s+/g, ' ').trim()
      return positions[plain] ?? plain
    },
  }
}
