// A seller's sales record: how many of the latest paid orders were shipped late, cancelled by the seller or followed by a claim, and the day since
// which they are counted.
import type { Seller } from '@sverka/contract/company-page/company-page'
import { useMessages } from '../i18n/catalogue.ts'
import { useFormat } from '../i18n/format.ts'
import { DescriptionList } from '../ui/description-list.tsx'
import { Panel } from '../ui/panel.tsx'
import { companyPageMessages } from './company-page.messages.ts'

/** Draws nothing without a record: the server returns none for a seller with fewer than three orders. */
export function SalesRecord({ seller: { record } }: { seller: Seller }) {
  const texts = useMessages(companyPageMessages)
  const format = useFormat()
  if (!record) return null
  const { since, orders, late, cancelled, claims, upheld } = record
  const [all, ofAll] = [format.integer(orders), (part: number) => texts.outOf(format.integer(part), format.integer(orders))]
  return (
    <Panel title={texts.record} foot={texts.recordSince(format.date(since))}>
      <DescriptionList
        items={[
          { label: texts.recordOrders, value: all },
          { label: texts.late, value: ofAll(late) },
          { label: texts.cancelled, value: ofAll(cancelled) },
          { label: texts.claims, value: claims > 0 ? texts.claimCount(format.integer(claims), format.integer(upheld)) : format.integer(0) },
        ]}
      />
    </Panel>
  )
}
