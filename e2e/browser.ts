// Chooses the Chromium of the browser tests: one from an npm package on every machine; tests of hostile text also run in an installed one.
import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { delimiter, dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

interface LaunchOptions {
  readonly executablePath: string
  readonly args: string[]
  readonly env: Record<string, string>
}

const ARGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
]

const INSTALLED_NAMES = ['chromium', 'chromium-browser', 'google-chrome']

function environment(): Record<string, string> {
  return Object.fromEntries(Object.entries(process.env).filter((entry): entry is [string, string] => entry[1] !== undefined))
}

/** Our environment with a UTF-8 locale: without it the browser renames files that have Russian names. */
const withLocale = (): Record<string, string> => ({ ...environment(), LC_ALL: 'C.UTF-8' })

/** For Playwright's `launchOptions`: the packaged browser, or the one at `CHROME_PATH`; if that does not exist, the launch fails. */
export async function launchOptions(): Promise<LaunchOptions> {
  const env = withLocale()
  if (env.CHROME_PATH) return { executablePath: env.CHROME_PATH, args: ARGS, env }
  const { executablePath, libraries, fonts } = await unpacked()
  env.LD_LIBRARY_PATH = [libraries, env.LD_LIBRARY_PATH].filter(Boolean).join(':')
  // Without any configured fonts Chromium crashes at the first text.
  if (!existsSync('/etc/fonts/fonts.conf')) env.FONTCONFIG_FILE = fonts
  return { executablePath, args: ARGS, env }
}

/** For Playwright's `launchOptions`: the first working Chromium on `PATH`, or null. Other versions parse hostile text differently. */
export function installedBrowser(): LaunchOptions | null {
  const env = withLocale()
  const paths = (env.PATH ?? '').split(delimiter).flatMap((folder) => INSTALLED_NAMES.map((name) => join(folder, name)))
  const executablePath = paths.find((path) => path !== env.CHROME_PATH && existsSync(path) && isBrowser(path))
  return executablePath ? { executablePath, args: ARGS, env } : null
}

/** Whether the file is a browser: some systems have a stub of that name which only prints how to install the browser. */
function isBrowser(path: string): boolean {
  const { stdout } = spawnSync(path, ['--version'], { encoding: 'utf8', timeout: 20_000 })
  return /^(?:Chromium|Google Chrome) \d+/.test(stdout ?? '')
}

/**
 * Unpacks the packaged browser once, with the libraries and fonts that a bare machine lacks. The package unpacks into the folder for
 * temporary files, where only the machine's first user could run it, so we set that folder to our own meanwhile.
 */
async function unpacked(): Promise<{ executablePath: string; libraries: string; fonts: string }> {
  const folder = join(import.meta.dirname, '../.cache/chromium')
  mkdirSync(folder, { recursive: true })
  const usual = process.env.TMPDIR
  process.env.TMPDIR = folder
  try {
    const { default: chromium, inflate } = await import('@sparticuz/chromium')
    const executablePath = await chromium.executablePath()
    const packed = join(dirname(fileURLToPath(import.meta.resolve('@sparticuz/chromium'))), '../bin/al2023.tar.br')
    const fonts = join(folder, 'fonts.conf')
    writeFileSync(
      fonts,
      `<fontconfig><dir>${join(folder, 'fonts')}</dir><cachedir>${join(folder, 'fonts-cache')}</cachedir></fontconfig>\n`,
    )
    return { executablePath, libraries: join(await inflate(packed), 'lib'), fonts }
  } finally {
    if (usual === undefined) delete process.env.TMPDIR
    else process.env.TMPDIR = usual
  }
}
