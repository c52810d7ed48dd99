// Codes and rules of the reliability report: states, polarities and groups of factors, kinds of deals, units of evidence.

/** Days after which an extract of the state register is out of date. */
export const REGISTER_FRESH_DAYS = 30

const DAY_MS = 86_400_000

/** Whether an extract of the day `asOf` is too old on `today` to prove that a company is active, or that something is not found. */
export const isOutdated = (asOf: string | null | undefined, today: string): boolean =>
  asOf != null && Date.parse(today) - Date.parse(asOf) > REGISTER_FRESH_DAYS * DAY_MS

/** The result of a factor for this company. Only `found` counts; «not_found» always has the day of the data. */
export const factorStates = ['found', 'not_found', 'not_applicable', 'not_checked', 'source_down'] as const
export type FactorState = (typeof factorStates)[number]

/** `stop` alone rules out a deal. Both `stop` and `negative` count as negative; `attention` is listed apart and not part of the gauge. */
export const polarities = ['stop', 'negative', 'attention', 'positive'] as const
export type Polarity = (typeof polarities)[number]

/** For `sort`: most serious polarity first, within it by points. Without points the order stays. */
export const bySeverity = (a: { polarity: Polarity; counted?: number }, b: { polarity: Polarity; counted?: number }): number =>
  polarities.indexOf(a.polarity) - polarities.indexOf(b.polarity) || Math.abs(b.counted ?? 0) - Math.abs(a.counted ?? 0)

/**
 * The stop factor behind a refusal: `gravest`, the most serious one for every deal, else one for this kind of deal only, which is then the first
 * reason against it. Undefined without a stop.
 */
export const decidingStop = <Stop extends { title: string }>(
  gravest: Stop | undefined,
  reading: { stopped?: boolean; against?: readonly Stop[] } | undefined,
): Stop | undefined => gravest ?? (reading?.stopped ? reading.against?.[0] : undefined)

/** Groups in which the report lists factors; `permits` are licences and trademarks, `connections` other companies of the same people. */
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

/** Kinds of deals (prepayment to a supplier, deferred payment of a buyer, contract, purchase of a share), in the order of stored verdicts. */
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

/** The title with a small first letter, for the middle of a sentence; an abbreviation at its beginning stays («ООО»). */
export const insideSentence = (title: string): string => title.replace(/^\p{Lu}(?!\p{Lu})/u, (letter) => letter.toLowerCase())

/** Values of a company with which the sum of a deal is compared: cash, net assets, claims of pending cases against it, revenue of a month. */
export const dealFigures = ['cash', 'net_assets', 'open_claims', 'revenue_month'] as const
export type DealFigure = (typeof dealFigures)[number]

/** Below this share of checked factors the gauge shows no result. */
export const GAUGE_MIN_CHECKED_SHARE = 1 / 3

/** How to format `value`: money is rubles, shares are percent, days are ISO. */
export const evidenceUnits = ['text', 'money', 'percent', 'ratio', 'count', 'date', 'year'] as const
export type EvidenceUnit = (typeof evidenceUnits)[number]

/**
 * Legal forms (ОКОПФ) with shares that can be bought: partnerships and companies (11000–13000). A cooperative member's share goes with the
 * membership; unitary enterprises, institutions, foundations, other non-commercial organisations, farms and branches have no shares.
 * If the form is unknown, shares are not ruled out.
 */
const hasShares = (okopf: string | null | undefined): boolean => !/^\d{5}$/.test(okopf ?? '') || /^1[1-3]/.test(okopf ?? '')

/** The kinds of deals that are possible with the company: no purchase of a share if the legal form has none. */
export const applicablePurposes = (kind: 'company' | 'entrepreneur', okopf: string | null | undefined): readonly Purpose[] =>
  kind === 'entrepreneur' || !hasShares(okopf) ? purposes.filter((purpose) => purpose !== 'share') : purposes
