// One runner, three kinds of test: rules and tools (Node), the server on a real PostgreSQL, and web pieces in a DOM.
import { configDefaults, defineConfig } from 'vitest/config'
import { skippedFiles } from './tools/long-suites.ts'

const exclude = [...configDefaults.exclude, ...skippedFiles(import.meta.dirname, 'vitest', process.env)]

export default defineConfig({
  test: {
    projects: [
      {
        extends: true,
        test: { name: 'rules', isolate: false, exclude, include: ['packages/**/*.test.ts', 'tools/**/*.test.ts', 'ops/**/*.test.ts'] },
      },
      {
        extends: true,
        test: {
          name: 'server',
          // The server's modules are read once per worker instead of once per file: each file has an application and a database of its own.
          isolate: false,
          exclude,
          include: ['apps/server/**/*.test.ts'],
          globalSetup: ['apps/server/test/global.ts'],
          setupFiles: ['apps/server/test/record-sql.ts'],
        },
      },
      {
        extends: true,
        // The build finds this module under the same name.
        resolve: { alias: { 'react-router:single-fetch': 'react-router' } },
        // The DOM's own modules are read once per worker too; each file still gets a document of its own.
        test: { name: 'web', isolate: false, include: ['apps/web/**/*.test.{ts,tsx}'], environment: 'happy-dom' },
      },
    ],
    restoreMocks: true,
    // How long a test is let hang: no promise of ours, and a machine may be several times slower than the one it was written on.
    // The full run tries thousands where the usual one tries dozens.
    testTimeout: process.env.TEST_FULL ? 1_800_000 : 180_000,
    hookTimeout: 180_000,
    expect: { poll: { timeout: 90_000 } },
    // By default one core is left to the person who waits; most of a file's time is waiting for PostgreSQL anyway.
    maxWorkers: '100%',
  },
})
