// Reads sums in rubles from requests as whole kopecks (1 ruble is 100 kopecks). A sum with a fraction of a kopeck is refused, not rounded.

/**
 * Kopecks of a sum in rubles; null for less than a kopeck, for fractions of a kopeck, and for sums too large to be exact. The tolerance covers
 * floating-point errors only: `1.15 * 100` is not exactly 115.
 */
export function readKopecks(rubles: number): number | null {
  const kopecks = Math.round(rubles * 100)
  return Number.isSafeInteger(kopecks) && kopecks >= 1 && Math.abs(rubles * 100 - kopecks) < 1e-4 ? kopecks : null
}
