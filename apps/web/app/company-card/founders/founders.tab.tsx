// The tab «Учредители» (founders) of a company card: name, share, taxpayer number (INN), record date and nominal value of every founder
// (specification §2), with warnings about the share.
import type { Founder } from '@sverka/contract/company/company'
import { listFounders } from '@sverka/contract/company/company.rules'
import type { Format } from '@sverka/contract/formats.rules'
import { useMessages } from '../../i18n/catalogue.ts'
import { MISSING, useFormat } from '../../i18n/format.ts'
import { Tag } from '../../ui/badge.tsx'
import { Panel } from '../../ui/panel.tsx'
import { Table, type TableColumn } from '../../ui/table.tsx'
import { Digits, Text } from '../../ui/text.tsx'
import { ExtractEmpty } from '../extract-empty.tsx'
import type { RegisterTabMessages } from '../register-tab.messages.ts'
import { registerTabMessages } from '../register-tab.messages.ts'
import { sortByShare } from '../sort-founders.ts'
import { SourceNote } from '../source-note.tsx'
import { useCompany } from '../use-company.ts'
import { FounderName } from './founder-name.tsx'

const founderColumns = (texts: RegisterTabMessages, format: Format): TableColumn<Founder>[] => [
  { key: 'name', head: texts.name, rowHeader: true, cell: (founder) => <FounderCell founder={founder} /> },
  {
    key: 'share',
    head: texts.share,
    numeric: true,
    cell: ({ fraction: { percent } }) => (percent === null ? MISSING : <Text weight="bold">{format.percent(percent)}</Text>),
  },
  { key: 'inn', head: texts.inn, cell: ({ inn }) => (inn ? <Digits>{inn}</Digits> : MISSING) },
  { key: 'date', head: texts.recordDate, numeric: true, cell: ({ record_date: day }) => (day ? format.date(day) : MISSING) },
  {
    key: 'nominal',
    head: texts.shareNominal,
    numeric: true,
    cell: ({ fraction: { nominal } }) => (nominal === null ? MISSING : format.price(nominal)),
  },
]

export default function FoundersTab() {
  const texts = useMessages(registerTabMessages)
  const format = useFormat()
  const founders = sortByShare(listFounders(useCompany()))
  if (founders.length === 0) {
    return (
      <Panel title={texts.tabs.founders} foot={<SourceNote />}>
        <ExtractEmpty icon="users" />
      </Panel>
    )
  }
  return (
    <Panel anchor="record-list" title={texts.tabs.founders} count={founders.length} flush foot={<SourceNote />}>
      <Table
        caption={texts.tabs.founders}
        columns={founderColumns(texts, format)}
        rows={founders}
        rowKey={(_, index) => index}
        rowAnchor={({ inn, name }) => `record-${inn ?? name}`}
        edged
        stacked
      />
      <OwnShare />
    </Panel>
  )
}

/** The share of its own capital that the company itself holds; without it the founders' shares would not add up to 100 %. */
function OwnShare() {
  const texts = useMessages(registerTabMessages)
  const format = useFormat()
  const share = useCompany().own_share
  if (!share) return null
  const parts = [share.percent !== null && format.percent(share.percent), share.nominal !== null && format.price(share.nominal)]
  return (
    <Text as="p" size="caption" tone="muted">
      {texts.ownShare}: {format.list(parts) || MISSING}
    </Text>
  )
}

/**
 * Name and country of a founder. Below them warnings about the share: an encumbrance with its pledgees, arrests (the share may not be sold),
 * trustees, votes that differ from the share by an agreement, and the register's note that the entry is unreliable.
 */
function FounderCell({ founder }: { founder: Founder }) {
  const texts = useMessages(registerTabMessages)
  const format = useFormat()
  return (
    <>
      <FounderName founder={founder} />
      {founder.country && (
        <Text as="div" size="caption" tone="muted">
          {founder.country}
        </Text>
      )}
      {founder.encumbrance && (
        <Text as="div" size="caption" tone="warning">
          {texts.encumbered}: {format.list([founder.encumbrance, ...founder.pledge_holders.map(({ name }) => texts.pledgeHolder(name))])}
        </Text>
      )}
      {[
        ...founder.arrests.map(({ document, number, date }) =>
          [texts.arrested, [document, number && `№ ${number}`].filter(Boolean).join(' '), date && format.date(date)]
            .filter(Boolean)
            .join(', '),
        ),
        ...founder.trustees.map(({ kind, name, inherited_on: day }) =>
          format.list([texts.trustees[kind](name), day && texts.since(format.date(day))]),
        ),
        ...(founder.votes ? [`${texts.votes}: ${founder.votes}`] : []),
      ].map((line) => (
        <Text key={line} as="div" size="caption" tone="warning">
          {line}
        </Text>
      ))}
      {founder.unreliable && (
        <div>
          <Tag tone="warning" icon="alert">
            {texts.unreliable}
          </Tag>
        </div>
      )}
    </>
  )
}
