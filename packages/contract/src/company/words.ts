// Decides for each word of a Russian name in capitals whether it stays so as an abbreviation, becomes lower case, or is capitalised.

/** Abbreviations that could be read as words, so that their letters do not reveal them: legal forms, kinds of plants, state bodies, brands. */
const ABBREVIATIONS = new Set(
  (
    'АО ОАО ЗАО ПАО НАО ООО ОДО ТОО ЧП ИП ГУП МУП ФГУП ФКУ ФГБУ ФГАУ ФГКУ ГБУ ГАУ ГКУ МБУ МАУ МКУ МБОУ МАОУ МКОУ МБДОУ МАДОУ МКДОУ ГБОУ ГАОУ ГБУЗ ' +
    'ГАУЗ МБУК ФГБОУ АНО НКО НО СРО СНТ СНП ДНТ ДНП ДНО ОНТ ТСЖ ТСН ЖСК ГСК ЖК ЖКХ ЖЭУ ЖЭК РЭУ КФХ СПК СХПК СПСК ПК ПО КПК УК ГК ТД ТК СК ТЦ БЦ МЦ УЦ ' +
    'НПО НПП НПК НПФ НПЦ НТЦ НТП НИИ НИЦ ЦНИИ КБ ОКБ СКБ ГНЦ ПКФ ПКП ПСК ПТК ПМК СМУ СМП СУ СРСУ РСУ РСК УМ АТП АТК АЗС АЗК ГСМ МЗ ЗЖБИ ЖБИ ДСК ' +
    'ЧОП ЧОО ЧОУ РИО ИТ АПК АСУ ЦОД ТЭЦ ГЭС АЭС ТЭК ЛПХ ЛПУ ОМК УАЗ ГАЗ МАЗ КАМАЗ ЗИЛ АВТОВАЗ ЛУКОЙЛ РАО ЕЭС ОЭК ОЭЗ ОСК ОАК МОЭК МОЭСК МИД МВД ФСИН ' +
    'ВЭБ ЕВРАЗ МЕЧЕЛ СИБУР ТАИФ ТГК ОГК ФСК НЛМК ММК РУСАЛ АЛРОСА ИКЕА МЧС ВОА ВОИ ВДПО ДОСААФ РОО МОО ООИ АСВ АПТ РФ ЮЛ ФНС ИФНС УФНС МИФНС ФАС УФАС ФССП УФССП РОСП ОСП ЕГРЮЛ ЕГРИП ФЗ УК НК ТК АПК ГПК'
  ).split(' '),
)

/** For words of a sentence: listed, or without a vowel. Unlike in names, short words are not guessed, since most are prepositions there. */
export const isKnownAbbreviation = (word: string): boolean => ABBREVIATIONS.has(word) || !VOWEL.test(word)

/** Words of two and three letters that look like abbreviations but are not. */
const SHORT_WORDS = new Set(
  (
    'ДОМ МИР ЛЕС ЮГ ЛЁД ЛЕД ДАР КОТ КИТ ЛЕВ РАЙ ЧАЙ МЁД МЕД СОК СОЛ РОГ БОР ВЕК ГОД ДЕД ДУБ ЖУК ЗАЛ КУБ ЛУЧ МАК МАЙ МОЛ НОС ОПТ ПАР ПОЛ РИФ РОМ САД СОМ СОН ' +
    'ТОР ТУР ТОП ХИТ ШАГ ШАР ШИК ЭРА ЭХО ЯК ЯР АРТ АКВА АРС АСТ АРК ОКО ОКА ОСА УЮТ ЭКО ЭГО ЮЛА ЯМА ИВА ИРА АНЯ ЕВА ЗОЯ ОЛЯ ЮНА ЛУГ ЛАД ЛИК ЛОТ МИГ РОК ' +
    'ТИР ТОМ ФОН БОН БОЙ БАР ВИД ВАЛ ГОЛ ДОН РЯД РОЗ СЕТ СЫР ТОН ПИР НИВ МУЗ УРА УЛЕЙ ИКС РУС КОМ НЕО ЕВРО ПРО ТЕХ СТО ДВА ТРИ СЕВЕР'
  ).split(' '),
)

