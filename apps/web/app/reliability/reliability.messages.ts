// Texts of the reliability report on a company. The Russian ones that the server uses too come from the contract.

import type { Polarity } from '@sverka/contract/company-card/reliability.rules'
import { russianReliability } from '@sverka/contract/company-card/reliability.russian.rules'
import { defineTexts, type Translated, translated } from '../i18n/catalogue.ts'
import { plural } from '../i18n/plural.ts'
import { verdictMessages } from './verdict.messages.ts'

export const reliabilityMessages = defineTexts({
  ...verdictMessages.texts,
  lists: translated(russianReliability.lists, {
    positive: { en: 'Positive factors', zh: '正面因素' },
    negative: { en: 'Negative factors', zh: '负面因素' },
    attention: { en: 'Needs attention', zh: '需注意' },
    notFound: { en: 'Not found as of the check date', zh: '该日未发现' },
    notChecked: { en: 'Not checked', zh: '未核查' },
    notApplicable: { en: 'Not applicable', zh: '不适用' },
    noPositive: { en: 'No positive factors were found', zh: '未发现正面因素' },
    noNegative: { en: 'No violations were found', zh: '未发现违规' },
  }),
  noAttention: { ru: 'Ничего', en: 'Nothing', zh: '无' },
  states: translated(russianReliability.states, {
    found: { en: 'found', zh: '已发现' },
    not_found: { en: 'not found as of the check date', zh: '该日未发现' },
    not_applicable: { en: 'not applicable', zh: '不适用' },
    not_checked: { en: 'not checked', zh: '未核查' },
    source_down: { en: 'source unavailable', zh: '来源不可用' },
  }),
  groups: translated(russianReliability.groups, {
    registration: { en: 'Registration', zh: '登记' },
    address: { en: 'Address', zh: '地址' },
    people: { en: 'People', zh: '人员' },
    taxes: { en: 'Taxes', zh: '税务' },
    staff: { en: 'Staff', zh: '员工' },
    finances: { en: 'Finances', zh: '财务' },
    courts: { en: 'Courts', zh: '诉讼' },
    enforcement: { en: 'Enforcement', zh: '执行' },
    bankruptcy: { en: 'Bankruptcy', zh: '破产' },
    contracts: { en: 'Contracts', zh: '合同' },
    permits: { en: 'Licences and marks', zh: '许可与商标' },
    inspections: { en: 'Inspections', zh: '检查' },
    sanctions: { en: 'Sanctions and lists', zh: '制裁与名单' },
    connections: { en: 'Connections', zh: '关联' },
  }),
  title: { ru: 'Надёжность', en: 'Reliability', zh: '可靠性' },
  gauge: {
    ru: (positive: number, all: number) => `Положительных факторов ${positive} из ${all}`,
    en: (positive: number, all: number) => `${positive} of ${all} factors are positive`,
    zh: (positive: number, all: number) => `${all} 项因素中 ${positive} 项为正面`,
  },
  gaugeCaption: { ru: 'положительных', en: 'positive', zh: '正面' },
  noGauge: { ru: 'Ни плюсов, ни минусов не найдено', en: 'Neither positive nor negative factors were found', zh: '未发现正面或负面因素' },
  all: { ru: 'Всего факторов', en: 'Total factors', zh: '因素总数' },
  points: { ru: 'Сумма баллов', en: 'Total points', zh: '总分' },
  notRating: {
    ru: 'Сумма складывается из факторов ниже. Это не кредитный рейтинг.',
    en: 'The total is the sum of the factors below. It is not a credit rating.',
    zh: '总分由下列因素相加得出，并非信用评级。',
  },
  method: { ru: 'Как считаем', en: 'How we calculate', zh: '计算方法' },
  sourceReport: { ru: 'Отчёт источника', en: 'Source report', zh: '数据源报告' },
  sourceTitle: { ru: 'Источник', en: 'Source', zh: '来源' },
  basis: { ru: 'Основание', en: 'Basis', zh: '依据' },
  factorsTitle: { ru: 'Факторы', en: 'Factors', zh: '因素' },
  shownFactors: { ru: 'Какие факторы показать', en: 'Which factors to show', zh: '显示哪些因素' },
  signs: {
    found: { ru: 'Найдено', en: 'Found', zh: '已发现' },
    negative: { ru: 'Минусы', en: 'Negative', zh: '负面' },
    attention: { ru: 'Внимание', en: 'Attention', zh: '注意' },
    positive: { ru: 'Плюсы', en: 'Positive', zh: '正面' },
  },
  howEnded: { ru: 'Как закончилась', en: 'How it ended', zh: '如何终止' },
  remained: { ru: 'Что осталось', en: 'What remains', zh: '遗留事项' },
  successor: { ru: 'Правопреемник', en: 'Successor', zh: '权利义务承继人' },
  noSuccessor: { ru: 'Правопреемник в выписке не назван', en: 'The extract names no successor', zh: '登记摘录未载明承继人' },
  /** Debts, proceedings and cases of an ended company. */
  remainNotFound: {
    ru: (title: string, day: string) => `${title}: не найдено на ${day}`,
    en: (title: string, day: string) => `${title}: not found as of ${day}`,
    zh: (title: string, day: string) => `${title}：截至 ${day} 未发现`,
  },
  remainUnknown: {
    ru: (title: string) => `${title}: не проверено`,
    en: (title: string) => `${title}: not checked`,
    zh: (title: string) => `${title}：未核查`,
  },
  remainEnded: {
    ru: (title: string, day: string) => `${title}: не применимо, источник на ${day} называет только действующих`,
    en: (title: string, day: string) => `${title}: not applicable, the source as of ${day} lists active businesses only`,
    zh: (title: string, day: string) => `${title}：不适用，截至 ${day} 的来源仅列出仍在经营者`,
  },
  coverageTitle: { ru: 'На чём основано', en: 'Data sources', zh: '依据' },
  ofAll: {
    ru: (checked: string, all: string) => `${checked} из ${all}`,
    en: (checked: string, all: string) => `${checked} of ${all}`,
    zh: (checked: string, all: string) => `${checked} / ${all}`,
  },
  notLoaded: { ru: 'не загружено', en: 'not loaded', zh: '未载入' },
  noAnswer: {
    ru: (source: string) => `ответа нет: ${source}`,
    en: (source: string) => `no answer: ${source}`,
    zh: (source: string) => `无结果：${source}`,
  },
  andMore: {
    ru: (source: string, more: number) => `${source} и ещё ${more}`,
    en: (source: string, more: number) => `${source} and ${more} more`,
    zh: (source: string, more: number) => `${source}，另有${more}项`,
  },
  rule: { ru: 'Правило', en: 'Rule', zh: '规则' },
  why: { ru: 'Почему', en: 'Why', zh: '原因' },
  proofs: { ru: 'Данные', en: 'Data', zh: '数据' },
  moreLabel: {
    ru: (title: string) => `Подробнее: ${title}`,
    en: (title: string) => `More: ${title}`,
    zh: (title: string) => `详情：${title}`,
  },
  ofPoints: {
    ru: (plus: string, minus: string) => `плюсы ${plus}, минусы ${minus}`,
    en: (plus: string, minus: string) => `positive ${plus}, negative ${minus}`,
    zh: (plus: string, minus: string) => `加分${plus}，减分${minus}`,
  },
  moreRules: {
    ru: (count: number) => `+${plural('ru', count, { one: '# правило', few: '# правила', many: '# правил', other: '# правила' })}`,
    en: (count: number) => `+${plural('en', count, { one: '# rule', other: '# rules' })}`,
    zh: (count: number) => `+${count}条规则`,
  },
  tableLabel: {
    ru: (title: string) => `Таблица: ${title}`,
    en: (title: string) => `Table: ${title}`,
    zh: (title: string) => `表格：${title}`,
  },
  polarities: {
    stop: { ru: 'стоп-фактор', en: 'stop factor', zh: '否决' },
    negative: { ru: 'отрицательный', en: 'negative', zh: '负面' },
    attention: { ru: 'внимание', en: 'attention', zh: '注意' },
    positive: { ru: 'положительный', en: 'positive', zh: '正面' },
  } satisfies Record<Polarity, Translated<string>>,
})
