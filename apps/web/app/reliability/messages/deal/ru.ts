// A deal of a given sum beside the company. Russian is the source.
import type { DealFigure } from '@sverka/contract/company-card/reliability.rules'

export const messages = {
  besideCompany: 'рядом с компанией',
  figures: {
    cash: 'Деньги на счетах',
    net_assets: 'Чистые активы',
    open_claims: 'Открытые иски',
    revenue_month: 'Выручка за месяц',
  } satisfies Record<DealFigure, string>,
  unknown: 'не известно',
  none: 'сравнить не с чем',
  ofFigure: (percent: string) => `сделка ${percent}`,
  ofDeal: (percent: string) => `${percent} сделки`,
  inYear: (year: number) => `за ${year} год`,
  large: 'много для этой суммы',
  small: (sum: string) => `При ${sum} не важно:`,
}

export type DealMessages = typeof messages
