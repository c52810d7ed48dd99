// Russian words about disputed facts, for the pages and for papers.
import type { DisputeMark } from './dispute-mark.ts'
import type { DisputeReason } from './disputed-facts.rules.ts'

export const russianReasons: Readonly<Record<DisputeReason, string>> = {
  done: 'Уже исполнено',
  not_ours: 'Не наша компания',
  wrong: 'Неверная сумма или день',
  cancelled: 'Отменено судом',
}

/** «Оспорено компанией 18.11.2026: уже исполнено.» `day` is the day as papers write it. */
export const russianMark = ({ reason, said }: DisputeMark, day: string): string =>
  `Оспорено компанией ${day}: ${said ?? russianReasons[reason].toLowerCase()}`

/** «1 оспорено» beside a finding. */
export const russianDisputed = (count: number): string => `${count} оспорено`
