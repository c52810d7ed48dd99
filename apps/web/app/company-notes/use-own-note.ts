// Hook for the member's own note on a company, shared by all components that show it.
import { useEffect, useSyncExternalStore } from 'react'
import { useAccount } from '../shell/account.tsx'
import { type OwnNote, ownNotesStore } from './own-notes.ts'

const subscribe = (listener: () => void) => ownNotesStore().subscribe(listener)
const serverSnapshot = () => undefined

/** Null (part of `OwnNote`) if there is no note; undefined for guests and until it is loaded. */
export function useOwnNote(companyId: number): OwnNote | undefined {
  const { status } = useAccount().state
  useEffect(() => {
    if (status === 'member') ownNotesStore().load(companyId)
  }, [status, companyId])
  return useSyncExternalStore(subscribe, () => ownNotesStore().get(companyId), serverSnapshot)
}
