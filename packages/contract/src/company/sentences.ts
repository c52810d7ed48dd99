// Formats sentences that registers write in capitals (articles of laws, names of documents, remarks) in ordinary letters.
import { readableName } from './names.ts'
import { isKnownAbbreviation, isProper } from './words.ts'

const WORD = /\p{L}+(?:-\p{L}+)*\p{N}*|\p{N}+(?:[.-]\p{N}+)*/gu
const QUOTED = /[«"][^«»"]*[»"]/gu

/** Words with a spelling of their own. */
const OWN: ReadonlyMap<string, string> = new Map([
  ['КОАП', 'КоАП'],
  ['МИНФИН', 'Минфин'],
])

/** Abbreviations that are lower case before a number or a name: parts of a law, a town. */
const SHORTENED = new Set(['СТ', 'Ч', 'П', 'ПП', 'АБЗ', 'Г', 'ГОР', 'УЛ', 'Д'])

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

/** One word in capitals inside a sentence. */
function quietWord(word: string, { isFirst, before, after }: Neighbours): string {
  const own = OWN.get(word)
  if (own) return own
  if (SHORTENED.has(word) && after !== undefined) return word.toLowerCase()
  if (/\p{N}/u.test(word)) return word
  if (word.length > 1 && word !== 'ПО' && isKnownAbbreviation(word)) return word
  return isFirst || isProper(word, before, after) ? capitalised(word) : word.toLowerCase()
}

/** Whether most letters are capitals. */
function isShouted(text: string): boolean {
  const [large, small] = [text.match(/[А-ЯЁ]/g)?.length ?? 0, text.match(/[а-яё]/g)?.length ?? 0]
  return large > 2 && small * 4 < large
}

function quietSentence(text: string): string {
  const words = text.match(WORD) ?? []
  let [place, isFirst] = [0, true]
  return text.replace(WORD, (word) => {
    const quiet = quietWord(word, { isFirst, before: words[place - 1], after: words[place + 1] })
    place++
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
  if (!isShouted(text)) return text
  const names = text.match(QUOTED) ?? []
  return text
    .split(QUOTED)
    .map((part, place) => `${place === 0 ? quietSentence(part) : quietTail(part)}${names[place] ? readableName(names[place]) : ''}`)
    .join('')
}

/** The part after a quoted name, whose first word does not begin the sentence. The added letter stands for the beginning. */
const quietTail = (part: string): string => quietSentence(`Б${part}`).slice(1)
