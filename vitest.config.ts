// One runner, three kinds of test: rules and tools (Node), the server on a real PostgreSQL, and web pieces in a DOM.
import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    projects: [
      {
        extends: true,
        test: { name: 'rules', include: ['packages/**/*.test.ts', 'tools/**/*.test.ts'] },
      },
      {
        extends: true,
        test: {
          name: 'server',
          include: ['apps/server/**/*.test.ts'],
          globalSetup: ['apps/server/test/global.ts'],
          testTimeout: 15_000,
          hookTimeout: 60_000,
        },
      },
      {
        extends: true,
        test: { name: 'web', include: ['apps/web/**/*.test.{ts,tsx}'], environment: 'happy-dom' },
      },
    ],
    restoreMocks: true,
    // By default one core is left to the person who waits; most of a file's time is waiting for PostgreSQL anyway.
    maxWorkers: '100%',
  },
})
