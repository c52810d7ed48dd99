// Recognizes organisations whose annual accounts the tax service never receives (law 402-ФЗ, article 18): banks and insurers file them with the Bank
// of Russia, state institutions with the public body that owns them. Their missing accounts are no sign against them.
import type { SourceCode } from '../../sources/sources.ts'
import type { Facts } from './dossier-facts.ts'

/** Activity codes (ОКВЭД): 64.1 banking, 65 insurance. The code alone proves nothing, since anybody can declare it: a licence is required too. */
const FINANCE = /^(64\.1|65)/
/** The Central Bank (Bank of Russia) as the issuer of a licence, in any grammatical case. */
const BANK_OF_RUSSIA = /центральн\S{1,4} банк|банк\S{0,4} россии/i
/** Legal form codes (ОКОПФ): 751 federal, 752 regional, 753 academy of sciences, 754 municipal institutions. */
const STATE_INSTITUTION = /^75[1-4]/

/**
 * The source that publishes the accounts of such an organisation: `institutions` (register of state institutions) or `finorg` (the Bank of Russia's
 * list of financial firms). Null if the accounts are filed with the tax service as usual, and without an extract of the state register.
 */
export function accountsElsewhere(register: Facts['register'] | null): SourceCode | null {
  if (!register) return null
  const { okvedCode, okopfCode } = register.row
  if (STATE_INSTITUTION.test(okopfCode ?? '')) return 'institutions'
  const isLicensed = register.licenses.some(({ issuer }) => BANK_OF_RUSSIA.test(issuer ?? ''))
  return isLicensed && FINANCE.test(okvedCode ?? '') ? 'finorg' : null
}
