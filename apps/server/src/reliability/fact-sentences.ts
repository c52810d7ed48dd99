// Builds the sentence that the report shows for a factor: the finding, the day as of which nothing was found, or why it was not checked.
import type { ReportLanguage } from '@sverka/contract/company-card/reliability'
import { insideSentence } from '@sverka/contract/company-card/reliability.rules'
import { formatIn } from '@sverka/contract/formats.rules'
import type { Day, Dossier } from './rules/dossier-facts.ts'
import type { Reading } from './rules/engine.ts'
import { renderFact } from './rules/fact.ts'
import { type Factor, isComputed } from './rules/factor.ts'
import { factStates } from './texts/fact-states.ts'
import { factorNotes } from './texts/notes.ts'
import { inLanguage, withNonBreakingSpaces } from './texts/texts.ts'
import { traderTexts } from './texts/trader-texts.ts'

/** Kind of company, day of the report and language of the sentence. */
interface SentenceContext {
  readonly kind: Dossier['kind']
  readonly today: Day
  readonly language: ReportLanguage
}

/** Title and explanation of a factor, worded for a sole trader or for an organisation. */
export function factorTexts(
  { code, texts }: Factor,
  kind: Dossier['kind'],
  language: ReportLanguage,
): readonly [title: string, explanation: string] {
  const [title, explanation] = (kind === 'entrepreneur' && traderTexts[code]?.[language]) || texts[language]
  return [withNonBreakingSpaces(title), withNonBreakingSpaces(explanation)]
}

/** The finding as a sentence. If the source gave no details to fill the sentence with: the title, and the remark that there are none. */
export function foundFact({ factor, proofs }: Pick<Reading, 'factor' | 'proofs'>, { kind, today, language }: SentenceContext): string {
  const sentence = isComputed(factor) ? renderFact(factor.fact, { proofs, today, language }) : null
  return withNonBreakingSpaces(sentence ?? factStates.bare[language](factorTexts(factor, kind, language)[0]))
}

/** One sentence for any state: «not found» with the day of the data, «not checked» and «not applicable» with the reason. */
export function composeFact(reading: Reading, context: SentenceContext): string {
  const { factor, state, asOf, note } = reading
  if (state === 'found') return foundFact(reading, context)
  const { language } = context
  const [title] = factorTexts(factor, context.kind, language)
  if (state === 'not_found') return withNonBreakingSpaces(factStates.notFound[language](title, asOf && formatIn(language).date(asOf)))
  return factStates.silent[language](title, note ? insideSentence(inLanguage(factorNotes[note], language)) : null)
}
