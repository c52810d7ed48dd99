// The address of the search that a person is on the way to: what they choose next is added to that, not to what is still shown.
import { useLocation, useNavigation } from 'react-router'
import { readAddress, type SearchAddress } from './search-address.ts'

const PATH = '/counter-parties'

interface Wanted {
  readonly address: SearchAddress
  /** Whether an address takes the place of the entry shown: that was made by typing alone, asks nothing, or is the same. */
  replaces(path: string): boolean
}

/** Marks an entry of the history that was made by typing alone. */
export const DRAFT = { typed: true } as const

export function useWantedAddress(): Wanted {
  const shown = useLocation()
  const { location: coming } = useNavigation()
  const { search } = coming?.pathname === PATH ? coming : shown
  const isDraft = (shown.state as Partial<typeof DRAFT> | null)?.typed === true || shown.search === ''
  return { address: readAddress(new URLSearchParams(search)), replaces: (path) => isDraft || path === shown.pathname + shown.search }
}
