// Texts of the reliability report about the factors of `enforcement.ts`: a pair [title, explanation] in Russian, English and Chinese.
// Numbers in them repeat the thresholds of the rules there: change both.
import type { FactorTexts } from '../../factor.ts'

export const enforcementTexts = {
  'enforcement-arrest': {
    ru: ['Арест имущества', 'Наложен арест или запрет распоряжаться имуществом.'],
    en: ['Attachment of property', 'Property is under attachment or may not be disposed of.'],
    'zh-CN': ['财产查封', '财产被查封或禁止处分。'],
  },
  'enforcement-contributions': {
    ru: ['Взыскание страховых взносов', 'Предмет производства: страховые взносы.'],
    en: ['Collection of insurance contributions', 'The proceedings concern insurance contributions.'],
    'zh-CN': ['追缴社保费', '执行标的为社保费。'],
  },
  'enforcement-credit': {
    ru: ['Взыскание кредитных платежей', 'Предмет производства: кредит или заём.'],
    en: ['Collection of loan payments', 'The proceedings concern a loan.'],
    'zh-CN': ['追讨贷款', '执行标的为贷款。'],
  },
  'enforcement-fines': {
    ru: ['Взыскание штрафов', 'Предмет производства: штрафы.'],
    en: ['Collection of fines', 'The proceedings concern fines.'],
    'zh-CN': ['追缴罚款', '执行标的为罚款。'],
  },
  'enforcement-heavy': {
    ru: ['Долг у приставов велик против выручки', 'Остаток взыскания больше 10 % годовой выручки.'],
    en: ['Debt with bailiffs is large relative to revenue', 'What remains to be collected exceeds 10% of annual revenue.'],
    'zh-CN': ['执行中债务占收入比例高', '待执行余额超过年收入的10%。'],
  },
  'enforcement-pledge': {
    ru: ['Взыскание заложенного имущества', 'Залогодержатель забирает имущество.'],
    en: ['Enforcement against pledged property', 'The pledgee is taking the property.'],
    'zh-CN': ['执行抵押财产', '抵押权人正在收回财产。'],
  },
  'enforcement-taxes': {
    ru: ['Взыскание налогов', 'Предмет производства: налоги и сборы.'],
    en: ['Collection of taxes', 'The proceedings concern taxes and levies.'],
    'zh-CN': ['追缴税款', '执行标的为税费。'],
  },
  'enforcement-wages': {
    ru: ['Взыскание зарплаты', 'Компания должна работникам зарплату.'],
    en: ['Collection of wages', 'The company owes wages to its employees.'],
    'zh-CN': ['追讨工资', '公司拖欠员工工资。'],
  },
  enforcement: {
    ru: ['Исполнительные производства', 'Приставы взыскивают долг: решение суда или налоговой не исполнено добровольно.'],
    en: [
      'Enforcement proceedings',
      'Bailiffs are collecting a debt: a decision of a court or the tax service was not complied with voluntarily.',
    ],
    'zh-CN': ['强制执行程序', '法警正在追讨：判决未自愿履行。'],
  },
  'no-enforcement': {
    ru: ['Долга у приставов нет', 'На дату проверки источник не назвал ни одного производства, по которому осталось что взыскать.'],
    en: ['No debt with the bailiffs', 'As of the check date, the source named no proceedings with anything left to collect.'],
    'zh-CN': ['无强制执行债务', '核查当日来源未列出任何尚有余额的执行程序。'],
  },
} satisfies Record<string, FactorTexts>
