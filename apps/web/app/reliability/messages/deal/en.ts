// A deal of a given sum beside the company.
import type { DealMessages } from './ru.ts'

export const messages: DealMessages = {
  besideCompany: 'beside the company',
  figures: {
    cash: 'Money at hand',
    net_assets: 'Net assets',
    open_claims: 'Open claims',
    revenue_month: 'Revenue of a month',
  },
  unknown: 'not known',
  none: 'nothing to compare with',
  ofFigure: (percent) => `the deal is ${percent}`,
  ofDeal: (percent) => `${percent} of the deal`,
  inYear: (year) => `in ${year}`,
  large: 'much for this sum',
  small: (sum) => `Of no weight at ${sum}:`,
}
