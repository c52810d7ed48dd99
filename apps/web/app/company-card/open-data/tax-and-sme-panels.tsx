// Panels beside the company's details: special tax regimes, the register of small and medium-sized business (МСП), marks of the aggregator Checko.
import type { CompanyOpenData } from '@sverka/contract/company-card/open-data'
import { useMessages } from '../../i18n/catalogue.ts'
import { useFormat } from '../../i18n/format.ts'
import { DescriptionList } from '../../ui/description-list.tsx'
import { Column, Stack } from '../../ui/layout.tsx'
import { RuledList } from '../../ui/list.tsx'
import { Panel } from '../../ui/panel.tsx'
import { Text } from '../../ui/text.tsx'
import { PartyLink } from '../party-link.tsx'
import { TabProvenance } from '../tab-provenance.tsx'
import { openDataMessages } from './open-data.messages.ts'

export function TaxAndSmePanels({ data: { regimes, msp, marks } }: { data: CompanyOpenData }) {
  return (
    <>
      {regimes && (
        <Column span={6}>
          <Regimes data={regimes} />
        </Column>
      )}
      {msp && (
        <Column span={6}>
          <SmallBusiness data={msp} />
        </Column>
      )}
      {marks && marks.marks.length > 0 && (
        <Column span={6}>
          <Marks data={marks} />
        </Column>
      )}
    </>
  )
}

/** Special tax regimes that the tax service lists for the company; without one the general system applies. */
function Regimes({ data: { regimes, source } }: { data: NonNullable<CompanyOpenData['regimes']> }) {
  const texts = useMessages(openDataMessages)
  return (
    <Panel title={texts.regimes} anchor="record-regimes" foot={<TabProvenance source={source} />}>
      {regimes.length === 0 ? texts.noRegimes : regimes.map((regime) => <p key={regime}>{texts.regimeNames[regime]}</p>)}
    </Panel>
  )
}

function SmallBusiness({ data }: { data: NonNullable<CompanyOpenData['msp']> }) {
  const texts = useMessages(openDataMessages)
  const format = useFormat()
  const { category, since, left_on: leftOn, is_new: isNew, is_social: isSocial, contracts, contracts_total: total, source } = data
  return (
    <Panel title={texts.msp} anchor="record-msp" foot={<TabProvenance source={source} />}>
      <Stack>
        <DescriptionList
          items={[
            { label: texts.category, value: texts.categories[category] },
            { label: texts.mspSince, value: since && format.date(since) },
            { label: texts.mspLeft, value: leftOn && format.date(leftOn) },
            { label: texts.isNew, value: isNew ? texts.yes : null },
            { label: texts.isSocial, value: isSocial ? texts.yes : null },
            { label: texts.mspContracts, value: total > 0 ? format.integer(total) : null },
          ]}
        />
        {contracts.length > 0 && (
          <RuledList tight>
            {contracts.map(({ number, date, customer, customer_inn: inn, subject }, index) => (
              <li key={number ?? `${index}`}>
                {customer && <PartyLink name={customer} inn={inn} />}
                <Text as="div" size="caption" tone="muted">
                  {format.list([number, date && format.date(date), subject])}
                </Text>
              </li>
            ))}
          </RuledList>
        )}
      </Stack>
    </Panel>
  )
}

/** Marks (warnings) of the aggregator, each with «yes» or «no» and, where it states them, a count, a sum and a day. */
function Marks({ data: { marks, source } }: { data: NonNullable<CompanyOpenData['marks']> }) {
  const texts = useMessages(openDataMessages)
  const format = useFormat()
  return (
    <Panel title={texts.marks} anchor="record-marks" foot={<TabProvenance source={source} />}>
      <Stack>
        <Text as="p" size="caption" tone="muted">
          {texts.marksMeaning}
        </Text>
        <DescriptionList
          items={marks.map(({ mark, is, count, sum, as_of: day }) => ({
            label: texts.markNames[mark],
            value: [
              is ? texts.yes : texts.no,
              count !== null && format.integer(count),
              sum !== null && sum > 0 && format.money(sum),
              day && format.date(day),
            ]
              .filter(Boolean)
              .join(', '),
          }))}
        />
      </Stack>
    </Panel>
  )
}
