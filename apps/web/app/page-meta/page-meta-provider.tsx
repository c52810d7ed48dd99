// Provides titles and descriptions that staff set: loaded after each navigation, cached by path (specification §7).
import type { PageMeta } from '@sverka/contract/page-meta/page-meta'
import { type ReactNode, useEffect, useState } from 'react'
import { useLocation } from 'react-router'
import { browserCall } from '../api/browser-call.ts'
import { useLocale } from '../i18n/catalogue.ts'
import { DEFAULT_LOCALE } from '../i18n/locale.ts'
import { PageMetaContext } from '../shell/page-meta.ts'
import { loadPageMeta } from './load-page-meta.ts'

interface PageMetaProviderProps {
  /** The entry that came with the page from the server. */
  first: PageMeta | null
  children: ReactNode
}

/** Entries are in Russian: other languages use the titles of their catalogues. */
export function PageMetaProvider({ first, children }: PageMetaProviderProps) {
  const { pathname } = useLocation()
  const isRussian = useLocale() === DEFAULT_LOCALE
  const [known, setKnown] = useState<Readonly<Record<string, PageMeta | null>>>({ [pathname]: first })
  const isKnown = pathname in known
  useEffect(() => {
    if (isKnown || !isRussian) return
    let isCurrent = true
    void loadPageMeta(browserCall, pathname).then((entry) => isCurrent && setKnown((before) => ({ ...before, [pathname]: entry })))
    return () => {
      isCurrent = false
    }
  }, [pathname, isKnown, isRussian])
  return <PageMetaContext value={isRussian ? (known[pathname] ?? null) : null}>{children}</PageMetaContext>
}
