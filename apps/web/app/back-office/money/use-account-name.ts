// Words of the ledger for people: an account (`plans`, `seller:12` by the company's id, `provider:yookassa`), and what money was for (`order:5`, `payment:2`).
import { useMessages } from '../../i18n/catalogue.ts'
import { moneyMessages } from './money.messages.ts'

type Kinds = Readonly<Record<string, (about: string) => string>>

/** What is of no known kind stays as it is. */
const named = (kinds: Kinds) => (word: string) => {
  const [kind = '', about = ''] = word.split(':')
  return kinds[kind]?.(about) ?? word
}

export const useAccountName = (): ((account: string) => string) => named(useMessages(moneyMessages).accountNames)

export const useRefName = (): ((ref: string) => string) => named(useMessages(moneyMessages).refNames)
