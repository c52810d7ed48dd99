// Building blocks of the PDF documents that the server prints: fonts, colours, headings with bookmarks, footers, tags for screen readers.
import { createRequire } from 'node:module'
import PDFDocument from 'pdfkit'
import { encode } from 'uqr'

const { resolve } = createRequire(import.meta.url)
const fontFile = (weight: string): string => resolve(`@expo-google-fonts/golos-text/${weight}/GolosText_${weight}.ttf`)

/** The document of the library pdfkit. */
export type Pdf = InstanceType<typeof PDFDocument>
/** An element of the PDF's logical structure (tagged PDF), by which screen readers read it. */
export type Tag = ReturnType<Pdf['struct']>
/** Look of a state or verdict. */
export type Tone = 'good' | 'warning' | 'bad' | 'neutral'

/** Margin of an A4 page on each side, in points (1/72 inch). */
export const MARGIN = 42
/** Colours of text, secondary text, lines, and highlights. */
export const INK = '#0F1422'
export const GREY = '#596172'
export const LINE = '#CBD0DB'
export const ACCENT = '#2436C4'

/** Text and background colours of badges. */
export const TONES: Readonly<Record<Tone, readonly [ink: string, background: string]>> = {
  good: ['#0B6B3A', '#E2F4E9'],
  warning: ['#8A4B00', '#FDF0D9'],
  bad: ['#B3261E', '#FCE8E6'],
  neutral: ['#3D4454', '#EEF0F4'],
}

/** A document that is being drawn. */
export interface Sheet {
  readonly pdf: Pdf
  /** Root of the tags: everything that is read aloud, in order. */
  readonly root: Tag
}

/** Begins an A4 document. Landscape is for tables of five companies side by side. */
export function newSheet(title: string, author: string, createdAt: Date, layout: 'portrait' | 'landscape' = 'portrait'): Sheet {
  const info = { Title: title, Author: author, CreationDate: createdAt, ModDate: createdAt }
  const pdf = new PDFDocument({
    size: 'A4',
    layout,
    margin: MARGIN,
    bufferPages: true,
    info,
    lang: 'ru-RU',
    pdfVersion: '1.7',
    tagged: true,
    displayTitle: true,
  })
  pdf.registerFont('text', fontFile('400Regular'))
  pdf.registerFont('bold', fontFile('600SemiBold'))
  const root = pdf.struct('Document')
  pdf.addStructure(root)
  return { pdf, root }
}

/** Width between the margins. */
export const contentWidth = (pdf: Pdf): number => pdf.page.width - MARGIN * 2

/** Draws something inside a tag. */
export function drawTagged({ pdf, root }: Sheet, type: string, draw: () => void): void {
  root.add(pdf.struct(type, {}, draw))
}

/** Draws an artifact that is not read aloud: lines, backgrounds, repeated table heads. */
export function drawDecoration(pdf: Pdf, draw: () => void): void {
  pdf.markContent('Artifact', { type: 'Layout' })
  draw()
  pdf.endMarkedContent()
}

/** Height of rows that must stay with their heading, in points. */
const WITH_HEADING = 90

/** A heading with a note on the right and a bookmark. */
export function drawHeading(sheet: Sheet, title: string, note = ''): void {
  const { pdf } = sheet
  if (pdf.y > pdf.page.height - MARGIN - WITH_HEADING) pdf.addPage()
  pdf.x = MARGIN
  pdf.y += 9
  const top = pdf.y
  pdf.outline.addItem(title)
  drawTagged(sheet, 'H2', () => pdf.font('bold').fontSize(11).fillColor(INK).text(title, MARGIN, top))
  const bottom = pdf.y
  if (note) {
    const left = MARGIN + pdf.font('bold').fontSize(11).widthOfString(title) + 12
    const width = MARGIN + contentWidth(pdf) - left
    drawTagged(sheet, 'P', () =>
      pdf
        .font('text')
        .fontSize(8)
        .fillColor(GREY)
        .text(note, left, top + 2.5, { width, align: 'right' }),
    )
  }
  pdf.y = Math.max(bottom, pdf.y) + 2
  drawDecoration(pdf, () => drawRule(pdf, 1, INK))
  pdf.x = MARGIN
  pdf.y += 3
}

