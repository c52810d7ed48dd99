// Heading above notices: «Сегодня» (today), «Вчера» (yesterday) or «Раньше» (earlier), by days in Moscow time.
import { useState } from 'react'
import { useMessages } from '../i18n/catalogue.ts'
import { useFormat } from '../i18n/format.ts'
import { notificationsMessages } from './notifications.messages.ts'

const DAY_MS = 86_400_000

/** Returns a function that gives the heading for the time of a notice. */
export function useDayGroup(): (isoTime: string) => string {
  const texts = useMessages(notificationsMessages)
  const format = useFormat()
  const [now] = useState(() => Date.now())
  const formatDayAgo = (ago: number) => format.dateOfTime(new Date(now - ago * DAY_MS).toISOString())
  const names = new Map([
    [formatDayAgo(0), texts.today],
    [formatDayAgo(1), texts.yesterday],
  ])
  return (isoTime) => names.get(format.dateOfTime(isoTime)) ?? texts.earlier
}
