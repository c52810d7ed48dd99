// What every page knows of the visitor's choices and of the installation; comes from the root's loader.
import type { PageMeta } from '@sverka/contract/page-meta/page-meta'
import type { SiteSettings } from '@sverka/contract/web-host'
import { useRouteLoaderData } from 'react-router'
import { DEFAULT_LOCALE } from '../i18n/locale.ts'
import type { Preferences } from './preferences.ts'
import { DEFAULT_THEME } from './theme.ts'

export interface RootData extends Preferences {
  readonly site: SiteSettings
  /** What staff set for the first page of this visit. */
  readonly pageMeta: PageMeta | null
}

/** Used only when the root's own loader failed, so that its error page can still be drawn. */
const fallback: RootData = {
  locale: DEFAULT_LOCALE,
  theme: DEFAULT_THEME,
  site: { publicUrl: '', demo: false, today: '1970-01-01', asksSource: false },
  pageMeta: null,
}

export function useRootData(): RootData {
  const data = useRouteLoaderData<RootData>('root')
  return data ?? fallback
}

export const useSite = (): SiteSettings => useRootData().site
