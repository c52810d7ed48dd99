// The verdict and what it rests on, as the card tells it. Russian is the source.

import { russianCoverage } from '@sverka/contract/company-card/coverage.russian.rules'
import type { MissingReason } from '@sverka/contract/company-card/reliability.rules'
import { messages as line } from '../line/ru.ts'

const { quarters, coverage } = russianCoverage

export const messages = {
  ...line,
  ...quarters,
  coverage,
  purposesTitle: 'Для какой сделки',
  for: 'За',
  forStopped: 'За, но вердикта не меняет',
  against: 'Против',
  known: 'Известно',
  lacking: 'Чего не хватает',
  notLoadedStops: 'Не загружено:',
  uncheckedStops: 'Не проверялось:',
  nothingFor: 'Существенного не найдено',
  nothingAgainst: 'Существенного не найдено',
  checkedOf: (checked: string, all: string) => `Проверено ${checked} из ${all}`,
  missingReasons: {
    absent: () => 'не загружено: обновите данные компании или посмотрите сами',
    part: (day: string | null) => `загружена только часть набора${day ? ` на ${day}` : ''}: загрузите его целиком или посмотрите сами`,
    old: (day: string | null) => (day ? `устарело, на ${day}: обновите данные компании или посмотрите сами` : 'устарело'),
    by_hand: () => 'копии этих сведений нет ни у кого, кроме реестра: посмотрите сами',
    elsewhere: () => 'в налоговую не сдаётся: посмотрите сами',
    not_due: () => 'ещё нет, компания слишком молода',
    down: () => 'источник не ответил: повторите позже или посмотрите сами',
  } satisfies Record<MissingReason, (day: string | null) => string>,
  industryTitle: 'Рядом с отраслью',
  industryOf: (okved: string, companies: number) => `Класс ОКВЭД ${okved}, компаний в сравнении: ${companies}`,
}

export type VerdictMessages = typeof messages
