// Whose accounts the tax service never has: banks and insurers hand them in to the Bank of Russia, state institutions to their owner (402-ФЗ, ст. 18).
import type { SourceCode } from '../../sources/sources.ts'
import type { Facts } from './dossier-facts.ts'

/** A main activity in finance alone proves nothing: the Bank of Russia has to have licensed it. */
const FINANCE = /^(64\.1|65)/
const BANK_OF_RUSSIA = /центральн\S{1,4} банк|банк\S{0,4} россии/i
/** Institutions of the country, its regions, its academies and towns. */
const STATE_INSTITUTION = /^75[1-4]/

/** Where a person finds them; null: they are handed in to the tax service, as those of everybody. */
export function accountsElsewhere(register: Facts['register'] | null): SourceCode | null {
  if (!register) return null
  const { okvedCode, okopfCode } = register.row
  if (STATE_INSTITUTION.test(okopfCode ?? '')) return 'institutions'
  const isLicensed = register.licenses.some(({ issuer }) => BANK_OF_RUSSIA.test(issuer ?? ''))
  return isLicensed && FINANCE.test(okvedCode ?? '') ? 'finorg' : null
}
