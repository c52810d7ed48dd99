// Cuts texts to a limit.

/** The longest grapheme that is kept whole, in UTF-16 units; a longer one is cut. */
const MAX_GRAPHEME_LENGTH = 40

/** The beginning of a text, at most `most` UTF-16 units long, without splitting a grapheme: an emoji made of several is kept whole. */
export function cutText(text: string, most: number): string {
  if (text.length <= most) return text
  const from = Math.max(0, most - MAX_GRAPHEME_LENGTH)
  const near = text.slice(from, most + MAX_GRAPHEME_LENGTH)
  let end = 0
  for (const { index } of new Intl.Segmenter().segment(near)) if (from + index <= most) end = index
  return text
    .slice(0, end === 0 ? most : from + end)
    .toWellFormed()
    .replace(/\ufffd$/, '')
}
