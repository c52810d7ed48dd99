// A member's own note on one company, wherever it is shown.
import { useEffect, useSyncExternalStore } from 'react'
import { useAccount } from '../shell/account.tsx'
import { type OwnNote, pageNotes } from './own-notes.ts'

const subscribe = (listener: () => void) => pageNotes().subscribe(listener)
const unknown = () => undefined

/** Undefined for guests and until the answer is here; null where nothing is written. */
export function useOwnNote(companyId: number): OwnNote | undefined {
  const { status } = useAccount().state
  useEffect(() => {
    if (status === 'member') pageNotes().want(companyId)
    else if (status === 'guest') pageNotes().forget()
  }, [status, companyId])
  return useSyncExternalStore(subscribe, () => pageNotes().get(companyId), unknown)
}
