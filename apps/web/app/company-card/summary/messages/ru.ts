// The summary of a company. Russian is the source.

import type { Purpose } from '@sverka/contract/company-card/reliability.rules'
import { plural } from '../../../i18n/plural.ts'
import { messages as card } from '../../messages/ru.ts'

export const messages = {
  ...card,
  verdictFor: 'Вердикт для сделки',
  dealSum: 'Сумма сделки',
  deals: { prepayment: 'Предоплата', deferral: 'Отсрочка', contractor: 'Подрядчик', share: 'Доля' } as Record<Purpose, string>,
  coverage: 'Охват',
  details: 'Подробнее',
  howClosed: 'Как закрылась',
  closedInfo: 'Сведения на день закрытия',
  lastAccounts: 'Последняя отчётность',
  revenueOfYear: (year: number, revenue: string) => `${year} год, выручка ${revenue}`,
  mainInfo: 'Основные сведения',
  traderAddress: 'адрес ИП закон не раскрывает',
  capital: 'Уставный капитал',
  capitals: {
    'УСТАВНЫЙ ФОНД': 'Уставный фонд',
    'ПАЕВОЙ ФОНД': 'Паевой фонд',
    'ПАЕВЫЕ ВЗНОСЫ': 'Паевые взносы',
    'СКЛАДОЧНЫЙ КАПИТАЛ': 'Складочный капитал',
  } as Readonly<Record<string, string>>,
  registration: 'Регистрация',
  contacts: 'Контакты',
  connections: 'Связи',
  disqualifiedUntil: (day: string) => `дисквалификация до ${day}`,
  endedLicenses: 'не действуют: владелец прекратил работу',
  activeLicenses: (count: number, day: string | null) => `${day ? `по данным на ${day} ` : ''}действуют: ${count}`,
  offices: (branches: number, representations: number) =>
    representations === 0 ? `филиалов: ${branches}` : `филиалов: ${branches}, представительств:\u00a0${representations}`,
  andMore: (count: number) => `и ещё ${count}`,
  sourcesTitle: (example: boolean): string => (example ? 'Примеры источников' : 'Источники'),
  allSources: 'Все источники',
  purchases: 'Госзакупки',
  lastCase: 'Последнее дело',
  casesWord: (count: number) => plural('ru', count, { one: 'дело', few: 'дела', many: 'дел', other: 'дела' }),
  withViolations: (count: number) => `с нарушениями: ${count}`,
  withoutOutcome: (count: number) => `без сведений о нарушениях: ${count}`,
  violationsNoneOn: (day: string) => `нарушений не выявлено на ${day}`,
  positiveFactors: 'Положительных',
  negativeFactors: 'Отрицательных',
  gaugeCaption: 'положительных',
  gaugeOf: (positive: number, negative: number) => `Положительных факторов ${positive}, отрицательных ${negative}`,
}

export type SummaryMessages = typeof messages
