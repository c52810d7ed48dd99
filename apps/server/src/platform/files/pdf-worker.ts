// The thread that renders PDFs and reads their text. PDFium runs as WebAssembly without network and files, and with limited memory.
import { readFileSync } from 'node:fs'
import { PDFiumLibrary } from '@hyzyla/pdfium'
import sharp, { type Sharp } from 'sharp'
import { answerTasks } from '../threads/answer-tasks.ts'
import { MAX_PAGES, type PdfDrawing, type PdfTask, type PdfText, TEXT_LETTERS, TEXT_PAGES } from './pdf.ts'

/** PDFium's memory limit in pages of 64 KiB: 192 MB. */
const MAX_MEMORY_PAGES = 3072
/** Pixels of an A4 page at 200 dpi. */
const PAGE_PIXELS = 3_900_000
/** Pixels of the whole picture, whatever the number of pages. */
const PICTURE_PIXELS = 30_000_000
/** Well below JPEG's limit of 65,535. */
const MAX_SIDE = 3_200

const wasm = new WebAssembly.Module(readFileSync(new URL(import.meta.resolve('@hyzyla/pdfium/pdfium.wasm'))))

/** A new instance for every file, so that no data of one document remain for the next. */
const openPdfium = (): Promise<PDFiumLibrary> =>
  PDFiumLibrary.init({
    instantiateWasm: (imports, done) => {
      const instance = new WebAssembly.Instance(wasm, imports)
      limitMemory(Object.values(instance.exports).find((one) => one instanceof WebAssembly.Memory))
      done(instance as unknown as WebAssembly.Module)
      return instance.exports
    },
  })

function limitMemory(memory: WebAssembly.Memory | undefined): void {
  if (!memory) throw new Error('PDFium has no memory to cap')
  const grow = memory.grow.bind(memory)
  memory.grow = (pages) => {
    if (memory.buffer.byteLength / 65_536 + pages > MAX_MEMORY_PAGES) throw new RangeError('the PDF asks for too much memory')
    return grow(pages)
  }
}

async function draw(bytes: Uint8Array): Promise<PdfDrawing> {
  const pdfium = await openPdfium()
  const document = await pdfium.loadDocument(bytes)
  const count = document.getPageCount()
  if (count === 0) throw new Error('the PDF has no pages')
  if (count > MAX_PAGES) return { state: 'too_many_pages' }
  const pages: Buffer[] = []
  for (const page of document.pages()) {
    const { originalWidth, originalHeight } = page.getOriginalSize()
    const size = fitSize(originalWidth, originalHeight, Math.min(PAGE_PIXELS, PICTURE_PIXELS / count))
    const { data, width, height } = await page.render({ ...size, renderFormFields: true })
    pages.push(await jpeg(sharp(data, { raw: { width, height, channels: 4 } })))
  }
  return { state: 'drawn', jpeg: await oneBelowAnother(pages) }
}

async function read(bytes: Uint8Array): Promise<PdfText> {
  const pdfium = await openPdfium()
  const document = await pdfium.loadDocument(bytes)
  const pages: string[] = []
  let room = TEXT_LETTERS
  for (const page of document.pages()) {
    if (pages.length >= TEXT_PAGES || room <= 0) break
    const text = page.getText().slice(0, room)
    pages.push(text)
    room -= text.length
  }
  return { state: 'read', pages }
}

/** Scales a page to about `pixels` pixels. */
function fitSize(originalWidth: number, originalHeight: number, pixels: number): { width: number; height: number } {
  const scale = Math.min(Math.sqrt(pixels / (originalWidth * originalHeight)), MAX_SIDE / Math.max(originalWidth, originalHeight))
  return { width: Math.max(1, Math.floor(originalWidth * scale)), height: Math.max(1, Math.floor(originalHeight * scale)) }
}

async function oneBelowAnother(pages: Buffer[]): Promise<Buffer> {
  const [first] = pages
  if (first && pages.length === 1) return first
  return jpeg(sharp(pages, { join: { across: 1, shim: 8, background: '#888' } }))
}

const jpeg = (picture: Sharp): Promise<Buffer> => picture.flatten({ background: '#fff' }).jpeg({ quality: 85 }).toBuffer()

answerTasks(async (task: PdfTask): Promise<PdfDrawing | PdfText> => ('draw' in task ? draw(task.draw) : read(task.read)))
