// An account of the ledger in words: `plans`, `seller:12` by the company's id, `provider:yookassa`.
import { useMessages } from '../../i18n/catalogue.ts'
import { moneyMessages } from './money.messages.ts'

export function useAccountName(): (account: string) => string {
  const { accountNames } = useMessages(moneyMessages)
  const kinds: Readonly<Record<string, (about: string) => string>> = accountNames
  return (account) => {
    const [kind = '', about = ''] = account.split(':')
    return kinds[kind]?.(about) ?? account
  }
}
