// Keeps what was typed and chosen in this browser while a form is open, and brings it back when it is opened again.
import { useEffect, useRef, useState } from 'react'
import { type Draft, dropDraft, readDraft, writeDraft } from './draft-store.ts'

/** Typing is written down this long after the last key. */
const PAUSE_MS = 400

export type DraftState = 'none' | 'kept' | 'failed'

/** Drafts are a convenience: a browser that stores nothing (a private window) still has its form. */
const warn = (error: unknown): void => console.warn(error)

/** `onFound` gets the draft of an earlier visit; `draft` is null while there is nothing to keep. */
export function useDraft(key: string, draft: Draft | null, onFound: (found: Draft) => void) {
  const [state, setState] = useState<DraftState>('none')
  const [isRead, setRead] = useState(false)
  const found = useRef(onFound)
  useEffect(() => {
    readDraft(key)
      .then((kept) => {
        if (!kept) return
        found.current(kept)
        setState('kept')
      })
      .catch(warn)
      .finally(() => setRead(true))
  }, [key])
  useEffect(() => {
    if (!draft || !isRead) return
    const keep = () =>
      writeDraft(key, draft).then(
        () => setState('kept'),
        (error: unknown) => {
          warn(error)
          setState('failed')
        },
      )
    const timer = setTimeout(() => void keep(), PAUSE_MS)
    return () => clearTimeout(timer)
  }, [key, draft, isRead])
  const drop = async () => {
    await dropDraft(key).catch(warn)
    setState('none')
  }
  return { state, isRead, drop }
}
