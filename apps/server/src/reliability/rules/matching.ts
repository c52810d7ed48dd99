// Matches word stems in Russian texts of courts, bailiffs and tax records; the stems are with the factors.

/** Lower case with «ё» as «е»: registers write both. */
const plain = (text: string): string => text.toLowerCase().replaceAll('ё', 'е')

/** True when the text holds one of the word stems. */
export const mentions = (text: string | undefined, stems: readonly string[]): boolean => {
  if (!text) return false
  const words = plain(text)
  return stems.some((stem) => words.includes(stem))
}

/** How open data names insurance contributions. */
export const CONTRIBUTIONS = ['страхов', 'взнос'] as const
