// The companies and sole traders that a member may sell for, as the form offers them.
import { statusClass } from '@sverka/contract/company/company.rules'
import { browserCall } from '../api/browser-call.ts'
import { loadOwnCompanies } from '../shell/own-companies.ts'

/** A company or sole trader in whose name the member may sell. */
export interface OwnSeller {
  /** Kind and id: `company:12` or `entrepreneur:7`. */
  readonly key: string
  readonly kind: 'company' | 'entrepreneur'
  readonly name: string
  /** No longer active in the register of legal entities or sole traders: nothing new can be sold in its name. */
  readonly isEnded: boolean
}

/** The companies and sole traders that the member represents; closed ones too. */
export async function loadSellers(userId: number): Promise<OwnSeller[]> {
  return (await loadOwnCompanies(browserCall, userId)).map(({ id, kind, name, status }) => ({
    key: `${kind}:${id}`,
    kind,
    name,
    isEnded: statusClass(status.name) !== 'active',
  }))
}
