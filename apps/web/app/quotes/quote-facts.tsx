// The facts of a request for prices: lines, destination, deadline. Only the buyer also sees the budget and the number of sellers who got it.
import type { QuoteDetails, QuoteInvitation } from '@sverka/contract/quotes/quotes'
import type { StaffQuote } from '@sverka/contract/quotes/quotes.staff'
import { useMessages } from '../i18n/catalogue.ts'
import { useFormat } from '../i18n/format.ts'
import { useUnitWord } from '../shell/unit-words.ts'
import { DescriptionList } from '../ui/description-list.tsx'
import { Stack } from '../ui/layout.tsx'
import { Panel } from '../ui/panel.tsx'
import { Table } from '../ui/table.tsx'
import { quotesMessages } from './quotes.messages.ts'
import styles from './quotes.module.css'

interface QuoteFactsProps {
  request: QuoteDetails | QuoteInvitation | StaffQuote
}

export function QuoteFacts({ request }: QuoteFactsProps) {
  const texts = useMessages(quotesMessages)
  const format = useFormat()
  const unitWord = useUnitWord()
  // Only the data for the buyer (`QuoteDetails`) contain offers.
  const isOwn = 'offers' in request
  return (
    <Panel title={texts.what}>
      <Stack>
        <Table
          caption={texts.lines}
          rows={request.lines}
          rowKey={({ line }) => line}
          columns={[
            { key: 'name', head: texts.what, cell: ({ name }) => name, rowHeader: true },
            {
              key: 'quantity',
              head: texts.quantity,
              cell: ({ quantity, unit_name: unit }) => [format.integer(quantity), unit && unitWord(unit)].filter(Boolean).join('\u00a0'),
              numeric: true,
            },
          ]}
        />
        <DescriptionList
          items={[
            { label: texts.place, value: request.place || null },
            { label: texts.neededBy, value: request.needed_by && format.date(request.needed_by) },
            { label: texts.answersLabel, value: format.date(request.answers_until) },
            { label: texts.category, value: request.category?.name },
            { label: texts.yourBudget, value: isOwn && request.budget !== null ? format.price(request.budget) : null },
            { label: texts.asked, value: isOwn ? texts.askedCount(request.asked, request.seen) : null },
            { label: texts.details, value: request.details ? <span className={styles.words}>{request.details}</span> : null },
          ]}
        />
      </Stack>
    </Panel>
  )
}
