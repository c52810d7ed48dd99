// Keeps what was typed and chosen in this browser while a form is open, and brings it back when it is opened again.
import { useCallback, useEffect, useRef, useState } from 'react'
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
  /** What is not written down yet. */
  const unwritten = useRef<Draft>(null)
  const keep = useCallback(async () => {
    const newest = unwritten.current
    if (!newest) return
    unwritten.current = null
    try {
      await writeDraft(key, newest)
      setState('kept')
    } catch (error) {
      warn(error)
      setState('failed')
    }
  }, [key])
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
    unwritten.current = draft
    const timer = setTimeout(() => void keep(), PAUSE_MS)
    return () => clearTimeout(timer)
  }, [draft, isRead, keep])
  useKeepOnLeaving(keep)
  const drop = async () => {
    unwritten.current = null
    await dropDraft(key).catch(warn)
    setState('none')
  }
  return { state, isRead, keep, drop }
}

/** Whoever leaves the page or its tab within the pause loses nothing. */
function useKeepOnLeaving(keep: () => Promise<void>): void {
  useEffect(() => {
    const keepHidden = () => {
      if (document.visibilityState === 'hidden') void keep()
    }
    document.addEventListener('visibilitychange', keepHidden)
    return () => {
      document.removeEventListener('visibilitychange', keepHidden)
      void keep()
    }
  }, [keep])
}
