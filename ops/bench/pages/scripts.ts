// Sizes of a page's HTML, scripts and styles as transferred, for the bench `pages`. Scripts that are imported dynamically, such as the texts of a
// language, are not included.

/** Number of a page's scripts, and compressed bytes of its scripts, its styles and its HTML. */
export interface Weight {
  readonly scripts: number
  readonly scriptBytes: number
  readonly styleBytes: number
  readonly pageBytes: number
}

/** Bytes after the server's Brotli compression. */
async function compressedBytes(url: string): Promise<{ bytes: number; text: string }> {
  const answer = await fetch(url, { headers: { 'accept-encoding': 'br' } })
  const text = await answer.text()
  return { bytes: Number(answer.headers.get('content-length')), text }
}

/** The different addresses that the pattern finds in the text. */
const findAddresses = (html: string, pattern: RegExp): string[] => [
  ...new Set([...html.matchAll(pattern)].map(([, address = '']) => address)),
]

/** Sizes of a page's HTML, styles and scripts, with the scripts that these import statically. */
export async function weigh(origin: string, path: string): Promise<Weight> {
  const page = await compressedBytes(origin + path)
  const wanted = findAddresses(page.text, /"(\/assets\/[^"#]+\.js)[#"]/g)
  const seen = new Set<string>()
  let scriptBytes = 0
  for (let address = wanted.shift(); address; address = wanted.shift()) {
    if (seen.has(address)) continue
    seen.add(address)
    const { bytes, text } = await compressedBytes(origin + address)
    scriptBytes += bytes
    wanted.push(...findAddresses(text, /(?:import|from)\s*"\.\/([^"]+\.js)"/g).map((name) => `/assets/${name}`))
  }
  let styleBytes = 0
  for (const address of findAddresses(page.text, /href="(\/assets\/[^"#]+\.css)/g))
    styleBytes += (await compressedBytes(origin + address)).bytes
  return { scripts: seen.size, scriptBytes, styleBytes, pageBytes: page.bytes }
}
