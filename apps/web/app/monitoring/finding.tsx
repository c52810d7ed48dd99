// The most serious current finding about a watched company; without one, whether nothing was found or nothing has been computed yet.
import type { Watched } from '@sverka/contract/monitoring/monitoring'
import { useMessages } from '../i18n/catalogue.ts'
import { Text } from '../ui/text.tsx'
import { firstDayMessages } from './first-day.messages.ts'

export function Finding({ watched: { attention, is_computed: isComputed } }: { watched: Watched }) {
  const texts = useMessages(firstDayMessages)
  if (attention) return <Text tone={attention.polarity === 'attention' ? 'warning' : 'bad'}>{attention.fact ?? attention.title}</Text>
  return <Text tone="secondary">{isComputed ? texts.nothingAgainst : texts.notComputed}</Text>
}
