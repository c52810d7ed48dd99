// Prints the ties (shared heads, founders, addresses and so on) among the companies of a list as an A4 PDF: the conclusion, each group with its
// members and ties, members without ties, and lines on which a tender committee signs.
import { readablePerson, registeredName } from '@sverka/contract/company/names'
import type { TieGroup, TieListResult, WholeTieList } from '@sverka/contract/ties/lists'
import type { Tie } from '@sverka/contract/ties/ties'
import { moscowDay } from '../platform/clock.ts'
import {
  collectPdf,
  contentWidth,
  drawDecoration,
  drawFooters,
  drawHeading,
  drawParagraph,
  drawTagged,
  GREY,
  INK,
  MARGIN,
  newSheet,
  type Sheet,
} from '../platform/paper/sheet.ts'
import { drawTable } from '../platform/paper/table.ts'
import { tiesPaperTexts as t } from './ties.texts.ts'

/** A searched list with its result, to be printed. */
export type TiePaper = Pick<WholeTieList, 'name' | 'created_at'> & { readonly result: TieListResult }

/** The PDF of a list; the same list gives the same bytes. */
export async function printTies({ name, created_at: createdAt, result }: TiePaper): Promise<Buffer> {
  const made = new Date(createdAt)
  const { groups, apart } = result.views.all
  const tied = groups.reduce((sum, { places }) => sum + places.length, 0)
  const title = t.title(tied, result.members.length)
  const sheet = newSheet(title, t.brand, made)
  const done = collectPdf(sheet)
  drawTagged(sheet, 'H1', () => sheet.pdf.font('bold').fontSize(16).fillColor(INK).text(title, MARGIN, MARGIN))
  drawParagraph(sheet, t.about(name, russianDay(moscowDay(made))), 9)
  if (result.cut) drawParagraph(sheet, t.cut, 9, INK)
  drawConclusion(sheet, result)
  for (const [index, group] of groups.entries()) drawGroup(sheet, result, { group, place: index + 1 })
  if (apart.length > 0) {
    drawHeading(sheet, t.apart(apart.length))
    drawMembers(sheet, result, apart)
  }
  drawUnknown(sheet, result)
  sheet.pdf.y += 8
  if (result.hubs.length > 0) drawParagraph(sheet, t.hubs(result.hubs.map(displayName).join('; ')))
  drawParagraph(sheet, t.meaning)
  drawSignature(sheet)
  drawFooters(sheet, `${t.brand}. ${name}`, (page, of) => `${t.page} ${page} ${t.of} ${of}`)
  return done()
}

const russianDay = (iso: string): string => iso.split('-').reverse().join('.')

const displayName = ({ kind, name }: { readonly kind: string; readonly name: string }): string =>
  kind === 'person' ? readablePerson(name) : kind === 'company' ? registeredName(name) : name

/** The conclusion names at most this many subjects between the members of a group. */
const MAX_NAMED = 6

/** Draws a sentence for each group: its members, and the subjects through which they are connected. */
function drawConclusion(sheet: Sheet, result: TieListResult): void {
  const { groups, apart } = result.views.all
  if (groups.length + apart.length === 0) return
  drawHeading(sheet, t.conclusion)
  for (const [index, group] of groups.entries()) {
    const isWeak = group.paths.some(({ weaker }) => weaker)
    const how = describeBetween(result, group)
    const parts = [t.group(index + 1, group.places.length), t.numbers(group.places), how, isWeak && t.weakerGroup]
    drawParagraph(sheet, parts.filter(Boolean).join(', '), 9, INK)
  }
  if (apart.length > 0) drawParagraph(sheet, [t.apart(apart.length), t.numbers(apart)].join(', '), 9, INK)
}

/** The people, companies, addresses and phones through which the members of a group are connected. */
function describeBetween({ members, nodes }: TieListResult, { paths }: TieGroup): string {
  const own = new Set(members.map(({ key }) => key))
  const keys = new Set(paths.flatMap((path) => path.keys).filter((key) => !own.has(key)))
  const names = nodes.filter(({ key }) => keys.has(key)).map(displayName)
  return names.length > 0 ? t.through(names.slice(0, MAX_NAMED).join('; '), Math.max(0, names.length - MAX_NAMED)) : t.directly
}

