// The quick order («Быстрый заказ»): reads pasted or uploaded lines, each with an article number and a quantity, and lists the reasons for which a
// line is not put into the cart.

import { repeatProblems } from '../orders/orders.rules.ts'
import { CODE_MAX } from '../products/products.rules.ts'
import { typedQuantity } from './cart.rules.ts'

/** Why a line is not put into the cart. `unknown`: no product on sale has this article; `several`: products of several sellers have it. */
export const quickProblems = [...repeatProblems, 'unknown', 'several', 'own_product'] as const

/** The most products offered for one article. */
export const QUICK_CHOICES_MAX = 10

/** A line of a quick order; `article` is the seller's or the site's article number. */
export interface QuickLine {
  readonly article: string
  readonly quantity: number
}

/** The articles that were read, each once with the sum of its quantities, and the lines that could not be read. */
export interface QuickLines {
  readonly lines: readonly QuickLine[]
  readonly unread: readonly string[]
}

/** Whether a line names the columns: it begins with a word for an article, contains a word for a quantity, and has no digits. */
const isHeading = (line: string): boolean =>
  /^"?(?:артикул|код|article|code|sku|货号|编码)/i.test(line) && /кол|qty|quantity|数量/i.test(line) && !/\d/.test(line)

/**
 * Reads the text of a quick order. A first line that names the columns is skipped. Cells are separated by `;` or tabs: the first is the article,
 * the last the quantity. A line without separators is an article, a blank and a whole number, `BOLT-12 100`; without the number the quantity is 1.
 * The same article in upper and lower case is one.
 */
export function readQuickLines(text: string): QuickLines {
  const sums = new Map<string, QuickLine>()
  const unread: string[] = []
  const rows = text
    .split(/\r\n?|\n/)
    // A file may begin with a byte order mark.
    .map((row) => row.replace(/^\ufeff/, '').trim())
    .filter((row) => row !== '')
  for (const line of isHeading(rows[0] ?? '') ? rows.slice(1) : rows) {
    const read = readLine(line)
    if (read === null) unread.push(line)
    else {
      const key = read.article.toLowerCase()
      sums.set(key, { article: sums.get(key)?.article ?? read.article, quantity: (sums.get(key)?.quantity ?? 0) + read.quantity })
    }
  }
  return { lines: [...sums.values()], unread }
}

const unquoted = (cell: string): string =>
  cell
    .trim()
    .replace(/^"(.*)"$/, '$1')
    .trim()

function readLine(line: string): QuickLine | null {
  const cells = line.split(/[;\t]/).map(unquoted).filter(Boolean)
  const [article = '', last] = cells.length > 1 ? [cells[0], cells.at(-1)] : splitAtLastWord(cells[0] ?? '')
  const quantity = last === undefined ? 1 : typedQuantity(last)
  return article === '' || article.length > CODE_MAX || quantity === null ? null : { article, quantity }
}

/** Article and quantity of a line without separators. A single word is an article; a last word that is not a number belongs to the article. */
function splitAtLastWord(text: string): [string, string | undefined] {
  const at = text.search(/\s\S+$/)
  if (at < 0) return [text, undefined]
  const last = text.slice(at).trim()
  return /^\d+$/.test(last) ? [text.slice(0, at).trim(), last] : [text, undefined]
}
