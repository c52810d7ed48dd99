// PDFs are rendered as pictures and read as text; broken, oversized and slow ones are reported as unreadable; the queue is limited.
import { deflateSync } from 'node:zlib'
import sharp from 'sharp'
import { afterAll, expect, test } from 'vitest'
import { pdf } from '../../../test/pdf.ts'
import { createPdfReader } from './pdf.ts'

const reader = createPdfReader()
afterAll(() => reader.close())

test('the pages of a PDF are drawn one below another', async () => {
  const drawing = await reader.draw(pdf({ pages: 3 }))
  if (drawing.state !== 'drawn') throw new Error(drawing.state)
  const { width = 0, height = 0 } = await sharp(drawing.jpeg).metadata()
  // An A4 page is 595 by 842 points.
  expect(height / width).toBeCloseTo((3 * 842) / 595, 1)
})

test.each([
  ['wide', '[0 0 200000 20]'],
  ['high', '[0 0 20 200000]'],
  ['large', '[0 0 200000 200000]'],
])('a %s page is drawn no larger than a picture may be', async (_name, box) => {
  const bytes = Buffer.from(
    pdf()
      .toString('latin1')
      .replace(/\/MediaBox ?\[[^\]]*\]/, `/MediaBox${box}`),
    'latin1',
  )
  const drawing = await reader.draw(bytes)
  if (drawing.state !== 'drawn') throw new Error(drawing.state)
  const { width = 0, height = 0 } = await sharp(drawing.jpeg).metadata()
  // The limits of one page: its longest side, and its pixels (A4 at 200 dpi).
  expect(Math.max(width, height)).toBeLessThanOrEqual(3_200)
  expect(width * height).toBeLessThanOrEqual(3_900_000)
})

test.each([
  ['that is broken', Buffer.from('%PDF-1.7\n1 0 obj<</Type/Catalog>>endobj\n%%EOF')],
  ['that is locked', Buffer.from(pdf().toString().replace('/Root 1 0 R', '/Root 1 0 R/Encrypt<</Filter/Standard/V 1/R 2/P -4>>'))],
  ['without pages', pdf({ pages: 0 })],
])('a PDF %s is unreadable and does not stop the next one', async (_name, bytes) => {
  expect(await reader.draw(bytes)).toEqual({ state: 'unreadable' })
  expect((await reader.draw(pdf())).state).toBe('drawn')
})

test('the text of a PDF is read page by page, and a broken one has none', async () => {
  expect(await reader.read(pdf({ pages: 2, text: 'Valve DN 100' }), 1)).toEqual({ state: 'read', pages: ['Valve DN 100', 'Valve DN 100'] })
  expect(await reader.read(Buffer.from('%PDF-1.7\n%%EOF'), 1)).toEqual({ state: 'unreadable' })
})

test('a member may read two files at a time, and another member is not delayed by a third', async () => {
  const file = pdf({ pages: 1, text: 'Valve DN 100' })
  const [first, second, third, other] = [reader.read(file, 1), reader.read(file, 1), reader.read(file, 1), reader.read(file, 2)]
  await expect(third).rejects.toMatchObject({ code: 'too_many_requests' })
  expect(await Promise.all([first, second, other])).toMatchObject([{ state: 'read' }, { state: 'read' }, { state: 'read' }])
})

test('a PDF that unpacks beyond the limit of memory is unreadable and does not stop the next one', async () => {
  // 260 MB of spaces, more than the 192 MB that PDFium may use.
  const packed = deflateSync(Buffer.alloc(260_000_000, ' ')).toString('latin1')
  const [before = '', after = ''] = pdf()
    .toString('latin1')
    .split(/<<\/Length \d+>>stream\n.*\nendstream/)
  const bomb = `${before}<</Length ${packed.length}/Filter/FlateDecode>>stream\n${packed}\nendstream${after}`
  expect(await reader.draw(Buffer.from(bomb, 'latin1'))).toEqual({ state: 'unreadable' })
  expect((await reader.draw(pdf())).state).toBe('drawn')
})

test('a PDF that takes too long is unreadable, and a full queue answers with a retry time', async () => {
  // One millisecond of processor time is too little for any file.
  const hurried = createPdfReader({ memoryMb: 64, processorMs: 1, mostWaiting: 1 })
  const both = [hurried.draw(pdf()), hurried.draw(pdf())]
  await expect(hurried.draw(pdf())).rejects.toMatchObject({ status: 503, code: 'overloaded' })
  expect(await Promise.all(both)).toEqual([{ state: 'unreadable' }, { state: 'unreadable' }])
  await hurried.close()
})
