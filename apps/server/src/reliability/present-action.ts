// The recommended next step after a verdict, and what would change the verdict, as sentences.
import type { ReportLanguage } from '@sverka/contract/company-card/reliability'
import type { PurposeVerdict } from '@sverka/contract/company-card/reliability-verdict'
import { findRecord } from './find-record.ts'
import { actionFor } from './rules/actions.ts'
import type { Day, Dossier } from './rules/dossier-facts.ts'
import type { WeighedVerdict } from './rules/purposes.ts'
import { type ActionCode, effectTexts, factorActions } from './texts/actions.ts'
import { changeText } from './texts/changes.ts'
import { inLanguage } from './texts/texts.ts'

/** Kind of business, day of the report and language, by which findings are worded. */
export interface SentenceContext {
  readonly kind: Dossier['kind']
  readonly today: Day
  readonly language: ReportLanguage
}

/** Tabs for steps that rest on no record: the successors, and the list of missing data with the official services that have them. */
const TABS_OF_STEPS: Readonly<Partial<Record<ActionCode, string>>> = {
  'ask-successor': 'connections',
  'look-by-hand': 'reliability',
  'refresh-first': 'reliability',
}

/** The recommended next step, and the record or tab of the card to begin with. */
export function presentAction(weighed: WeighedVerdict, context: SentenceContext): NonNullable<PurposeVerdict['action']> {
  const { code, about } = actionFor(weighed)
  return {
    code,
    text: inLanguage(factorActions[code], context.language),
    effect: describeEffect(weighed, context),
    factor: about?.factor.code ?? null,
    record: (about && findRecord(about.factor, about.proofs)) ?? findTab(code),
  }
}

function findTab(code: ActionCode): { tab: string; id: null } | null {
  const tab = TABS_OF_STEPS[code]
  return tab ? { tab, id: null } : null
}

/** What would change the verdict: the first finding in words, the others only as a count. Null if resolving the findings changes nothing. */
function describeEffect({ verdict, wouldChange }: WeighedVerdict, context: SentenceContext): string | null {
  const { kind, language } = context
  if (verdict === 'unknown' || verdict === 'proceed') return inLanguage(effectTexts[verdict], language)
  if (verdict === 'impossible') return inLanguage(effectTexts[kind === 'company' ? 'impossible' : 'impossibleSelf'], language)
  const [first] = wouldChange
  return first ? changeText(first.reading.factor, wouldChange.length - 1, language) : null
}
