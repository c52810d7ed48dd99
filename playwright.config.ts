// Browser tests: the built product on its own database, filled with the invented register of e2e/register.
import { defineConfig } from '@playwright/test'
import { testOrigin } from './e2e/address.ts'
import { installedBrowser, launchOptions } from './e2e/browser.ts'
import { skippedFiles } from './tools/long-suites.ts'

const baseURL = await testOrigin()
const installed = installedBrowser()

export default defineConfig({
  testDir: 'e2e',
  testMatch: '**/*.spec.ts',
  testIgnore: skippedFiles(import.meta.dirname, 'playwright', process.env).map((path) => `**/${path}`),
  outputDir: 'test-results',
  // A browser test waits for a third of its time: a third one keeps two cores busy.
  workers: 3,
  fullyParallel: true,
  forbidOnly: true,
  // Six times the usual patience: three browsers, the server and its database may share two busy cores of a slow machine.
  timeout: 180_000,
  expect: { timeout: 30_000 },
  use: { baseURL, locale: 'ru-RU' },
  projects: [
    { name: 'packaged', use: { launchOptions: await launchOptions() } },
    // What hostile text does depends on the version that reads it.
    ...(installed ? [{ name: 'installed', grep: /@hostile/, use: { launchOptions: installed } }] : []),
  ],
  webServer: {
    command: 'node e2e/serve.ts',
    url: `${baseURL}/readyz`,
    // Two imports and a database from nothing before it answers.
    timeout: 300_000,
    reuseExistingServer: false,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 20_000 },
    stdout: 'ignore',
  },
})
