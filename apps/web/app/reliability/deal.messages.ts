// Texts that compare the sum of a deal with figures of the company.

import type { DealFigure } from '@sverka/contract/company-card/reliability.rules'
import { defineTexts, type Translated } from '../i18n/catalogue.ts'
import { plural } from '../i18n/plural.ts'

const timesWord = (times: number): string => plural('ru', times, { one: 'раз', few: 'раза', many: 'раз', other: 'раза' })

export const dealMessages = defineTexts({
  besideCompany: { ru: 'рядом с компанией', en: 'against the company', zh: '与公司对比' },
  figures: {
    cash: { ru: 'Деньги на счетах', en: 'Cash at bank', zh: '货币资金' },
    net_assets: { ru: 'Чистые активы', en: 'Net assets', zh: '净资产' },
    open_claims: { ru: 'Открытые иски', en: 'Open lawsuits', zh: '未结诉讼' },
    revenue_month: { ru: 'Выручка за месяц', en: 'Monthly revenue', zh: '月均收入' },
  } satisfies Record<DealFigure, Translated<string>>,
  wrongSum: {
    ru: 'Не сумма: нужно число, например 3 000 000.',
    en: 'Not an amount: enter a number, such as 3,000,000.',
    zh: '这不是金额：请输入数字，例如 3,000,000。',
  },
  unknown: { ru: 'не известно', en: 'not known', zh: '未知' },
  none: { ru: 'сравнить не с чем', en: 'nothing to compare with', zh: '无可比较' },
  belowZero: { ru: 'меньше нуля', en: 'below zero', zh: '为负值' },
  /** The deal as a share of a figure, then the figure (open claims) as a share of the deal. */
  ofFigure: {
    ru: (percent: string) => `сделка ${percent}`,
    en: (percent: string) => `the deal is ${percent}`,
    zh: (percent: string) => `交易占${percent}`,
  },
  ofDeal: {
    ru: (percent: string) => `${percent} сделки`,
    en: (percent: string) => `${percent} of the deal`,
    zh: (percent: string) => `占交易的${percent}`,
  },
  /** From 200 % on, where a percentage reads badly. The number is passed for the Russian plural, and formatted as `text`. */
  timesFigure: {
    ru: (times: number, text: string) => `сделка в ${text} ${timesWord(times)} больше`,
    en: (_times: number, text: string) => `the deal is ${text} times as large`,
    zh: (_times: number, text: string) => `交易为其${text}倍`,
  },
  timesDeal: {
    ru: (times: number, text: string) => `в ${text} ${timesWord(times)} больше сделки`,
    en: (_times: number, text: string) => `${text} times the deal`,
    zh: (_times: number, text: string) => `为交易的${text}倍`,
  },
  valued: {
    ru: (figure: string, value: string) => `${figure}, ${value}`,
    en: (figure: string, value: string) => `${figure}, ${value}`,
    zh: (figure: string, value: string) => `${figure}，${value}`,
  },
  inYear: { ru: (year: number) => `за ${year} год`, en: (year: number) => `in ${year}`, zh: (year: number) => `${year}年` },
  large: { ru: 'много для этой суммы', en: 'a lot for this amount', zh: '相对此金额偏高' },
  small: {
    ru: (sum: string) => `При ${sum} не важно:`,
    en: (sum: string) => `Not important at ${sum}:`,
    zh: (sum: string) => `金额${sum}时不重要：`,
  },
})
