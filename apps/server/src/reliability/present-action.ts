// The next step that a verdict calls for, and what would change the verdict, in words.
import type { PurposeReading, ReportLanguage } from '@sverka/contract/company-card/reliability'
import { factorTexts } from './fact-sentences.ts'
import { findRecord } from './record-of.ts'
import { actionFor } from './rules/actions.ts'
import type { Dossier } from './rules/dossier-facts.ts'
import type { Weighed } from './rules/purposes.ts'
import { actions, changeText, effectTexts } from './texts/actions.ts'
import { inLanguage } from './texts/texts.ts'

interface Told {
  readonly kind: Dossier['kind']
  readonly language: ReportLanguage
}

/** The next step, with the record behind it. */
export function presentAction(weighed: Weighed, told: Told): NonNullable<PurposeReading['action']> {
  const { code, about } = actionFor(weighed)
  return {
    code,
    text: inLanguage(actions[code], told.language),
    effect: describeEffect(weighed, told),
    factor: about?.factor.code ?? null,
    record: about && findRecord(about.factor, about.proofs),
  }
}

/** From more rules than this only their number is given. */
const CHANGES_NAMED = 2

function describeEffect({ verdict, wouldChange }: Weighed, { kind, language }: Told): string | null {
  if (verdict === 'unknown' || verdict === 'proceed') return inLanguage(effectTexts[verdict], language)
  if (verdict === 'impossible') return inLanguage(effectTexts[kind === 'company' ? 'impossible' : 'impossibleSelf'], language)
  if (wouldChange.length === 0) return null
  const named = wouldChange.slice(0, CHANGES_NAMED).map(({ reading }) => factorTexts(reading.factor, kind, language)[0])
  return changeText(named, wouldChange.length - named.length, language)
}
