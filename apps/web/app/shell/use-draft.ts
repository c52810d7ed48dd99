// Stores the values of an unsent form in this browser, and restores them when the form is opened again.
import { useCallback, useEffect, useRef, useState } from 'react'
import type { DraftStore } from './draft-store.ts'

/** Milliseconds after the last change before the draft is saved. */
const PAUSE_MS = 400

/** `kept`: a draft is stored; `failed`: it could not be stored. */
export type DraftState = 'none' | 'kept' | 'failed'

/** Drafts are optional: a browser without storage (a private window) still has the form. */
const warn = (error: unknown): void => console.warn(error)

interface DraftLocation<T> {
  readonly store: DraftStore<T>
  readonly key: string
}

/**
 * Saves `draft` a moment after each change; null saves nothing. `onFound` gets the draft of an earlier visit. Returns `keep`, which saves at
 * once, `drop`, which deletes the stored draft, and `isRead`: the store was read, so that nothing overwrites an earlier draft.
 */
export function useDraft<T>({ store, key }: DraftLocation<T>, draft: T | null, onFound: (found: T) => void) {
  const [state, setState] = useState<DraftState>('none')
  const [isRead, setRead] = useState(false)
  const onFoundRef = useRef(onFound)
  /** The draft that is not saved yet. */
  const unwritten = useRef<T>(null)
  const keep = useCallback(
    async (newest = unwritten.current) => {
      if (!newest) return
      unwritten.current = null
      try {
        await store.write(key, newest)
        setState('kept')
      } catch (error) {
        warn(error)
        setState('failed')
      }
    },
    [store, key],
  )
  useEffect(() => {
    store
      .read(key)
      .then((kept) => {
        if (!kept) return
        onFoundRef.current(kept)
        setState('kept')
      })
      .catch(warn)
      .finally(() => setRead(true))
  }, [store, key])
  useEffect(() => {
    if (!draft || !isRead) return
    unwritten.current = draft
    const timer = setTimeout(() => void keep(), PAUSE_MS)
    return () => clearTimeout(timer)
  }, [draft, isRead, keep])
  useKeepOnLeaving(keep)
  const drop = async () => {
    unwritten.current = null
    await store.drop(key).catch(warn)
    setState('none')
  }
  return { state, isRead, keep, drop }
}

/** Saves at once when the page is left or the tab is hidden or closed, so that changes within the pause are not lost. */
function useKeepOnLeaving(keep: () => Promise<void>): void {
  useEffect(() => {
    const keepIfHidden = () => {
      if (document.visibilityState === 'hidden') void keep()
    }
    document.addEventListener('visibilitychange', keepIfHidden)
    return () => {
      document.removeEventListener('visibilitychange', keepIfHidden)
      void keep()
    }
  }, [keep])
}
