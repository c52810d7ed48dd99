// Which Chromium the browser tests use: the machine's own, or the one inside an npm package, which needs no installation.
import { existsSync } from 'node:fs'
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
  const env = environment()
  const own = [env.CHROME_PATH, ...installed].find((path) => path && existsSync(path))
  if (own) return { executablePath: own, args: ARGS, env }
  const { default: chromium, inflate } = await import('@sparticuz/chromium')
  const executablePath = await chromium.executablePath()
  // The package brings the libraries that a bare machine lacks.
  const folder = dirname(fileURLToPath(import.meta.resolve('@sparticuz/chromium')))
  const libraries = join(await inflate(join(folder, '../bin/al2023.tar.br')), 'lib')
  return { executablePath, args: ARGS, env: { ...env, LD_LIBRARY_PATH: [libraries, env.LD_LIBRARY_PATH].filter(Boolean).join(':') } }
}
