// Data of every page: the visitor's preferences and the installation; loaded by the root.
import type { PageMeta } from '@sverka/contract/page-meta/page-meta'
import type { SiteSettings } from '@sverka/contract/web-host'
import { useRouteLoaderData } from 'react-router'
import { DEFAULT_LOCALE } from '../i18n/locale.ts'
import type { Preferences } from './preferences.ts'
import { DEFAULT_THEME } from './theme.ts'

export interface RootData extends Preferences {
  readonly site: SiteSettings
  /** Title and description that staff set for the first page of the visit. */
  readonly pageMeta: PageMeta | null
}

/** Used only when the root's loader failed, so that the error page can be rendered. */
const fallback: RootData = {
  locale: DEFAULT_LOCALE,
  theme: DEFAULT_THEME,
  site: { publicUrl: '', demo: false, today: '1970-01-01', canRefreshFromSource: false },
  pageMeta: null,
}

export function useRootData(): RootData {
  const data = useRouteLoaderData<RootData>('root')
  return data ?? fallback
}

export const useSite = (): SiteSettings => useRootData().site
