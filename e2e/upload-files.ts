// Files that browser tests upload: a one-page PDF, single-colour pictures, and a truncated picture.
import sharp from 'sharp'

/** The objects of a PDF: catalogue, list of pages, one page of A4 size (in points). */
const objects = [
  '<</Type/Catalog/Pages 2 0 R>>',
  '<</Type/Pages/Kids[3 0 R]/Count 1>>',
  '<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]>>',
].map((object, index) => `${index + 1} 0 obj${object}endobj`)

/** A valid PDF of one empty page. */
export const emptyPdf = {
  name: 'scan.pdf',
  mimeType: 'application/pdf',
  buffer: Buffer.from(['%PDF-1.7', ...objects, 'trailer<</Root 1 0 R>>', '%%EOF', ''].join('\n')),
}

/** A PNG of 80×60 pixels in one colour (CSS hex); `name` is the file name. */
export const photoFile = async (name: string, background: string) => ({
  name,
  mimeType: 'image/png',
  buffer: await sharp({ create: { width: 80, height: 60, channels: 3, background } })
    .png()
    .toBuffer(),
})

/** The first half of a JPEG: a browser shows it, the server refuses it as incomplete. */
export const brokenPhoto = async (name: string) => {
  const jpeg = await sharp({
    create: { width: 640, height: 480, channels: 3, background: '#808080', noise: { type: 'gaussian', mean: 128, sigma: 40 } },
  })
    .jpeg()
    .toBuffer()
  return { name, mimeType: 'image/jpeg', buffer: jpeg.subarray(0, jpeg.length / 2) }
}
