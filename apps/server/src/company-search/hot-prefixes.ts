// Beginnings of words that very many records share.
const LIST = 'стр инв тор'

export const HOT_PREFIXES: ReadonlySet<string> = new Set(LIST.split(' '))
