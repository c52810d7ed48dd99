// Ledger accounts (`plans`, `seller:12` by company id, `provider:yookassa`) and purposes (`order:5`, `payment:2`) in words.
import { useMessages } from '../../i18n/catalogue.ts'
import { moneyMessages } from './money.messages.ts'

type Kinds = Readonly<Record<string, (about: string) => string>>

/** `order:5` by the text of its kind; an unknown kind is shown as it is. */
const translateKind = (kinds: Kinds) => (word: string) => {
  const [kind = '', about = ''] = word.split(':')
  return kinds[kind]?.(about) ?? word
}

export const useAccountName = (): ((account: string) => string) => translateKind(useMessages(moneyMessages).accountNames)

export const useRefName = (): ((ref: string) => string) => translateKind(useMessages(moneyMessages).refNames)
