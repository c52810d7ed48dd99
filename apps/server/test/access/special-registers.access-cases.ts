// Access tests of special registers: the request that a guest, another member, the owner and staff send to each operation.
// Everybody may read the registers; each member sees which entries are new to them.
// A status is given for a role where the declared access of the operation implies another one or leaves it open (`cases.ts`).
import type { AccessCases } from './cases.ts'

const input = () => ({ params: { register: 'licences' } })

export const accessCases: AccessCases = {
  getRegisterNews: { input },
  markRegisterSeen: { input: () => ({ ...input(), body: { until: '2026-11-20T09:00:00.000Z' } }) },
}
