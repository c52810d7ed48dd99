// A deal of a given sum beside the company.
import type { DealMessages } from './ru.ts'

export const messages: DealMessages = {
  besideCompany: '与公司对比',
  figures: {
    cash: '货币资金',
    net_assets: '净资产',
    open_claims: '未结诉讼',
    revenue_month: '月均收入',
  },
  unknown: '未知',
  none: '无可比较',
  ofFigure: (percent) => `交易占${percent}`,
  ofDeal: (percent) => `占交易的${percent}`,
  inYear: (year) => `${year}年`,
  large: '相对此金额偏高',
  small: (sum) => `金额${sum}时不重要：`,
}
