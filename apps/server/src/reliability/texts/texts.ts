// How the parts of the report declare their texts: Russian, English and Chinese side by side; and how one language is chosen.
import type { ReportLanguage } from '@sverka/contract/company-card/reliability'

/** Russian, English, Chinese; Russian is the source. */
export type Texts = readonly [ru: string, en: string, zh: string]

const INDEX: Readonly<Record<ReportLanguage, 0 | 1 | 2>> = { ru: 0, en: 1, 'zh-CN': 2 }

/** The text in the language, with non-breaking spaces. */
export const inLanguage = (texts: Texts, language: ReportLanguage): string => withNonBreakingSpaces(texts[INDEX[language]])

/** A space after a number (or «million», «billion», «thousand») before three more digits or a unit: per cent, rubles, millions … */
const SPACE_IN_NUMBER = /(\d|млн|млрд|тыс\.) (?=\d{3}(?!\d)|%|₽|млн|млрд|тыс\.)/g

/** Puts non-breaking spaces between a number and its unit, and inside «10 000»: the texts in the source files have plain spaces. */
export const withNonBreakingSpaces = (text: string): string => text.replace(SPACE_IN_NUMBER, '$1\u00a0')
