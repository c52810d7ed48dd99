// A page's URL in another language, and the visitor's choices in URL and cookies.
export const languages = ['ru', 'en', 'zh-CN'] as const
export type Language = (typeof languages)[number]

export const themes = ['light', 'dark', 'system'] as const
export type Theme = (typeof themes)[number]

/** A visitor's choices: query parameters and cookies of the same names. No other cookie changes a page. */
export const preferenceNames = ['lang', 'theme'] as const
export type PreferenceName = (typeof preferenceNames)[number]

const choices: Readonly<Record<PreferenceName, readonly string[]>> = { lang: languages, theme: themes }

/** The choice that a text gives for this name, or null. */
export const asChoice = (name: PreferenceName, text: string | null): string | null => choices[name].find((one) => one === text) ?? null

/** The URL of a path, optionally with a query, in a language: Russian has no parameter, the others have `lang=`. */
export function urlInLanguage(language: Language, site: string, path: string): string {
  const address = `${site}${path}`
  return language === 'ru' ? address : `${address}${path.includes('?') ? '&' : '?'}lang=${language}`
}
