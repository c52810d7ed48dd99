// Renders a finding of the reliability report as one sentence: the template of its factor filled with its evidence.
import { shortName } from '@sverka/contract/company/short-name.rules'
import type { ReportLanguage } from '@sverka/contract/company-card/reliability'
import { insideSentence } from '@sverka/contract/company-card/reliability.rules'
import { formatIn } from '@sverka/contract/formats.rules'
import { valueIn } from '../texts/readable-value.ts'
import { shortState } from '../texts/register-wordings.ts'
import { inLanguage, type Texts } from '../texts/texts.ts'
import type { Day } from './dossier-facts.ts'
import type { Proof } from './evidence.ts'
import { ageText, agoText, pluralForm } from './time-words.ts'

/**
 * Templates in Russian, English, Chinese. `{label}` is the first evidence with the label, `{label|one|few|many}` a count with its noun. A part
 * in square brackets is dropped if one of its values is missing; the alternative after ` // ` is used if a value outside of them is missing.
 *
 * `{label:way}` is the value in another form. Of any: `last` the greatest value, `all` at most two values and «and others», `year` the year of
 * the evidence. Of days: `ago` («3 months ago»), `age` («3 months»). Of texts: `name` the part before a colon, `inside` in lower case. Of
 * numbers: `size` without sign, `share` a fraction as percent, `some` missing if 0, `above` missing unless positive.
 */
export type FactTexts = Texts

interface SentenceInput {
  readonly proofs: readonly Proof[]
  readonly language: ReportLanguage
  readonly today: Day
}

/** A piece of a template: text, or a slot in braces. */
type Piece = string | { readonly label: string; readonly way: string; readonly forms: readonly string[] }
/** Text outside of square brackets, or inside them (`optional`). */
interface Segment {
  readonly optional: boolean
  readonly pieces: readonly Piece[]
}

/** The sentence, or null if no alternative has all its values. */
export function renderFact(texts: FactTexts, input: SentenceInput): string | null {
  for (const segments of parseTemplate(inLanguage(texts, input.language))) {
    const rendered = segments.map(({ optional, pieces }) => {
      const filled = pieces.map((piece) => (typeof piece === 'string' ? piece : slotText(piece, input)))
      return filled.includes(null) ? (optional ? '' : null) : filled.join('')
    })
    if (!rendered.includes(null)) return rendered.join('')
  }
  return null
}

/** Cache of parsed templates, by template. */
const parsedTemplates = new Map<string, readonly (readonly Segment[])[]>()

/** The alternatives of a template, each as segments. */
function parseTemplate(template: string): readonly (readonly Segment[])[] {
  const cached = parsedTemplates.get(template)
  if (cached) return cached
  const alternatives = template.split(' // ').map((alternative) =>
    alternative
      .split(/[[\]]/)
      .map((text, place) => ({ optional: place % 2 === 1, pieces: splitPieces(text) }))
      .filter(({ pieces }) => pieces.length > 0),
  )
  parsedTemplates.set(template, alternatives)
  return alternatives
}

const splitPieces = (text: string): Piece[] =>
  text.split(/[{}]/).flatMap((piece, place): Piece[] => {
    if (place % 2 === 0) return piece === '' ? [] : [piece]
    const [slot = '', ...forms] = piece.split('|')
    const [label = '', way = ''] = slot.split(':')
    return [{ label, way, forms }]
  })

/** Most items that `all` names. */
const MAX_NAMED = 2
const AND_OTHERS: Texts = [' и другие', ' and others', '等']
/** Maximum length of a register's text in a sentence; a longer one is shortened. */
const MAX_REGISTER_TEXT = 90

const shorten = (text: string): string => (text.length > MAX_REGISTER_TEXT ? `${text.slice(0, MAX_REGISTER_TEXT - 1).trimEnd()}…` : text)

/** The text of a slot; null if its value is missing. */
function slotText({ label, way, forms }: Exclude<Piece, string>, input: SentenceInput): string | null {
  const proofs = input.proofs.filter((proof) => proof.label === label)
  const proof = way === 'last' ? proofs.toSorted((a, b) => String(b.value).localeCompare(String(a.value)))[0] : proofs[0]
  // A dash stands for a name that the register does not give.
  if (!proof || proof.value === '' || proof.value === '—') return null
  if (way === 'all') {
    const names = proofs.slice(0, MAX_NAMED).map((named) => shorten(proofName(named, input.language)))
    return formatIn(input.language).list(names) + (proofs.length > MAX_NAMED ? inLanguage(AND_OTHERS, input.language) : '')
  }
  if (way === 'year') return proof.year === undefined ? null : String(proof.year)
  if (typeof proof.value === 'string') return formatValue(proof, proof.value, way, input)
  return formatNumber(proof, proof.value, { way, forms, language: input.language })
}

/** The value for a sentence: people's names as surname with initials, organisations' not in capitals, known register terms translated. */
function proofName(proof: Proof, language: ReportLanguage): string {
  const read = proof.label === 'status' ? shortState(language, String(proof.value)) : String(valueIn(language, proof))
  return PEOPLE.has(proof.label) && !/["«]/.test(read) ? shortName(read) : read
}
/** Labels of evidence that may name people. */
const PEOPLE: ReadonlySet<Proof['label']> = new Set(['person', 'before', 'owner'])

function formatValue(proof: Proof, value: string, way: string, { language, today }: SentenceInput): string | null {
  if (proof.unit === 'date') {
    if (way === 'ago') return agoText(value, today, language)
    return way === 'age' ? ageText(value, today, language) : formatIn(language).date(value)
  }
  // The evidence of a name with a remark of the register has the form «name: remark».
  if (way === 'name') return shorten(proofName({ ...proof, value: value.split(':')[0] ?? value }, language))
  const name = shorten(proofName(proof, language))
  return way === 'inside' ? insideSentence(name) : name
}

interface NumberForm {
  readonly way: string
  readonly forms: readonly string[]
  readonly language: ReportLanguage
}

function formatNumber({ unit }: Proof, value: number, { way, forms, language }: NumberForm): string | null {
  const format = formatIn(language)
  if ((way === 'some' && value === 0) || (way === 'above' && value <= 0)) return null
  const shown = way === 'size' ? Math.abs(value) : value
  if (way === 'share') return format.percent(shown * 100)
  if (unit === 'money') return format.shortMoney(shown)
  if (unit === 'percent') return format.percent(shown)
  if (unit === 'year') return String(shown)
  const number = unit === 'count' ? format.integer(shown) : format.decimal(shown)
  return forms.length === 0 ? number : `${number}\u00a0${pluralForm(shown, forms, language)}`
}
