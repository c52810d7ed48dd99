// Texts of the reliability report. Russian is the source.

import type { Polarity } from '@sverka/contract/company-card/reliability.rules'
import { russianReliability } from '@sverka/contract/company-card/reliability.russian.rules'
import { plural } from '../../i18n/plural.ts'
import { messages as verdict } from './verdict/ru.ts'

const { lists, states, groups } = russianReliability

export const messages = {
  ...verdict,
  ...lists,
  noAttention: 'Ничего',
  states,
  groups,
  title: 'Надёжность',
  gauge: (positive: number, all: number) => `Положительных факторов ${positive} из ${all}`,
  gaugeCaption: 'положительных',
  noGauge: 'Ни плюсов, ни минусов не найдено',
  all: 'Всего факторов',
  points: 'Сумма баллов',
  notRating: 'Сумма складывается из факторов ниже. Это не кредитный рейтинг.',
  method: 'Как считаем',
  sourceReport: 'Отчёт источника',
  sourceTitle: 'Источник',
  basis: 'Основание',
  factorsTitle: 'Факторы',
  shownFactors: 'Какие факторы показать',
  signs: { found: 'Найдено', negative: 'Минусы', attention: 'Внимание', positive: 'Плюсы' },
  ofSubject: ([found, checked, all]: readonly string[]) => `найдено ${found}, проверено ${checked} из ${all}`,
  howEnded: 'Как закончилась',
  remained: 'Что осталось',
  successor: 'Правопреемник',
  noSuccessor: 'Правопреемник в выписке не назван',
  remainNotFound: (title: string, day: string) => `${title}: не найдено на ${day}`,
  remainUnknown: (title: string) => `${title}: не проверено`,
  remainEnded: (title: string, day: string) => `${title}: не применимо, источник на ${day} называет только действующих`,
  nothingAgainstChecked: 'Среди проверенного не найдено',
  coverageTitle: 'На чём основано',
  ofAll: (checked: string, all: string) => `${checked} из ${all}`,
  notLoaded: 'не загружено',
  noAnswer: (source: string) => `ответа нет: ${source}`,
  andMore: (source: string, more: number) => `${source} и ещё ${more}`,
  wouldChange: (verdict: string, grounds: readonly string[], more: number) =>
    `Вердикт сменится на «${verdict}», если ${grounds.length + more > 1 ? 'отпадут основания' : 'отпадёт основание'}: ${grounds.map((ground) => `«${ground}»`).join(', ')}${more > 0 ? ` и ещё ${more}` : ''}.`,
  rule: 'Правило',
  why: 'Почему',
  proofs: 'Данные',
  moreOf: (title: string) => `Подробнее: ${title}`,
  ofPoints: (plus: string, minus: string) => `плюсы ${plus}, минусы ${minus}`,
  moreRules: (count: number) => `+${plural('ru', count, { one: '# правило', few: '# правила', many: '# правил', other: '# правила' })}`,
  tableOf: (title: string) => `Таблица: ${title}`,
  uncheckedCount: (count: number) => `Не проверено факторов: ${count}`,
  polarities: {
    stop: 'стоп-фактор',
    negative: 'отрицательный',
    attention: 'внимание',
    positive: 'положительный',
  } satisfies Record<Polarity, string>,
}

export type Messages = typeof messages
