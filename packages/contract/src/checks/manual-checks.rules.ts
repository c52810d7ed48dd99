// Official services without open data, which people check themselves («by hand» on the pages): where they are, what to search by, which
// factors they answer.

export const manualServices = [
  'terrorists',
  'bankruptcy',
  'accounts',
  'bailiffs',
  'arbitration',
  'courts',
  'disqualified',
  'pledges',
] as const
export type ManualService = (typeof manualServices)[number]

export interface ManualServiceEntry {
  /** The service's page. */
  readonly url: string
  /** URL to which the ИНН is appended, if the service accepts one in its URL. */
  readonly withInn?: string
  /** What to enter in the service's search. */
  readonly searchBy: 'inn' | 'person' | 'name'
  /** Factors that remain «not checked» without it. */
  readonly factors: readonly string[]
  /** Days after which the result is out of date. */
  readonly staleDays: number
}

export const manualServiceDetails: Readonly<Record<ManualService, ManualServiceEntry>> = {
  terrorists: {
    url: 'https://www.fedsfm.ru/documents/terrorists-catalog-portal-act',
    searchBy: 'person',
    factors: ['terrorist-list'],
    staleDays: 30,
  },
  bankruptcy: {
    url: 'https://bankrot.fedresurs.ru/bankrupts',
    withInn: 'https://bankrot.fedresurs.ru/bankrupts?searchString=',
    searchBy: 'inn',
    factors: ['debtor-intent', 'creditor-intent'],
    staleDays: 30,
  },
  accounts: { url: 'https://service.nalog.ru/bi.do', searchBy: 'inn', factors: ['accounts-frozen'], staleDays: 14 },
  bailiffs: { url: 'https://fssp.gov.ru/iss/ip', searchBy: 'name', factors: ['collection-impossible'], staleDays: 30 },
  arbitration: { url: 'https://kad.arbitr.ru', searchBy: 'inn', factors: ['cases-lost', 'cases-won'], staleDays: 30 },
  courts: { url: 'https://bsr.sudrf.ru', searchBy: 'name', factors: ['cases-civil-courts'], staleDays: 30 },
  disqualified: {
    url: 'https://service.nalog.ru/disqualified.do',
    searchBy: 'person',
    factors: ['head-listed-disqualified'],
    staleDays: 90,
  },
  pledges: { url: 'https://www.reestr-zalogov.ru/search/index', searchBy: 'inn', factors: ['pledger'], staleDays: 30 },
}

/** What the service said: it does not name the company, it names it, or it did not open, which proves nothing. */
export const manualCheckOutcomes = ['absent', 'found', 'unopened'] as const
export type ManualCheckOutcome = (typeof manualCheckOutcomes)[number]

/** 10 MiB. */
export const MANUAL_CHECK_FILE_MAX_BYTES = 10 * 1024 * 1024
/** Limits of texts, in characters. */
export const MANUAL_CHECK_DETAILS_MAX = 500
export const MANUAL_CHECK_FILE_NAME_MAX = 120
