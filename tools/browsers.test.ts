// The choice of the browser for browser tests: the Chromium of an npm package even if another is installed; for tests of hostile text also the
// installed one.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { installedBrowser, launchOptions } from '../e2e/browser.ts'

let folder: string

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'browsers-'))
  vi.stubEnv('PATH', folder)
  vi.stubEnv('CHROME_PATH', undefined)
})
afterEach(() => {
  vi.unstubAllEnvs()
  rmSync(folder, { recursive: true, force: true })
})

/** Puts a program `chromium` on PATH that prints this text as its version; returns its path. */
function install(versionText: string): string {
  const path = join(folder, 'chromium')
  writeFileSync(path, `#!/bin/sh\necho "${versionText}"\n`, { mode: 0o755 })
  return path
}

test('the packaged browser is used although another is installed', async () => {
  install('Chromium 156.0.1 built on Debian')
  expect((await launchOptions()).executablePath).toContain('.cache/chromium')
})

test('a named browser is used', async () => {
  vi.stubEnv('CHROME_PATH', '/opt/own-browser')
  expect((await launchOptions()).executablePath).toBe('/opt/own-browser')
})

test('an installed browser is found for hostile text', () => {
  const path = install('Chromium 156.0.1 built on Debian')
  expect(installedBrowser()?.executablePath).toBe(path)
})

// Some systems have a program of that name that only prints how to install the browser.
test('a note in place of a browser is not an installed browser', () => {
  install('Command requires the chromium snap to be installed.')
  expect(installedBrowser()).toBeNull()
})
