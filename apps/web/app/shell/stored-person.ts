// Stores the member's name and plan beside the tokens, so that pages show them before the member's data are loaded; deleted with the tokens.
import type { Me } from '@sverka/contract/auth/auth'
import { useSyncExternalStore } from 'react'
import { tokenStore } from '../api/tokens.ts'
import { toInitials } from './avatar.tsx'

/** Read by the script that `document/member-first.ts` puts into every page. */
export interface StoredPerson {
  readonly name: string
  readonly initials: string
  readonly avatar: string | null
  /** Name of the plan. */
  readonly plan: string
}

export function storePerson({ full_name: name, avatar, name_membership: plan }: Me): void {
  tokenStore().keepPerson(JSON.stringify({ name, initials: toInitials(name), avatar, plan } satisfies StoredPerson))
}

const subscribe = (listener: () => void) => tokenStore().subscribe(listener)
const readOnServer = () => null

/** Null on the server, for a guest, and until a page has stored the person for the first time. */
export function useStoredPerson(): StoredPerson | null {
  const stored = useSyncExternalStore(subscribe, () => tokenStore().person(), readOnServer)
  if (stored === null) return null
  try {
    return JSON.parse(stored) as StoredPerson
  } catch {
    // Somebody has changed the browser's storage by hand: the name is then shown when the member's data are loaded.
    return null
  }
}
