// Recognizes passwords that are easy to guess for anybody who knows the person: those made of the site's name, the person's name or e-mail address.

/** Letters from which on a word may not occur inside a password. A shorter one must be the whole password, apart from digits and punctuation. */
const CONTAINED_FROM = 4
const SITE = ['sverka', 'сверка']

/** The Russian alphabet and the Latin spelling of each letter. The spellings of «ъ» and «ь» are empty, hence the double spaces. */
const CYRILLIC = 'абвгдеёжзийклмнопрстуфхцчшщъыьэюя'
const LATIN = 'a b v g d e e zh z i y k l m n o p r s t u f kh ts ch sh shch  y  e yu ya'.split(' ')

/** Spells a Russian name in Latin letters, close to the way of Russian passports. */
const inLatin = (text: string): string => text.replace(/[а-яё]/g, (letter) => LATIN[CYRILLIC.indexOf(letter)] ?? '')

function listOwnWords({ email, fullName }: { email: string; fullName: string }): string[] {
  const address = email.trim().toLowerCase()
  const [local = ''] = address.split('@')
  const names = fullName.toLowerCase().split(/[^\p{L}]+/u)
  const words = [...SITE, address, local, ...local.split(/[^\p{L}]+/u), ...names, ...names.map(inLatin)]
  return words.filter((word) => word !== '')
}

/** `spellings`: possible readings of the password in lower case; `cores`: the same without digits and punctuation around them. */
export function isPersonalWord(
  spellings: readonly string[],
  cores: readonly string[],
  holder: { readonly email: string; readonly fullName: string },
): boolean {
  return listOwnWords(holder).some((word) =>
    [...word].length < CONTAINED_FROM ? cores.includes(word) : spellings.some((text) => text.includes(word)),
  )
}
