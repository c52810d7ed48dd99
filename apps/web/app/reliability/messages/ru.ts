// Texts of the reliability report. Russian is the source.
import { insideSentence, type MissingReason, type Polarity } from '@sverka/contract/company-card/reliability.rules'
import { russianReliability } from '@sverka/contract/company-card/reliability.russian.rules'
import { plural } from '../../i18n/plural.ts'

const { lists, quarters, purposes, verdicts, states, groups } = russianReliability

export const messages = {
  ...lists,
  noAttention: 'Ничего',
  ...quarters,
  purposes,
  verdicts,
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
  source: (name: string, day: string | null) => (day ? `${name}, ${day}` : name),
  basis: 'Основание',
  pointsOf: (points: string) => `${points} б.`,
  factorsTitle: 'Факторы',
  purposesTitle: 'Для какой сделки',
  for: 'За',
  against: 'Против',
  howEnded: 'Как закончилась',
  remained: 'Что осталось',
  successor: 'Правопреемник',
  noSuccessor: 'Правопреемник в выписке не назван',
  remainNotFound: (title: string, day: string) => `${title}: не найдено на ${day}`,
  remainUnknown: (title: string) => `${title}: не проверено`,
  known: 'Известно',
  lacking: 'Чего не хватает',
  nothingFor: 'Существенного не найдено',
  nothingAgainstChecked: 'Среди проверенного не найдено',
  nothingAgainst: 'Существенного не найдено',
  wouldChange: (verdict: string, grounds: readonly string[], more: number) =>
    `Вердикт сменится на «${verdict}», если ${grounds.length + more > 1 ? 'отпадут основания' : 'отпадёт основание'}: ${grounds.map((ground) => `«${ground}»`).join(', ')}${more > 0 ? ` и ещё ${more}` : ''}.`,
  stop: (title: string) => `Стоп: ${insideSentence(title)}`,
  checkedOf: (checked: string, all: string) => `Проверено ${checked} из ${all}`,
  coverage: russianReliability.coverage,
  missingReasons: {
    absent: () => 'не загружено: обновите данные компании или посмотрите сами',
    part: (day: string | null) => `загружена только часть набора${day ? ` на ${day}` : ''}: загрузите его целиком или посмотрите сами`,
    old: (day: string | null) => (day ? `устарело, на ${day}: обновите данные компании или посмотрите сами` : 'устарело'),
    by_hand: () => 'копии этих сведений нет ни у кого, кроме реестра: посмотрите сами',
    down: () => 'источник не ответил: повторите позже или посмотрите сами',
  } satisfies Record<MissingReason, (day: string | null) => string>,
  toRecord: 'Открыть запись',
  tableOf: (title: string) => `Таблица: ${title}`,
  uncheckedCount: (count: number) => `Не проверено факторов: ${count}`,
  industryTitle: 'Рядом с отраслью',
  industryOf: (okved: string, companies: number) => `Класс ОКВЭД ${okved}, компаний в сравнении: ${companies}`,
  ratio: 'Показатель',
  value: 'Компания',
  polarities: {
    stop: 'стоп-фактор',
    negative: 'отрицательный',
    attention: 'внимание',
    positive: 'положительный',
  } satisfies Record<Polarity, string>,
  contents: 'Содержание',
  methodTitle: 'Как считаем надёжность',
  methodDescription: 'Каждый фактор отчёта: правило, баллы, источник и основание.',
  methodLead: (computed: number, all: number) =>
    `В отчёте ${plural('ru', all, { one: '# фактор', few: '# фактора', many: '# факторов', other: '# фактора' })}, ${computed} считаем по данным, которые есть у нас. Остальные показываем как «не проверено» и говорим почему.`,
  verdictRuleTitle: 'Как выносится вердикт',
  verdictRule:
    'Сначала полнота: чего не хватает для вида сделки, то названо, и вердикт «Мало данных». Стоп-фактор даёт «Не сейчас», прекращение деятельности «Невозможно». «Замечаний нет» только при 10 взвешенных баллах и больше, без отрицательного фактора в 5 баллов и тяжелее, без отрицательных на 10 взвешенных баллов вместе, без открытых взысканий, долга по зарплате и налогам, без идущей реорганизации; и только если видна работа: отчётность, налоги, люди, контракты; возраст, статус «Действует» и отсутствие споров сами по себе не основание, моложе года без условий не бывает. Меньше −20 баллов «Не сейчас», остальное «С условиями».',
  backTestTitle: 'Проверка на прошлых банкротствах',
  backTestNone: 'Не доказано: реальных данных нет.',
  pointsHead: 'Баллы',
  factor: 'Фактор',
  kind: 'Вид',
  sourceHead: 'Источник',
  lift: (lift: string, share: string) => `Чаще банкротятся в ${lift} раза, признак у ${share} компаний`,
}

export type Messages = typeof messages
