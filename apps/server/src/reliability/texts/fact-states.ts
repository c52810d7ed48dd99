// Sentences of factors that have no template of their own to fill: not found, not checked, or found without details; in three languages.
import type { ReportLanguage } from '@sverka/contract/company-card/reliability'

/** Makes the sentence from the factor's `title`; `more` is the day of the data («not found») or the reason («not checked»). */
type Sentence = Readonly<Record<ReportLanguage, (title: string, more?: string | null) => string>>

/** The sentences by kind of result. */
export const factStates = {
  /** Found, without details. */
  bare: {
    ru: (title) => `${title}: подробностей источник не называет`,
    en: (title) => `${title}: the source gives no details`,
    'zh-CN': (title) => `${title}：来源未提供详情`,
  },
  notFound: {
    ru: (title, day) => `${title}: не найдено${day ? ` на ${day}` : ''}`,
    en: (title, day) => `${title}: not found${day ? ` as of ${day}` : ''}`,
    'zh-CN': (title, day) => `${title}：${day ? `截至${day}` : ''}未发现`,
  },
  /** Not checked, not applicable, or the source unavailable. */
  silent: {
    ru: (title, why) => `${title}: ${why ?? 'не проверено'}`,
    en: (title, why) => `${title}: ${why ?? 'not checked'}`,
    'zh-CN': (title, why) => `${title}：${why ?? '未核查'}`,
  },
} satisfies Record<string, Sentence>
