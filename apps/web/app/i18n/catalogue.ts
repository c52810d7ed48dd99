// Message catalogues: one per word, one lazily loaded chunk per language, read by pages through `useMessages`.
import { createContext, use } from 'react'
import { DEFAULT_LOCALE, type Locale, locales } from './locale.ts'

/** Pause after which a chunk of texts that failed to load may be requested again. */
const ASK_AGAIN_MS = 1_000

type Chunk<M> = () => Promise<{ messages: M }>

/** One word's texts in every language. */
export interface Catalogue<M> {
  /** Fetches the texts of one language; repeated calls share the first. */
  load(locale: Locale): Promise<M>
  /** The texts if they are already loaded, else undefined. */
  getIfLoaded(locale: Locale): M | undefined
}

/** A catalogue from one import for each language: what the build makes of `defineTexts`. */
export function defineCatalogue<M>(chunks: Record<Locale, Chunk<M>>): Catalogue<M> {
  const loaded = new Map<Locale, M>()
  const loading = new Map<Locale, Promise<M>>()
  return {
    getIfLoaded: (locale) => loaded.get(locale),
    load(locale) {
      const known = loading.get(locale)
      if (known) return known
      const started = chunks[locale]().then(({ messages }) => {
        loaded.set(locale, messages)
        return messages
      })
      loading.set(locale, started)
      markWhenReady(started)
      // A chunk lost on a bad connection may be loaded again, but only after React has seen the failure: retried in each render it would never end.
      started.catch(() => setTimeout(() => loading.delete(locale), ASK_AGAIN_MS))
      return started
    },
  }
}

/** A text in its three languages; Russian is the source. */
export interface Translated<Text> {
  readonly ru: Text
  readonly en: Text
  readonly zh: Text
}

/** The texts of one language, given texts in all of them. */
type InOne<Texts> = Texts extends Translated<infer Text> ? Text : { readonly [Key in keyof Texts]: InOne<Texts[Key]> }

/** Every language has the same texts as Russian: a missing one, or one of another type, does not compile. */
type Complete<Texts> = Texts extends { readonly ru: infer Text }
  ? Translated<Text>
  : { readonly [Key in keyof Texts]: Complete<Texts[Key]> }

/** A catalogue with its texts in all languages, so that another can include them: `...cardMessages.texts`. Pages have one language only. */
interface TextCatalogue<Texts> extends Catalogue<InOne<Texts>> {
  readonly texts: Texts
}

/** The texts of a catalogue, as a page reads them. */
export type Messages<From> = From extends Catalogue<infer M> ? M : never

/**
 * Declares a catalogue by its texts, each with its languages side by side. A text with values is a function: it writes numbers itself, while
 * days, sums and names are given as formatted texts. The build keeps one language a chunk (`language-texts.ts`); here, for tests, the language
 * is chosen as the texts are loaded.
 */
export function defineTexts<Texts extends object>(texts: Texts & Complete<Texts>): TextCatalogue<Texts> {
  const inOne = (language: keyof Translated<unknown>) => () => Promise.resolve({ messages: textsIn(texts, language) as InOne<Texts> })
  return { ...defineCatalogue({ ru: inOne('ru'), en: inOne('en'), 'zh-CN': inOne('zh') }), texts }
}

/**
 * Texts whose Russian is in a table elsewhere, with the same keys: a whole catalogue, or a part of one. `{}` if the data are in Russian
 * already. The build keeps the table or the translations of one language.
 */
export function translated<Key extends string>(
  russian: Readonly<Record<Key, string>> | Readonly<Record<string, never>>,
  translations: Readonly<Record<Key, Omit<Translated<string>, 'ru'>>>,
): Translated<Readonly<Record<Key, string>>> {
  const entries = Object.entries<Omit<Translated<string>, 'ru'>>(translations)
  const inOne = (language: 'en' | 'zh') => Object.fromEntries(entries.map(([key, text]) => [key, text[language]])) as Record<Key, string>
  return { ru: russian as Readonly<Record<Key, string>>, en: inOne('en'), zh: inOne('zh') }
}

/** A catalogue of translations, which another one can include: `...fieldErrorMessages.texts`. */
interface TranslationCatalogue<Key extends string> extends Catalogue<Readonly<Record<Key, string>>> {
  readonly texts: Parameters<typeof translated<Key>>[1]
}

/** Declares a catalogue that has only such texts. */
export function defineTranslations<Key extends string>(...given: Parameters<typeof translated<Key>>): TranslationCatalogue<Key> {
  const { ru, en, zh } = translated(...given)
  const inOne = (messages: Readonly<Record<Key, string>>) => () => Promise.resolve({ messages })
  return { ...defineCatalogue({ ru: inOne(ru), en: inOne(en), 'zh-CN': inOne(zh) }), texts: given[1] }
}

function textsIn(texts: unknown, language: keyof Translated<unknown>): unknown {
  if (typeof texts !== 'object' || texts === null) return texts
  if ('ru' in texts && 'en' in texts && 'zh' in texts) return texts[language as keyof typeof texts]
  if (Array.isArray(texts)) return texts.map((text: unknown) => textsIn(text, language))
  return Object.fromEntries(Object.entries(texts).map(([name, text]) => [name, textsIn(text, language)]))
}

/** React reads a promise with these fields at once, without suspending; so does its server renderer. */
function markWhenReady<M>(promise: Promise<M> & { status?: 'fulfilled'; value?: M }): void {
  promise.then(
    (value) => {
      promise.status = 'fulfilled'
      promise.value = value
    },
    // The reader of the promise gets the rejection.
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
