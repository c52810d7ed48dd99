// Message catalogues: one for each feature of the product, with a lazily loaded chunk for each language; pages read them with `useMessages`.
import { createContext, use } from 'react'
import { DEFAULT_LOCALE, type Locale, locales } from './locale.ts'

/** Pause after which a chunk of texts that failed to load may be requested again. */
const RETRY_AFTER_MS = 1_000

type Chunk<M> = () => Promise<{ messages: M }>

/** The texts of one feature, in every language. `M` is the type of its texts in one language. */
export interface Catalogue<M> {
  /** Fetches the texts of one language; repeated calls share the first. */
  load(locale: Locale): Promise<M>
  /** The texts if they are already loaded, else undefined. */
  getIfLoaded(locale: Locale): M | undefined
}

/** A catalogue from one dynamic import for each language. The build replaces `defineTexts` by this. */
export function defineCatalogue<M>(chunks: Record<Locale, Chunk<M>>): Catalogue<M> {
  const loaded = new Map<Locale, M>()
  const loading = new Map<Locale, Promise<M>>()
  return {
    getIfLoaded: (locale) => loaded.get(locale),
    load(locale) {
      const earlier = loading.get(locale)
      if (earlier) return earlier
      const started = chunks[locale]().then(({ messages }) => {
        loaded.set(locale, messages)
        return messages
      })
      loading.set(locale, started)
      markWhenReady(started)
      // A chunk that failed to load may be loaded again, but only a moment later: React must render the error first. If each render started a new
      // load, the component would suspend forever.
      started.catch(() => setTimeout(() => loading.delete(locale), RETRY_AFTER_MS))
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

/** The type of one language's texts, from the type of texts in all languages. */
type OneLanguage<Texts> = Texts extends Translated<infer Text> ? Text : { readonly [Key in keyof Texts]: OneLanguage<Texts[Key]> }

/** Requires the same texts in every language as in Russian: a missing text, or one of another type, does not compile. */
type Complete<Texts> = Texts extends { readonly ru: infer Text }
  ? Translated<Text>
  : { readonly [Key in keyof Texts]: Complete<Texts[Key]> }

/** A catalogue with its texts in all languages, so that another can include them: `...cardMessages.texts`. A built page has one language only. */
interface TextCatalogue<Texts> extends Catalogue<OneLanguage<Texts>> {
  readonly texts: Texts
}

/** The texts of a catalogue, as a page reads them. */
export type Messages<From> = From extends Catalogue<infer M> ? M : never

/**
 * Declares a catalogue by its texts, each with its languages side by side. A text with values is a function: it writes numbers itself, while
 * days, sums and names are passed as formatted texts. The build (`language-texts.ts`) makes a chunk of each language. This implementation runs in
 * tests: it picks the language when the texts are loaded.
 */
export function defineTexts<Texts extends object>(texts: Texts & Complete<Texts>): TextCatalogue<Texts> {
  const inLanguage = (language: keyof Translated<unknown>) => () =>
    Promise.resolve({ messages: textsIn(texts, language) as OneLanguage<Texts> })
  return { ...defineCatalogue({ ru: inLanguage('ru'), en: inLanguage('en'), 'zh-CN': inLanguage('zh') }), texts }
}

/**
 * Part of a catalogue whose Russian texts are in another table with the same keys, such as the contract's error texts. `{}` as the table if the
 * keys themselves are the Russian texts, as in data of registers. The build keeps the table, or the translations of one language.
 */
export function translated<Key extends string>(
  russian: Readonly<Record<Key, string>> | Readonly<Record<string, never>>,
  translations: Readonly<Record<Key, Omit<Translated<string>, 'ru'>>>,
): Translated<Readonly<Record<Key, string>>> {
  const entries = Object.entries<Omit<Translated<string>, 'ru'>>(translations)
  const inLanguage = (language: 'en' | 'zh') =>
    Object.fromEntries(entries.map(([key, text]) => [key, text[language]])) as Record<Key, string>
  return { ru: russian as Readonly<Record<Key, string>>, en: inLanguage('en'), zh: inLanguage('zh') }
}

/** A catalogue of such translations, which another catalogue can include: `...fieldErrorMessages.texts`. */
interface TranslationCatalogue<Key extends string> extends Catalogue<Readonly<Record<Key, string>>> {
  readonly texts: Parameters<typeof translated<Key>>[1]
}

/** Declares a catalogue of which all Russian texts are in another table; parameters as for `translated`. */
export function defineTranslations<Key extends string>(...tables: Parameters<typeof translated<Key>>): TranslationCatalogue<Key> {
  const { ru, en, zh } = translated(...tables)
  const inLanguage = (messages: Readonly<Record<Key, string>>) => () => Promise.resolve({ messages })
  return { ...defineCatalogue({ ru: inLanguage(ru), en: inLanguage(en), 'zh-CN': inLanguage(zh) }), texts: tables[1] }
}

/** Replaces each text in nested objects and arrays by its version in one language. */
function textsIn(texts: unknown, language: keyof Translated<unknown>): unknown {
  if (typeof texts !== 'object' || texts === null) return texts
  if ('ru' in texts && 'en' in texts && 'zh' in texts) return texts[language as keyof typeof texts]
  if (Array.isArray(texts)) return texts.map((text: unknown) => textsIn(text, language))
  return Object.fromEntries(Object.entries(texts).map(([name, text]) => [name, textsIn(text, language)]))
}

/** Sets the fields by which React recognizes a resolved promise: `use` then returns its value at once, without suspending, also on the server. */
function markWhenReady<M>(promise: Promise<M> & { status?: 'fulfilled'; value?: M }): void {
  promise.then(
    (value) => {
      promise.status = 'fulfilled'
      promise.value = value
    },
    // Whoever awaits the promise handles the rejection.
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
  // Always through `use`: a component that suspended and is rendered again must call the same hooks.
  return use(catalogue.load(locale))
}
