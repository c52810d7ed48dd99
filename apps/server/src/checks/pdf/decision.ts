// Draws the first page of a report's PDF: the company, the verdict for each kind of deal with its reasons, the coverage (how much was checked), and
// lines for signatures.
import { readableAddress } from '@sverka/contract/company/addresses'
import { quietFullName, readableName } from '@sverka/contract/company/names'
import { formatIn } from '@sverka/contract/formats.rules'
import {
  ACCENT,
  contentWidth,
  drawBadge,
  drawDecoration,
  drawHeading,
  drawParagraph,
  drawQr,
  drawRule,
  drawTagged,
  GREY,
  INK,
  MARGIN,
  type Sheet,
  TONES,
} from '../../platform/paper/sheet.ts'
import { drawTable, heightOfTable, type Table } from '../../platform/paper/table.ts'
import { dealComparisonText } from '../deal-text.ts'
import { printedDay, rublesText } from '../evidence-text.ts'
import { listDays, type PrintedReport } from '../printed-report.ts'
import { reportColumnTexts, decisionTexts as t, reportPaperTexts as words } from '../texts/report.ts'
import { uncheckedWords } from '../unchecked-words.ts'
import { drawCoverage, heightOfCoverage } from './coverage.ts'
import { drawClaims, heightOfClaims } from './figures.ts'
import { verdictTables } from './verdict-tables.ts'

/** Width of the frame around the QR code, and size of the code, in points. */
const SEAL = 112
const QR_SIZE = 88

/** Which tables of the second page the first one already has. */
interface FirstPage {
  /** False if the reasons left no space for the coverage, which then begins the second page. */
  readonly hasCoverage: boolean
  /** Court claims and debts: only for a closed company, whose decision is short. */
  readonly hasClaims: boolean
}

/** Draws the first page. The verdicts have as many reasons as fit on it. */
export function drawDecision(sheet: Sheet, paper: PrintedReport): FirstPage {
  drawMast(sheet)
  drawSubject(sheet, paper)
  const { report } = paper
  const unchecked = uncheckedWords(report).join(' ')
  const free = sheet.pdf.page.height - MARGIN - sheet.pdf.y - AROUND - heightOfNote(sheet, unchecked)
  const tables = verdictTables(report)
  const height = (table: Table) => heightOfTable(sheet, table)
  // The first table has all reasons. If it leaves no space for the coverage, the first table that fits is drawn, and the coverage moves on.
  const [fullTable] = tables
  const hasCoverage = fullTable !== undefined && height(fullTable) + heightOfCoverage(sheet, report.factors) <= free
  const table = hasCoverage ? fullTable : (tables.find((one) => height(one) <= free) ?? tables.at(-1))
  if (table) drawVerdicts(sheet, table)
  if (unchecked) drawNote(sheet, unchecked)
  if (hasCoverage) drawCoverage(sheet, report.factors)
  const remaining = sheet.pdf.page.height - MARGIN - sheet.pdf.y - SIGNATURES
  const hasClaims = hasCoverage && report.ended != null && heightOfClaims(sheet, paper.figures) <= remaining
  if (hasClaims) drawClaims(sheet, paper.figures)
  drawSignatures(sheet)
  return { hasCoverage, hasClaims }
}

/** Height of the verdicts' heading and of the signatures, in points. */
const AROUND = 84

/** The head of the page: the site's name and the kind of the document. */
function drawMast(sheet: Sheet): void {
  const { pdf } = sheet
  drawTagged(sheet, 'P', () => pdf.font('bold').fontSize(14).fillColor(ACCENT).text(words.brand, MARGIN, MARGIN, { lineBreak: false }))
  drawTagged(sheet, 'P', () =>
    pdf
      .font('text')
      .fontSize(9)
      .fillColor(GREY)
      .text(words.subject, MARGIN, MARGIN + 4, { width: contentWidth(pdf), align: 'right' }),
  )
  pdf.y = MARGIN + 22
  drawDecoration(pdf, () => drawRule(pdf, 1.5, INK))
}

/** The company: name, status, facts, and the seal with the QR code on the right. */
function drawSubject(sheet: Sheet, paper: PrintedReport): void {
  const { pdf } = sheet
  const { report, subject } = paper
  const top = pdf.y + 10
  const width = contentWidth(pdf) - SEAL - 18
  pdf.outline.addItem(readableName(report.name))
  drawTagged(sheet, 'H1', () => pdf.font('bold').fontSize(17).fillColor(INK).text(readableName(report.name), MARGIN, top, { width }))
  if (subject.fullName) {
    const full = quietFullName(subject.fullName)
    drawTagged(sheet, 'P', () => pdf.font('text').fontSize(8.5).fillColor(GREY).text(full, { width }))
  }
  const y = pdf.y + 4
  // Beside a stop factor nothing is shown in a reassuring colour.
  const tone = subject.tone === 'good' && report.purposes.some(({ stopped }) => stopped) ? 'neutral' : subject.tone
  const afterState = MARGIN + drawBadge(sheet, subject.state, { x: MARGIN, y, tone }) + 8
  const afterBadges = subject.procedure
    ? afterState + drawBadge(sheet, subject.procedure, { x: afterState, y, tone: 'warning' }) + 8
    : afterState
  drawTagged(sheet, 'P', () =>
    pdf
      .font('text')
      .fontSize(8.5)
      .fillColor(subject.isOld ? TONES.warning[0] : GREY)
      .text((subject.isOld ? t.outdated : t.asOf)(printedDay(subject.asOf)), afterBadges, y + 2.5, { lineBreak: false }),
  )
  pdf.y = y + 21
  for (const [label, value] of listFacts(paper)) drawFact(sheet, label, value, width)
  const bottom = pdf.y
  drawSeal(sheet, paper, top)
  pdf.y = Math.max(bottom, top + QR_SIZE + 48)
}

