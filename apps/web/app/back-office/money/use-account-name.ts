// Names of ledger accounts (`plans`, `seller:12` by company id, `provider:yookassa` by payment provider) and of references (`order:5`, `payment:2`)
// as texts that staff read, such as «Order 5».
import { useMessages } from '../../i18n/catalogue.ts'
import { moneyMessages } from './money.messages.ts'

/** Texts by kind, the part before the colon; each takes the part after it. */
type TextsByKind = Readonly<Record<string, (id: string) => string>>

/** The text of a code such as `order:5`; a code of an unknown kind is shown as it is. */
const translateCode = (texts: TextsByKind) => (code: string) => {
  const [kind = '', id = ''] = code.split(':')
  return texts[kind]?.(id) ?? code
}

export const useAccountName = (): ((account: string) => string) => translateCode(useMessages(moneyMessages).accountNames)

export const useRefName = (): ((ref: string) => string) => translateCode(useMessages(moneyMessages).refNames)
