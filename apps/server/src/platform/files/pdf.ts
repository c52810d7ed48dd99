// Renders an uploaded PDF as one picture, or reads its text, in a worker thread: scripts and links in the file never reach those who view it.
import { type ThreadLimits, threadLimits } from '../bounds.ts'
import { RefusalError } from '../errors.ts'
import { createThread } from '../threads/thread.ts'

/** Most pages that are rendered: a Russian passport has twenty, a certificate one. */
export const MAX_PAGES = 20

/** `unreadable`: PDFium cannot open and render it within its limits: it is broken, encrypted, made to exhaust memory, or not a PDF. */
export type PdfDrawing =
  | { readonly state: 'drawn'; readonly jpeg: Uint8Array }
  | { readonly state: 'too_many_pages' }
  | { readonly state: 'unreadable' }

/** Most pages, and most characters of all pages together, that are read as text; the rest is left out. */
export const [TEXT_PAGES, TEXT_LETTERS] = [200, 200_000]

/** `pages` holds the text of each page in order; a scanned page has ''. */
export type PdfText = { readonly state: 'read'; readonly pages: readonly string[] } | { readonly state: 'unreadable' }

/** What the worker thread is to do with a file: render it, or read its text. */
export type PdfTask = { readonly draw: Uint8Array } | { readonly read: Uint8Array }

export interface PdfReader {
  /** Renders all pages below each other. Throws `overloaded` if too many files wait. */
  draw(bytes: Buffer): Promise<PdfDrawing>
  /** Reads the text of the first pages. Throws `overloaded` if too many files wait, `too_many_requests` if too many of this member do. */
  read(bytes: Buffer, userId: number): Promise<PdfText>
  close(): Promise<void>
}

/** The thread is started by the first file. */
export function createPdfReader(limits: ThreadLimits = threadLimits.drawPdf): PdfReader {
  const thread = createThread<PdfTask, unknown>(new URL('./pdf-worker.ts', import.meta.url), limits)
  const run = async (task: PdfTask, userId?: number): Promise<unknown> => {
    try {
      return await thread.run(task, userId)
    } catch (error) {
      // PDFium and sharp have one error class for everything wrong with a file; a refusal comes from the queue.
      if (error instanceof RefusalError || !(error instanceof Error)) throw error
      return { state: 'unreadable' }
    }
  }
  return {
    draw: (bytes) => run({ draw: bytes }) as Promise<PdfDrawing>,
    read: (bytes, userId) => run({ read: bytes }, userId) as Promise<PdfText>,
    close: () => thread.close(),
  }
}
