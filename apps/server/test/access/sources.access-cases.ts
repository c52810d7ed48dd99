// Access tests of the work on the registers: the request that a guest, another member, the owner and staff send to each operation.
// A status is given for a role where the declared access of the operation implies another one or leaves it open (`cases.ts`).
import { type AccessCases, sameRequestForAll } from './cases.ts'

const NOW = new Date('2026-11-20T09:00:00Z')

export const accessCases: AccessCases = {
  listRegisterRuns: sameRequestForAll(),
  listRegisterFiles: sameRequestForAll(),
  startRegisterRun: {
    // One run of a kind at a time: earlier ones are finished.
    input: async ({ db }) => {
      await db.updateTable('register_runs').set({ state: 'done', ended_at: NOW }).where('state', 'in', ['waiting', 'running']).execute()
      return { body: { kind: 'check' } }
    },
    expected: { staff: 201 },
  },
}
