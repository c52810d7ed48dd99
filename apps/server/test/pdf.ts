// Small valid PDFs for tests.

interface PdfWishes {
  /** Pages of A4, each with a black square. */
  readonly pages?: number
  /** Entries of the catalogue, such as actions on opening. */
  readonly catalogue?: string
  /** Written as a comment. */
  readonly comment?: string
  /** Written on every page, in Latin letters. */
  readonly text?: string
}

/** A PDF; by default of one page without text. */
export function pdf({ pages = 1, catalogue = '', comment = '', text: words = '' }: PdfWishes = {}): Buffer {
  const drawing = `0 0 0 rg 100 600 200 100 re f${words && ` BT /F1 12 Tf 100 500 Td (${words}) Tj ET`}`
  const font = words && '/Resources<</Font<</F1<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>>>>>'
  const kids = Array.from({ length: pages }, (_, i) => `${i + 4} 0 R`)
  const objects = [
    `<</Type/Catalog/Pages 2 0 R${catalogue}>>`,
    `<</Type/Pages/Kids[${kids.join(' ')}]/Count ${pages}>>`,
    `<</Length ${drawing.length}>>stream\n${drawing}\nendstream`,
    ...kids.map(() => `<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]${font}/Contents 3 0 R>>`),
  ]
  let text = `%PDF-1.7\n% ${comment}\n`
  const offsets = objects.map((object, i) => {
    const at = text.length
    text += `${i + 1} 0 obj\n${object}\nendobj\n`
    return `${String(at).padStart(10, '0')} 00000 n \n`
  })
  const size = objects.length + 1
  return Buffer.from(
    `${text}xref\n0 ${size}\n0000000000 65535 f \n${offsets.join('')}trailer\n<</Size ${size}/Root 1 0 R>>\nstartxref\n${text.length}\n%%EOF\n`,
  )
}
