// Line in a card's tab with the source of the facts and the day that they describe.
import type { Provenance } from '@sverka/contract/company/company'
import { useMessages } from '../i18n/catalogue.ts'
import { useFormat } from '../i18n/format.ts'
import { Text } from '../ui/text.tsx'
import { formatDay } from './source-day.ts'
import { tabMessages } from './tab.messages.ts'
import { tabListMessages } from './tab-list.messages.ts'

type Source = Provenance | null

/** «Источник: …, на …», with a remark if the data are the demo's invented ones. Renders nothing if `source` is null: no source was queried. */
export function TabProvenance({ source }: { source: Source }) {
  const texts = useMessages(tabListMessages)
  const { sources } = useMessages(tabMessages)
  const format = useFormat()
  if (!source) return null
  return (
    <Text as="p" size="caption" tone="muted">
      {texts.source(sources[source.source] ?? source.source, formatDay(source, format), source.example)}
    </Text>
  )
}
