// The scan that people of the browser tests send: a PDF of one page that any reader opens.
const objects = [
  '<</Type/Catalog/Pages 2 0 R>>',
  '<</Type/Pages/Kids[3 0 R]/Count 1>>',
  '<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]>>',
].map((object, i) => `${i + 1} 0 obj${object}endobj`)

export const scan = {
  name: 'scan.pdf',
  mimeType: 'application/pdf',
  buffer: Buffer.from(['%PDF-1.7', ...objects, 'trailer<</Root 1 0 R>>', '%%EOF', ''].join('\n')),
}