/** Labels and values: register numbers, address, head, owners, size, and the deal's sum beside the company's figures. */
function listFacts({ report, subject, kind, materiality }: PrintedReport): (readonly [string, string])[] {
  const isTrader = kind === 'entrepreneur'
  const number = subject.registeredOn ? t.registered(report.ogrn, printedDay(subject.registeredOn)) : report.ogrn
  return [
    isTrader ? [reportColumnTexts.inn, report.inn ?? '—'] : [t.innKpp, [report.inn ?? '—', subject.kpp ?? '—'].join(' / ')],
    [isTrader ? reportColumnTexts.ogrnip : reportColumnTexts.ogrn, number],
    [reportColumnTexts.address, subject.address ? readableAddress(subject.address) : '—'],
    ...(subject.head ? [[t.head, subject.head] as const] : []),
    ...(subject.owners.length > 0 ? [[t.owners, subject.owners.join(', ')] as const] : []),
    ...(isTrader && subject.headcount === null ? [] : [[t.size, sizeText(subject)] as const]),
    ...(materiality ? [[t.deal, `${rublesText(materiality.sum * 100)}\u00a0₽: ${dealComparisonText(materiality)}`] as const] : []),
  ]
}

const sizeText = ({ revenue, headcount }: PrintedReport['subject']): string =>
  t.sizes(revenue === null ? null : shortRubles(revenue / 100), headcount)

/** Rubles in the format of the site's pages. */
const shortRubles = (sum: number): string => formatIn('ru').shortMoney(sum)

function drawFact(sheet: Sheet, label: string, value: string, width: number): void {
  const { pdf } = sheet
  const y = pdf.y
  drawTagged(sheet, 'P', () => {
    pdf.font('text').fontSize(8.5).fillColor(GREY).text(label, MARGIN, y, { width: 84 })
    pdf.fillColor(INK).text(value, MARGIN + 88, y, { width: width - 88 })
  })
  pdf.y += 1.5
}

/** The frame with the QR code of the verification page, the report's number and its days. */
function drawSeal(sheet: Sheet, paper: PrintedReport, top: number): void {
  const { number, proofUrl } = paper
  const { pdf } = sheet
  const left = pdf.page.width - MARGIN - SEAL
  const at = { x: left + (SEAL - QR_SIZE) / 2, y: top + 8 }
  drawDecoration(pdf, () =>
    pdf
      .roundedRect(left, top, SEAL, QR_SIZE + 46, 6)
      .lineWidth(1)
      .strokeColor(ACCENT)
      .stroke(),
  )
  drawQr(sheet, proofUrl, { ...at, size: QR_SIZE, alt: `${words.proof}: ${proofUrl}` })
  drawTagged(sheet, 'P', () => {
    const line = { width: SEAL, align: 'center' as const }
    pdf.font('bold').fontSize(8.5).fillColor(ACCENT)
    pdf.text(number, left, top + QR_SIZE + 12, { ...line, link: proofUrl })
    pdf
      .font('text')
      .fontSize(7.5)
      .fillColor(GREY)
      .text(listDays(paper).join('\n'), left, top + QR_SIZE + 25, line)
  })
}

function drawVerdicts(sheet: Sheet, table: Table): void {
  drawHeading(sheet, t.title, t.titleNote)
  drawTable(sheet, table)
}

/** Font size in points. */
const NOTE_SIZE = 7.5

const heightOfNote = ({ pdf }: Sheet, text: string): number =>
  text
    ? pdf
        .font('text')
        .fontSize(NOTE_SIZE)
        .heightOfString(text, { width: contentWidth(pdf) }) + 5
    : 0

/** The note below the verdicts, which applies to all of them: the stop factors that were not checked. */
function drawNote(sheet: Sheet, text: string): void {
  sheet.pdf.y += 5
  drawParagraph(sheet, text, NOTE_SIZE)
}

/** Space that the last paragraph and the signatures below it need, in points. */
const SIGNATURES = 46

function drawSignatures(sheet: Sheet): void {
  const { pdf } = sheet
  if (pdf.y > pdf.page.height - MARGIN - SIGNATURES) pdf.addPage()
  pdf.y += 8
  drawParagraph(sheet, t.fine, 7.5)
  const y = pdf.y + 18
  const width = contentWidth(pdf) / t.signed.length
  t.signed.forEach((label, place) => {
    const x = MARGIN + place * width
    drawTagged(sheet, 'P', () => pdf.font('text').fontSize(8).fillColor(GREY).text(label, x, y, { lineBreak: false }))
    const from = x + pdf.widthOfString(label) + 6
    drawDecoration(pdf, () =>
      pdf
        .moveTo(from, y + 9)
        .lineTo(x + width - 12, y + 9)
        .lineWidth(0.5)
        .strokeColor(GREY)
        .stroke(),
    )
  })
}
