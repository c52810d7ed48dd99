// Access cases of special registers: anybody reads them, each member has news of their own.
import type { AccessCases } from './cases.ts'

const input = () => ({ params: { register: 'licences' } })

export const accessCases: AccessCases = {
  getRegisterNews: { input },
  markRegisterSeen: { input: () => ({ ...input(), body: { until: '2026-11-20T09:00:00.000Z' } }) },
}
