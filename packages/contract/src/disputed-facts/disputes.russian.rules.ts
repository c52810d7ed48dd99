// Russian texts about disputed facts, shared by the Russian pages and the printed documents.
import type { DisputeMark } from './dispute-mark.ts'
import type { DisputeReason } from './disputed-facts.rules.ts'

export const russianReasons: Readonly<Record<DisputeReason, string>> = {
  done: 'Уже исполнено',
  not_ours: 'Не наша компания',
  wrong: 'Неверная сумма или день',
  cancelled: 'Отменено судом',
}

/** «Оспорено компанией 18.11.2026: уже исполнено» (disputed by the company on a day, with the reason). `day` is already formatted. */
export const russianMark = ({ reason, said }: DisputeMark, day: string): string =>
  `Оспорено компанией ${day}: ${said ?? russianReasons[reason].toLowerCase()}`

/** «1 оспорено» (1 disputed): the number of disputed records beside a finding. */
export const russianDisputed = (count: number): string => `${count} оспорено`
