// What a line calls its pictures: addresses of the web, and names of files that 1С sends.

const FILE = /\.(?:jpe?g|png|webp|gif|bmp|tiff?)$/i
const FOLDER = 'import_files/'

/** True for a file that goods may name as their picture. */
export const isPictureFile = (name: string): boolean => FILE.test(name.trim())

/** True for what stands in the place of an address where 1С sent the picture itself. */
export const isSentPicture = (url: string): boolean => !/^https?:/.test(url)

/** One spelling for the name in a request and for the one in a file of goods, which may lack the folders above. */
export function pictureName(sent: string): string {
  const name = sent.trim().toLowerCase().replaceAll('\\', '/').replace(/^\/+/, '')
  return name.slice(Math.max(0, name.lastIndexOf(FOLDER)))
}

/** Each once; an address without TLS is asked with it, and what is neither is left out. */
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
