// Access to exports of selections: anybody may ask for the quota, only a member may export.
import { type AccessCases, anybody } from './cases.ts'

export const accessCases: AccessCases = {
  getExportAllowance: anybody(),
  exportSelection: { input: () => ({ body: { kind: 'company', format: 'csv' } }) },
}
