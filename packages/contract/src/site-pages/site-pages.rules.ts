// Which pages search engines may index, a page's address in another language, and the visitor's choices in address and cookies.
import { specialRegisters } from '../special-registers/special-registers.rules.ts'

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

/** Indexed pages of the site; `translated` is false if the text exists in Russian only. Cards and articles are listed from the data. */
export const indexedPages = [
  { path: '/', translated: true },
  { path: '/counter-parties', translated: true },
  { path: '/counter-parties/selection', translated: true },
  { path: '/marketplace', translated: true },
  { path: '/sellers', translated: true },
  { path: '/tariffs', translated: true },
  { path: '/about', translated: true },
  { path: '/blog', translated: true },
  { path: '/payment-info', translated: true },
  { path: '/requisites', translated: true },
  { path: '/method', translated: true },
  { path: '/sources', translated: true },
  { path: '/special-registers', translated: true },
  ...specialRegisters.map((register) => ({ path: `/special-registers/${register}`, translated: true }) as const),
  { path: '/legal/privacy', translated: false },
  { path: '/legal/terms', translated: false },
  { path: '/legal/personal-data', translated: false },
  { path: '/legal/publication', translated: false },
  { path: '/legal/mailing', translated: false },
] as const

/** The address of a path, optionally with a query, in a language: Russian has no parameter, the others have `lang=`. */
export function addressIn(language: Language, site: string, path: string): string {
  const address = `${site}${path}`
  return language === 'ru' ? address : `${address}${path.includes('?') ? '&' : '?'}lang=${language}`
}
