// Виды деятельности: industry, main activity with its code, region, additional activities (specification §2).
import type { Coded } from '@sverka/contract/company/company'
import { useMessages } from '../../i18n/catalogue.ts'
import { MISSING } from '../../i18n/format.ts'
import { DescriptionList } from '../../ui/description-list.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Stack } from '../../ui/layout.tsx'
import { Panel } from '../../ui/panel.tsx'
import { Table, type TableColumn } from '../../ui/table.tsx'
import { Digits } from '../../ui/text.tsx'
import { registerTabMessages } from '../register-tab.messages.ts'
import { SourceNote } from '../source-note.tsx'
import { useCompany } from '../use-company.ts'
import { okvedSection } from './okved-sections.ts'

export default function OkvedTab() {
  const texts = useMessages(registerTabMessages)
  const { okved, okved_add: additional, region } = useCompany()
  const section = okved && okvedSection(okved.code)
  return (
    <Stack gap={6}>
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
    </Stack>
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
        <EmptyState compact icon="list" title={texts.noData} />
      </Panel>
    )
  }
  return (
    <Panel anchor="record-additional" title={texts.additionalActivities} count={activities.length} flush foot={<SourceNote />}>
      <Table
        caption={texts.additionalActivities}
        columns={columns}
        rows={activities}
        keyOf={({ code }, index) => `${code}${index}`}
        edged
      />
    </Panel>
  )
}
