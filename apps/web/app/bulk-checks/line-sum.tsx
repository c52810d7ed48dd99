// The sum of the deal (rubles) that the member's list has beside a company. Text that could not be read as a sum is shown as it stands in the list.
import type { ListLine } from '@sverka/contract/bulk-checks/bulk-checks'
import { useMessages } from '../i18n/catalogue.ts'
import { useFormat } from '../i18n/format.ts'
import { Text } from '../ui/text.tsx'
import { bulkChecksMessages } from './bulk-checks.messages.ts'

export function LineSum({ line: { sum, unread_sum } }: { line: Pick<ListLine, 'sum' | 'unread_sum'> }) {
  const texts = useMessages(bulkChecksMessages)
  const format = useFormat()
  if (sum !== null) return <>{format.price(sum)}</>
  if (unread_sum === null) return <>{texts.none}</>
  return (
    <Text size="caption" tone="muted">
      {texts.unreadSum(unread_sum)}
    </Text>
  )
}
