// Access cases of the work on the registers.
import { type AccessCases, anybody } from './cases.ts'

const NOW = new Date('2026-11-20T09:00:00Z')

export const accessCases: AccessCases = {
  listRegisterRuns: anybody(),
  listRegisterFiles: anybody(),
  startRegisterRun: {
    // One run of a kind at a time: earlier ones are finished.
    input: async ({ db }) => {
      await db.updateTable('register_runs').set({ state: 'done', ended_at: NOW }).where('state', 'in', ['waiting', 'running']).execute()
      return { body: { kind: 'check' } }
    },
    expected: { staff: 201 },
  },
}
