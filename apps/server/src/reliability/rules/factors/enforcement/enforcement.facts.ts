// Sentence templates with which the reliability report states findings of the factors of `enforcement.ts`: Russian, English, Chinese.
// `{label}` is a value of the evidence, `{label|one|few|many}` a count with its noun in the right plural form. `[…]` is left out if a value in it
// is missing. A form of the value may follow the label: `:some` a number that counts as missing if it is 0.
import type { FactTexts } from '../../fact.ts'

const collected = (ru: string, en: string, zh: string): FactTexts => [
  `${ru}: {proceedings|производство|производства|производств}[, остаток {remaining:some}]`,
  `${en}: {proceedings|proceeding|proceedings}[, {remaining:some} remaining]`,
  `${zh}：执行程序{proceedings}项[，余额{remaining:some}]`,
]

export const enforcementFacts = {
  'enforcement-arrest': collected('Арест или запрет', 'Attachment or ban', '查封或禁令'),
  'enforcement-contributions': collected('Страховые взносы', 'Insurance contributions', '社保费'),
  'enforcement-credit': collected('Кредиты и займы', 'Loans', '贷款和借款'),
  'enforcement-fines': collected('Штрафы', 'Fines', '罚款'),
  'enforcement-heavy': [
    'Остаток у приставов {remaining}, {share} выручки',
    '{remaining} remaining with the bailiffs, {share} of revenue',
    '法警处余额{remaining}，占收入{share}',
  ],
  'enforcement-pledge': collected('Заложенное имущество', 'Pledged property', '抵押财产'),
  'enforcement-taxes': collected('Налоги и сборы', 'Taxes and levies', '税费'),
  'enforcement-wages': collected('Зарплата', 'Wages', '工资'),
  enforcement: [
    '{proceedings|производство|производства|производств}[, остаток {remaining:some}][, из них зарплата {wages}][; {revenueShare:some} выручки]',
    '{proceedings|proceeding|proceedings}[, {remaining:some} remaining][, of which wages {wages}][; {revenueShare:some} of revenue]',
    '执行程序{proceedings}项[，余额{remaining:some}][，其中工资{wages}][；占收入{revenueShare:some}]',
  ],
  'no-enforcement': ['Производств с остатком долга не найдено', 'No proceedings with debt remaining were found', '未发现有余额的执行程序'],
} satisfies Record<string, FactTexts>
