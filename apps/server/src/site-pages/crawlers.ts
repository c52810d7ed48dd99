// Files for search engines: robots.txt, the index of the sitemap files, and the sitemap of the site's own pages and articles.
import { indexedPages } from '@sverka/contract/site-pages/indexed-pages.rules'
import { languages, urlInLanguage } from '@sverka/contract/site-pages/site-pages.rules'
import { xmlText } from '../platform/xml.ts'

const SITEMAP = 'http://www.sitemaps.org/schemas/sitemap/0.9'
const XHTML = 'http://www.w3.org/1999/xhtml'
const PROLOGUE = '<?xml version="1.0" encoding="UTF-8"?>\n'

/** Paths that are private or have no content for crawlers. Pages that may be read but not indexed have a robots meta tag of their own. */
const CLOSED = ['/api/', '/auth/', '/ws/', '/dev/', '/search/', '/profile']

/** robots.txt. `Clean-param` (understood by Yandex): URLs that differ only in advertising parameters are one page. */
export function robotsText(site: string): string {
  const rules = CLOSED.map((path) => `Disallow: ${path}`)
  return `${['User-agent: *', ...rules, 'Clean-param: utm_source&utm_medium&utm_campaign&utm_content&utm_term', '', `Sitemap: ${site}/sitemap.xml`].join('\n')}\n`
}

interface Indexed {
  readonly companies: readonly { part: number; changed_at: Date | null }[]
  readonly goods: readonly number[]
}

/** Index of the sitemap files: the site's own pages first, then the goods and the companies. */
export function sitemapIndex(site: string, { companies, goods }: Indexed): string {
  const files = companies.map(({ part, changed_at }) => {
    const day = changed_at ? `<lastmod>${changed_at.toISOString()}</lastmod>` : ''
    return `<sitemap><loc>${site}/sitemaps/companies/${part}.xml.gz</loc>${day}</sitemap>\n`
  })
  const named = ['pages', ...goods.map((part) => `goods/${part}`)].map(
    (name) => `<sitemap><loc>${site}/sitemaps/${name}.xml</loc></sitemap>\n`,
  )
  return `${PROLOGUE}<sitemapindex xmlns="${SITEMAP}">\n${named.join('')}${files.join('')}</sitemapindex>\n`
}

/** The site's own pages in every language they exist in, and the articles. */
export function pagesSitemap(site: string, articles: readonly { id: number; day: string }[]): string {
  const pages = indexedPages.flatMap(({ path, translated }) =>
    translated ? languages.map((language) => page(site, path, language)) : [page(site, path)],
  )
  const news = articles.map(({ id, day }) => `<url><loc>${site}/blog/${id}</loc><lastmod>${day}</lastmod></url>\n`)
  return `${PROLOGUE}<urlset xmlns="${SITEMAP}" xmlns:xhtml="${XHTML}">\n${pages.join('')}${news.join('')}</urlset>\n`
}

/** The entry of a page; without a language the page exists in Russian only. */
function page(site: string, path: string, language?: (typeof languages)[number]): string {
  const alternates = language
    ? languages.map((other) => `<xhtml:link rel="alternate" hreflang="${other}" href="${xmlText(urlInLanguage(other, site, path))}"/>`)
    : []
  return `<url><loc>${xmlText(urlInLanguage(language ?? 'ru', site, path))}</loc>${alternates.join('')}</url>\n`
}
