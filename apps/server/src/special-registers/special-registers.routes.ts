// The routes of the special registers, which are public lists such as tax debtors, disqualified heads or licences: the list of registers, their
// entries, one company in all of them, and the entries that are new to a member.
import {
  getRegisterNews,
  getRegistersOfCompany,
  listRegisterEntries,
  listSpecialRegisters,
  markRegisterSeen,
} from '@sverka/contract/special-registers/special-registers'
import { requireMember } from '../platform/auth/session.ts'
import { type BoundRoute, reads, writes } from '../platform/http/binding.ts'
import { readRegisterNews, recordRegisterVisit } from './register-news.ts'
import { readCompanyEntries, readEntriesPage, readRegisters } from './special-registers.ts'

/** `today`: the current day (in the demo its fixed day), YYYY-MM-DD. */
export const specialRegistersRoutes = (today: () => string): readonly BoundRoute[] => [
  reads(listSpecialRegisters, async ({ db, query }) => {
    const result = await readRegisters(db, query.lang ?? 'ru')
    return { count: result.length, result }
  }),
  reads(listRegisterEntries, ({ db, query }) => readEntriesPage(db, query)),
  reads(getRegistersOfCompany, ({ db, query }) => readCompanyEntries(db, query, today())),
  reads(getRegisterNews, ({ db, caller, clock, params }) =>
    readRegisterNews(db, { userId: requireMember(caller).userId, register: params.register, at: clock.now() }),
  ),
  writes(markRegisterSeen, ({ tx, caller, clock, params, body }) =>
    recordRegisterVisit(tx, { userId: requireMember(caller).userId, register: params.register, at: clock.now() }, body.until),
  ),
]
