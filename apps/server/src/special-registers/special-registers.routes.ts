// Declares the operations of the special registers.
import { getRegistersOfCompany, listRegisterEntries, listSpecialRegisters } from '@sverka/contract/special-registers/special-registers'
import { type Bound, reads } from '../platform/http/binding.ts'
import { showCompany, showEntries, showRegisters } from './special-registers.ts'

/** `today` is the product's day. */
export const specialRegistersRoutes = (today: () => string): readonly Bound[] => [
  reads(listSpecialRegisters, async ({ db, query }) => {
    const result = await showRegisters(db, query.lang ?? 'ru')
    return { count: result.length, result }
  }),
  reads(listRegisterEntries, ({ db, query }) => showEntries(db, query)),
  reads(getRegistersOfCompany, ({ db, query }) => showCompany(db, query, today())),
]
