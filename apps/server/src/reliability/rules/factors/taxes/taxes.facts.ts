// Sentence templates with which the reliability report states findings of the factors of `taxes.ts`: Russian, English, Chinese.
// `{label}` is a value of the evidence, `{label|one|few|many}` a count with its noun in the right plural form. `[…]` is left out if a value in it
// is missing. ` // ` separates alternatives: the next one is used if the one before lacks a value. A form of the value may follow the label:
// `:year` the year of the value. ФНС is the tax service, УСН the simplified tax regime, НДФЛ the personal income tax that an employer withholds,
// НДС is VAT.
import type { FactTexts } from '../../fact.ts'

const debt = (ru: string, en: string, zh: string): FactTexts => [`${ru} {debt}`, `${en} {debt}`, `${zh}{debt}`]
const paid = (ru: string, en: string, zh: string): FactTexts => [
  `${ru} {paid}[ за {paid:year} год]`,
  `${en} {paid} paid[ for {paid:year}]`,
  `[{paid:year}年]已缴${zh}{paid}`,
]
const regime: FactTexts = [
  'Налоговый режим {regime}: уточните НДС в цене',
  'Tax regime {regime}: ask whether the price includes VAT',
  '税制{regime}：请确认价格是否含增值税',
]
const expenses: FactTexts = [
  'Расходы {expense}, доходы {income}[ за {income:year} год]',
  'Expenses of {expense}, income of {income}[ in {income:year}]',
  '[{income:year}年]支出{expense}，收入{income}',
]

export const taxesFacts = {
  'costs-near-income': expenses,
  'debt-contributions': debt('Долг по взносам за работников', 'Unpaid contributions for employees:', '未缴社保费'),
  'debt-income-tax': debt('Удержан и не перечислен НДФЛ', 'Personal income tax withheld but not paid over:', '代扣未缴的个人所得税'),
  'debt-penalties': [
    'Пени и штрафы в долге {penalties}',
    'The debt includes penalties and fines of {penalties}',
    '欠款中滞纳金和罚款{penalties}',
  ],
  'debt-to-income': ['Долг по налогам {debt}, {share} доходов', 'Tax debt of {debt}, {share} of income', '欠税{debt}，占收入{share}'],
  'expense-over-income': expenses,
  'expenses-outgrow-income': [
    'Расходы изменились на {expenseChange}, доходы на {incomeChange}',
    'Expenses changed by {expenseChange}, income by {incomeChange}',
    '支出变动{expenseChange}，收入变动{incomeChange}',
  ],
  'group-splitting': [
    '{companies|компания|компании|компаний} на УСН с общим руководителем или адресом, доход вместе {income}',
    '{companies|company|companies} on the simplified tax regime with a shared head or address, combined income of {income}',
    '{companies}家简化税制公司共用负责人或地址，合计收入{income}',
  ],
  'income-differs': [
    'Доходы по налоговой {income}, выручка по отчётности {revenue}',
    'Income of {income} according to the tax service, revenue of {revenue} in the accounts',
    '税务数据收入{income}，报表收入{revenue}',
  ],
  'no-tax-debt': [
    'Недоимки в срезе ФНС на {notNamed} нет // Недоимки в срезе ФНС нет',
    'No arrears in the tax service data as of {notNamed} // No arrears in the tax service data',
    '税务数据（{notNamed}）中没有欠税 // 税务数据中没有欠税',
  ],
  'no-taxes-paid': [
    'При доходах {income} уплачено {paid}',
    'Income of {income}, taxes and contributions paid: {paid}',
    '收入{income}，缴税{paid}',
  ],
  'profit-tax-paid': paid('Налог на прибыль', 'Corporate income tax of', '利润税'),
  'regime-ausn': regime,
  'regime-eshn': regime,
  'regime-limit-near': [
    'Доходы {income}[ при пределе УСН {limit}]',
    'Income of {income}[, the simplified regime limit is {limit}]',
    '收入{income}[，税制上限{limit}]',
  ],
  'regime-srp': regime,
  'regime-usn': regime,
  'tax-burden-low': [
    'Налоговая нагрузка {burden}[, медиана отрасли {median}]',
    'Tax burden {burden}[, industry median {median}]',
    '税负{burden}[，行业中位数{median}]',
  ],
  'tax-debt': [
    'Долг перед бюджетом {debt}[, из них недоимка {arrears}]',
    'Owes the budget {debt}[, including arrears of {arrears}]',
    '欠预算{debt}[，其中欠税{arrears}]',
  ],
  'tax-offence': [
    'Штраф налоговой {fine}[ за {fine:year} год]',
    'Fined {fine} by the tax service[ for {fine:year}]',
    '[{fine:year}年]税务罚款{fine}',
  ],
  'taxes-paid': paid('Налогов уплачено', 'Taxes of', '税款'),
  'vat-paid': paid('НДС уплачено', 'VAT of', '增值税'),
} satisfies Record<string, FactTexts>
