// The root route: the HTML document around every page with language, theme, styles and the frame (header, footer), and the error page.
import cyrillicFont from '@fontsource-variable/golos-text/files/golos-text-cyrillic-wght-normal.woff2?url'
import latinFont from '@fontsource-variable/golos-text/files/golos-text-latin-wght-normal.woff2?url'
import { lazy, type ReactNode } from 'react'
import { Links, Outlet, Scripts, ScrollRestoration } from 'react-router'
import type { Route } from './+types/root'
import { AuthOverlays } from './auth/auth-overlays.tsx'
import { servicesContext } from './context.ts'
import { LocaleContext } from './i18n/catalogue.ts'
import { DEFAULT_LOCALE } from './i18n/locale.ts'
import { UnreadProvider } from './notifications/unread-provider.tsx'
import { loadPageMeta } from './page-meta/load-page-meta.ts'
import { PageMetaProvider } from './page-meta/page-meta-provider.tsx'
import { AccountProvider } from './shell/account.tsx'
import { ErrorPage } from './shell/error-page.tsx'
import favicon from './shell/favicon.svg?url&no-inline'
import { Frame } from './shell/frame.tsx'
import { HeaderAccount } from './shell/header-account.tsx'
import { preferencesContext } from './shell/preferences.ts'
import { type RootData, useRootData } from './shell/root-data.ts'
import { SmoothScrollToHash } from './shell/smooth-scroll-to-hash.ts'
import { themeAttribute } from './shell/theme.ts'
import { useHydrationReplay } from './shell/use-hydration-replay.ts'
import rubleFont from './ui/golos-text-ruble.woff2?url'
import './ui/fonts.css'
import './ui/tokens.css'
import './ui/base.css'

/** Unread counts in the header; loaded lazily, because only members see them. */
const Bell = lazy(async () => ({ default: (await import('./notifications/bell.tsx')).Bell }))

export async function loader({ request, context }: Route.LoaderArgs): Promise<RootData> {
  const { call, site } = context.get(servicesContext)
  const preferences = context.get(preferencesContext)
  // Staff write titles and descriptions of pages in Russian only.
  const pageMeta = preferences.locale === DEFAULT_LOCALE ? await loadPageMeta(call, new URL(request.url).pathname) : null
  return { ...preferences, site, pageMeta }
}

/** Nothing is loaded again while navigating: preferences change with a reload of the page only, the installation not at all. */
export const shouldRevalidate = () => false

/** `suppressHydrationWarning`: inline scripts change attributes of <html> before React hydrates. */
export function Layout({ children }: { children: ReactNode }) {
  const { locale, theme, pageMeta } = useRootData()
  useHydrationReplay()
  return (
    <html lang={locale} data-theme={themeAttribute(theme)} suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <link rel="icon" type="image/svg+xml" href={favicon} />
        {[cyrillicFont, latinFont, rubleFont].map((font) => (
          <link key={font} rel="preload" as="font" type="font/woff2" href={font} crossOrigin="anonymous" />
        ))}
        <Links />
      </head>
      <body>
        <LocaleContext value={locale}>
          <AccountProvider>
            <UnreadProvider>
              <Frame account={<HeaderAccount before={<Bell />} />} overlays={<AuthOverlays />}>
                <PageMetaProvider first={pageMeta}>{children}</PageMetaProvider>
              </Frame>
            </UnreadProvider>
          </AccountProvider>
        </LocaleContext>
        <SmoothScrollToHash />
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  )
}

export default function Root() {
  return <Outlet />
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <ErrorPage error={error} />
}
