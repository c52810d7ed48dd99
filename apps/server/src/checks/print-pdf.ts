// The full report as an A4 PDF: selectable text in Golos Text, tables, source and day on each fact, a QR code of the proof page.
import { createRequire } from 'node:module'
import { readableName } from '@sverka/contract/company.rules'
import type { Factor } from '@sverka/contract/company-card/reliability'
import PDFDocument from 'pdfkit'
import { encode } from 'uqr'
import { evidenceText, russianDay } from './evidence-text.ts'
import type { Paper } from './paper.ts'
import { drawTable } from './pdf-table.ts'
import { columns, paper as t } from './texts/report.ts'

const { resolve } = createRequire(import.meta.url)
const font = (weight: string): string => resolve(`@expo-google-fonts/golos-text/${weight}/GolosText_${weight}.ttf`)

/** A4 in points and the margins of the paper. */
const MARGIN = 42
const QR_SIZE = 84
const INK = '#0F1422'
const GREY = '#596172'

/** Prints the report. The same paper gives the same text; the file carries the moment of the report, not of printing. */
export async function printPdf(paper: Paper): Promise<Buffer> {
  const info = { Title: `${t.title} ${paper.number}`, Author: t.brand, CreationDate: paper.createdAt, ModDate: paper.createdAt }
  const pdf = new PDFDocument({ size: 'A4', margin: MARGIN, bufferPages: true, info, lang: 'ru-RU' })
  pdf.registerFont('text', font('400Regular'))
  pdf.registerFont('bold', font('600SemiBold'))
  const parts: Buffer[] = []
  const done = new Promise<Buffer>((finish, fail) => {
    pdf.on('data', (part: Buffer) => parts.push(part))
    pdf.on('end', () => finish(Buffer.concat(parts)))
    pdf.on('error', fail)
  })
  drawHead(pdf, paper)
  drawFactors(pdf, paper)
  for (const { title, source, as_of: asOf, columns: head, rows } of paper.sections) {
    drawTitle(pdf, title, `${source}, ${asOf ? russianDay(asOf) : '—'}`)
    drawTable(pdf, { head, rows, widths: head.map((_, place) => (place === 0 ? 1.5 : 1)) })
  }
  drawFeet(pdf, paper)
  pdf.end()
  return done
}

type Pdf = InstanceType<typeof PDFDocument>

function drawHead(pdf: Pdf, { report, number, createdAt, status, proofUrl }: Paper): void {
  const width = pdf.page.width - MARGIN * 2 - QR_SIZE - 16
  drawQr(pdf, proofUrl)
  pdf.font('bold').fontSize(10).fillColor(GREY).text(`${t.brand}. ${t.title}`, MARGIN, MARGIN, { width })
  pdf.font('bold').fontSize(18).fillColor(INK).text(readableName(report.name), { width }).moveDown(0.3)
  const facts = [
    `${t.number}: ${number}`,
    `${t.made}: ${russianDay(createdAt.toISOString().slice(0, 10))}`,
    `${columns.inn}: ${report.inn ?? '—'}   ${columns.ogrn}: ${report.ogrn}`,
    `${t.state}: ${status}`,
    `${t.gauge}: ${report.gauge.positive} ${t.of} ${report.gauge.positive + report.gauge.negative}. ${t.points}: ${String(report.points).replace('-', '\u2212')}`,
  ]
  pdf.font('text').fontSize(9.5).fillColor(INK)
  for (const fact of facts) pdf.text(fact, { width })
  pdf.fontSize(8).fillColor(GREY).text(t.notRating, { width })
  pdf.text(`${t.proof}: ${proofUrl}`, { width, link: proofUrl })
  pdf.y = Math.max(pdf.y, MARGIN + QR_SIZE) + 10
}

function drawQr(pdf: Pdf, address: string): void {
  const { data, size } = encode(address, { ecc: 'M', border: 1 })
  const dot = QR_SIZE / size
  const left = pdf.page.width - MARGIN - QR_SIZE
  data.forEach((line, y) => {
    line.forEach((isDark, x) => {
      if (isDark) pdf.rect(left + x * dot, MARGIN + y * dot, dot + 0.1, dot + 0.1)
    })
  })
  pdf.fill(INK)
}

function drawTitle(pdf: Pdf, title: string, note: string): void {
  if (pdf.y > pdf.page.height - MARGIN - 90) pdf.addPage()
  pdf.x = MARGIN
  pdf.moveDown(0.8).font('bold').fontSize(12).fillColor(INK).text(title)
  if (note) pdf.font('text').fontSize(8).fillColor(GREY).text(note)
  pdf.moveDown(0.3)
}

const isFound = ({ state }: Factor): boolean => state === 'found'

function drawFactors(pdf: Pdf, { report: { factors } }: Paper): void {
  const found = factors.filter(isFound)
  const isNegative = ({ polarity }: Factor): boolean => polarity === 'negative' || polarity === 'stop'
  drawList(pdf, t.negative, found.filter(isNegative), t.noNegative)
  drawList(
    pdf,
    t.attention,
    found.filter(({ polarity }) => polarity === 'attention'),
    t.noAttention,
  )
  drawList(
    pdf,
    t.positive,
    found.filter(({ polarity }) => polarity === 'positive'),
    t.noPositive,
  )
  drawList(
    pdf,
    t.notFound,
    factors.filter(({ state }) => state === 'not_found'),
    '—',
  )
  drawList(
    pdf,
    t.notChecked,
    factors.filter(({ state }) => state !== 'found' && state !== 'not_found'),
    '—',
  )
}

function drawList(pdf: Pdf, title: string, factors: readonly Factor[], empty: string): void {
  drawTitle(pdf, `${title} (${factors.length})`, factors.length === 0 ? empty : '')
  if (factors.length === 0) return
  const rows = factors.map(({ title: name, evidence, note, state, counted, source, as_of: asOf }) => [
    name,
    evidence.map(evidenceText).join('; ') || (note ?? t.states[state]),
    counted === 0 ? '' : String(counted).replace('-', '\u2212'),
    `${source.name}${asOf ? `, ${russianDay(asOf)}` : ''}`,
  ])
  drawTable(pdf, { head: [columns.factor, columns.proof, columns.points, columns.source], rows, widths: [3, 4, 0.8, 2.4] })
}

function drawFeet(pdf: Pdf, { number }: Paper): void {
  const { start, count } = pdf.bufferedPageRange()
  for (let page = start; page < start + count; page++) {
    pdf.switchToPage(page)
    const { bottom } = pdf.page.margins
    // Text below the bottom margin would open a page.
    pdf.page.margins.bottom = 0
    pdf.font('text').fontSize(8).fillColor(GREY)
    pdf.text(`${number}   ${t.page} ${page + 1} ${t.of} ${count}`, MARGIN, pdf.page.height - 30, { lineBreak: false })
    pdf.page.margins.bottom = bottom
  }
}
