// Panel of the tab «Долги» (debts): unpaid taxes and contributions of a company by tax, in rubles, with the source and its day.
import type { TaxDebts } from '@sverka/contract/company-card/debts'
import { taxIn } from '@sverka/contract/company-card/register-values.russian.rules'
import { useLocale, useMessages } from '../../i18n/catalogue.ts'
import { useFormat } from '../../i18n/format.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Row, Stack } from '../../ui/layout.tsx'
import { Panel } from '../../ui/panel.tsx'
import { Table } from '../../ui/table.tsx'
import { Text } from '../../ui/text.tsx'
import { Disputed } from '../disputed.tsx'
import { recordTabMessages } from '../record-tab.messages.ts'
import { formatDay } from '../source-day.ts'
import { TabProvenance } from '../tab-provenance.tsx'

export function TaxDebtsPanel({ taxes: { source, total, debts } }: { taxes: TaxDebts }) {
  const texts = useMessages(recordTabMessages)
  const format = useFormat()
  const locale = useLocale()
  if (debts.length === 0)
    return (
      <Panel title={texts.taxDebts} anchor="record-taxes" foot={<TabProvenance source={source} />}>
        <EmptyState compact icon="inbox" title={texts.notFoundOn(formatDay(source, format))}>
          {/* An open data set of the tax service names no debt; that is weaker than a certificate of the tax office. */}
          {texts.noCertificate}
        </EmptyState>
      </Panel>
    )
  return (
    <Panel title={texts.taxDebts} anchor="record-taxes">
      <Stack>
        <Row between wrap>
          <Text as="p">
            {texts.taxDebtTotal}: <b>{format.money(total)}</b>
          </Text>
          <TabProvenance source={source} />
        </Row>
        <Table
          caption={texts.taxDebts}
          stacked
          columns={[
            { key: 'name', head: texts.taxDebtName, cell: ({ name }) => taxIn(locale, name), rowHeader: true },
            { key: 'tax', head: texts.taxDebtTax, cell: ({ tax }) => format.money(tax), numeric: true },
            { key: 'penalty', head: texts.taxDebtPenalty, cell: ({ penalty }) => format.money(penalty), numeric: true },
            { key: 'fine', head: texts.taxDebtFine, cell: ({ fine }) => format.money(fine), numeric: true },
            { key: 'total', head: texts.taxDebtTotal, cell: ({ total: sum }) => format.money(sum), numeric: true },
          ]}
          rows={debts}
          rowKey={({ name }) => name}
        />
        <Disputed kind="tax_debt" />
      </Stack>
    </Panel>
  )
}
