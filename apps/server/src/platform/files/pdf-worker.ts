// Worker thread that renders PDFs as pictures and reads their text. PDFium runs as WebAssembly: without network or files, with limited memory.
import { readFileSync } from 'node:fs'
import { PDFiumLibrary } from '@hyzyla/pdfium'
import sharp, { type Sharp } from 'sharp'
import { answerTasks } from '../threads/answer-tasks.ts'
import { MAX_PAGES, type PdfDrawing, type PdfTask, type PdfText, TEXT_LETTERS, TEXT_PAGES } from './pdf.ts'

/** Memory limit of PDFium in WebAssembly pages of 64 KiB: 192 MB. */
const MAX_MEMORY_PAGES = 3072
/** Most pixels of one rendered page: an A4 page at 200 dpi. */
const MAX_PAGE_PIXELS = 3_900_000
/** Most pixels of the whole picture with all pages. */
const MAX_PICTURE_PIXELS = 30_000_000
/** Longest side of a page in pixels: twenty pages below each other then stay below JPEG's limit of 65,535. */
const MAX_SIDE = 3_200

const wasm = new WebAssembly.Module(readFileSync(new URL(import.meta.resolve('@hyzyla/pdfium/pdfium.wasm'))))

/** A new instance for every file, so that no data of one document remain for the next. */
const openPdfium = (): Promise<PDFiumLibrary> =>
  PDFiumLibrary.init({
    instantiateWasm: (imports, done) => {
      const instance = new WebAssembly.Instance(wasm, imports)
      limitMemory(Object.values(instance.exports).find((exported) => exported instanceof WebAssembly.Memory))
      done(instance as unknown as WebAssembly.Module)
      return instance.exports
    },
  })

/** Makes PDFium's attempt to use more memory fail. */
function limitMemory(memory: WebAssembly.Memory | undefined): void {
  if (!memory) throw new Error('PDFium has no memory to cap')
  const grow = memory.grow.bind(memory)
  memory.grow = (pages) => {
    if (memory.buffer.byteLength / 65_536 + pages > MAX_MEMORY_PAGES) throw new RangeError('the PDF asks for too much memory')
    return grow(pages)
  }
}

/** Renders all pages as one picture. */
async function draw(bytes: Uint8Array): Promise<PdfDrawing> {
  const pdfium = await openPdfium()
  const document = await pdfium.loadDocument(bytes)
  const count = document.getPageCount()
  if (count === 0) throw new Error('the PDF has no pages')
  if (count > MAX_PAGES) return { state: 'too_many_pages' }
  const pages: Buffer[] = []
  for (const page of document.pages()) {
    const { originalWidth, originalHeight } = page.getOriginalSize()
    const size = fitSize(originalWidth, originalHeight, Math.min(MAX_PAGE_PIXELS, MAX_PICTURE_PIXELS / count))
    const { data, width, height } = await page.render({ ...size, renderFormFields: true })
    pages.push(await jpeg(sharp(data, { raw: { width, height, channels: 4 } })))
  }
  return { state: 'drawn', jpeg: await joinVertically(pages) }
}

/** Reads the text of the first pages, up to the limits. */
async function read(bytes: Uint8Array): Promise<PdfText> {
  const pdfium = await openPdfium()
  const document = await pdfium.loadDocument(bytes)
  const pages: string[] = []
  let remaining = TEXT_LETTERS
  for (const page of document.pages()) {
    if (pages.length >= TEXT_PAGES || remaining <= 0) break
    const text = page.getText().slice(0, remaining)
    pages.push(text)
    remaining -= text.length
  }
  return { state: 'read', pages }
}

/** Width and height in pixels at which a page has about `pixels` pixels and no side is too long. */
function fitSize(originalWidth: number, originalHeight: number, pixels: number): { width: number; height: number } {
  const scale = Math.min(Math.sqrt(pixels / (originalWidth * originalHeight)), MAX_SIDE / Math.max(originalWidth, originalHeight))
  return { width: Math.max(1, Math.floor(originalWidth * scale)), height: Math.max(1, Math.floor(originalHeight * scale)) }
}

async function joinVertically(pages: Buffer[]): Promise<Buffer> {
  const [first] = pages
  if (first && pages.length === 1) return first
  return jpeg(sharp(pages, { join: { across: 1, shim: 8, background: '#888' } }))
}

const jpeg = (picture: Sharp): Promise<Buffer> => picture.flatten({ background: '#fff' }).jpeg({ quality: 85 }).toBuffer()

answerTasks(async (task: PdfTask): Promise<PdfDrawing | PdfText> => ('draw' in task ? draw(task.draw) : read(task.read)))
