// Texts of the data that a verdict lacks, with the reason and the advice for each.
import type { MissingReason } from '@sverka/contract/company-card/reliability.rules'
import { defineTexts, type Translated } from '../i18n/catalogue.ts'
import { verdictMessages } from './verdict.messages.ts'

export const lackingMessages = defineTexts({
  ...verdictMessages.texts,
  /** Why a group of data is missing; the day is that of the data that we have, null if unknown. */
  missingReasons: {
    absent: {
      ru: () => 'не загружено. Обновите данные компании или посмотрите сами',
      en: () => 'not loaded. Refresh the company’s data or look it up yourself',
      zh: () => '未载入。请刷新公司数据或自行查询',
    },
    part: {
      ru: (day: string | null) => `загружена только часть набора${day ? ` на ${day}` : ''}. Загрузите его целиком или посмотрите сами`,
      en: (day: string | null) =>
        `only a part of the data set${day ? ` as of ${day}` : ''} is loaded. Load it in full or look it up yourself`,
      zh: (day: string | null) => `仅载入了部分数据集${day ? `（截至 ${day}）` : ''}。请载入完整数据集或自行查询`,
    },
    old: {
      ru: (day: string | null) => (day ? `устарело, на ${day}. Обновите данные компании или посмотрите сами` : 'устарело'),
      en: (day: string | null) => (day ? `out of date, as of ${day}. Refresh the company’s data or look it up yourself` : 'out of date'),
      zh: (day: string | null) => (day ? `截至 ${day}，已过时。请刷新公司数据或自行查询` : '已过时'),
    },
    by_hand: {
      ru: () => 'копии этих сведений нет ни у кого, кроме реестра. Посмотрите сами',
      en: () => 'nobody but the register itself has a copy of this data. Look it up yourself',
      zh: () => '只有官方登记册掌握这些信息。请自行查询',
    },
    down: {
      ru: () => 'источник не ответил. Повторите позже или посмотрите сами',
      en: () => 'the source did not respond. Try again later or look it up yourself',
      zh: () => '来源未响应。请稍后重试或自行查询',
    },
  } satisfies Record<Exclude<MissingReason, 'elsewhere' | 'not_due'>, Translated<(day: string | null) => string>>,
})