/** Height of the signatures, and the gap between them, in points. */
const SIGNATURE_HEIGHT = 60
const SIGNATURE_GAP = 18

function drawSignature(sheet: Sheet): void {
  const { pdf } = sheet
  if (pdf.y > pdf.page.height - MARGIN - SIGNATURE_HEIGHT) pdf.addPage()
  const top = pdf.y + 36
  const width = (contentWidth(pdf) - 2 * SIGNATURE_GAP) / t.signed.length
  for (const [index, name] of t.signed.entries()) {
    const left = MARGIN + index * (width + SIGNATURE_GAP)
    drawDecoration(pdf, () =>
      pdf
        .moveTo(left, top)
        .lineTo(left + width, top)
        .lineWidth(1)
        .strokeColor(INK)
        .stroke(),
    )
    drawTagged(sheet, 'P', () =>
      pdf
        .font('text')
        .fontSize(8.5)
        .fillColor(GREY)
        .text(name, left, top + 4, { width }),
    )
  }
}

function drawGroup(sheet: Sheet, result: TieListResult, { group, place }: { group: TieGroup; place: number }): void {
  const isWeak = group.paths.some(({ weaker }) => weaker)
  drawHeading(sheet, t.group(place, group.places.length), isWeak ? t.weakerGroup : '')
  drawMembers(sheet, result, group.places)
  sheet.pdf.y += 6
  const { who, tie, with: withWhom, holds, source } = t.columns
  drawTable(sheet, {
    columns: [
      { head: who, share: 1.4 },
      { head: tie, share: 1.1 },
      { head: withWhom, share: 1.4 },
      { head: holds, share: 0.9 },
      { head: source, share: 0.8 },
    ],
    rows: listTies(result, group).map((tie) => toRow(result, tie)),
  })
}

/** The ties of a group's paths in the order of the paths, each once. */
export function listTies({ ties }: Pick<TieListResult, 'ties'>, { paths }: Pick<TieGroup, 'paths'>): Tie[] {
  const steps = paths.flatMap(({ keys }) => keys.slice(1).map((key, index) => [keys[index] ?? '', key] as const))
  const found = steps.flatMap(([a, b]) => ties.filter(({ from, to }) => (from === a && to === b) || (from === b && to === a)))
  return [...new Set(found)]
}

function toRow({ nodes }: TieListResult, tie: Tie): string[] {
  const named = (key: string) => {
    const node = nodes.find((one) => one.key === key)
    return node ? displayName(node) : ''
  }
  const { percent, post, kind, since, until, source } = tie
  const words =
    kind === 'founder' && percent !== null ? t.share(String(percent).replace('.', ',')) : post ? post.toLowerCase() : t.kinds[kind]
  const days = [since && t.since(russianDay(since)), until && t.until(russianDay(until))].filter(Boolean).join(' ') || t.dayUnknown
  const from = source
    ? [source.source === 'contacts' ? t.contacts : t.register, source.as_of && russianDay(source.as_of)].filter(Boolean).join(', ')
    : ''
  return [named(tie.from), tie.over ? t.over(words) : words, named(tie.to), days, from]
}

function drawMembers(sheet: Sheet, { members, nodes }: TieListResult, places: readonly number[]): void {
  const rows = members
    .filter(({ place }) => places.includes(place))
    .map(({ place, number, key, is_hub: isHub }) => {
      const node = nodes.find((one) => one.key === key)
      return [String(place), [node ? displayName(node) : '', isHub && t.hub].filter(Boolean).join(', '), number]
    })
  const { place, member, number } = t.columns
  drawTable(sheet, {
    columns: [
      { head: place, share: 0.3 },
      { head: member, share: 3 },
      { head: number, share: 1.2 },
    ],
    rows,
  })
}

/** A line for each number that no register has, and for each repeated owner. */
function drawUnknown(sheet: Sheet, { members }: TieListResult): void {
  for (const { place, number, key, same_as: same } of members) {
    if (key === null) drawParagraph(sheet, t.numbered(place, number, t.unknown))
    else if (same !== null) drawParagraph(sheet, t.numbered(place, number, t.sameAs(same)))
  }
}
