// The form in which pieces of the report declare their texts: Russian, English and Chinese side by side.
import type { ReportLanguage } from '@sverka/contract/company-card/reliability'

/** Russian, English, Chinese; Russian is the source. */
export type Texts = readonly [ru: string, en: string, zh: string]

const PLACE: Readonly<Record<ReportLanguage, 0 | 1 | 2>> = { ru: 0, en: 1, 'zh-CN': 2 }

/** The text in the language, with non-breaking spaces. */
export const inLanguage = (texts: Texts, language: ReportLanguage): string => withNonBreakingSpaces(texts[PLACE[language]])

const UNITS = /(\d|млн|млрд|тыс\.) (?=\d{3}(?!\d)|%|₽|млн|млрд|тыс\.)/g

/** Puts non-breaking spaces between a number and its unit, and inside «10 000»: the texts in the source files have plain spaces. */
export const withNonBreakingSpaces = (text: string): string => text.replace(UNITS, '$1\u00a0')
