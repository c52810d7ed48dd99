// The name of a message's day in the chat: «Сегодня» (today), «Вчера» (yesterday), otherwise the date.
import { useMessages } from '../i18n/catalogue.ts'
import { useFormat } from '../i18n/format.ts'
import { chatMessages } from './chat.messages.ts'

const DAY_MS = 86_400_000

/** Returns a function that names the day of an ISO time, in the time zone of `format.dateOfTime`. */
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
