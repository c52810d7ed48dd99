// Finds word stems in Russian texts of courts, bailiffs and tax records. The stems are lower case and without «ё».

/** Lower case with «ё» as «е»: registers write both. */
const plain = (text: string): string => text.toLowerCase().replaceAll('ё', 'е')

/** True when the text holds one of the word stems. */
export const mentions = (text: string | undefined, stems: readonly string[]): boolean => {
  if (!text) return false
  const words = plain(text)
  return stems.some((stem) => words.includes(stem))
}

/** Stems of insurance contributions in the names of taxes. */
export const CONTRIBUTIONS = ['страхов', 'взнос'] as const
