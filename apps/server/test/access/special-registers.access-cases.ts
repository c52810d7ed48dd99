// Access tests of special registers: the request that a guest, another member, the owner and staff send to each operation.
// Anybody reads them, each member has news of their own.
// A role that is not named in `expected` gets what the declared access of the operation says.
import type { AccessCases } from './cases.ts'

const input = () => ({ params: { register: 'licences' } })

export const accessCases: AccessCases = {
  getRegisterNews: { input },
  markRegisterSeen: { input: () => ({ ...input(), body: { until: '2026-11-20T09:00:00.000Z' } }) },
}
