// Sentence templates with which the reliability report states findings of the factors of `balance.ts`: Russian, English, Chinese.
// `{label}` is a value of the evidence. `[…]` is left out if a value in it is missing. ` // ` separates alternatives: the next one is used if the
// one before lacks a value. A form of the value may follow the label: `:year` the year of the value, `:size` a number without its sign, `:share`
// a fraction as a percentage.
import type { FactTexts } from '../../fact.ts'

const autonomy: FactTexts = [
  'Своих средств {coefficient:share} баланса[: {equity} из {assets}]',
  'Equity is {coefficient:share} of total assets[: {equity} of {assets}]',
  '自有资金占资产{coefficient:share}[：{assets}中的{equity}]',
]
const cashCover: FactTexts = [
  'Деньги покрывают {coefficient:share} срочных долгов[: {cash}]',
  'Cash covers {coefficient:share} of short-term debts[: {cash}]',
  '货币资金覆盖短期债务的{coefficient:share}[：{cash}]',
]
const equityChange = (ru: string, en: string, zh: string): FactTexts => [
  `Капитал ${ru} на {change:size}[: {equityBefore} → {equity}]`,
  `Equity ${en} by {change:size}[: {equityBefore} → {equity}]`,
  `所有者权益${zh}{change:size}[：{equityBefore} → {equity}]`,
]
const liquidity: FactTexts = [
  'Ликвидность {coefficient}, порог 1 // Оборотные средства сверены со срочными долгами',
  'Liquidity {coefficient}, threshold 1 // Current assets compared with short-term debts',
  '流动比率{coefficient}，临界值1 // 已比较流动资产与短期债务',
]
const netAssets: FactTexts = [
  'Чистые активы {equity}[, уставный капитал {capital}]',
  'Net assets of {equity}[, share capital of {capital}]',
  '净资产{equity}[，注册资本{capital}]',
]
const owes = (ru: string, en: string, zh: string, label: string): FactTexts => [
  `${ru} {${label}}[, {share} выручки]`,
  `${en} {${label}}[, {share} of revenue]`,
  `${zh}{${label}}[，占收入{share}]`,
]

export const balanceFacts = {
  'accumulated-loss': [
    'Накоплено убытков {deficit:size}[ к концу {deficit:year} года]',
    'Accumulated losses of {deficit:size}[ by the end of {deficit:year}]',
    '[截至{deficit:year}年末]累计亏损{deficit:size}',
  ],
  'assets-fell': [
    'Баланс сократился на {change:size}[: {assetsBefore} → {assets}]',
    'Assets fell by {change:size}[: {assetsBefore} → {assets}]',
    '资产减少{change:size}[：{assetsBefore} → {assets}]',
  ],
  'autonomy-high': autonomy,
  'autonomy-low': autonomy,
  'bankruptcy-models': [
    'Высокий риск банкротства по {models} методикам из 5',
    'High risk of bankruptcy according to {models} of 5 models',
    '5种模型中{models}种显示破产风险高',
  ],
  'cash-ready': cashCover,
  'cash-short': cashCover,
  'debt-burden': owes('Займы и кредиты', 'Loans of', '借款', 'loans'),
  'equity-grew': equityChange('вырос', 'grew', '增长'),
  'equity-shrank': equityChange('сократился', 'shrank', '减少'),
  'fixed-assets': [
    'Здания и оборудование на {fixedAssets}[ к концу {fixedAssets:year} года]',
    'Buildings and equipment worth {fixedAssets}[ at the end of {fixedAssets:year}]',
    '[{fixedAssets:year}年末]固定资产{fixedAssets}',
  ],
  'liquidity-high': liquidity,
  'liquidity-low': liquidity,
  'net-assets-above-capital': netAssets,
  'net-assets-below-capital': netAssets,
  'net-assets-negative': [
    'Чистые активы {equity}, год назад {equityBefore} // Чистые активы {equity}, ниже нуля второй год',
    'Net assets of {equity}, {equityBefore} a year earlier // Net assets of {equity}, below zero for the second year',
    '净资产{equity}，上年{equityBefore} // 净资产{equity}，连续两年为负',
  ],
  'payables-high': owes('Должна другим', 'Owes others', '应付账款', 'payables'),
  'payables-over-receivables': [
    'Должна {payables}[, ей должны {receivables}]',
    'Owes {payables}[, is owed {receivables}]',
    '应付{payables}[，应收{receivables}]',
  ],
  'payment-delay': [
    'Риск задержки платежа {delay} по нашей оценке',
    'Risk of late payment {delay}, by our estimate',
    '我方估计延付风险{delay}',
  ],
  'receivables-high': owes('Ей должны', 'Is owed', '应收账款', 'receivables'),
} satisfies Record<string, FactTexts>
