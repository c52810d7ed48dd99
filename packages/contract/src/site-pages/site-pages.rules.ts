// Languages and themes (light, dark) of the site, and how a visitor chooses them by URL and cookies.
export const languages = ['ru', 'en', 'zh-CN'] as const
export type Language = (typeof languages)[number]

export const themes = ['light', 'dark', 'system'] as const
export type Theme = (typeof themes)[number]

/** A visitor's choices: query parameters and cookies of the same names. No other cookie changes a page. */
export const preferenceNames = ['lang', 'theme'] as const
export type PreferenceName = (typeof preferenceNames)[number]

const choices: Readonly<Record<PreferenceName, readonly string[]>> = { lang: languages, theme: themes }

/** The text if it is a valid choice for this preference, otherwise null. */
export const asChoice = (name: PreferenceName, text: string | null): string | null =>
  choices[name].find((choice) => choice === text) ?? null

/** The URL of a path, optionally with a query, in a language: Russian has no parameter, the others have `lang=`. `site` is the origin. */
export function urlInLanguage(language: Language, site: string, path: string): string {
  const address = `${site}${path}`
  return language === 'ru' ? address : `${address}${path.includes('?') ? '&' : '?'}lang=${language}`
}
