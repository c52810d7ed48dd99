// `npm run bench -- sitemap SIZE [FOLDER]`: how long the server takes to build the sitemap of SIZE companies, how much memory it needs, and
// whether the files are valid.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { gunzipSync } from 'node:zlib'
import { SITEMAP_FILE_URLS } from '@sverka/contract/site-pages/site-pages'
import { openEnvironment } from './sitemap/environment.ts'
import { validEntries } from './sitemap/validity.ts'

/** The protocol's limit for one file, before compression. */
const MAX_BYTES = 50 * 1024 * 1024

/** `size`: number of companies; the unpacked files are written into `folder` if it is named. */
export async function bench([size = '1000000', folder]: string[]): Promise<void> {
  const environment = await openEnvironment(Number(size))
  try {
    const before = readMemory(environment.pid)
    const started = performance.now()
    const parts = await waitForFiles(environment.origin, Math.ceil(Number(size) / SITEMAP_FILE_URLS))
    const seconds = (performance.now() - started) / 1000
    console.log(
      `${parts.length} files in ${seconds.toFixed(1)} s; memory of the server ${before} MB, at most ${readMemory(environment.pid)} MB`,
    )
    await check(environment.origin, parts, folder)
  } finally {
    await environment.stop()
  }
}

/** Peak resident memory of a process so far, in megabytes. */
function readMemory(pid: number): number {
  const line = /VmHWM:\s+(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))
  return Math.round(Number(line?.[1] ?? 0) / 1024)
}

/** Waits until the sitemap's index lists every file; returns their paths. */
async function waitForFiles(origin: string, expected: number): Promise<string[]> {
  for (;;) {
    const index = await (await fetch(`${origin}/sitemap.xml`)).text()
    const parts = [...index.matchAll(/<loc>([^<]*\.gz)<\/loc>/g)].map(([, address = '']) => new URL(address).pathname)
    if (parts.length >= expected) return parts
    await pause(500)
  }
}

/** Checks every file against the schema and the limits, and that no address occurs twice; throws otherwise. */
async function check(origin: string, parts: readonly string[], folder: string | undefined): Promise<void> {
  validEntries(await (await fetch(`${origin}/sitemap.xml`)).text(), 'sitemapindex')
  validEntries(await (await fetch(`${origin}/sitemaps/pages.xml`)).text(), 'urlset')
  const seen = new Set<string>()
  let addresses = 0
  for (const [index, part] of parts.entries()) {
    const packed = Buffer.from(await (await fetch(origin + part)).arrayBuffer())
    const xml = gunzipSync(packed)
    const locations = validEntries(xml.toString(), 'urlset')
    if (locations.length > SITEMAP_FILE_URLS || xml.length > MAX_BYTES)
      throw new Error(`${part}: ${locations.length} addresses, ${xml.length} bytes`)
    addresses += locations.length
    for (const address of locations) seen.add(address)
    if (folder) {
      mkdirSync(folder, { recursive: true })
      writeFileSync(join(folder, `${index}.xml`), xml)
    }
  }
  if (seen.size !== addresses) throw new Error(`${addresses - seen.size} addresses occur twice`)
  console.log(`${addresses} addresses, each once; index and files as the schema has them, none over the limits`)
}
