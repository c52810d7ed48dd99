// Who gets what from the operations on the register.
import { type AccessCases, anybody } from './cases.ts'

export const accessCases: AccessCases = {
  listRegisterRuns: anybody(),
  listRegisterFiles: anybody(),
  startRegisterRun: { ...anybody({ body: { kind: 'check' } }), expected: { staff: [201, 409] } },
}
