// What search engines and link previews read of a page: title, description, canonical address.
import { useLocale, useMessages } from '../i18n/catalogue.ts'
import { useSite } from './root-data.ts'
import { shellMessages } from './shell.messages.ts'

interface PageHeadProps {
  /** Without the product's name, which is added. */
  title: string
  description?: string
  /** Path of the page's own address; none for pages that have no single one. */
  canonical?: string
  /** Search engines are asked not to keep the page. */
  noindex?: boolean
}

export function PageHead({ title, description, canonical, noindex }: PageHeadProps) {
  const texts = useMessages(shellMessages)
  const { publicUrl } = useSite()
  const locale = useLocale()
  const full = `${title} — ${texts.brand}`
  return (
    <>
      <title>{full}</title>
      <meta property="og:title" content={title} />
      <meta property="og:site_name" content={texts.brand} />
      <meta property="og:locale" content={locale.replace('-', '_')} />
      {description && <meta name="description" content={description} />}
      {description && <meta property="og:description" content={description} />}
      {canonical && <link rel="canonical" href={publicUrl + canonical} />}
      {noindex && <meta name="robots" content="noindex" />}
    </>
  )
}
