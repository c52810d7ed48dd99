// The member's name and plan stored beside the tokens, so that pages show them before the member's data are loaded; deleted with the tokens.
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
const unknown = () => null

/** Null on the server, for a guest, and before the member's first page has stored them. */
export function useStoredPerson(): StoredPerson | null {
  const kept = useSyncExternalStore(subscribe, () => tokenStore().person(), unknown)
  if (kept === null) return null
  try {
    return JSON.parse(kept) as StoredPerson
  } catch {
    // The browser's storage was changed by hand: the name comes with the member's data.
    return null
  }
}