/** Lower case inside a name: prepositions, conjunctions, and kinds of organisations. */
const SMALL = new Set(
  (
    'и в во на по с со к у о об от до за из для при над под без имени им города города-героя республики области края района округа посёлка поселка села ' +
    'деревни станицы завод завода фабрика фабрики комбинат комбината компания компании группа группы фирма центр центра дом двор институт университет академия академии школа ' +
    'школы сад лицей гимназия больница поликлиника аптека магазин склад предприятие предприятия объединение объединения учреждение учреждения организация общество ' +
    'общества товарищество кооператив кооператива союз союза ассоциация фонд фонда агентство бюро управление управления служба служб служба сеть сети система системы станция мастерская ' +
    'автономное автономная бюджетное казённое казенное государственное государственная муниципальное муниципальная общеобразовательное дошкольное образовательное ' +
    'средняя основная начальная детский комбинированного вида ответственностью ограниченной федеральное федеральная унитарное некоммерческая некоммерческое ' +
    'некоммерческий потребительский жилищный жилищно-строительный гаражный гаражно-строительный садоводческое садовое крестьянское фермерское хозяйство собственников жилья недвижимости ' +
    'дополнительного образования профессиональное профессионального высшего культуры здравоохранения спорта социального обслуживания населения ' +
    'строительная строительный торговый торговая торговое производственная производственный производственное транспортная транспортный управляющая сервисная сервисный ' +
    'инвестиционная финансовая юридическая консалтинговая энергетическая машиностроительный металлургический механический ремонтный арматурный кирпичный молочный мясокомбинат ' +
    'хлебозавод птицефабрика частное охранное предпринимательства промышленности технологии технологий услуги услуг материалы материалов оборудования оборудование изделий ' +
    'металлоконструкций конструкций решения деятельности имущественных земельных отношений имущества имуществом управлению муниципального муниципальным ' +
    'государственного государственным городского городским образование область край район округ администрация администрации комитет департамент министерство'
  ).split(' '),
)

const VOWEL = /[АЕЁИОУЫЭЮЯAEIOUY]/
/** Two or three letters that do not form a usual syllable of Russian, and so are taken for an abbreviation: «АСК», «ОМЗ», «УАЗ». */
const UNUSUAL_SYLLABLE =
  /^(?:[^АЕЁИОУЫЭЮЯ]?[АЕЁИОУЫЭЮЯ]{2}[^АЕЁИОУЫЭЮЯ]?|[АЕЁИОУЫЭЮЯ][^АЕЁИОУЫЭЮЯ]{1,2}|[^АЕЁИОУЫЭЮЯ]{2}[АЕЁИОУЫЭЮЯ]|[^АЕЁИОУЫЭЮЯ][АЕЁИОУЫЭЮЯ])$/
