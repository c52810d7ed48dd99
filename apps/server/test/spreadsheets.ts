// Reads the first sheet of an .xlsx file (a ZIP of XML files), for tests of exports.
import { fromBuffer } from 'yauzl'

/** Every file of the archive as text. */
function unzip(content: Buffer): Promise<Map<string, string>> {
  return new Promise((resolve, reject) => {
    fromBuffer(content, { lazyEntries: false }, (error, zip) => {
      if (error) return reject(error)
      const files = new Map<string, string>()
      zip.on('entry', (entry) =>
        zip.openReadStream(entry, (failed, stream) => {
          if (failed) return reject(failed)
          const parts: Buffer[] = []
          stream.on('data', (part: Buffer) => parts.push(part))
          stream.on('end', () => {
            files.set(entry.fileName, Buffer.concat(parts).toString())
            if (files.size === zip.entryCount) resolve(files)
          })
        }),
      )
      zip.on('error', reject)
    })
  })
}

const unescapeXml = (xml: string) =>
  xml
    .replace(/&lt;/g, '<')
    .replace(/&gt;/g, '>')
    .replace(/&quot;/g, '"')
    .replace(/&#39;|&apos;/g, "'")
    .replace(/&amp;/g, '&')

/** `sheet`: XML of the first sheet; `texts`: its strings; `cells`: names of its cells, such as B2; `all`: all parts of the file. */
export async function readSheet(content: Buffer) {
  const files = await unzip(content)
  const sheet = files.get('xl/worksheets/sheet1.xml') ?? ''
  const texts = [...(files.get('xl/sharedStrings.xml') ?? '').matchAll(/<t[^>]*>([^<]*)<\/t>/g)].map((match) => unescapeXml(match[1] ?? ''))
  return { sheet, texts, cells: [...sheet.matchAll(/<c r="([A-Z]+\d+)"/g)].map((match) => match[1]), all: [...files.values()].join('\n') }
}
