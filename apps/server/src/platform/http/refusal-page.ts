// Error page for browsers whose request is refused before a page is rendered (404, 429, 503 and others). It is assembled from pieces made when
// the server starts, and loads no other file, so that it needs neither the renderer nor the database.
import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Language, languages, themes } from '@sverka/contract/site-pages/site-pages.rules'
import type { RefusalError } from '../errors.ts'
import { type Kind, refusalPageTexts, type Texts } from './refusal-page.texts.ts'

/** Parts of the request that decide between page and problem document, and the page's language and theme. Unreadable parts are absent. */
export interface Reader {
  /** Path and query, as the request line has them. */
  readonly url: string
  readonly accept: string | undefined
  readonly cookie: string | undefined
}

/** Paths for programs, where browsers too get a problem document. `/api/docs` is a page for people. */
const API = /^\/(?:api(?!\/docs(?:\/|\?|$))|auth|ws|healthz|readyz)(?:\/|\?|$)/
/** A choice of the visitor, from the query or else a cookie of the same name. */
interface Choice<T extends string> {
  readonly inUrl: RegExp
  readonly inCookie: RegExp
  readonly values: readonly T[]
}

const LANGUAGE: Choice<(typeof languages)[number]> = {
  inUrl: new RegExp(`[?&]lang=(${languages.join('|')})(?:&|$)`),
  inCookie: new RegExp(`(?:^|;)[ \\t]*lang=(${languages.join('|')})[ \\t]*(?:;|$)`),
  values: languages,
}
const THEME: Choice<(typeof themes)[number]> = {
  inUrl: new RegExp(`[?&]theme=(${themes.join('|')})(?:&|$)`),
  inCookie: new RegExp(`(?:^|;)[ \\t]*theme=(${themes.join('|')})[ \\t]*(?:;|$)`),
  values: themes,
}

/** The chosen value; undefined if none is chosen. */
function findChoice<T extends string>(
  { inUrl, inCookie, values }: Choice<T>,
  { url, cookie = '' }: Pick<Reader, 'url' | 'cookie'>,
): T | undefined {
  const text = inUrl.exec(url)?.[1] ?? inCookie.exec(cookie)?.[1]
  return values.find((value) => value === text)
}

/** Whether to send a page: the path is not for programs, and `Accept` names HTML and does not prefer JSON, as in browsers. */
export function acceptsHtml({ url, accept = '' }: Reader): boolean {
  if (API.test(url)) return false
  const wanted = accept.split(',').map(readMediaRange)
  const best = (name: RegExp) => Math.max(0, ...wanted.filter(([type]) => name.test(type)).map(([, weight]) => weight))
  const html = best(/^(?:text\/html|application\/xhtml\+xml)$/)
  return html > 0 && html >= best(/^application\/(?:problem\+)?json$/)
}

/** One entry of `Accept`: `text/html;q=0.5` is the type with weight 0.5. */
function readMediaRange(text: string): readonly [type: string, weight: number] {
  const [type = '', ...settings] = text.split(';').map((part) => part.trim().toLowerCase())
  const weight = Number(settings.find((setting) => setting.startsWith('q='))?.slice(2) ?? 1)
  return [type, Number.isNaN(weight) ? 0 : weight]
}

/** Kinds of refusals by status. */
const KINDS: Readonly<Record<number, Kind>> = {
  404: 'missing',
  405: 'method',
  408: 'slow',
  413: 'large',
  429: 'often',
  431: 'headers',
  500: 'failure',
  503: 'away',
}

const refusalKind = ({ code, status }: Pick<RefusalError, 'code' | 'status'>): Kind =>
  code === 'overloaded' ? 'overloaded' : (KINDS[status] ?? 'unreadable')

/** Temporary reasons: the page has a link to repeat the request. */
const TEMPORARY: ReadonlySet<Kind> = new Set(['slow', 'often', 'failure', 'overloaded', 'away'])

const css = readFileSync(join(import.meta.dirname, 'refusal-page.css'), 'utf8')
  .replace(/\/\*[^*]*\*\//g, '')
  .replace(/\s+/g, ' ')
  .trim()

/** The page loads nothing and allows only its own style. */
export const PAGE_POLICY = [
  "default-src 'none'",
  "script-src 'none'",
  `style-src 'sha256-${createHash('sha256').update(css).digest('base64')}'`,
  'img-src data:',
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ')

/** The site's logo. */
const MARK =
  '<svg xmlns="http://www.w3.org/2000/svg" width="28" height="28" viewBox="0 0 28 28" aria-hidden="true"><rect width="28" height="28" rx="7" fill="#2a3cc2"/><path d="M7.5 8.7h13" stroke="#fff" stroke-width="2.6" stroke-linecap="round"/><path d="m7.5 16 4.3 4.3 8.7-6.9" fill="none" stroke="#fff" stroke-width="2.6" stroke-linecap="round" stroke-linejoin="round"/></svg>'
const ICON = `data:image/svg+xml,${encodeURIComponent(MARK)}`

/** The page's HTML before and after the sentence about the retry time. */
type Pieces = readonly [before: string, after: string]

/** Pieces by language and kind: `en missing`. */
const pages: ReadonlyMap<string, Pieces> = new Map(
  languages.flatMap((language) =>
    (Object.keys(refusalPageTexts[language].kinds) as Kind[]).map((kind) => [`${language} ${kind}`, pagePieces(language, kind)]),
  ),
)

function pagePieces(language: Language, kind: Kind): Pieces {
  const texts = refusalPageTexts[language]
  const [title, whatToDo] = texts.kinds[kind]
  const head = `<meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="color-scheme" content="light dark"><meta name="robots" content="noindex"><title>${title} — ${texts.brand}</title><link rel="icon" href="${ICON}"><style>${css}</style>`
  const header = `<header><a href="/" aria-label="${texts.brandLabel}">${MARK}${texts.brand}</a></header>`
  return [
    `<head>${head}</head><body>${header}<main><section><h1>${title}</h1><p>${whatToDo}</p>`,
    `<nav>${nextLinks(texts, kind)}</nav></section></main></body></html>`,
  ]
}

/** Links to continue. An empty `href` is the page's own URL. */
function nextLinks({ again, home, search }: Texts, kind: Kind): string {
  const start = `<a href="/">${home}</a>`
  if (TEMPORARY.has(kind)) return `<a class="first" href="">${again}</a>${start}`
  return `<a class="first" href="/counter-parties">${search}</a>${start}`
}

/** The whole HTML document. Of the request it contains only language and theme, checked against their lists, so nothing can be injected. */
export function refusalPage(refusal: Pick<RefusalError, 'code' | 'status' | 'retryAfter'>, reader: Pick<Reader, 'url' | 'cookie'>): string {
  const language = findChoice(LANGUAGE, reader) ?? 'ru'
  const theme = findChoice(THEME, reader)
  const [before, after] = pages.get(`${language} ${refusalKind(refusal)}`) ?? ['', '']
  const wait = refusal.retryAfter === undefined ? '' : `<p>${refusalPageTexts[language].wait(refusal.retryAfter)}</p>`
  const themeAttribute = theme === undefined || theme === 'system' ? '' : ` data-theme="${theme}"`
  return `<!DOCTYPE html><html lang="${language}"${themeAttribute}>${before}${wait}${after}`
}
