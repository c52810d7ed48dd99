// Texts of the reliability report about the factors of `courts.ts`: a pair [title, explanation] in Russian, English and Chinese.
// Numbers in them repeat the thresholds of the rules there: change both.
import type { FactorTexts } from '../../factor.ts'

export const courtsTexts = {
  'cases-credit': {
    ru: ['Споры по займам, кредиту, лизингу', 'Иски банков, лизинговых и факторинговых компаний за три года.'],
    en: ['Disputes over loans and leasing', 'Claims by banks, leasing and factoring companies in the last three years.'],
    'zh-CN': ['借款、信贷与租赁争议', '三年内银行、租赁及保理公司的诉讼。'],
  },
  'cases-growing': {
    ru: ['Исков стало вдвое больше', 'За 12 месяцев четыре иска и больше, вдвое больше, чем годом раньше.'],
    en: ['Claims doubled', 'Four or more claims in the last 12 months, twice as many as a year earlier.'],
    'zh-CN': ['被诉案件翻倍', '近12个月被诉四件以上，为上年两倍。'],
  },
  'cases-large': {
    ru: ['Иск больше собственного капитала', 'Сумма одного незавершённого иска больше собственного капитала.'],
    en: ['A claim larger than equity', 'A single open claim is larger than the company’s equity.'],
    'zh-CN': ['单笔诉讼超过自有资本', '一宗未结诉讼金额超过公司自有资本。'],
  },
  'cases-open': {
    ru: ['Дела ответчика в процессе', 'По этим делам решения ещё нет: исход повлияет на деньги компании.'],
    en: ['Open cases against the company', 'These cases have not been decided yet: the outcome will affect the company’s money.'],
    'zh-CN': ['未结被诉案件', '案件尚未判决，结果将影响公司资金。'],
  },
  'cases-plaintiff': {
    ru: ['Взыскивает долги через суд', 'За три года компания сама подавала иски: работает и защищает свои деньги.'],
    en: [
      'Recovers debts through the courts',
      'In the last three years the company itself filed claims: it is operating and protecting its money.',
    ],
    'zh-CN': ['通过法院追讨债务', '三年内公司曾作为原告起诉，说明正常经营并维护权益。'],
  },
  'cases-repeated': {
    ru: ['Один истец судится снова и снова', 'Один и тот же истец подал за два года три иска и больше: долг платят только через суд.'],
    en: [
      'The same plaintiff sues repeatedly',
      'One plaintiff filed three or more claims within two years: debts are paid only through the courts.',
    ],
    'zh-CN': ['同一原告多次起诉', '同一原告两年内起诉三次以上，欠款只能通过诉讼追回。'],
  },
  'cases-respondent': {
    ru: ['Новые иски к компании', 'За 12 месяцев поданы иски, где компания ответчик.'],
    en: ['New claims against the company', 'Claims against the company were filed in the last 12 months.'],
    'zh-CN': ['新的被诉案件', '近12个月公司被起诉。'],
  },
  'cases-supply': {
    ru: ['Споры по поставке и услугам', 'Иски контрагентов за три года: поставка, подряд, услуги. Предмет определён по истцу.'],
    en: [
      'Disputes over supplies and services',
      'Claims by counterparties in the last three years: supply, works, services. The subject is inferred from the plaintiff.',
    ],
    'zh-CN': ['供货与服务争议', '三年内交易对手的诉讼（供货、承包、服务），按原告判断。'],
  },
  'cases-tax': {
    ru: ['Споры с налоговой', 'За три года были дела с участием налоговой: возможны доначисления.'],
    en: [
      'Disputes with the tax service',
      'In the last three years there were cases involving the tax service: additional tax may be assessed.',
    ],
    'zh-CN': ['与税务机关的争议', '三年内有与税务机关的案件，可能补税。'],
  },
  'claims-to-revenue': {
    ru: ['Иски к компании велики против выручки', 'Иски к ответчику за 12 месяцев больше 10 % годовой выручки.'],
    en: ['Claims are large relative to revenue', 'Claims against the company in the last 12 months exceed 10% of annual revenue.'],
    'zh-CN': ['被诉金额占收入比例高', '近12个月被诉金额超过年收入的10%。'],
  },
  'no-cases': {
    ru: ['Исков к компании нет три года', 'В картотеке нет дел за три года, где компания ответчик. Картотека отстаёт на одну-две недели.'],
    en: [
      'No claims against the company for three years',
      'The court records show no cases in three years with the company as defendant. They lag by one to two weeks.',
    ],
    'zh-CN': ['三年内无被诉案件', '案件库三年内无被诉记录，数据滞后一至两周。'],
  },
} satisfies Record<string, FactorTexts>
