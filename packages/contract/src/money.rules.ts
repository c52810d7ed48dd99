// Money in rubles as it comes over the wire: read as whole kopecks, or refused; nothing is rounded.

/** Kopecks of a sum in rubles; null for zero, less, and fractions of a kopeck. The tolerance is that of floating point. */
export function readKopecks(rubles: number): number | null {
  const kopecks = Math.round(rubles * 100)
  return Number.isSafeInteger(kopecks) && kopecks >= 1 && Math.abs(rubles * 100 - kopecks) < 1e-4 ? kopecks : null
}
