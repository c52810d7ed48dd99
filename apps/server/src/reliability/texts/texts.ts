// Texts in the product's three languages, side by side where a piece of the report declares its own.
import type { ReportLanguage } from '@sverka/contract/company-card/reliability'

/** Russian, English, Chinese; Russian is the source. */
export type Texts = readonly [ru: string, en: string, zh: string]

const PLACE: Readonly<Record<ReportLanguage, 0 | 1 | 2>> = { ru: 0, en: 1, 'zh-CN': 2 }

/** The text in the asked language. */
export const inLanguage = (texts: Texts, language: ReportLanguage): string => withNonBreakingSpaces(texts[PLACE[language]])

const UNITS = /(\d|млн|млрд|тыс\.) (?=\d{3}(?!\d)|%|₽|млн|млрд|тыс\.)/g

/** For display: no line breaks between a figure and its unit, or inside «10 000». Texts in the source use plain spaces. */
export const withNonBreakingSpaces = (text: string): string => text.replace(UNITS, '$1\u00a0')
