// Where a tab's facts come from, and what an empty tab may honestly say.
import type { Provenance } from '@sverka/contract/company/company'
import type { Format } from '@sverka/contract/formats.rules'
import { useMessages } from '../i18n/catalogue.ts'
import { useFormat } from '../i18n/format.ts'
import { EmptyState } from '../ui/empty-state.tsx'
import type { IconName } from '../ui/icon.tsx'
import { Panel } from '../ui/panel.tsx'
import { Text } from '../ui/text.tsx'
import { tabMessages } from './tab.messages.ts'

type Source = Provenance | null

/** The day of a source: its own, or else that of the loading. */
export const formatDay = ({ as_of: asOf, loaded_at: loadedAt }: Provenance, format: Format): string =>
  asOf ? format.date(asOf) : format.dateOfTime(loadedAt)

/** «Источник: …, на …»; nothing where no source was asked. */
export function TabSource({ source }: { source: Source }) {
  const texts = useMessages(tabMessages)
  const format = useFormat()
  if (!source) return null
  return (
    <Text as="p" size="caption" tone="muted">
      {texts.source(texts.sources[source.source] ?? source.source, formatDay(source, format), source.example)}
    </Text>
  )
}

interface TabEmptyProps {
  source: Source
  total: number
  icon?: IconName
  /** «Не найдено на …» in place of «Нет данных» where the source knows of nothing. */
  saysNotFound?: boolean
}

/** «Нет данных» with the reason: nothing asked, nothing there, or nothing that passes the filters. */
export function TabEmpty({ source, total, icon = 'inbox', saysNotFound }: TabEmptyProps) {
  const texts = useMessages(tabMessages)
  const format = useFormat()
  const day = source && formatDay(source, format)
  return (
    <Panel anchor="record-list">
      <EmptyState compact icon={icon} title={saysNotFound && day && total === 0 ? texts.notFoundOn(day) : texts.noData}>
        {total > 0 ? texts.nothingFound : day ? texts.noneAsOf(day) : texts.notAsked}
      </EmptyState>
    </Panel>
  )
}
