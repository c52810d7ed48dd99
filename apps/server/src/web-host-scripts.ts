// Allows a page's own inline scripts in the content security policy by their hashes: unlike a nonce, hashes may be cached with the page by the
// server, a proxy or a browser.
import { createHash } from 'node:crypto'

/** A page without the nonces of its scripts, and the sources for the content security policy that allow these scripts. */
export interface HashedPage {
  readonly html: string
  readonly sources: readonly string[]
}

const END = '</script>'

/**
 * Removes the attribute `nonce` with the value `mark` from the page, and returns the hashes of the scripts that had it. The mark is a new random
 * value for each rendering, so a script in somebody's text never has it and stays blocked.
 */
export function hashScripts(rendered: string, mark: string): HashedPage {
  const [first = '', ...rest] = rendered.split(` nonce="${mark}"`)
  const sources = new Set<string>()
  let html = first
  for (const piece of rest) {
    if (html.startsWith('<script', html.lastIndexOf('<'))) sources.add(hashScript(piece))
    html += piece
  }
  return { html, sources: [...sources] }
}

/** Hash of the text between the end of the opening tag, which `piece` begins in, and the closing one. */
function hashScript(piece: string): string {
  const opened = piece.indexOf('>') + 1
  const text = piece.slice(opened, piece.indexOf(END, opened))
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`
}
