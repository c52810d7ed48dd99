// Who gets what from selections: their count is public, their export is a member's.
import { type AccessCases, anybody } from './cases.ts'

export const accessCases: AccessCases = {
  getExportAllowance: anybody(),
  exportSelection: { input: () => ({ body: { kind: 'company', format: 'csv' } }) },
}
