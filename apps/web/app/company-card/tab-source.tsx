// The source of a tab's facts, and what an empty tab may say without claiming more than is known.
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

/** The source's own day, or else the day of import. */
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
  /** «Не найдено на …» instead of «Нет данных» where the source has no entry. */
  saysNotFound?: boolean
}

/** «Нет данных» with the reason: not requested, none exist, or none pass the filters. */
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
