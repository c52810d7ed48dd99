// Codes of the reliability report: states, polarities and groups of factors, units of their proofs.

/** Days after which a register extract is out of date. */
export const REGISTER_FRESH_DAYS = 30

const DAY_MS = 86_400_000

/** Days after which an extract no longer proves that a company is active, or that something is not found. */
export const isOutdated = (asOf: string | null | undefined, today: string): boolean =>
  asOf != null && Date.parse(today) - Date.parse(asOf) > REGISTER_FRESH_DAYS * DAY_MS

/** The result of a factor for this company. Only `found` counts; «not_found» always has the day of the data. */
export const factorStates = ['found', 'not_found', 'not_applicable', 'not_checked', 'source_down'] as const
export type FactorState = (typeof factorStates)[number]

/** `stop` and `negative` are in the list of negatives, `attention` in a list of its own outside the gauge. */
export const polarities = ['stop', 'negative', 'attention', 'positive'] as const
export type Polarity = (typeof polarities)[number]

/** Sorts the most serious first; within a polarity by points. Without points the order of the report is kept. */
export const byGravity = (a: { polarity: Polarity; counted?: number }, b: { polarity: Polarity; counted?: number }): number =>
  polarities.indexOf(a.polarity) - polarities.indexOf(b.polarity) || Math.abs(b.counted ?? 0) - Math.abs(a.counted ?? 0)

/** The stop behind a refusal: the most serious one for every deal, otherwise one for this kind of deal, which comes first against it. */
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

/** Purposes for which a report gives a verdict, in the order of its stored verdicts. */
export const purposes = ['prepayment', 'deferral', 'contractor', 'share'] as const
export type Purpose = (typeof purposes)[number]

/**
 * Groups of facts that a conclusion requires. Without the last (stop factors not checked though their source can be loaded) a verdict cannot be
 * «no remarks».
 */
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

/**
 * Why a factor was not checked: never fetched; only part of the dataset; fetched too long ago; the source did not answer; no copy is available, so
 * a person must look; the company is too young; or it files elsewhere.
 */
export const missingReasons = ['absent', 'part', 'old', 'down', 'by_hand', 'not_due', 'elsewhere'] as const
export type MissingReason = (typeof missingReasons)[number]

/** «Стоп: в процессе ликвидации», «30.12.2025, ликвидация ООО»: inside a sentence a title begins in lower case, abbreviations stay. */
export const insideSentence = (title: string): string => title.replace(/^\p{Lu}(?!\p{Lu})/u, (letter) => letter.toLowerCase())

/** Figures of a company with which a deal is compared: cash, net assets, open claims, monthly revenue. */
export const dealFigures = ['cash', 'net_assets', 'open_claims', 'revenue_month'] as const
export type DealFigure = (typeof dealFigures)[number]

/** Below this share of checked factors the gauge shows no result. */
export const GAUGE_FROM = 1 / 3

/** How to format `value`: money is rubles, shares are percent, days are ISO. */
export const evidenceUnits = ['text', 'money', 'percent', 'ratio', 'count', 'date', 'year'] as const
export type EvidenceUnit = (typeof evidenceUnits)[number]

/**
 * Legal forms (ОКОПФ) with shares that can be bought: partnerships and companies (11000–13000). A cooperative member's share goes with the
 * membership; unitary enterprises, institutions, foundations, other non-commercial organisations, farms and branches have no shares.
 * If the form is unknown, shares are not ruled out.
 */
const hasShares = (okopf: string | null | undefined): boolean => !/^\d{5}$/.test(okopf ?? '') || /^1[1-3]/.test(okopf ?? '')

/** No verdict on buying a share if the legal form has none. */
export const applicablePurposes = (kind: 'company' | 'entrepreneur', okopf: string | null | undefined): readonly Purpose[] =>
  kind === 'entrepreneur' || !hasShares(okopf) ? purposes.filter((purpose) => purpose !== 'share') : purposes
