// One runner, three kinds of test: rules and tools (Node), the server on a real PostgreSQL, and web pieces in a DOM.
import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    projects: [
      {
        extends: true,
        test: { name: 'rules', isolate: false, include: ['packages/**/*.test.ts', 'tools/**/*.test.ts'] },
      },
      {
        extends: true,
        test: {
          name: 'server',
          // The server's modules are read once per worker instead of once per file: each file has an application and a database of its own.
          isolate: false,
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
