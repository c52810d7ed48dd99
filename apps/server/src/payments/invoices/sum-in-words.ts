// Writes a sum of rubles in Russian words, as Russian invoices and acceptance certificates end: «Два миллиона пятьсот рублей 00 копеек»
// (two million five hundred rubles 00 kopecks).

const HUNDREDS = ['', 'сто', 'двести', 'триста', 'четыреста', 'пятьсот', 'шестьсот', 'семьсот', 'восемьсот', 'девятьсот']
const TENS = ['', '', 'двадцать', 'тридцать', 'сорок', 'пятьдесят', 'шестьдесят', 'семьдесят', 'восемьдесят', 'девяносто']
const TEENS = [
  'десять',
  'одиннадцать',
  'двенадцать',
  'тринадцать',
  'четырнадцать',
  'пятнадцать',
  'шестнадцать',
  'семнадцать',
  'восемнадцать',
  'девятнадцать',
]
const ONES = ['', 'один', 'два', 'три', 'четыре', 'пять', 'шесть', 'семь', 'восемь', 'девять']
/** The feminine forms of one and two, as «тысяча» (thousand) is a feminine noun in Russian. */
const FEMININE = ['', 'одна', 'две']

/** A noun after 1, after 2 to 4, and after 5 or more; 11 to 19 count as many. */
type Forms = readonly [one: string, few: string, many: string]

const RUBLES: Forms = ['рубль', 'рубля', 'рублей']
const KOPECKS: Forms = ['копейка', 'копейки', 'копеек']
/** Names of the groups of three digits, the lowest first. */
const SCALES: readonly { readonly forms: Forms; readonly isFeminine: boolean }[] = [
  { forms: RUBLES, isFeminine: false },
  { forms: ['тысяча', 'тысячи', 'тысяч'], isFeminine: true },
  { forms: ['миллион', 'миллиона', 'миллионов'], isFeminine: false },
  { forms: ['миллиард', 'миллиарда', 'миллиардов'], isFeminine: false },
  { forms: ['триллион', 'триллиона', 'триллионов'], isFeminine: false },
]

/** The form of the noun after this number. */
function pluralForm(count: number, [one, few, many]: Forms): string {
  const [tens, ones] = [Math.floor(count / 10) % 10, count % 10]
  if (tens === 1 || ones === 0 || ones > 4) return many
  return ones === 1 ? one : few
}

/** Three digits in words; empty for 0. */
function groupInWords(group: number, isFeminine: boolean): string[] {
  const [hundreds, rest] = [Math.floor(group / 100), group % 100]
  const belowHundred = rest >= 10 && rest < 20 ? [TEENS[rest - 10]] : [TENS[Math.floor(rest / 10)], digitWord(rest % 10, isFeminine)]
  return [HUNDREDS[hundreds], ...belowHundred].filter((word): word is string => Boolean(word))
}

const digitWord = (digit: number, isFeminine: boolean): string | undefined => (isFeminine && FEMININE[digit]) || ONES[digit]

/** The sum in words, its kopecks in digits. Expects whole kopecks from 0 to below 2^53. */
export function sumInWords(kopecks: number): string {
  const rubles = Math.floor(kopecks / 100)
  const words: string[] = []
  for (let scale = SCALES.length - 1; scale >= 0; scale -= 1) {
    const group = Math.floor(rubles / 1000 ** scale) % 1000
    const { forms, isFeminine } = SCALES[scale] ?? { forms: RUBLES, isFeminine: false }
    const groupWords = groupInWords(group, isFeminine)
    if (scale === 0) words.push(...(rubles === 0 ? ['ноль'] : groupWords), pluralForm(group, forms))
    else if (group > 0) words.push(...groupWords, pluralForm(group, forms))
  }
  const rest = kopecks % 100
  const text = `${words.join(' ')} ${String(rest).padStart(2, '0')} ${pluralForm(rest, KOPECKS)}`
  return text.charAt(0).toUpperCase() + text.slice(1)
}
