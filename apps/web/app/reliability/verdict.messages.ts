// Texts of a verdict of the reliability report with its basis: reasons, coverage, missing data, comparison with the industry.

import { russianCoverage } from '@sverka/contract/company-card/coverage.russian.rules'
import { defineTexts, translated } from '../i18n/catalogue.ts'
import { verdictLineMessages } from './verdict-line.messages.ts'

export const verdictMessages = defineTexts({
  ...verdictLineMessages.texts,
  /** Quartiles of a financial ratio in the industry. */
  quarters: translated(russianCoverage.quarters, {
    lower: { en: 'Lower quarter', zh: '下四分位' },
    median: { en: 'Median', zh: '中位数' },
    upper: { en: 'Upper quarter', zh: '上四分位' },
  }),
  /** Groups of data that a verdict requires. */
  coverage: translated(russianCoverage.coverage, {
    register: { en: 'A recent register extract', zh: '最新登记摘录' },
    bankruptcy: { en: 'Bankruptcy notices', zh: '破产公告' },
    enforcement: { en: 'Enforcement proceedings', zh: '执行程序' },
    tax_debts: { en: 'Tax debts', zh: '税务欠款' },
    courts: { en: 'Commercial court cases', zh: '仲裁案件' },
    accounts: { en: 'Accounts for the last year', zh: '最近年度报表' },
    accounts_three_years: { en: 'Accounts for three years', zh: '三年报表' },
    licences: { en: 'Licences for the activity', zh: '经营许可证' },
    staff: { en: 'Number of employees', zh: '员工人数' },
    pledges: { en: 'Pledges', zh: '质押' },
    founder_disputes: { en: 'Founders’ disputes', zh: '创始人纠纷' },
    stops: { en: 'Stop factors whose sources are not loaded', zh: '来源尚未载入的否决因素' },
  }),
  purposesTitle: { ru: 'Для какой сделки', en: 'For which deal', zh: '交易类型' },
  for: { ru: 'За', en: 'For', zh: '支持' },
  forStopped: { ru: 'За, но вердикта не меняет', en: 'For, without changing the verdict', zh: '有利因素（不改变结论）' },
  against: { ru: 'Против', en: 'Against', zh: '反对' },
  known: { ru: 'Известно', en: 'Known', zh: '已知' },
  lacking: { ru: 'Чего не хватает', en: 'What is missing', zh: '缺少的资料' },
  notLoadedStops: { ru: 'Не загружено:', en: 'Not loaded:', zh: '未载入：' },
  uncheckedStops: { ru: 'Не проверялось:', en: 'Not checked:', zh: '未核查：' },
  nothingFound: { ru: 'Существенного не найдено', en: 'Nothing substantial found', zh: '未发现实质内容' },
  checkedCount: {
    ru: (checked: string, all: string) => `Проверено ${checked} из ${all}`,
    en: (checked: string, all: string) => `Checked ${checked} of ${all}`,
    zh: (checked: string, all: string) => `已核查 ${checked} / ${all}`,
  },
  /** Data that no refresh can bring: filed elsewhere, or not due yet. */
  noLack: {
    elsewhere: {
      ru: 'в налоговую не сдаётся. Посмотрите сами',
      en: 'not filed with the tax service. Look it up yourself at',
      zh: '不向税务机关报送。请自行查看',
    },
    not_due: {
      ru: 'ещё нет, компания слишком молода',
      en: 'not available yet, the company is too young',
      zh: '尚无：公司成立时间太短',
    },
  },
  industryTitle: { ru: 'Рядом с отраслью', en: 'Industry comparison', zh: '行业对比' },
  industryCaption: {
    ru: (okved: string, companies: number) => `Класс ОКВЭД ${okved}, компаний в сравнении: ${companies}`,
    en: (okved: string, companies: number) => `Activity class ${okved}, companies compared: ${companies}`,
    zh: (okved: string, companies: number) => `经营类别 ${okved}，对比公司数：${companies}`,
  },
})
