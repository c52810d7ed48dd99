// Data that the root route loads for every page: the visitor's preferences and facts about the installation.
import type { PageMeta } from '@sverka/contract/page-meta/page-meta'
import type { SiteSettings } from '@sverka/contract/web-host'
import { useRouteLoaderData } from 'react-router'
import { DEFAULT_LOCALE } from '../i18n/locale.ts'
import type { Preferences } from './preferences.ts'
import { DEFAULT_THEME } from './theme.ts'

export interface RootData extends Preferences {
  readonly site: SiteSettings
  /** Title and description that staff have set for the first page of the visit; null if none. */
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
