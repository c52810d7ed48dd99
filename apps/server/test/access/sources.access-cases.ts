// Who gets what from the operations on the register.
import { type AccessCases, anybody } from './cases.ts'

const NOW = new Date('2026-11-20T09:00:00Z')

export const accessCases: AccessCases = {
  listRegisterRuns: anybody(),
  listRegisterFiles: anybody(),
  startRegisterRun: {
    // One run of a kind at a time: those asked for before are over.
    input: async ({ db }) => {
      await db.updateTable('register_runs').set({ state: 'done', ended_at: NOW }).where('state', 'in', ['waiting', 'running']).execute()
      return { body: { kind: 'check' } }
    },
    expected: { staff: 201 },
  },
}
