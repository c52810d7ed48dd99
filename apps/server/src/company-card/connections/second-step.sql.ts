// Companies that name any of several companies and people: the second step from the one in the middle.
import type { Reader } from '../../platform/db/database.ts'

/** Newest companies first; of more the picture could show nothing. */
export const SECOND_STEP_END = 200

export const listNamingMany = (db: Reader, { ogrns, inns }: { ogrns: readonly string[]; inns: readonly string[] }) =>
  db
    .selectFrom('company_ties as tie')
    .select(['tie.company_id as companyId', 'tie.role', 'tie.ogrn', 'tie.inn'])
    .where((is) =>
      is.or([
        is('tie.ogrn', 'in', ogrns.length > 0 ? [...ogrns] : ['']),
        is.and([is('tie.inn', 'in', inns.length > 0 ? [...inns] : ['']), is('tie.role', 'in', ['head', 'founder'])]),
      ]),
    )
    .orderBy('tie.company_id', 'desc')
    .orderBy('tie.role')
    .orderBy('tie.position')
    .limit(SECOND_STEP_END)
    .execute()
