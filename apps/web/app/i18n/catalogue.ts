// Message catalogues: one per word, one lazily loaded chunk per language, read by pages through `useMessages`.
import { createContext, use } from 'react'
import { DEFAULT_LOCALE, type Locale, locales } from './locale.ts'

const ASK_AGAIN_MS = 1_000

type Chunk<M> = () => Promise<{ messages: M }>

/** One word's texts in every language. */
export interface Catalogue<M> {
  /** Fetches the texts of one language; repeated calls share the first. */
  load(locale: Locale): Promise<M>
  /** The texts when they are here already, else undefined. */
  peek(locale: Locale): M | undefined
}

/**
 * Declares a catalogue. The Russian file is the source: its type is what the other languages must fill,
 * so that a missing message does not compile.
 */
export function defineCatalogue<M>(chunks: Record<Locale, Chunk<M>>): Catalogue<M> {
  const loaded = new Map<Locale, M>()
  const loading = new Map<Locale, Promise<M>>()
  return {
    peek: (locale) => loaded.get(locale),
    load(locale) {
      const known = loading.get(locale)
      if (known) return known
      const started = chunks[locale]().then(({ messages }) => {
        loaded.set(locale, messages)
        return messages
      })
      loading.set(locale, started)
      markWhenReady(started)
      // A chunk lost on a bad connection is asked for again, once React has read of the failure: asked in each drawing it would never end.
      started.catch(() => setTimeout(() => loading.delete(locale), ASK_AGAIN_MS))
      return started
    },
  }
}

/** React reads a promise with these fields at once, without suspending; so does its server renderer. */
function markWhenReady<M>(promise: Promise<M> & { status?: 'fulfilled'; value?: M }): void {
  promise.then(
    (value) => {
      promise.status = 'fulfilled'
      promise.value = value
    },
    // The reader of the promise hears of the failure.
    () => undefined,
  )
}

/** Loads every language of the given catalogues; the server does so once before its first page. */
export async function loadAll(catalogues: readonly Catalogue<unknown>[]): Promise<void> {
  await Promise.all(catalogues.flatMap((catalogue) => locales.map((locale) => catalogue.load(locale))))
}

export const LocaleContext = createContext<Locale>(DEFAULT_LOCALE)

export const useLocale = (): Locale => use(LocaleContext)

/** The texts of a catalogue in the reader's language. In the browser a page waits for them before it becomes interactive. */
export function useMessages<M>(catalogue: Catalogue<M>): M {
  const locale = use(LocaleContext)
  // Always through `use`: a component that suspended and is drawn again must meet the same hooks.
  return use(catalogue.load(locale))
}
