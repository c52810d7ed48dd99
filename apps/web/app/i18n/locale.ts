// The languages of the product, the default one, and the names by which users choose them.

export const locales = ['ru', 'en', 'zh-CN'] as const
export type Locale = (typeof locales)[number]

/** Specification §2: Russian unless the visitor chose otherwise. */
export const DEFAULT_LOCALE: Locale = 'ru'

/** The text as a language code (`ru`, `en`, `zh-CN`); null for any other text. */
export const asLocale = (text: string | null | undefined): Locale | null => locales.find((locale) => locale === text) ?? null

/** Each language is named in itself, whatever the page's language is. */
export const localeNames: Record<Locale, string> = { ru: 'Русский', en: 'English', 'zh-CN': '中文' }
