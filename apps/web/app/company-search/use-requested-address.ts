// The URL that the person is navigating to: the next choice is added to it, not to the page still shown.
import { useLocation, useNavigation } from 'react-router'
import { readSearchUrl, type SearchUrl } from './search-address.ts'

const PATH = '/counter-parties'

interface RequestedAddress {
  readonly address: SearchUrl
  /** Whether navigation replaces the history entry: it was made by typing alone, has no query, or is the same. */
  replaces(path: string): boolean
}

/** Marks a history entry made by typing alone. */
export const DRAFT = { typed: true } as const

export function useRequestedUrl(): RequestedAddress {
  const shown = useLocation()
  const { location: coming } = useNavigation()
  const { search } = coming?.pathname === PATH ? coming : shown
  const isDraft = (shown.state as Partial<typeof DRAFT> | null)?.typed === true || shown.search === ''
  return { address: readSearchUrl(new URLSearchParams(search)), replaces: (path) => isDraft || path === shown.pathname + shown.search }
}
