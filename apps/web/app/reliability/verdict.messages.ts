// The verdict and what it rests on, as the card tells it.

import { russianCoverage } from '@sverka/contract/company-card/coverage.russian.rules'
import type { MissingReason } from '@sverka/contract/company-card/reliability.rules'
import { defineTexts, type Translated, translated } from '../i18n/catalogue.ts'
import { verdictLineMessages } from './verdict-line.messages.ts'

export const verdictMessages = defineTexts({
  ...verdictLineMessages.texts,
  quarters: translated(russianCoverage.quarters, {
    lower: { en: 'Lower quarter', zh: '下四分位' },
    median: { en: 'Median', zh: '中位数' },
    upper: { en: 'Upper quarter', zh: '上四分位' },
  }),
  coverage: translated(russianCoverage.coverage, {
    register: { en: 'A fresh extract of the register', zh: '最新登记摘录' },
    bankruptcy: { en: 'Bankruptcy messages', zh: '破产公告' },
    enforcement: { en: 'Enforcement proceedings', zh: '执行程序' },
    tax_debts: { en: 'Tax debts', zh: '税务欠款' },
    courts: { en: 'Commercial court cases', zh: '仲裁案件' },
    accounts: { en: 'Accounts of the last year', zh: '最近年度报表' },
    accounts_three_years: { en: 'Accounts of three years', zh: '三年报表' },
    licences: { en: 'Licences for the activity', zh: '经营许可证' },
    staff: { en: 'Number of employees', zh: '员工人数' },
    pledges: { en: 'Pledges', zh: '质押' },
    founder_disputes: { en: 'Disputes of the founders', zh: '创始人纠纷' },
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
  nothingFor: { ru: 'Существенного не найдено', en: 'Nothing of substance found', zh: '未发现实质内容' },
  nothingAgainst: { ru: 'Существенного не найдено', en: 'Nothing of substance found', zh: '未发现实质内容' },
  checkedCount: {
    ru: (checked: string, all: string) => `Проверено ${checked} из ${all}`,
    en: (checked: string, all: string) => `Checked ${checked} of ${all}`,
    zh: (checked: string, all: string) => `已核查 ${checked} / ${all}`,
  },
  missingReasons: {
    absent: {
      ru: () => 'не загружено: обновите данные компании или посмотрите сами',
      en: () => 'not loaded: refresh the company or look it up yourself',
      zh: () => '未载入：请刷新公司数据或自行查询',
    },
    part: {
      ru: (day: string | null) => `загружена только часть набора${day ? ` на ${day}` : ''}: загрузите его целиком или посмотрите сами`,
      en: (day: string | null) =>
        `only a part of the set${day ? ` as of ${day}` : ''} is loaded: load the whole of it or look it up yourself`,
      zh: (day: string | null) => `仅载入了部分数据集${day ? `（截至 ${day}）` : ''}：请载入完整数据集或自行查询`,
    },
    old: {
      ru: (day: string | null) => (day ? `устарело, на ${day}: обновите данные компании или посмотрите сами` : 'устарело'),
      en: (day: string | null) => (day ? `out of date, as of ${day}: refresh the company or look it up yourself` : 'out of date'),
      zh: (day: string | null) => (day ? `截至 ${day}，已过时：请刷新公司数据或自行查询` : '已过时'),
    },
    by_hand: {
      ru: () => 'копии этих сведений нет ни у кого, кроме реестра: посмотрите сами',
      en: () => 'nobody but the register itself holds these facts: look there by hand',
      zh: () => '只有官方登记册掌握这些信息：请自行查询',
    },
    elsewhere: {
      ru: () => 'в налоговую не сдаётся: посмотрите сами',
      en: () => 'not handed in to the tax service: look yourself at',
      zh: () => '不向税务机关报送，请自行查看',
    },
    not_due: {
      ru: () => 'ещё нет, компания слишком молода',
      en: () => 'not there yet, the company is too young',
      zh: () => '尚无：公司成立时间太短',
    },
    down: {
      ru: () => 'источник не ответил: повторите позже или посмотрите сами',
      en: () => 'the source did not answer: try later or look it up yourself',
      zh: () => '来源未响应：请稍后重试或自行查询',
    },
  } satisfies Record<MissingReason, Translated<(day: string | null) => string>>,
  industryTitle: { ru: 'Рядом с отраслью', en: 'Beside the industry', zh: '行业对比' },
  industryCaption: {
    ru: (okved: string, companies: number) => `Класс ОКВЭД ${okved}, компаний в сравнении: ${companies}`,
    en: (okved: string, companies: number) => `Activity class ${okved}, companies compared: ${companies}`,
    zh: (okved: string, companies: number) => `经营类别 ${okved}，对比公司数：${companies}`,
  },
})
