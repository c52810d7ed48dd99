// The words of the reliability report: states, polarities and groups of factors, units of their proofs.

/** Days until an extract of the register is out of date. */
export const REGISTER_FRESH_DAYS = 30

const DAY_MS = 86_400_000

/** An extract this old no longer tells that a company lives, nor that something is not found. */
export const isOutdated = (asOf: string | null | undefined, today: string): boolean =>
  asOf != null && Date.parse(today) - Date.parse(asOf) > REGISTER_FRESH_DAYS * DAY_MS

/** What a factor says of this company. Only `found` counts; «not_found» always carries the day of the data. */
export const factorStates = ['found', 'not_found', 'not_applicable', 'not_checked', 'source_down'] as const
export type FactorState = (typeof factorStates)[number]

/** `stop` and `negative` stand in the list of negatives, `attention` in a list of its own outside the gauge. */
export const polarities = ['stop', 'negative', 'attention', 'positive'] as const
export type Polarity = (typeof polarities)[number]

/** The gravest first; of one polarity what weighs most. Where no points are told the order of the report stays. */
export const byGravity = (a: { polarity: Polarity; counted?: number }, b: { polarity: Polarity; counted?: number }): number =>
  polarities.indexOf(a.polarity) - polarities.indexOf(b.polarity) || Math.abs(b.counted ?? 0) - Math.abs(a.counted ?? 0)

/** The stop behind a refusal: the gravest of every deal, or else one of this deal alone, which stands first against it. */
export const decidingStop = <Stop extends { title: string }>(
  gravest: Stop | undefined,
  reading: { stopped?: boolean; against?: readonly Stop[] } | undefined,
): Stop | undefined => gravest ?? (reading?.stopped ? reading.against?.[0] : undefined)

export const factorGroups = [
  'registration',
  'address',
  'people',
  'taxes',
  'staff',
  'finances',
  'courts',
  'enforcement',
  'bankruptcy',
  'contracts',
  'permits',
  'inspections',
  'sanctions',
  'connections',
] as const
export type FactorGroup = (typeof factorGroups)[number]

/** Intentions for each of which a report gives a verdict, in the order of its stored verdicts. */
export const purposes = ['prepayment', 'deferral', 'contractor', 'share'] as const
export type Purpose = (typeof purposes)[number]

/** Groups of facts without which nothing may be concluded, or, of the last, nothing is without remarks: stop factors that were not looked for though their source can be loaded. */
export const coverageGroups = [
  'register',
  'bankruptcy',
  'enforcement',
  'tax_debts',
  'courts',
  'accounts',
  'accounts_three_years',
  'licences',
  'staff',
  'pledges',
  'founder_disputes',
  'stops',
] as const
export type CoverageGroup = (typeof coverageGroups)[number]

/** Never got, only a part of the set was got, got too long ago, the source did not answer, no copy of it can be had: a person looks there, the company is too young for it to be, or hands it in elsewhere. */
export const missingReasons = ['absent', 'part', 'old', 'down', 'by_hand', 'not_due', 'elsewhere'] as const
export type MissingReason = (typeof missingReasons)[number]

/** «Стоп: в процессе ликвидации», «30.12.2025, ликвидация ООО»: inside a sentence a title begins with a small letter, an abbreviation stays. */
export const insideSentence = (title: string): string => title.replace(/^\p{Lu}(?!\p{Lu})/u, (letter) => letter.toLowerCase())

/** Figures of a company beside which a deal is put: money, net assets, claims that are not over, revenue of a month. */
export const dealFigures = ['cash', 'net_assets', 'open_claims', 'revenue_month'] as const
export type DealFigure = (typeof dealFigures)[number]

/** Below this share of the factors checked the gauge says nothing. */
export const GAUGE_FROM = 1 / 3

/** How `value` is to be written: money is rubles, shares are percent, days are ISO. */
export const evidenceUnits = ['text', 'money', 'percent', 'ratio', 'count', 'date', 'year'] as const
export type EvidenceUnit = (typeof evidenceUnits)[number]

/**
 * Forms of ОКОПФ in which somebody has a share or stock that another may buy: partnerships and companies (11000–13000). A member's part of a
 * cooperative goes with the membership; unitary enterprises, institutions, foundations, other non-commercial organisations, farms and branches
 * have none. Of whom no form is known nothing is denied.
 */
const hasShares = (okopf: string | null | undefined): boolean => !/^\d{5}$/.test(okopf ?? '') || /^1[1-3]/.test(okopf ?? '')

/** Nobody buys a share of who has none to sell. */
export const applicablePurposes = (kind: 'company' | 'entrepreneur', okopf: string | null | undefined): readonly Purpose[] =>
  kind === 'entrepreneur' || !hasShares(okopf) ? purposes.filter((purpose) => purpose !== 'share') : purposes
