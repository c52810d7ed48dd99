// Prepares texts for cells of exported spreadsheets (XLSX, CSV): none may act as a formula (formula injection), and amounts become numbers.

/** First characters that a spreadsheet may take for a formula, full-width forms included. */
const FORMULA = /^[\t\n\r]*[=+\-@＝＋－＠]|^[\t\r]/
/** Control characters except tab and line breaks, and characters that XML 1.0 cannot hold. */
const UNWRITABLE = /[^\P{Cc}\t\n\r]|[\u{fffe}\u{ffff}]|\p{Cs}/gu

/**
 * A text that stays text in every spreadsheet program: control characters are removed, and a text that would be a formula gets an
 * apostrophe in front.
 */
export function escapeFormula(text: string): string {
  const clean = text.replace(UNWRITABLE, '')
  return FORMULA.test(clean) ? `'${clean}` : clean
}

/**
 * A number in Russian notation: a decimal comma, and digits grouped in threes by no-break spaces («-1 250,50»). More than three digits without
 * groups, such as «7701234567», are a code.
 */
const SHOWN_NUMBER = /^[-\u2212]?(?:0|[1-9]\d{0,2}(?:[\u00a0\u202f]\d{3})*)(?:,\d{1,2})?$/

/** The number that a text shows, or null: codes and years stay texts. */
export const shownNumber = (text: string): number | null =>
  SHOWN_NUMBER.test(text)
    ? Number(
        text
          .replace('\u2212', '-')
          .replace(',', '.')
          .replace(/[\u00a0\u202f]/g, ''),
      )
    : null
