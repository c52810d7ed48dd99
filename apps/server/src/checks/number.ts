// Numbers of full reports: the year and forty random bits, so that one number does not lead to another.

/** Crockford's base 32: no I, L, O or U. */
const LETTERS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'
const LENGTH = 8

/** `SV-2026-7F3K9Q2M`. `random` holds at least five bytes. */
export function checkNumber(year: number, random: Buffer): string {
  let bits = random.readUIntBE(0, 5)
  let text = ''
  for (let place = 0; place < LENGTH; place++) {
    text = `${LETTERS[bits % 32]}${text}`
    bits = Math.floor(bits / 32)
  }
  return `SV-${year}-${text}`
}
