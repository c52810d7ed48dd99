// Sentence templates with which the reliability report states findings of the factors of `courts.ts`: Russian, English, Chinese.
// `{label}` is a value of the evidence, `{label|one|few|many}` a count with its noun in the right plural form. `[…]` is left out if a value in it
// is missing. A form of the value may follow the label: `:inside` the text with a small first letter, for the middle of a sentence.
import type { FactTexts } from '../../fact.ts'

export const courtsFacts = {
  'cases-credit': [
    '{cases|иск|иска|исков} от банков и лизинга за три года[ на {claims}]',
    '{cases|claim|claims} by banks and leasing companies in the last three years[, {claims}]',
    '三年内银行和租赁公司起诉{cases}件[，金额{claims}]',
  ],
  'cases-growing': [
    '{cases|иск|иска|исков} за 12 месяцев, годом раньше {casesBefore}',
    '{cases|claim|claims} in the last 12 months, {casesBefore} a year earlier',
    '近12个月被诉{cases}件，上年{casesBefore}件',
  ],
  'cases-large': [
    'Иск на {claims}, больше капитала {equity}',
    'A claim of {claims}, more than equity of {equity}',
    '诉讼金额{claims}，超过所有者权益{equity}',
  ],
  'cases-open': [
    'Рассматривается {cases|дело|дела|дел} в роли ответчика[ на {claims}][, крупнейшее: {subject:inside}]',
    '{cases|pending case|pending cases} against it[, {claims}][, the largest: “{subject}”]',
    '未结被诉案件{cases}件[，金额{claims}][，最大一件：“{subject}”]',
  ],
  'cases-plaintiff': [
    'Сама подала {cases|иск|иска|исков} за три года[ на {claims}]',
    'Itself filed {cases|claim|claims} in the last three years[, {claims}]',
    '三年内自行起诉{cases}件[，金额{claims}]',
  ],
  'cases-repeated': [
    '{cases|иск|иска|исков} за два года от одного истца: {plaintiff}',
    '{cases|claim|claims} within two years from one plaintiff: {plaintiff}',
    '两年内同一原告起诉{cases}件：{plaintiff}',
  ],
  'cases-respondent': [
    'Ответчик по {cases|иску|искам|искам} за 12 месяцев[ на {claims}]',
    '{cases|claim|claims} against it in the last 12 months[, {claims}]',
    '近12个月被诉{cases}件[，金额{claims}]',
  ],
  'cases-supply': [
    '{cases|иск|иска|исков} контрагентов за три года[ на {claims}]',
    '{cases|claim|claims} by counterparties in the last three years[, {claims}]',
    '三年内交易对手起诉{cases}件[，金额{claims}]',
  ],
  'cases-tax': [
    '{cases|дело|дела|дел} с налоговой за три года',
    '{cases|case|cases} with the tax service in the last three years',
    '三年内与税务机关的案件{cases}件',
  ],
  'claims-to-revenue': [
    'Иски за 12 месяцев на {claims}, {share} выручки',
    'Claims of {claims} in the last 12 months, {share} of revenue',
    '近12个月被诉金额{claims}，占收入{share}',
  ],
  'no-cases': ['Ни одного дела в роли ответчика за три года', 'Not a single case as defendant in three years', '三年内未曾被起诉'],
} satisfies Record<string, FactTexts>
