// Makes the numbers of full reports: the year and 40 random bits, so that nobody can guess one number from another.

/** Crockford's base 32: no I, L, O or U. */
const LETTERS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'
/** Letters for 40 bits: each holds 5. */
const LENGTH = 8

/** A number like `SV-2026-7F3K9Q2M` from at least five random bytes, of which the first five are used. */
export function formatCheckNumber(year: number, random: Buffer): string {
  let bits = random.readUIntBE(0, 5)
  let text = ''
  for (let place = 0; place < LENGTH; place++) {
    text = `${LETTERS[bits % 32]}${text}`
    bits = Math.floor(bits / 32)
  }
  return `SV-${year}-${text}`
}
