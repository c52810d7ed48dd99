// Finds Russian words on pages in other languages that nobody has translated. Words that come from the data (names, addresses, quoted texts)
// may stay Russian: they are collected from the answers of the API.
import type { Page } from '@playwright/test'

/** Fields of API answers that pages translate: a Russian word in them does not excuse the same word on the page. */
const TRANSLATED = new Set(['reliability', 'status', 'title', 'fact', 'text', 'explanation', 'basis', 'evidence', 'source', 'unit_name'])

/** Words of two letters and more: single letters are initials or parts of numbers. */
const wordsIn = (text: string): string[] => text.toLowerCase().match(/[а-яё]{2,}/g) ?? []

/** Adds to `quotes` the Russian words of an API answer that come from registers and members. */
export function collectQuotes(value: unknown, quotes: Set<string>): void {
  if (typeof value === 'string') for (const word of wordsIn(value)) quotes.add(word)
  if (typeof value !== 'object' || value === null) return
  for (const [field, inner] of Object.entries(value)) if (!TRANSLATED.has(field)) collectQuotes(inner, quotes)
}

/**
 * Adds to `quotes` the Russian words of all API answers that the page itself fetches from now on. The returned function resolves once all
 * answers so far have been read.
 */
export function collectFetched(page: Page, quotes: Set<string>): () => Promise<unknown> {
  const reading: Promise<void>[] = []
  page.on('response', (answer) => {
    if (!answer.headers()['content-type']?.includes('json')) return
    // The body of an answer cannot be read any more after the browser has left the page: such an answer is skipped.
    const read = answer.json().then((value) => collectQuotes(value, quotes))
    reading.push(read.catch(() => undefined))
  })
  return () => Promise.all(reading)
}

/**
 * Texts of the page with Russian words, read by eye or by a screen reader. Elements with a `lang` of their own are left out: they are marked as
 * Russian, or are the name of a language, which is written in that language.
 */
const readTexts = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const texts: string[] = []
    const nodes = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    while (nodes.nextNode()) {
      const { parentElement, textContent } = nodes.currentNode
      if (!parentElement?.closest('script, style, [lang]:not(html)')) texts.push(textContent ?? '')
    }
    for (const element of document.querySelectorAll('[aria-label], [title], [placeholder]'))
      if (!element.closest('[lang]:not(html)'))
        for (const name of ['aria-label', 'title', 'placeholder']) texts.push(element.getAttribute(name) ?? '')
    return texts.filter((text) => /[а-яё]/i.test(text))
  })

/** The initials of a person, two capitals, which stand in place of a picture. */
const INITIALS = /^[А-ЯЁ]{2}$/

/** Texts of the page with a Russian word that is not among the quotes. */
export async function findUntranslated(page: Page, quotes: ReadonlySet<string>): Promise<string[]> {
  const texts = (await readTexts(page)).map((text) => text.trim()).filter((text) => !INITIALS.test(text))
  return texts.filter((text) => wordsIn(text).some((word) => !quotes.has(word)))
}
