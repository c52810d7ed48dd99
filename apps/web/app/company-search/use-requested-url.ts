// The URL of the search that is being loaded, or else of the displayed one. A filter chosen next is added to it, so that none is lost.
import { useLocation, useNavigation } from 'react-router'
import { readSearchUrl, type SearchUrl } from './search-url.ts'

const PATH = '/counter-parties'

interface RequestedUrl {
  readonly url: SearchUrl
  /**
   * Whether going to `path` replaces the current entry of the browser's history instead of adding one: if the current entry was made while
   * typing, has no query, or is `path` itself.
   */
  replaces(path: string): boolean
}

/** State of a history entry whose search was started while the visitor was typing. */
export const DRAFT = { typed: true } as const

export function useRequestedUrl(): RequestedUrl {
  const shown = useLocation()
  const { location: loading } = useNavigation()
  const { search } = loading?.pathname === PATH ? loading : shown
  const isDraft = (shown.state as Partial<typeof DRAFT> | null)?.typed === true || shown.search === ''
  return { url: readSearchUrl(new URLSearchParams(search)), replaces: (path) => isDraft || path === shown.pathname + shown.search }
}
