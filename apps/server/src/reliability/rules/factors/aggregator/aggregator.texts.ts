// Texts of the reliability report about the factors of `aggregator.ts`: a pair [title, explanation] in Russian, English and Chinese.
// Checko is a commercial data aggregator; ФНС is the tax service.
import type { FactorTexts } from '../../factor.ts'

export const aggregatorTexts = {
  'told-arrears': {
    ru: ['Недоимка по данным Checko', 'Агрегатор называет сумму недоимки по налогам; сам набор ФНС о ней здесь не загружен или молчит.'],
    en: [
      'Arrears according to Checko',
      'The aggregator names an amount of tax arrears; the tax service’s own data set is not loaded here or does not mention it.',
    ],
    'zh-CN': ['Checko 显示的欠税', '聚合平台给出欠税金额；税务局数据集未载入或未提及。'],
  },
  'told-disqualified': {
    ru: ['Дисквалифицированное лицо по данным Checko', 'Агрегатор отмечает дисквалифицированных лиц в исполнительном органе.'],
    en: ['Disqualified person according to Checko', 'The aggregator flags disqualified persons in the executive body.'],
    'zh-CN': ['Checko 显示有被取消资格人员', '聚合平台标记执行机构中有被取消资格的人员。'],
  },
  'told-founder-sanctioned': {
    ru: ['Учредитель под санкциями по данным Checko', 'Агрегатор отмечает санкции в отношении учредителя.'],
    en: ['Founder under sanctions according to Checko', 'The aggregator flags sanctions against a founder.'],
    'zh-CN': ['Checko 显示创始人受制裁', '聚合平台标记创始人受到制裁。'],
  },
  'told-hidden-founders': {
    ru: ['Скрытые учредители по данным Checko', 'Доступ к сведениям об учредителях ограничен: проверить их нельзя.'],
    en: ['Hidden founders according to Checko', 'Access to data about founders is restricted: they cannot be checked.'],
    'zh-CN': ['Checko 显示创始人信息受限', '创始人信息访问受限，无法核查。'],
  },
  'told-mass-address': {
    ru: ['Массовый адрес по данным Checko', 'Агрегатор называет другие организации по тому же адресу.'],
    en: ['Mass address according to Checko', 'The aggregator names other organisations at the same address.'],
    'zh-CN': ['Checko 显示集中注册地址', '聚合平台列出同一地址的其他机构。'],
  },
  'told-mass-founder': {
    ru: ['Массовый учредитель по данным Checko', 'Агрегатор отмечает учредителя как массового.'],
    en: ['Founder of many companies according to Checko', 'The aggregator flags a founder as a founder of many companies.'],
    'zh-CN': ['Checko 显示挂名创始人', '聚合平台将创始人标记为挂名。'],
  },
  'told-mass-head': {
    ru: ['Массовый руководитель по данным Checko', 'Агрегатор отмечает руководителя как массового.'],
    en: ['Head of many companies according to Checko', 'The aggregator flags the head as the head of many companies.'],
    'zh-CN': ['Checko 显示挂名负责人', '聚合平台将负责人标记为挂名。'],
  },
  'told-sanctioned': {
    ru: ['Санкции по данным Checko', 'Агрегатор отмечает санкции по номеру компании и называет страны; сам список он не называет.'],
    en: [
      'Sanctions according to Checko',
      'The aggregator flags sanctions by the company’s number and names countries; it does not name the list itself.',
    ],
    'zh-CN': ['Checko 显示受制裁', '聚合平台按公司编号标记制裁并列出国家，但未指明名单。'],
  },
} satisfies Record<string, FactorTexts>
