// Texts that are cut for a place where they do not fit whole.

/** No sign that is drawn as one is longer, in units of UTF-16; what claims to be is cut all the same. */
const LONGEST_SIGN = 40

/** The beginning of a text, of at most so many units of UTF-16, that ends between signs as people see them: an emoji of several is one. */
export function cutText(text: string, most: number): string {
  if (text.length <= most) return text
  const from = Math.max(0, most - LONGEST_SIGN)
  const near = text.slice(from, most + LONGEST_SIGN)
  let end = 0
  for (const { index } of new Intl.Segmenter().segment(near)) if (from + index <= most) end = index
  return text
    .slice(0, end === 0 ? most : from + end)
    .toWellFormed()
    .replace(/\ufffd$/, '')
}
