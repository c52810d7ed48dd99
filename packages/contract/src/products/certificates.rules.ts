// Certificates of goods (documents that goods meet safety rules): their kinds, checks of their form, and where people can look a number up.
// Росаккредитация is the federal accreditation service, which publishes the state register. Whether a certificate is genuine is not checked.

/** The most certificates of one product. */
export const CERTIFICATES_MAX = 5
/** The longest number of a certificate, in characters. */
export const CERTIFICATE_NUMBER_MAX = 60
/** The longest link to the register, in characters. */
export const CERTIFICATE_LINK_MAX = 300

/**
 * `declaration`: the producer's declaration of conformity; `conformity`: certificate of conformity; `registration`: state registration; `fire`: fire
 * safety certificate; `refusal`: letter that the goods need no certificate.
 */
export const certificateKinds = ['declaration', 'conformity', 'registration', 'fire', 'refusal', 'other'] as const
export type CertificateKind = (typeof certificateKinds)[number]

/** A certificate as its seller enters it. Days as `2026-11-20`. */
export interface Certificate {
  readonly kind: CertificateKind
  readonly number: string
  readonly issued_on: string
  /** The last day on which it is valid; null if it has no term. */
  readonly valid_until: string | null
  /** Its page in the register of Росаккредитация; null if the seller enters none. */
  readonly link: string | null
}

/** The page where the register of Росаккредитация is searched, for the kinds that are in it. */
export const registerPages: { readonly [kind in CertificateKind]?: string } = {
  declaration: 'https://pub.fsa.gov.ru/rds/declaration',
  conformity: 'https://pub.fsa.gov.ru/rss/certificate',
}

/** Whether an address leads to the register of Росаккредитация and nowhere else. */
export const isRegisterLink = (link: string): boolean =>
  link.length <= CERTIFICATE_LINK_MAX && /^https:\/\/pub\.fsa\.gov\.ru\/[A-Za-z0-9/_.?=&#%-]*$/.test(link)

/** Whether the certificate is no longer valid on a day. */
export const isExpired = ({ valid_until: until }: Pick<Certificate, 'valid_until'>, today: string): boolean =>
  until !== null && until < today

/** Whether the text is a day of the calendar from 1990 to 2099. */
function isDay(text: string): boolean {
  const [, year = 0, month = 0, day = 0] = (/^((?:19|20)\d\d)-(\d\d)-(\d\d)$/.exec(text) ?? []).map(Number)
  const isLeap = year % 4 === 0
  const days = [31, isLeap ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]
  return year >= 1990 && day >= 1 && day <= (days[month - 1] ?? 0)
}

const isNumber = (text: string): boolean => text.length <= CERTIFICATE_NUMBER_MAX && /\d/.test(text) && /^[\p{L}\d .,:/№()_-]+$/u.test(text)

export type CertificateFault = 'certificates_wrong' | 'certificate_number_wrong' | 'certificate_days_wrong' | 'certificate_link_wrong'

/** The first fault of a list of certificates; null if there is none. `item` is the position of the faulty one, from 1; absent for the whole list. */
export function findCertificateFault(certificates: readonly Certificate[]): { code: CertificateFault; item?: number } | null {
  const names = new Set(certificates.map(({ kind, number }) => `${kind} ${number.toLowerCase()}`))
  if (certificates.length > CERTIFICATES_MAX) return { code: 'certificates_wrong' }
  for (const [place, certificate] of certificates.entries()) {
    const code = findFault(certificate)
    if (code) return { code, item: place + 1 }
  }
  return names.size < certificates.length ? { code: 'certificates_wrong' } : null
}

function findFault({ number, issued_on: issued, valid_until: until, link }: Certificate): CertificateFault | null {
  if (!isNumber(number)) return 'certificate_number_wrong'
  if (!isDay(issued) || (until !== null && (!isDay(until) || until < issued))) return 'certificate_days_wrong'
  return link === null || isRegisterLink(link) ? null : 'certificate_link_wrong'
}
