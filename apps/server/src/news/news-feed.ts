// The RSS 2.0 feed of the newest articles of the blog.
import type { News } from '@sverka/contract/news/news'
import { newsExcerpt } from '@sverka/contract/news/news.rules'
import { xmlText } from '../platform/xml.ts'

const TITLE = 'Блог Сверки'
const DESCRIPTION = 'Как проверять партнёров и читать открытые данные'

/** The feed's XML; `site` is the origin without a trailing slash. */
export function newsFeed(articles: readonly News[], site: string): string {
  const channel = [
    `<title>${TITLE}</title><link>${site}/blog</link><description>${DESCRIPTION}</description><language>ru</language>`,
    `<atom:link href="${site}/blog/rss.xml" rel="self" type="application/rss+xml"/>`,
    ...articles.map((article) => item(article, site)),
  ]
  return `<?xml version="1.0" encoding="UTF-8"?>\n<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom"><channel>${channel.join('')}</channel></rss>\n`
}

function item({ id, title, content, created_at }: News, site: string): string {
  const link = `${site}/blog/${id}`
  const published = new Date(created_at).toUTCString()
  const text = `<title>${xmlText(title)}</title><description>${xmlText(newsExcerpt(content))}</description>`
  return `<item>${text}<link>${link}</link><guid>${link}</guid><pubDate>${published}</pubDate></item>`
}
