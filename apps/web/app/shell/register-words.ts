// Words that registers spell in Russian, in the reader's language: how a company stands, its procedure, and what a head is called.
import { useMessages } from '../i18n/catalogue.ts'
import { shellMessages } from './shell.messages.ts'

export interface RegisterWords {
  /** How a company, a case or an inspection stands; what has no translation stays as the register words it. */
  status(name: string): string
  /** A position in small letters; one without a translation stays Russian. */
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
