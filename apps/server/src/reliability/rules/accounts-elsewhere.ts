// Organisations whose accounts the tax service never has: banks and insurers file with the Bank of Russia, state bodies with their owner (402-ФЗ, 18).
import type { SourceCode } from '../../sources/sources.ts'
import type { Facts } from './dossier-facts.ts'

/** A financial activity alone proves nothing: a licence of the Bank of Russia is required. */
const FINANCE = /^(64\.1|65)/
const BANK_OF_RUSSIA = /центральн\S{1,4} банк|банк\S{0,4} россии/i
/** Legal forms of state, regional, academic and municipal institutions. */
const STATE_INSTITUTION = /^75[1-4]/

/** The source that has the accounts of such an organisation; null: they are filed with the tax service as usual. */
export function accountsElsewhere(register: Facts['register'] | null): SourceCode | null {
  if (!register) return null
  const { okvedCode, okopfCode } = register.row
  if (STATE_INSTITUTION.test(okopfCode ?? '')) return 'institutions'
  const isLicensed = register.licenses.some(({ issuer }) => BANK_OF_RUSSIA.test(issuer ?? ''))
  return isLicensed && FINANCE.test(okvedCode ?? '') ? 'finorg' : null
}
