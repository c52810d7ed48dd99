// Official services that publish no open data, so that members look companies up there themselves («by hand» on the pages): address, what to search
// by, and which factors of the reliability report each service answers.

/**
 * `terrorists`: list of terrorists and extremists; `bankruptcy`: bankruptcy notices; `accounts`: bank accounts frozen by the tax service;
 * `bailiffs`: enforcement proceedings; `arbitration`: commercial courts; `courts`: courts of general jurisdiction; `disqualified`: people banned
 * from managing companies; `pledges`: pledges of movable property.
 */
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

/** An official service. */
export interface ManualServiceEntry {
  /** The service's page. */
  readonly url: string
  /** URL to which the taxpayer number (ИНН) is appended, if the service accepts one in its URL. */
  readonly withInn?: string
  /** The text to enter in the service's search: taxpayer number, name of the head, or name of the company. */
  readonly searchBy: 'inn' | 'person' | 'name'
  /** Codes of the report's factors that remain «not checked» until a member looks the company up here. */
  readonly factors: readonly string[]
  /** Days after which a result is out of date, and the member should look the company up again. */
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

/** The service does not list the company (`absent`), lists it (`found`), or did not open, which proves nothing (`unopened`). */
export const manualCheckOutcomes = ['absent', 'found', 'unopened'] as const
export type ManualCheckOutcome = (typeof manualCheckOutcomes)[number]

/** Largest picture or PDF of a result: 10 MiB. */
export const MANUAL_CHECK_FILE_MAX_BYTES = 10 * 1024 * 1024
/** Limits of texts, in characters. */
export const MANUAL_CHECK_DETAILS_MAX = 500
export const MANUAL_CHECK_FILE_NAME_MAX = 120
