// Draws a PDF as one picture in a thread of its own: nothing the file carries or does reaches whoever looks at the picture.
import { type ThreadLimits, threads } from '../bounds.ts'
import { RefusalError } from '../errors.ts'
import { createThread } from '../threads/thread.ts'

/** A passport has twenty pages, a certificate one. */
export const MOST_PAGES = 20

/** `unreadable` is whatever PDFium cannot open and draw within its limits: broken, encrypted, a bomb, no PDF at all. */
export type PdfDrawing =
  | { readonly state: 'drawn'; readonly jpeg: Uint8Array }
  | { readonly state: 'too_many_pages' }
  | { readonly state: 'unreadable' }

export interface PdfReader {
  /** The pages one under another. Refuses with `overloaded` where too many files wait already. */
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
        // PDFium and sharp have one error class for everything that is wrong with a file; a refusal is of the queue.
        if (error instanceof RefusalError || !(error instanceof Error)) throw error
        return { state: 'unreadable' }
      }
    },
    close: () => thread.close(),
  }
}