/** Begins a new page if less than `NEEDED_SHARE` of this page's height remains, so that a section does not begin at the foot of a page. */
export function startSection({ pdf }: Sheet): void {
  const contentHeight = pdf.page.height - MARGIN * 2
  if (pdf.page.height - MARGIN - pdf.y < contentHeight * NEEDED_SHARE) pdf.addPage()
}

const NEEDED_SHARE = 0.4

/** A horizontal line between the margins at the current position; `width` is its thickness in points. */
export function drawRule(pdf: Pdf, width: number, color: string): void {
  pdf
    .moveTo(MARGIN, pdf.y)
    .lineTo(MARGIN + contentWidth(pdf), pdf.y)
    .lineWidth(width)
    .strokeColor(color)
    .stroke()
}

/** A paragraph between the margins at the current position; `size` of the font in points. */
export function drawParagraph(sheet: Sheet, text: string, size = 8.5, color = GREY): void {
  drawTagged(sheet, 'P', () =>
    sheet.pdf
      .font('text')
      .fontSize(size)
      .fillColor(color)
      .text(text, MARGIN, sheet.pdf.y, { width: contentWidth(sheet.pdf) }),
  )
}

/** In points. */
const BADGE = { height: 15, radius: 4, padding: 6 }

/** A badge of a state: text on its background. Returns its width in points. */
export function drawBadge(sheet: Sheet, text: string, at: { x: number; y: number; tone: Tone }): number {
  const { pdf } = sheet
  const [ink, background] = TONES[at.tone]
  const width = pdf.font('bold').fontSize(8.5).widthOfString(text) + BADGE.padding * 2
  drawDecoration(pdf, () => pdf.roundedRect(at.x, at.y, width, BADGE.height, BADGE.radius).fill(background))
  drawTagged(sheet, 'P', () => pdf.fillColor(ink).text(text, at.x + BADGE.padding, at.y + 2.5, { lineBreak: false }))
  return width
}

/** Width reserved for the page number, in points. */
const PAGE_NUMBER_WIDTH = 90

/** Writes a footer on every page: a text on the left, and the page number in the words of `page` on the right. Called when all pages are drawn. */
export function drawFooters({ pdf }: Sheet, left: string, page: (number: number, count: number) => string): void {
  const { start, count } = pdf.bufferedPageRange()
  for (let at = start; at < start + count; at++) {
    pdf.switchToPage(at)
    const { bottom } = pdf.page.margins
    // Text below the bottom margin would start a new page.
    pdf.page.margins.bottom = 0
    const y = pdf.page.height - 30
    drawDecoration(pdf, () => {
      pdf.font('text').fontSize(8).fillColor(GREY)
      pdf.text(left, MARGIN, y, { lineBreak: false, width: contentWidth(pdf) - PAGE_NUMBER_WIDTH, ellipsis: true })
      pdf.text(page(at - start + 1, count), MARGIN, y, { width: contentWidth(pdf), align: 'right', lineBreak: false })
    })
    pdf.page.margins.bottom = bottom
  }
}

/** Collects the output from now on; the returned function ends the document and resolves with the file. */
export function collectPdf({ pdf, root }: Sheet): () => Promise<Buffer> {
  const parts: Buffer[] = []
  const done = new Promise<Buffer>((finish, fail) => {
    pdf.on('data', (part: Buffer) => parts.push(part))
    pdf.on('end', () => finish(Buffer.concat(parts)))
    pdf.on('error', fail)
  })
  return () => {
    root.end()
    pdf.end()
    return done
  }
}

/** A QR code; `alt` is its alternative text for screen readers, `size` its side in points. */
export function drawQr({ pdf, root }: Sheet, content: string, at: { x: number; y: number; size: number; alt: string }): void {
  const { data, size } = encode(content, { ecc: 'M', border: 1 })
  const dot = at.size / size
  const code = pdf.struct('Figure', { alt: at.alt }, () => {
    data.forEach((line, y) => {
      line.forEach((isDark, x) => {
        // A little larger than its cell, so that no thin white lines show between neighbours.
        if (isDark) pdf.rect(at.x + x * dot, at.y + y * dot, dot + 0.1, dot + 0.1)
      })
    })
    pdf.fill(INK)
  })
  root.add(code)
}
