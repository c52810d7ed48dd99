// Parses the cell of a price list's row that names pictures: URLs, and names of files that 1С uploads.

const FILE = /\.(?:jpe?g|png|webp|gif|bmp|tiff?)$/i
const FOLDER = 'import_files/'

/** Whether the name has the extension of a picture. */
export const isPictureFile = (name: string): boolean => FILE.test(name.trim())

/** True for the name of a file that 1С uploaded, false for a URL. */
export const isUploadedFileName = (nameOrUrl: string): boolean => !/^https?:/.test(nameOrUrl)

/** The file's name in lower case, from `import_files/` on: the upload and the file of goods put the same picture under different parent folders. */
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

function readAddress(part: string): string[] {
  const url = URL.canParse(part) ? new URL(part) : null
  if (url?.protocol === 'http:') url.protocol = 'https:'
  return url?.protocol === 'https:' && !url.username && !url.password ? [url.href] : []
}
