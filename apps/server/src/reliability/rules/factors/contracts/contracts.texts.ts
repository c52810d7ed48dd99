// Texts of the reliability report about the factors of `contracts.ts`: a pair [title, explanation] in Russian, English and Chinese.
// Numbers in them repeat the thresholds of the rules there: change both. 44-ФЗ and 223-ФЗ are the procurement laws for the state and for
// state-owned companies, МСП is small and medium business (SME), ИНН the taxpayer number.
import type { FactorTexts } from '../../factor.ts'

export const contractsTexts = {
  'contracts-customer': {
    ru: ['Сама закупает по 44-ФЗ или 223-ФЗ', 'Компания заказчик: её платежи по контрактам видны.'],
    en: ['Itself a buyer under 44-FZ or 223-FZ', 'The company is a customer: its payments under contracts are visible.'],
    'zh-CN': ['自身按采购法采购', '公司为采购方，其合同付款可见。'],
  },
  'contracts-executed': {
    ru: ['Срок контрактов прошёл', 'Контракты, срок исполнения которых наступил. Приняты ли они, источник не говорит. На баллы не влияет.'],
    en: [
      'Contracts whose term has passed',
      'Contracts whose performance date has come. The source does not say whether they were accepted. Does not affect the points.',
    ],
    'zh-CN': ['合同已到期', '履行期已至的合同，来源未说明是否验收，不影响评分。'],
  },
  'contracts-heavy': {
    ru: ['Контракт больше годовой выручки', 'За год взят контракт дороже всей годовой выручки: справится ли компания, неясно.'],
    en: [
      'A contract larger than annual revenue',
      'Within a year the company took on a contract worth more than its whole annual revenue: it is unclear whether it can cope.',
    ],
    'zh-CN': ['合同额超过年收入', '一年内承接的合同超过全年收入，履约能力存疑。'],
  },
  'contracts-one-customer': {
    ru: ['Зависит от одного заказчика', 'Из трёх контрактов и больше на одного заказчика приходится 80 % суммы.'],
    en: ['Depends on one customer', 'With three or more contracts, one customer accounts for 80% of their value.'],
    'zh-CN': ['依赖单一采购方', '三份以上合同中，单一采购方占金额80%以上。'],
  },
  'contracts-supplier': {
    ru: ['Госконтракты поставщика', 'За три года компания заключала контракты как поставщик.'],
    en: ['State contracts as a supplier', 'In the last three years the company entered into contracts as a supplier.'],
    'zh-CN': ['作为供应商的国家采购合同', '三年内公司作为供应商签订合同。'],
  },
  'msp-contracts': {
    ru: ['Договоры с госзаказчиками в реестре МСП', 'Реестр МСП называет договоры по 44-ФЗ и 223-ФЗ.'],
    en: ['Contracts with the state in the SME register', 'The SME register lists contracts under 44-FZ and 223-FZ.'],
    'zh-CN': ['中小企业登记册载有采购合同', '登记册载有根据44号和223号法的合同。'],
  },
  'unfair-supplier': {
    ru: ['Реестр недобросовестных поставщиков', 'Действующая запись по точному ИНН.'],
    en: ['Register of unfair suppliers', 'An entry in force, by an exact INN match.'],
    'zh-CN': ['不诚信供应商登记册', '税号匹配的有效记录。'],
  },
} satisfies Record<string, FactorTexts>
