// The table of Russian legal forms (ООО is a limited liability company, АО a joint-stock company): short, full and Latin spellings of each, and
// whether organisations or people have it.

export interface LegalForm {
  /** The short form as people write it, in capitals. */
  readonly short: string
  /** Full wordings in lower case, in the registers' nominative case. */
  readonly full: readonly string[]
  /** Abbreviated wordings that people type into a search. */
  readonly typed?: readonly string[]
  /** Spellings in Latin letters, short or full. */
  readonly latin?: readonly string[]
  /** A name that begins with the full wording is shown with the short form instead. */
  readonly isShortened?: true
  /** Short form under which the search indexes it, if another. */
  readonly searchedAs?: string
  /** Absent for forms that only organisations have. `person`: sole traders; `either`: both, as a farm. */
  readonly holder?: 'person' | 'either'
}

/** No wording begins with another: a name begins with at most one of them. */
export const LEGAL_FORMS: readonly LegalForm[] = [
  // Companies: with limited and additional liability; joint-stock, public, non-public, closed and open.
  {
    short: 'ООО',
    full: ['общество с ограниченной ответственностью'],
    typed: ['общество с огр отв', 'общество с огр ответственностью', 'общ с огр отв'],
    latin: ['ooo'],
    isShortened: true,
  },
  { short: 'ОДО', full: ['общество с дополнительной ответственностью'] },
  {
    short: 'АО',
    full: ['акционерное общество'],
    typed: ['акц общество'],
    latin: ['ao', 'jsc', 'joint stock company', 'stock company'],
    isShortened: true,
  },
  { short: 'ПАО', full: ['публичное акционерное общество'], typed: ['публичное акц общество'], latin: ['pao', 'pjsc'], isShortened: true },
  { short: 'НАО', full: ['непубличное акционерное общество'], latin: ['npjsc'], isShortened: true, searchedAs: 'АО' },
  { short: 'ЗАО', full: ['закрытое акционерное общество'], latin: ['zao', 'cjsc'], isShortened: true },
  { short: 'ОАО', full: ['открытое акционерное общество'], latin: ['oao', 'ojsc'], isShortened: true },
  // Sole traders and farms.
  {
    short: 'ИП',
    full: ['индивидуальный предприниматель'],
    typed: ['индивид предприниматель', 'инд предприниматель'],
    latin: ['individual entrepreneur', 'sole proprietor', 'individualnyi predprinimatel'],
    holder: 'person',
  },
  { short: 'КФХ', full: ['крестьянское фермерское хозяйство', 'глава крестьянского фермерского хозяйства'], holder: 'either' },
  // Associations of owners of homes, gardens and garages; cooperatives.
  { short: 'ТСЖ', full: ['товарищество собственников жилья'] },
  { short: 'ТСН', full: ['товарищество собственников недвижимости'] },
  { short: 'СНТ', full: ['садоводческое некоммерческое товарищество', 'садовое некоммерческое товарищество'] },
  { short: 'ДНТ', full: ['дачное некоммерческое товарищество'] },
  { short: 'ГСК', full: ['гаражно строительный кооператив', 'гаражный специализированный кооператив'] },
  { short: 'ЖСК', full: ['жилищно строительный кооператив'] },
  { short: 'СПК', full: ['сельскохозяйственный производственный кооператив'] },
  { short: 'КПК', full: ['кредитный потребительский кооператив'] },
  // Non-commercial organisations.
  { short: 'НП', full: ['некоммерческое партнерство'] },
  {
    short: 'АНО',
    full: ['автономная некоммерческая организация'],
    typed: ['автономная некоммерч организация'],
    latin: ['autonomous non profit organization'],
  },
  { short: 'НКО', full: ['некоммерческая организация'], latin: ['nko', 'non profit organization'] },
  // Unitary enterprises of the federation, a region or a municipality.
  {
    short: 'ФГУП',
    full: ['федеральное государственное унитарное предприятие'],
    latin: ['fgup', 'fsue', 'unitary enterprise'],
    isShortened: true,
  },
  { short: 'ГУП', full: ['государственное унитарное предприятие'], latin: ['gup'], isShortened: true },
  { short: 'МУП', full: ['муниципальное унитарное предприятие'], latin: ['mup'], isShortened: true },
  // State, municipal and private institutions, many of them schools and kindergartens.
  { short: 'ФГБОУ', full: ['федеральное государственное бюджетное образовательное учреждение'] },
  { short: 'ФГБУ', full: ['федеральное государственное бюджетное учреждение'], latin: ['fgbu', 'fsbi'] },
  { short: 'ФГКУ', full: ['федеральное государственное казенное учреждение'], latin: ['fgku'] },
  { short: 'ГБУ', full: ['государственное бюджетное учреждение'], latin: ['gbu', 'budgetary institution'] },
  { short: 'ГАУ', full: ['государственное автономное учреждение'] },
  {
    short: 'ГБОУ',
    full: ['государственное бюджетное общеобразовательное учреждение', 'государственное бюджетное образовательное учреждение'],
  },
  { short: 'ГКУ', full: ['государственное казенное учреждение'] },
  { short: 'МАУ', full: ['муниципальное автономное учреждение'] },
  { short: 'МБУ', full: ['муниципальное бюджетное учреждение'] },
  { short: 'МКУ', full: ['муниципальное казенное учреждение'] },
  { short: 'МАОУ', full: ['муниципальное автономное общеобразовательное учреждение'] },
  { short: 'МАДОУ', full: ['муниципальное автономное дошкольное образовательное учреждение'] },
  { short: 'МКОУ', full: ['муниципальное казенное общеобразовательное учреждение'] },
  { short: 'МКДОУ', full: ['муниципальное казенное дошкольное образовательное учреждение'] },
  { short: 'МБОУ', full: ['муниципальное бюджетное общеобразовательное учреждение', 'муниципальное бюджетное образовательное учреждение'] },
  { short: 'МБДОУ', full: ['муниципальное бюджетное дошкольное образовательное учреждение'] },
  { short: 'ЧОУ', full: ['частное образовательное учреждение'] },
  // Foreign forms.
  { short: 'LLC', full: ['limited liability company'] },
  { short: 'LTD', full: ['limited'] },
]

/** The words of the text in lower case, with a space before and after each, so that whole words can be searched. «О.О.О.» is one word. */
const wordsBetweenSpaces = (text: string): string =>
  ` ${(
    text
      .normalize('NFKC')
      .toLowerCase()
      .replaceAll('.', '')
      .replaceAll('ё', 'е')
      .match(/[\p{L}\p{N}]+/gu) ?? []
  ).join(' ')} `

/** All spellings of the forms of these holders. */
const listSpellings = (holder: LegalForm['holder']): string[] =>
  LEGAL_FORMS.filter((form) => form.holder === holder).flatMap(({ short, full, latin = [] }) =>
    [short, ...full, ...latin].map(wordsBetweenSpaces),
  )

const OF_ORGANISATIONS = listSpellings(undefined)
const OF_PERSONS = listSpellings('person')

/** Whether a name is an organisation's or a person's, by a legal form anywhere among its words; null if it has none, or both kinds. */
export function holderOfName(name: string): 'organisation' | 'person' | null {
  const words = wordsBetweenSpaces(name)
  const isOrganisation = OF_ORGANISATIONS.some((form) => words.includes(form))
  const isPerson = OF_PERSONS.some((form) => words.includes(form))
  if (isOrganisation === isPerson) return null
  return isOrganisation ? 'organisation' : 'person'
}
