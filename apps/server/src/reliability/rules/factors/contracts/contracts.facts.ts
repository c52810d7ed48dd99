// Sentence templates with which the reliability report states findings of the factors of `contracts.ts`: Russian, English, Chinese.
// `{label}` is a value of the evidence, `{label|one|few|many}` a count with its noun in the right plural form. `[…]` is left out if a value in it
// is missing. A form of the value may follow the label: `:year` the year of the value, `:some` a number that counts as missing if it is 0. 44-ФЗ
// and 223-ФЗ are the procurement laws for the state and for state-owned companies, МСП is small and medium business (SME).
import type { FactTexts } from '../../fact.ts'

export const contractsFacts = {
  'contracts-customer': [
    '{contracts|закупка|закупки|закупок} по 44-ФЗ и 223-ФЗ[ на {amount:some}]',
    '{contracts|purchase|purchases} under 44-FZ and 223-FZ[, {amount:some}]',
    '依44-FZ和223-FZ采购{contracts}项[，金额{amount:some}]',
  ],
  'contracts-executed': [
    'Срок прошёл у {contracts|контракта|контрактов|контрактов}[ на {amount:some}]',
    '{contracts|contract whose term has passed|contracts whose term has passed}[, {amount:some}]',
    '已到期合同{contracts}份[，金额{amount:some}]',
  ],
  'contracts-heavy': [
    'Контракт на {amount:some}, вся выручка {revenue}[ за {revenue:year} год]',
    'A contract of {amount:some}, total revenue of {revenue}[ in {revenue:year}]',
    '合同{amount:some}，[{revenue:year}年]全部收入{revenue}',
  ],
  'contracts-one-customer': [
    '{share} суммы контрактов от одного заказчика: {customer}',
    '{share} of contract value from one customer: {customer}',
    '合同金额的{share}来自同一采购方：{customer}',
  ],
  'contracts-supplier': [
    '{contracts|госконтракт|госконтракта|госконтрактов}[ на {amount:some}] за три года',
    '{contracts|state contract|state contracts}[, {amount:some},] in the last three years',
    '三年内国家合同{contracts}份[，金额{amount:some}]',
  ],
  'msp-contracts': [
    '{contracts|договор|договора|договоров} с госзаказчиками называет реестр МСП',
    'The SME register lists {contracts|contract|contracts} with state customers',
    '中小企业名录列有与国家采购方的合同{contracts}份',
  ],
  'unfair-supplier': [
    'Запись в реестре недобросовестных поставщиков по ИНН, её называет Checko',
    'An entry in the register of unfair suppliers by INN, according to Checko',
    'Checko按税号指出列入不诚信供应商名册',
  ],
} satisfies Record<string, FactTexts>
