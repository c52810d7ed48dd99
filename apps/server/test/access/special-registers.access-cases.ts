// Access tests of special registers: the request that a guest, another member, the owner and staff send to each operation.
// Everybody may read the registers; each member sees which entries are new to them.
// By its declared access an operation refuses guests (401), and members if it is for staff (404); `expected` has the statuses that differ.
import type { AccessCases } from './cases.ts'

/** The register of licences. */
const input = () => ({ params: { register: 'licences' } })

export const accessCases: AccessCases = {
  getRegisterNews: { input },
  markRegisterSeen: { input: () => ({ ...input(), body: { until: '2026-11-20T09:00:00.000Z' } }) },
}
