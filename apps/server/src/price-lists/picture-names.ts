// Reads the cell of a line that names pictures: URLs, and names of files that 1С sends.

const FILE = /\.(?:jpe?g|png|webp|gif|bmp|tiff?)$/i
const FOLDER = 'import_files/'

/** Whether the name has the extension of a picture. */
export const isPictureFile = (name: string): boolean => FILE.test(name.trim())

/** True for the name of a file that 1С sent, false for a URL. */
export const isSentPicture = (url: string): boolean => !/^https?:/.test(url)

/** The name in one spelling: lower case, from `import_files/` on, because requests and files of goods name different folders above it. */
export function pictureName(sent: string): string {
  const name = sent.trim().toLowerCase().replaceAll('\\', '/').replace(/^\/+/, '')
  return name.slice(Math.max(0, name.lastIndexOf(FOLDER)))
}

/** URLs and names of files, each once; `http:` becomes `https:`, and other text is left out. */
export function readPictures(text: string): string[] {
  const found = text.split('\n').flatMap((line) => {
    if (!line.includes('://') && isPictureFile(line)) return [pictureName(line)]
    return line.split(/[\s,;|]+/).flatMap(readAddress)
  })
  return [...new Set(found)]
}

function readAddress(part: string): string[] {
  const url = URL.canParse(part) ? new URL(part) : null
  if (url?.protocol === 'http:') url.protocol = 'https:'
  return url?.protocol === 'https:' && !url.username && !url.password ? [url.href] : []
}
