// Formats sentences that Russian registers write in capitals (articles of laws, names of documents, remarks) in ordinary letters.
import { readableName } from './names.ts'
import { isKnownAbbreviation, isProper } from './words.ts'

const WORD = /\p{L}+(?:-\p{L}+)*\p{N}*|\p{N}+(?:[.-]\p{N}+)*/gu
const QUOTED = /[«"][^«»"]*[»"]/gu

/** Words with a mixed spelling: the Code of Administrative Offences, the Ministry of Finance. */
const MIXED_CASE: ReadonlyMap<string, string> = new Map([
  ['КОАП', 'КоАП'],
  ['МИНФИН', 'Минфин'],
])

/** Abbreviations that are lower case before a number or a name: article, part, item of a law; town, street, house. */
const LOWER_CASE_ABBREVIATIONS = new Set(['СТ', 'Ч', 'П', 'ПП', 'АБЗ', 'Г', 'ГОР', 'УЛ', 'Д'])

const capitalised = (word: string): string =>
  word
    .toLowerCase()
    .split('-')
    .map((part) => part.charAt(0).toUpperCase() + part.slice(1))
    .join('-')

interface Neighbours {
  readonly isFirst: boolean
  readonly before: string | undefined
  readonly after: string | undefined
}

/** One word of a sentence in capitals, with the case that it has in ordinary writing. */
function quietWord(word: string, { isFirst, before, after }: Neighbours): string {
  const mixed = MIXED_CASE.get(word)
  if (mixed) return mixed
  if (LOWER_CASE_ABBREVIATIONS.has(word) && after !== undefined) return word.toLowerCase()
  if (/\p{N}/u.test(word)) return word
  if (word.length > 1 && word !== 'ПО' && isKnownAbbreviation(word)) return word
  return isFirst || isProper(word, before, after) ? capitalised(word) : word.toLowerCase()
}

/** Whether most letters are capitals. */
function isInCapitals(text: string): boolean {
  const [large, small] = [text.match(/[А-ЯЁ]/g)?.length ?? 0, text.match(/[а-яё]/g)?.length ?? 0]
  return large > 2 && small * 4 < large
}

function quietSentence(text: string): string {
  const words = text.match(WORD) ?? []
  let [index, isFirst] = [0, true]
  return text.replace(WORD, (word) => {
    const quiet = quietWord(word, { isFirst, before: words[index - 1], after: words[index + 1] })
    index++
    // A number of a form, «Р13014», is not the first word of the sentence.
    if (!/\p{N}/u.test(word)) isFirst = false
    return quiet
  })
}

/**
 * «СТ. 14.25 Ч. 5 КОАП РФ» → «ст. 14.25 ч. 5 КоАП РФ», «УСТАВ ЮЛ В НОВОЙ РЕДАКЦИИ» → «Устав ЮЛ в новой редакции»; names in quotes as
 * `readableName` shows them. A text that is not in capitals stays as it is.
 */
export function readableSentence(text: string): string {
  if (!isInCapitals(text)) return text
  const names = text.match(QUOTED) ?? []
  return text
    .split(QUOTED)
    .map((part, index) => `${index === 0 ? quietSentence(part) : quietTail(part)}${names[index] ? readableName(names[index]) : ''}`)
    .join('')
}

/** The part after a quoted name. Its first word does not begin the sentence, so a letter is put before it for a moment as the first word. */
const quietTail = (part: string): string => quietSentence(`Б${part}`).slice(1)
