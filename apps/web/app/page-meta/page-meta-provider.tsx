// Provides the components of a page with the title and description that staff have set for its path (specification §7). They are loaded after each
// navigation and cached by path.
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

/** Staff write entries in Russian only, so in other languages nothing is provided and pages use their own titles. */
export function PageMetaProvider({ first, children }: PageMetaProviderProps) {
  const { pathname } = useLocation()
  const isRussian = useLocale() === DEFAULT_LOCALE
  const [entriesByPath, setEntriesByPath] = useState<Readonly<Record<string, PageMeta | null>>>({ [pathname]: first })
  const isLoaded = pathname in entriesByPath
  useEffect(() => {
    if (isLoaded || !isRussian) return
    let isCurrent = true
    void loadPageMeta(browserCall, pathname).then((entry) => isCurrent && setEntriesByPath((before) => ({ ...before, [pathname]: entry })))
    return () => {
      isCurrent = false
    }
  }, [pathname, isLoaded, isRussian])
  return <PageMetaContext value={isRussian ? (entriesByPath[pathname] ?? null) : null}>{children}</PageMetaContext>
}