const PART = /[\p{L}\p{N}]+(?:['’.][\p{L}\p{N}]+)*/gu

/** «ФИЛИАЛ … В Г.МОСКВЕ»: «Г.» before a whole word is «city», not an initial. */
const CITY = /(?<=[\s»"(])Г\.\s?(?=\p{L}{3})/gu

/** Whether a word is an abbreviation, by its letters alone: adjacent digits do not matter («К2» stays, «ГАТТО2» becomes «Гатто2»). */
function isAbbreviation(word: string): boolean {
  const letters = word.replace(/\p{N}/gu, '')
  if (ABBREVIATIONS.has(letters) || !VOWEL.test(letters) || /^\p{L}(?:\.\p{L})+$/u.test(letters)) return true
  return letters.length <= 3 && !SHORT_WORDS.has(letters) && (/^[A-Z]+$/.test(letters) || UNUSUAL_SYLLABLE.test(letters))
}

/** «3-Е», «5-Й»: what follows is the ending of an ordinal number, not a letter of its own. */
const ORDINAL = /\p{N}-$/u

/** «ПО» is a preposition in «МУП ПО ОБРАБОТКЕ БЕЛЬЯ», and «production association» in «ПО «ЗАРЯ»» and «АО ПО «ЗАРЯ»». */
const isPreposition = (word: string, isFirst: boolean, after: string): boolean => word === 'ПО' && !isFirst && /^ \p{L}/u.test(after)

/** «А. С. НЕБЫЛИЦЫНА», «АССОЛЬ И К»: a letter before a dot or at the end is not a conjunction. */
const isLetter = (word: string, after: string): boolean => word.length === 1 && !/^ [\p{L}\p{N}«"]/u.test(after)

/** Beginnings of names of the country, its towns and its services. */
const PROPER = /^(?:РОС(?!ПИ|ПУ|КОШ|ТИ)(?:С|ТЕХ|[А-ЯЁ]{4})|ФЕДЕРАЦИ|МОСКВ|САНКТ|ПЕТЕРБУРГ|СЕВАСТОПОЛ)/
/** «МОСКОВСКОЙ» before «ОБЛАСТИ»: the name of a place. */
const ADJECTIVE_OF_PLACE = /(?:[СЦ]К(?:ОЙ|ОМУ|ОГО|ИЙ|АЯ|ИМ)|НОГО)$/
/** Adjectives before «ОБЛАСТИ», «РАЙОНА» and the like that are no names of places: urban, rural, municipal … */
const ORDINARY_ADJECTIVE = /^(?:ГОРОДСК|СЕЛЬСК|МУНИЦИПАЛЬН|АДМИНИСТРАТИВН|АВТОНОМН|ФЕДЕРАЛЬН|ГОСУДАРСТВЕНН|УЧЕБН)/
const PLACE = /^(?:ОБЛАСТ|КРА[ЙЮЯЕ]|РЕСПУБЛИК|РАЙОН|ОКРУГ)/
const TOWN = new Set(['Г', 'ГОР', 'ГОРОД', 'ГОРОДА', 'ГОРОДУ', 'РЕСПУБЛИКА', 'РЕСПУБЛИКЕ', 'РЕСПУБЛИКИ'])
/** «УПРАВЛЕНИЕ ФЕДЕРАЛЬНОЙ СЛУЖБЫ»: a body inside the name of another begins with a capital too. */
const FEDERAL = /^ФЕДЕРАЛЬН/
const SERVICE = /^(?:СЛУЖБ|АГЕНТСТВ|КАЗНАЧЕЙСТВ)/

/** Whether a word inside a sentence is part of the name of a place, of the country, or of a body within the name of another. */
export const isProper = (word: string, before = '', after = ''): boolean =>
  PROPER.test(word) ||
  TOWN.has(before) ||
  (ADJECTIVE_OF_PLACE.test(word) && !ORDINARY_ADJECTIVE.test(word) && PLACE.test(after)) ||
  (FEDERAL.test(word) && SERVICE.test(after))

/** One word of a phrase in capitals, such as «НАДЗОРУ» in the name of a body. */
const quietPart = (word: string, before: string, after: string): string =>
  isProper(word, before.trimEnd().split(' ').at(-1)?.replace('.', '').toUpperCase(), /^ (\p{L}+)/u.exec(after)?.[1])
    ? word.charAt(0) + word.slice(1).toLowerCase()
    : word.length > 1 && isKnownAbbreviation(word)
      ? word
      : word.toLowerCase()

/** One part of a word, between hyphens. */
function readablePart(word: string, isFirst: boolean): string {
  const small = word.toLowerCase()
  // A single letter is a conjunction inside a name («Болт и Гайка») and a letter at a hyphen or at the end («Колосок-М», «Групп А»).
  if (!isFirst && SMALL.has(small)) return small
  if (word.length === 1 || isAbbreviation(word)) return word
  return word.charAt(0) + small.slice(1)
}

/**
 * «СЕВЕРНЫЙ ПРИЧАЛ» → «Северный Причал», «НПО «АЛМАЗ»» → «НПО «Алмаз»»; the first word and one after an opening quote begin with a capital.
 * In the name of a body, which is a phrase, other words do not: «Комитет по надзору».
 */
export function readableWords(registered: string, isPhrase = false): string {
  const capitals = registered.replace(CITY, 'г. ')
  return capitals.replace(PART, (word, at: number) => {
    const before = capitals.slice(0, at)
    const isFirst = at === 0 || /[«"(]$/.test(before)
    const after = capitals.slice(at + word.length)
    if (isPhrase && !isFirst && word !== 'ПО') return quietPart(word, before, after)
    if (isPreposition(word, isFirst, after) || (ORDINAL.test(before) && /^(?:Е|Й|Я|ГО|М)$/.test(word))) return word.toLowerCase()
    // «КОЛОСОК-И»: at a hyphen a letter is not a conjunction; «КУРСК-НА-СЕЙМЕ» keeps its preposition.
    return (/-$/.test(before) && word.length === 1) || isLetter(word, after) ? word : readablePart(word, isFirst)
  })
}

/** The part before the quotes: forms and abbreviations stay, words after the first are in lower case («Торговый дом «Волга»»). */
export function beforeQuotes(registered: string): string {
  const capitals = registered.replace(CITY, 'г. ')
  return capitals.replace(PART, (word, at: number) => {
    if (isPreposition(word, at === 0, capitals.slice(at + word.length))) return 'по'
    if (isAbbreviation(word)) return word
    return at === 0 ? word.charAt(0) + word.slice(1).toLowerCase() : readablePart(word, false)
  })
}
