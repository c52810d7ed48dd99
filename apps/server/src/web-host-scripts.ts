// Allows a page's own inline scripts by their hashes: unlike a nonce they may be cached with the page by us, a proxy or a browser.
import { createHash } from 'node:crypto'

/** A page without the marks of its scripts, and the sources for the content security policy that allow them. */
export interface Marked {
  readonly html: string
  readonly sources: readonly string[]
}

const END = '</script>'

/**
 * Removes the mark from scripts that have it as their nonce, and returns their hashes. Nobody outside can know the mark, so a
 * script in somebody's text never has it and stays blocked.
 */
export function hashScripts(drawn: string, mark: string): Marked {
  const [first = '', ...rest] = drawn.split(` nonce="${mark}"`)
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
