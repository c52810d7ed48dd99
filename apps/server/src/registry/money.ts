// Converts amounts of the registers, rubles as text, to whole kopecks.

/**
 * `10000`, `10000.5`, `-3,07` (rubles with a decimal point or comma) in kopecks. Decimals after the second are dropped, not rounded. Undefined for
 * any other text, also with spaces between digits, and for amounts beyond safe integers.
 */
export function parseKopecks(text: string | undefined): number | undefined {
  const match = text === undefined ? null : /^(-?)(\d+)(?:[.,](\d{1,2})\d*)?$/.exec(text.trim())
  if (!match) return undefined
  const kopecks = Number(match[2]) * 100 + Number((match[3] ?? '').padEnd(2, '0'))
  if (!Number.isSafeInteger(kopecks)) return undefined
  // Never -0.
  return match[1] && kopecks !== 0 ? -kopecks : kopecks
}
