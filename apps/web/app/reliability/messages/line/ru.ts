// The verdict in a line, as it stands over every tab of a card. Russian is the source.
import { insideSentence } from '@sverka/contract/company-card/reliability.rules'
import { russianVerdict } from '@sverka/contract/company-card/verdict.russian.rules'

const { purposes, verdicts } = russianVerdict

export const messages = {
  purposes,
  verdicts,
  uncheckedCount: (count: number) => `Не проверялось: ${count}`,
  stop: (title: string) => `Стоп: ${insideSentence(title)}`,
}

export type LineMessages = typeof messages
