// The company to which an invoice will be issued, as the state register of companies names it, so that the member can see whether it is the right
// one. Shown below the field for its taxpayer number (`inn`); `kpp` is the code of its tax registration, `as_of` the day of the register extract.
import { statusClass } from '@sverka/contract/company/company.rules'
import { readableName } from '@sverka/contract/company/names'
import type { InvoiceBuyer } from '@sverka/contract/payments/invoices'
import { Suspense } from 'react'
import { useMessages } from '../i18n/catalogue.ts'
import { useFormat } from '../i18n/format.ts'
import { DescriptionList } from '../ui/description-list.tsx'
import { Digits, Text } from '../ui/text.tsx'
import { askInvoiceMessages } from './ask-invoice.messages.ts'

interface FoundBuyerProps {
  buyer: InvoiceBuyer
}

/**
 * It appears while the member types in the next field. Its texts may have to be loaded first: without a boundary of its own React would hide the form
 * meanwhile, and the field would lose the focus.
 */
export const FoundBuyer = ({ buyer }: FoundBuyerProps) => (
  <Suspense fallback={null}>
    <Buyer buyer={buyer} />
  </Suspense>
)

function Buyer({ buyer }: FoundBuyerProps) {
  const texts = useMessages(askInvoiceMessages)
  const format = useFormat()
  return (
    <div>
      <b>{readableName(buyer.name)}</b>{' '}
      <Text size="caption" tone={statusClass(buyer.status) === 'active' ? 'secondary' : 'bad'}>
        {buyer.status}, {texts.registerDay(format.date(buyer.as_of))}
      </Text>
      <DescriptionList
        items={[
          { label: texts.innKpp, value: <Digits>{format.list([buyer.inn, buyer.kpp])}</Digits> },
          { label: texts.address, value: buyer.address },
          { label: texts.head, value: buyer.head },
        ]}
      />
    </div>
  )
}
