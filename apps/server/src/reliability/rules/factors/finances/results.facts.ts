// Sentence templates with which the reliability report states findings of the factors of `results.ts`: Russian, English, Chinese.
// `{label}` is a value of the evidence, `{label|one|few|many}` a count with its noun in the right plural form. `[…]` is left out if a value in it
// is missing. ` // ` separates alternatives: the next one is used if the one before lacks a value. A form of the value may follow the label:
// `:year` the year of the value, `:size` a number without its sign, `:above` a number that counts as missing unless it is positive. ГИР БО is the
// tax service's database of annual accounts.
import type { FactTexts } from '../../fact.ts'

const revenueChange = (ru: string, en: string, zh: string): FactTexts => [
  `Выручка ${ru} на {change:size}[: {revenueBefore} → {revenue}]`,
  `Revenue ${en} by {change:size}[: {revenueBefore} → {revenue}]`,
  `收入${zh}{change:size}[：{revenueBefore} → {revenue}]`,
]
const margin: FactTexts = [
  'Рентабельность {margin}[, медиана отрасли {median}]',
  'Net margin {margin}[, industry median {median}]',
  '净利率{margin}[，行业中位数{median}]',
]
const interest: FactTexts = [
  'Прибыль покрывает проценты в {coefficient:above} раза[, проценты {interest}] // Процентов {interest}, а прибыли до них нет',
  'Profit covers interest {coefficient:above} times[, interest of {interest}] // Interest of {interest}, but no profit before interest',
  '利润为利息的{coefficient:above}倍[，利息{interest}] // 利息{interest}，付息前无利润',
]

export const resultsFacts = {
  'accounts-history': [
    'Отчётность сдана {reports|год|года|лет} подряд[, последняя за {lastReport}]',
    'Accounts filed {reports|year|years} in a row[, the latest for {lastReport}]',
    '连续{reports}年报送财务报表[，最近为{lastReport}年]',
  ],
  'accounts-missing': [
    'Последняя отчётность за {lastReport} год, новее нет // Отчётности в ГИР БО нет ни за один год',
    'The latest accounts are for {lastReport}, none since // No accounts for any year in the state accounts database',
    '最近报表为{lastReport}年，此后没有 // 税务机关没有任何年度的报表',
  ],
  'costs-outgrow-revenue': [
    'Расходы росли быстрее выручки на {change:size}[: расходы {costs}, выручка {revenue}]',
    'Costs outgrew revenue by {change:size}[: costs {costs}, revenue {revenue}]',
    '成本增速超过收入{change:size}[：成本{costs}，收入{revenue}]',
  ],
  'gross-loss': [
    'Валовой убыток {gross:size}[ за {gross:year} год]',
    'Gross loss of {gross:size}[ in {gross:year}]',
    '[{gross:year}年]毛亏损{gross:size}',
  ],
  'interest-cover-high': interest,
  'interest-cover-low': interest,
  loss: ['Убыток {profit:size}[ за {profit:year} год]', 'Loss of {profit:size}[ in {profit:year}]', '[{profit:year}年]亏损{profit:size}'],
  'losses-two-years': [
    'Убыток {profit:size}[, годом раньше {profitBefore:size}]',
    'Loss of {profit:size}[, {profitBefore:size} a year earlier]',
    '亏损{profit:size}[，上年亏损{profitBefore:size}]',
  ],
  'margin-above-industry': margin,
  'margin-below-industry': margin,
  'operating-cash-negative': [
    'Платежи больше поступлений на {cashFlow:size}[ за {cashFlow:year} год]',
    'Payments exceeded receipts by {cashFlow:size}[ in {cashFlow:year}]',
    '[{cashFlow:year}年]经营支出超过收入{cashFlow:size}',
  ],
  'operating-loss': [
    'Убыток от продаж {operating:size}[ за {operating:year} год]',
    'Operating loss of {operating:size}[ in {operating:year}]',
    '[{operating:year}年]营业亏损{operating:size}',
  ],
  'profit-three-years': [
    'Прибыль {profit}[ за {profit:year} год], третий год подряд',
    'Profit of {profit}[ in {profit:year}], the third year in a row',
    '[{profit:year}年]利润{profit}，连续第三年盈利',
  ],
  profit: ['Прибыль {profit}[ за {profit:year} год]', 'Profit of {profit}[ in {profit:year}]', '[{profit:year}年]利润{profit}'],
  'revenue-fell': revenueChange('упала', 'fell', '下降'),
  'revenue-grew': revenueChange('выросла', 'grew', '增长'),
  'revenue-zero': [
    'Продаж за {revenue:year} год не показано: выручка {revenue}',
    'No sales shown for {revenue:year}: revenue of {revenue}',
    '{revenue:year}年未显示销售：收入{revenue}',
  ],
  transit: [
    'Выручка выросла на {change:size}[: {revenueBefore} → {revenue}], сотрудников {employees}',
    'Revenue grew by {change:size}[: {revenueBefore} → {revenue}], employees: {employees}',
    '收入增长{change:size}[：{revenueBefore} → {revenue}]，员工{employees}人',
  ],
} satisfies Record<string, FactTexts>
