// The tab «Виды деятельности» of a company card: industry, main and additional activities by the classifier ОКВЭД, region (specification §2).
import type { Coded, Company } from '@sverka/contract/company/company'
import { useMessages } from '../../i18n/catalogue.ts'
import { MISSING, useFormat } from '../../i18n/format.ts'
import { DescriptionList } from '../../ui/description-list.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Stack } from '../../ui/layout.tsx'
import { Panel } from '../../ui/panel.tsx'
import { Table, type TableColumn } from '../../ui/table.tsx'
import { Digits, Text } from '../../ui/text.tsx'
import { ExtractEmpty } from '../extract-empty.tsx'
import { registerTabMessages } from '../register-tab.messages.ts'
import { SourceNote } from '../source-note.tsx'
import { useCompany } from '../use-company.ts'
import { okvedSection } from './okved-sections.ts'

export default function OkvedTab() {
  const texts = useMessages(registerTabMessages)
  const { okved, okved_add: additional, okved_reported: reported, region } = useCompany()
  const section = okved && okvedSection(okved.code)
  return (
    <Stack gap={6}>
      {texts.activitiesInRussian && (
        <Text as="p" size="caption" tone="muted">
          {texts.activitiesInRussian}
        </Text>
      )}
      <Panel anchor="record-main" title={texts.mainActivity} foot={<SourceNote />}>
        {okved ? (
          <DescriptionList
            items={[
              { label: texts.industry, value: section ? texts.okvedSections[section] : MISSING },
              { label: texts.activity, value: `${okved.code} ${okved.name ?? ''}`.trim() },
              { label: texts.region, value: region?.name ?? MISSING },
            ]}
          />
        ) : (
          <EmptyState compact icon="briefcase" title={texts.noData} />
        )}
      </Panel>
      <AdditionalActivities activities={additional} />
      {reported.length > 0 && <ReportedActivities activities={reported} />}
    </Stack>
  )
}

/** Activities that the company reported for a year, which the extract lists apart from the registered ones, with their share of the income. */
function ReportedActivities({ activities }: { activities: Company['okved_reported'] }) {
  const texts = useMessages(registerTabMessages)
  const format = useFormat()
  return (
    <Panel title={texts.reportedActivities} count={activities.length} flush foot={<SourceNote />}>
      <Table
        caption={texts.reportedActivities}
        columns={[
          { key: 'code', head: texts.code, cell: ({ code }) => <Digits>{code}</Digits> },
          { key: 'name', head: texts.activity, rowHeader: true, cell: ({ name }) => name ?? MISSING },
          {
            key: 'percent',
            head: texts.partOfIncome,
            numeric: true,
            cell: ({ percent }) => (percent === null ? MISSING : format.percent(percent)),
          },
        ]}
        rows={activities}
        rowKey={({ code }, index) => `${code}${index}`}
        edged
      />
    </Panel>
  )
}

function AdditionalActivities({ activities }: { activities: readonly Coded[] }) {
  const texts = useMessages(registerTabMessages)
  const columns: TableColumn<Coded>[] = [
    { key: 'code', head: texts.code, cell: ({ code }) => <Digits>{code}</Digits> },
    { key: 'name', head: texts.activity, rowHeader: true, cell: ({ name }) => name ?? MISSING },
  ]
  if (activities.length === 0) {
    return (
      <Panel title={texts.additionalActivities} foot={<SourceNote />}>
        <ExtractEmpty icon="list" />
      </Panel>
    )
  }
  return (
    <Panel anchor="record-additional" title={texts.additionalActivities} count={activities.length} flush foot={<SourceNote />}>
      <Table
        caption={texts.additionalActivities}
        columns={columns}
        rows={activities}
        rowKey={({ code }, index) => `${code}${index}`}
        edged
      />
    </Panel>
  )
}
