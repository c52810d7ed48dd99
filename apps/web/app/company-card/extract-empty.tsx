// Shown instead of an empty list of a card's tab: the extract of the state register has no such entries, with the day of the extract.
import { useMessages } from '../i18n/catalogue.ts'
import { useFormat } from '../i18n/format.ts'
import { EmptyState } from '../ui/empty-state.tsx'
import type { IconName } from '../ui/icon.tsx'
import { tabMessages } from './tab.messages.ts'
import { tabListMessages } from './tab-list.messages.ts'
import { useCompany } from './use-company.ts'

export function ExtractEmpty({ icon }: { icon: IconName }) {
  const { noData } = useMessages(tabMessages)
  const { noneAsOf } = useMessages(tabListMessages)
  const format = useFormat()
  const asOf = useCompany().provenance.register?.as_of
  return (
    <EmptyState compact icon={icon} title={noData}>
      {asOf && noneAsOf(format.date(asOf))}
    </EmptyState>
  )
}
