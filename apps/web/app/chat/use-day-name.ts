// The name of a day: «Сегодня», «Вчера», else the date.
import { useMessages } from '../i18n/catalogue.ts'
import { useFormat } from '../i18n/format.ts'
import { chatMessages } from './chat.messages.ts'

const DAY_MS = 86_400_000

/** The day is that of the reader's time zone as `format.dateOfTime` writes it. */
export function useDayName(): (isoTime: string) => string {
  const texts = useMessages(chatMessages)
  const format = useFormat()
  return (isoTime) => {
    const day = format.dateOfTime(isoTime)
    const now = Date.now()
    if (day === format.dateOfTime(new Date(now).toISOString())) return texts.today
    return day === format.dateOfTime(new Date(now - DAY_MS).toISOString()) ? texts.yesterday : format.longDateOfTime(isoTime)
  }
}
