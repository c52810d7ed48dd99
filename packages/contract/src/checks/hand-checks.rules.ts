// Official services without open data, which people check by hand: where they are, what to search by, and which factors they answer.

export const handServices = [
  'terrorists',
  'bankruptcy',
  'accounts',
  'bailiffs',
  'arbitration',
  'courts',
  'disqualified',
  'pledges',
] as const
export type HandService = (typeof handServices)[number]

export interface HandServiceEntry {
  /** The service's page. */
  readonly url: string
  /** Appended with the ИНН if the address accepts one. */
  readonly withInn?: string
  /** What to enter in the service's search. */
  readonly by: 'inn' | 'person' | 'name'
  /** Factors that remain «not checked» without it. */
  readonly factors: readonly string[]
  /** Days after which the result is out of date. */
  readonly staleDays: number
}

export const handService: Readonly<Record<HandService, HandServiceEntry>> = {
  terrorists: {
    url: 'https://www.fedsfm.ru/documents/terrorists-catalog-portal-act',
    by: 'person',
    factors: ['terrorist-list'],
    staleDays: 30,
  },
  bankruptcy: {
    url: 'https://bankrot.fedresurs.ru/bankrupts',
    withInn: 'https://bankrot.fedresurs.ru/bankrupts?searchString=',
    by: 'inn',
    factors: ['debtor-intent', 'creditor-intent'],
    staleDays: 30,
  },
  accounts: { url: 'https://service.nalog.ru/bi.do', by: 'inn', factors: ['accounts-frozen'], staleDays: 14 },
  bailiffs: { url: 'https://fssp.gov.ru/iss/ip', by: 'name', factors: ['collection-impossible'], staleDays: 30 },
  arbitration: { url: 'https://kad.arbitr.ru', by: 'inn', factors: ['cases-lost', 'cases-won'], staleDays: 30 },
  courts: { url: 'https://bsr.sudrf.ru', by: 'name', factors: ['cases-civil-courts'], staleDays: 30 },
  disqualified: { url: 'https://service.nalog.ru/disqualified.do', by: 'person', factors: ['head-listed-disqualified'], staleDays: 90 },
  pledges: { url: 'https://www.reestr-zalogov.ru/search/index', by: 'inn', factors: ['pledger'], staleDays: 30 },
}

/** `unopened`: the service did not respond, which proves nothing. */
export const handOutcomes = ['absent', 'found', 'unopened'] as const
export type HandOutcome = (typeof handOutcomes)[number]

export const HAND_FILE_MAX = 10 * 1024 * 1024
export const HAND_DETAILS_MAX = 500
export const HAND_FILE_NAME_MAX = 120
