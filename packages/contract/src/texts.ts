// Cuts texts to a limit of length without splitting a character.

/** The longest grapheme (character as people see it) that is not split, in UTF-16 units; a longer one, which no real text has, is split. */
const MAX_GRAPHEME_LENGTH = 40

/** The beginning of a text, at most `most` UTF-16 units long, without splitting a grapheme such as an emoji of several code points. */
export function cutText(text: string, most: number): string {
  if (text.length <= most) return text
  const from = Math.max(0, most - MAX_GRAPHEME_LENGTH)
  const near = text.slice(from, most + MAX_GRAPHEME_LENGTH)
  // The last boundary between graphemes within the limit, counted from `from`.
  let end = 0
  for (const { index } of new Intl.Segmenter().segment(near)) if (from + index <= most) end = index
  return text
    .slice(0, end === 0 ? most : from + end)
    .toWellFormed()
    .replace(/\ufffd$/, '')
}
