// Finds word stems in Russian texts of courts, bailiffs and tax records: a stem matches every grammatical form of the word. Stems are lower case,
// with «е» in place of «ё».

/** Lower case with «ё» as «е»: registers write both. */
const normalize = (text: string): string => text.toLowerCase().replaceAll('ё', 'е')

/** True when the text holds one of the word stems. */
export const mentions = (text: string | undefined, stems: readonly string[]): boolean => {
  if (!text) return false
  const normalized = normalize(text)
  return stems.some((stem) => normalized.includes(stem))
}

/** Stems of «страховые взносы», social insurance contributions that employers pay, in the names of taxes. */
export const CONTRIBUTIONS = ['страхов', 'взнос'] as const
