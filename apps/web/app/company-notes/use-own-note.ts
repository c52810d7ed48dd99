// A member's own note on one company, wherever it is shown.
import { useEffect, useSyncExternalStore } from 'react'
import { useAccount } from '../shell/account.tsx'
import { type OwnNote, pageNotes } from './own-notes.ts'

const subscribe = (listener: () => void) => pageNotes().subscribe(listener)
const unknown = () => undefined

/** Undefined for guests and until loaded; null if there is no note. */
export function useOwnNote(companyId: number): OwnNote | undefined {
  const { status } = useAccount().state
  useEffect(() => {
    if (status === 'member') pageNotes().want(companyId)
  }, [status, companyId])
  return useSyncExternalStore(subscribe, () => pageNotes().get(companyId), unknown)
}
