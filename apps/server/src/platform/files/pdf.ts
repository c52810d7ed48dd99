// Renders a PDF as one picture in a worker thread: nothing active in the file reaches the viewer.
import { type ThreadLimits, threads } from '../bounds.ts'
import { RefusalError } from '../errors.ts'
import { createThread } from '../threads/thread.ts'

/** Page limit: a passport has twenty pages, a certificate one. */
export const MOST_PAGES = 20

/** `unreadable`: PDFium cannot open and render it within the limits: broken, encrypted, a bomb, or not a PDF. */
export type PdfDrawing =
  | { readonly state: 'drawn'; readonly jpeg: Uint8Array }
  | { readonly state: 'too_many_pages' }
  | { readonly state: 'unreadable' }

export interface PdfReader {
  /** All pages below each other. Throws `overloaded` if too many files wait. */
  draw(bytes: Buffer): Promise<PdfDrawing>
  close(): Promise<void>
}

export function createPdfReader(limits: ThreadLimits = threads.drawPdf): PdfReader {
  const thread = createThread<Uint8Array, PdfDrawing>(new URL('./pdf-worker.ts', import.meta.url), limits)
  return {
    draw: async (bytes) => {
      try {
        return await thread.run(bytes)
      } catch (error) {
        // PDFium and sharp have one error class for everything wrong with a file; a refusal comes from the queue.
        if (error instanceof RefusalError || !(error instanceof Error)) throw error
        return { state: 'unreadable' }
      }
    },
    close: () => thread.close(),
  }
}
