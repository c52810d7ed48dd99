// Texts in cells of spreadsheets: whatever a register or a person wrote, no program takes it for a formula.

/** What a spreadsheet may read as a formula when a text begins so, full-width signs included. */
const FORMULA = /^[\t\n\r]*[=+\-@＝＋－＠]|^[\t\r]/
/** Control characters but tab and line breaks, and what XML 1.0 cannot hold. */
const UNWRITABLE = /[^\P{Cc}\t\n\r]|[\u{fffe}\u{ffff}]|\p{Cs}/gu

/** Text that stays text in every program: formula signs, once what is not seen before them is gone, get an apostrophe. */
export function neutralised(text: string): string {
  const clean = text.replace(UNWRITABLE, '')
  return FORMULA.test(clean) ? `'${clean}` : clean
}

/** A number as people read it in Russian, up to three digits or in groups: «-1 250,50», not «7701234567». */
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
