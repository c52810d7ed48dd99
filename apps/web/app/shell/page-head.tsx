// Metadata of a page for the browser, search engines and link previews: title, description, URLs in every language, picture.
import { languages, urlInLanguage } from '@sverka/contract/site-pages/site-pages.rules'
import { useLocale, useMessages } from '../i18n/catalogue.ts'
import { DEFAULT_LOCALE } from '../i18n/locale.ts'
import { usePageMeta } from './page-meta.ts'
import { PREVIEW_HEIGHT, PREVIEW_WIDTH, type PreviewKind, previews } from './previews.ts'
import { useSite } from './root-data.ts'
import { shellMessages } from './shell.messages.ts'
import { useUnread } from './unread.ts'

interface PageHeadProps {
  /**
   * Without the product's name, which is appended. Staff may set another title for the path; without a title the product's name is used.
   */
  title?: string
  description?: string
  /** Canonical path; omitted for pages that have no single path. */
  canonical?: string
  /** Search engines must not index the page. */
  noindex?: boolean
  /** The page exists in Russian only, so it has one URL for all languages. */
  onlyRussian?: boolean
  /** Picture of link previews. */
  preview?: PreviewKind
  /** Path of the page's own picture, used instead of `preview`. */
  picture?: string | undefined
  /** Path of the page's RSS feed. */
  feed?: string
}

export function PageHead({ title, description, canonical, noindex, onlyRussian, preview = 'site', picture, feed }: PageHeadProps) {
  const { brand } = useMessages(shellMessages)
  const meta = usePageMeta()
  const { messages, notices } = useUnread()
  const unreadCount = messages + notices
  const name = meta?.title || title
  const about = meta?.description || description
  return (
    <>
      <title>{(unreadCount > 0 ? `(${unreadCount}) ` : '') + (meta?.title || (title ? `${title} — ${brand}` : brand))}</title>
      <meta property="og:title" content={name ?? brand} />
      <meta property="og:site_name" content={brand} />
      <meta property="og:type" content="website" />
      {about && <meta name="description" content={about} />}
      {about && <meta property="og:description" content={about} />}
      {meta?.keywords && <meta name="keywords" content={meta.keywords} />}
      <LanguageUrls canonical={canonical} onlyRussian={onlyRussian} noindex={noindex} />
      {/* For programs that fetch the page, such as messengers; the browser does not need it. */}
      {import.meta.env.SSR && <Preview kind={preview} picture={picture} />}
      {feed && <link rel="alternate" type="application/rss+xml" title={brand} href={feed} />}
      {noindex && <meta name="robots" content="noindex" />}
    </>
  )
}

/** Canonical URL and the URLs in the other languages. */
function LanguageUrls({ canonical, onlyRussian, noindex }: Pick<PageHeadProps, 'canonical' | 'onlyRussian' | 'noindex'>) {
  const { publicUrl } = useSite()
  const locale = useLocale()
  if (!canonical) return null
  const own = urlInLanguage(onlyRussian ? DEFAULT_LOCALE : locale, publicUrl, canonical)
  return (
    <>
      <link rel="canonical" href={own} />
      <meta property="og:url" content={own} />
      <meta property="og:locale" content={OPEN_GRAPH_LOCALES[onlyRussian ? DEFAULT_LOCALE : locale]} />
      {!onlyRussian &&
        !noindex &&
        [...languages, 'x-default' as const].map((language) => (
          <link
            key={language}
            rel="alternate"
            hrefLang={language}
            href={urlInLanguage(language === 'x-default' ? DEFAULT_LOCALE : language, publicUrl, canonical)}
          />
        ))}
    </>
  )
}

const OPEN_GRAPH_LOCALES = { ru: 'ru_RU', en: 'en_US', 'zh-CN': 'zh_CN' } as const

function Preview({ kind, picture }: { kind: PreviewKind; picture: string | undefined }) {
  const { publicUrl } = useSite()
  if (picture) {
    return (
      <>
        <meta property="og:image" content={new URL(picture, publicUrl).href} />
        <meta name="twitter:card" content="summary_large_image" />
      </>
    )
  }
  return (
    <>
      <meta property="og:image" content={publicUrl + previews[kind]} />
      <meta property="og:image:width" content={String(PREVIEW_WIDTH)} />
      <meta property="og:image:height" content={String(PREVIEW_HEIGHT)} />
      <meta name="twitter:card" content="summary_large_image" />
    </>
  )
}
