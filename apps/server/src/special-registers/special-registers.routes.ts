// The routes of the special registers.
import {
  getRegisterNews,
  getRegistersOfCompany,
  listRegisterEntries,
  listSpecialRegisters,
  markRegisterSeen,
} from '@sverka/contract/special-registers/special-registers'
import { requireMember } from '../platform/auth/session.ts'
import { type BoundRoute, reads, writes } from '../platform/http/binding.ts'
import { recordRegisterVisit, showRegisterNews } from './register-news.ts'
import { showCompany, showEntries, showRegisters } from './special-registers.ts'

/** `today` is the product's day, YYYY-MM-DD. */
export const specialRegistersRoutes = (today: () => string): readonly BoundRoute[] => [
  reads(listSpecialRegisters, async ({ db, query }) => {
    const result = await showRegisters(db, query.lang ?? 'ru')
    return { count: result.length, result }
  }),
  reads(listRegisterEntries, ({ db, query }) => showEntries(db, query)),
  reads(getRegistersOfCompany, ({ db, query }) => showCompany(db, query, today())),
  reads(getRegisterNews, ({ db, caller, clock, params }) =>
    showRegisterNews(db, { userId: requireMember(caller).userId, register: params.register, at: clock.now() }),
  ),
  writes(markRegisterSeen, ({ tx, caller, clock, params, body }) =>
    recordRegisterVisit(tx, { userId: requireMember(caller).userId, register: params.register, at: clock.now() }, body.until),
  ),
]
