// Access tests of the runs that check, download and import state registers:
// the request that a guest, another member, the owner and staff send to each operation.
// By its declared access an operation refuses guests (401), and members if it is for staff (404); `expected` has the statuses that differ.
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
