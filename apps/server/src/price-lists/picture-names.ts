// Parses the cell of a price list's line that names pictures: URLs, and names of files that 1С (the usual Russian accounting program) uploads.

const FILE = /\.(?:jpe?g|png|webp|gif|bmp|tiff?)$/i
/** The folder of pictures in the exchange format of 1С. */
const FOLDER = 'import_files/'

/** Whether the name has the extension of a picture. */
export const isPictureFile = (name: string): boolean => FILE.test(name.trim())

/** True for the name of a file that 1С uploaded, false for a URL. */
export const isUploadedFileName = (nameOrUrl: string): boolean => !/^https?:/.test(nameOrUrl)

/**
 * The file's name in lower case, from `import_files/` on. The upload and the file that describes the goods may put the same picture under different
 * parent folders.
 */
export function normalizePictureName(fileName: string): string {
  const name = fileName.trim().toLowerCase().replaceAll('\\', '/').replace(/^\/+/, '')
  return name.slice(Math.max(0, name.lastIndexOf(FOLDER)))
}

/** URLs and normalised file names, each once; `http:` becomes `https:`. Other text, and URLs with a user name or password, are left out. */
export function parsePictures(text: string): string[] {
  const found = text.split('\n').flatMap((line) => {
    if (!line.includes('://') && isPictureFile(line)) return [normalizePictureName(line)]
    return line.split(/[\s,;|]+/).flatMap(readAddress)
  })
  return [...new Set(found)]
}

/** The URL if the text is one over HTTP(S) without credentials; else empty. */
function readAddress(part: string): string[] {
  const url = URL.canParse(part) ? new URL(part) : null
  if (url?.protocol === 'http:') url.protocol = 'https:'
  return url?.protocol === 'https:' && !url.username && !url.password ? [url.href] : []
}
