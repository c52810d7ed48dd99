// Where a tab's facts come from, and what an empty tab may honestly say.
import type { Provenance } from '@sverka/contract/company'
import { useMessages } from '../i18n/catalogue.ts'
import { useFormat } from '../i18n/format.ts'
import { EmptyState } from '../ui/empty-state.tsx'
import type { IconName } from '../ui/icon.tsx'
import { Panel } from '../ui/panel.tsx'
import { Text } from '../ui/text.tsx'
import { tabMessages } from './tab.messages.ts'

type Source = Provenance | null

/** «Источник: …, на …»; nothing where no source was asked. */
export function TabSource({ source }: { source: Source }) {
  const texts = useMessages(tabMessages)
  const format = useFormat()
  if (!source) return null
  const day = source.as_of ? format.date(source.as_of) : format.dateOfTime(source.loaded_at)
  return (
    <Text as="p" size="caption" tone="muted">
      {texts.source(texts.sources[source.source] ?? source.source, day, source.example)}
    </Text>
  )
}

/** «Нет данных» with the reason: nothing asked, nothing there, or nothing that passes the filters. */
export function TabEmpty({ source, total, icon = 'inbox' }: { source: Source; total: number; icon?: IconName }) {
  const texts = useMessages(tabMessages)
  const format = useFormat()
  const day = source && (source.as_of ? format.date(source.as_of) : format.dateOfTime(source.loaded_at))
  return (
    <Panel>
      <EmptyState compact icon={icon} title={texts.noData}>
        {total > 0 ? texts.nothingFound : day ? texts.noneAsOf(day) : texts.notAsked}
      </EmptyState>
    </Panel>
  )
}
