// The fixed pages of the site that search engines may index.
import { specialRegisters } from '../special-registers/special-registers.rules.ts'

/**
 * Pages for the sitemap and for `robots.txt`; `translated` is false if the text exists in Russian only. Pages of companies, products and articles are
 * not here: their sitemaps are made from the database.
 */
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
