// Lists of companies. Russian is the source.
import {
  KPP_COMPANIES_COUNTED,
  type LineFault,
  type LineRepair,
  type LineState,
  type NotData,
} from '@sverka/contract/bulk-checks/bulk-checks.rules'
import { plural } from '../../i18n/plural.ts'
import type { LineGroup, WrongLine } from '../preview/preview.rules.ts'

const CHECKS = { one: '# полная проверка', few: '# полные проверки', many: '# полных проверок', other: '# полных проверок' }
const READ = { one: '# компанию', few: '# компании', many: '# компаний', other: '# компании' }
const OF_LINES = { one: '# строки', few: '# строк', many: '# строк', other: '# строки' }
const LINES = { one: '# строка', few: '# строки', many: '# строк', other: '# строки' }
const SHEETS = { one: '# лист', few: '# листа', many: '# листов', other: '# листа' }
const WAITING = { one: '# строка ждёт вашего', few: '# строки ждут вашего', many: '# строк ждут вашего', other: '# строки ждут вашего' }
const DIGITS = { one: '# цифра', few: '# цифры', many: '# цифр', other: '# цифры' }
const COMPANIES = { one: '# компания', few: '# компании', many: '# компаний', other: '# компании' }
const WITHOUT = { one: '# компанию', few: '# компании', many: '# компаний', other: '# компании' }

/** Counted up to a limit, from which there are more. */
const companiesOfKpp = (count: number) => (count < KPP_COMPANIES_COUNTED ? plural('ru', count, COMPANIES) : 'сто компаний или больше')

export const messages = {
  title: 'Проверка списком',
  trail: 'Путь',
  left: (count: number) => `Осталось: ${plural('ru', count, CHECKS)}`,
  numbers: 'ИНН или ОГРН, по одному в строке',
  numbersHint: 'До 10 000 строк. Можно вставить столбец из таблицы.',
  file: 'Или файл',
  fileHint: 'xlsx, csv или txt, до 10 000 строк. Столбец с ИНН найдём сами',
  choose: 'Выбрать файл',
  purpose: 'Для чего проверяете',
  purposeShort: 'Цель',
  name: 'Название списка',
  nameOf: (day: string) => `Список от ${day}`,
  quotaHint:
    'Компания считается один раз за период. Если проверок не хватит, остальные строки вернём со сведениями реестра, но без вывода.',
  read: 'Прочитать список',
  readHint: 'Сначала покажем, что прочитали. Проверки спишем, только когда начнёте.',
  preview: 'Просмотр',
  previewTitle: (companies: number, lines: number) => `Прочитали ${plural('ru', companies, READ)} из ${plural('ru', lines, OF_LINES)}`,
  noNumbers: 'Номеров не нашли',
  notBegun: (waiting: number) =>
    waiting > 0 ? `${plural('ru', waiting, WAITING)} ответа, проверка ещё не началась` : 'Проверка ещё не началась',
  changeList: 'Изменить список',
  pasted: 'Вставленный список',
  aboutFile: (lines: number, sheets: number) =>
    [plural('ru', lines, LINES), ...(sheets > 0 ? [plural('ru', sheets, SHEETS)] : [])].join(', '),
  sheet: 'Лист',
  hiddenSheets: (count: number, names: string) => `${count > 1 ? 'Скрытые листы' : 'Скрытый лист'} не читали: ${names}.`,
  notData: (lines: string[], kinds: NotData[], more: number) => {
    const words = { heading: 'заголовок', title: 'название', total: '«Итого»' } satisfies Record<NotData, string>
    const places = more > 0 ? `${lines.join(', ')} и ещё ${more}` : lines.join(', ').replace(/, ([^,]+)$/, ' и $1')
    const said = kinds
      .map((kind) => words[kind])
      .join(', ')
      .replace(/, ([^,]+)$/, ' и $1')
    return `${lines.length + more > 1 ? 'Строки' : 'Строка'} ${places} не данные: ${said}.`
  },
  column: 'Столбец с ИНН',
  foreignKpp: (kpp: string) => `В реестре у компании нет КПП ${kpp}`,
  sumColumn: 'Столбец с суммой',
  noSums: 'нет',
  dealSum: 'Сумма',
  unreadSum: (text: string) => `не прочитали: ${text}`,
  sumsFrom: (letters: string) => `Сумму сделки возьмём из столбца ${letters}.`,
  uses: (counted: string, left: string | null) => (left === null ? `Спишем ${counted}` : `Спишем ${counted} из ${left}`),
  allColumns: 'Все столбцы',
  columnName: (letters: string, head: string) => (head ? `${letters}: ${head}` : letters),
  readColumn: 'отсюда читали номера',
  firstRows: 'Первые строки списка',
  linesRead: 'Строки',
  whichLines: 'Какие строки',
  groups: { all: 'Все', waiting: 'Ждут ответа', repaired: 'Исправили', repeats: 'Повторы' } satisfies Record<LineGroup, string>,
  dropFaults: 'Убрать повторы и ошибки',
  skipped: (count: string) => `Пропущено строк: ${count}`,
  takeBack: 'Вернуть',
  place: '№',
  line: 'Строка',
  given: 'В списке',
  givenInFile: 'В файле',
  givenAs: (text: string) => `В списке: ${text}`,
  readAs: 'Прочитали',
  whatDone: 'Что сделали',
  asItIs: 'как есть',
  countedOnce: 'спишем один раз',
  repeatOf: (line: number) => `повтор строки ${line}`,
  repairs: {
    words: 'убрали лишние слова',
    signs: 'убрали лишние знаки',
    power: 'развернули запись Excel',
    nought: 'вернули ноль впереди, номер подписан «ИНН»',
    kpp: 'нашли компанию по КПП',
    by_hand: 'исправили вы',
  } satisfies Record<LineRepair, string>,
  branchByBoth: 'ИНН и КПП: филиал',
  branchByKpp: 'нашли филиал по КПП',
  /** What is wrong with a line, with its number, and why nothing was put in its place. */
  wrong: {
    no_number: ({ read }) =>
      read === null ? ['Номера в строке нет', 'Впишите ИНН или ОГРН.'] : [`КПП ${read} в реестре нет`, 'Допишите ИНН компании.'],
    length: ({ read, several }) => {
      if (several || read === null) return ['Здесь больше одного номера', 'Оставьте в строке один.']
      const why = [9, 11].includes(read.length)
        ? 'С нулём впереди контрольная цифра не сходится, сами не подставляем.'
        : 'В ОГРН 13 цифр, у предпринимателя 15.'
      return [`${read}: ${plural('ru', read.length, DIGITS)}, в ИНН их 10 или 12`, why]
    },
    doubtful: ({ read, kpp_companies: companies }) => {
      if (read?.length === 11) return [`${read} похоже на ИНН без первого нуля`, 'Номер не подписан. Наугад не подставляем.']
      if (!companies) return [`${read} похоже на КПП или на ИНН без первого нуля`, 'Номер не подписан. Наугад не подставляем.']
      return [`${read} похоже на КПП, а не на ИНН`, `Номер не подписан, у такого КПП ${companiesOfKpp(companies)}. Наугад не подставляем.`]
    },
    kpp_shared: ({ read, kpp_companies: companies }) => [
      `КПП ${read} не у одной компании`,
      `С таким КПП ${companiesOfKpp(companies ?? 0)}. Допишите ИНН.`,
    ],
    checksum: ({ read }) => [`${read}: контрольная цифра не сходится`, 'В номере опечатка. Наугад не подставляем.'],
    rounded: () => ['Номер округлён таблицей', 'Последние цифры потеряны: впишите номер или сделайте столбец текстовым.'],
    repeat: () => ['Повтор', ''],
    not_found: ({ read }) => [`${read}: в реестре такой компании нет`, 'Номер записан верно. Проверьте, тот ли он.'],
    late: () => ['Не успели прочитать', 'Повторите список.'],
  } satisfies Record<LineFault, (line: WrongLine) => [what: string, why: string]>,
  numberOf: (line: number) => `ИНН или ОГРН для строки ${line}`,
  innOrOgrn: 'ИНН или ОГРН',
  mend: 'Исправить',
  skipLine: 'Пропустить строку',
  pages: 'Страницы строк',
  pageOf: (from: string, to: string, total: string) => `${from}–${to} из ${total}`,
  before: 'Назад',
  next: 'Дальше',
  cost: 'Сколько спишем',
  newChecks: 'Новые проверки',
  freeChecks: 'Уже проверены, бесплатно',
  notCounted: 'Ждут ответа, не спишем',
  wasAndLeft: (was: string, left: string, until: string | null) => `Было ${was}, останется ${left}${until === null ? '' : ` до ${until}`}`,
  leftOfAll: (left: string, was: string) => `Останется ${left} из ${was}`,
  notEnough: (count: number) => `Проверок не хватит: ${plural('ru', count, WITHOUT)} вернём со сведениями реестра, но без вывода.`,
  checkCompanies: (count: number) => `Проверить ${plural('ru', count, READ)}`,
  faultsReturned: 'Строки без ответа вернём с пометкой.',
  earlier: 'Прежние списки',
  list: 'Список',
  lines: 'Строк',
  checkedOn: 'Проверен',
  sum: 'Итог',
  sumOf: (bad: number, caution: number, good: number) => `не сейчас ${bad}, с условиями ${caution}, замечаний нет ${good}`,
  progress: (done: number, all: number) => `Проверено ${done} из ${all}`,
  progressLabel: 'Сколько строк проверено',
  mayClose: 'Страницу можно закрыть: список проверится сам, о готовом сообщим.',
  about: (purpose: string, lines: string, day: string, counted: number) =>
    `${purpose}. Строк: ${lines}. Проверен ${day}. Списано: ${plural('ru', counted, CHECKS)}`,
  stop: 'Остановить',
  ties: 'Связи внутри списка',
  again: 'Проверить снова',
  verdict: 'Вывод',
  filters: 'Отбор строк',
  search: 'Поиск в списке',
  searchHint: 'Название или ИНН',
  region: 'Регион',
  anyRegion: 'Все регионы',
  anyRevenue: 'Любая',
  age: 'Возраст',
  anyAge: 'Любой',
  revenues: { 'under-10m': 'До 10 млн ₽', '10m-100m': '10–100 млн ₽', '100m-1bn': '100 млн – 1 млрд ₽', 'over-1bn': 'От 1 млрд ₽' },
  ages: { 'under-1': 'До года', '1-3': 'От 1 до 3 лет', '3-10': 'От 3 до 10 лет', 'over-10': 'Старше 10 лет' },
  show: 'Показать',
  reset: 'Сбросить',
  shown: (count: string) => `Подходит строк: ${count}`,
  order: 'Порядок',
  orders: { verdict: 'Сначала под вопросом', '-revenue': 'Сначала с большей выручкой', line: 'Как в списке' },
  all: 'Все строки',
  withoutVerdict: 'Без вывода',
  withFault: 'С ошибкой',
  nothing: 'Таких строк нет.',
  found: 'Что нашли',
  branch: 'Филиал',
  company: 'Компания',
  state: 'Состояние',
  leader: 'Руководитель',
  revenue: 'Выручка',
  first: 'На что смотреть первым',
  none: '—',
  inn: (inn: string) => `ИНН ${inn}`,
  lineNumber: (line: number) => `строка ${line}`,
  foundIn: (line: number) => `стоит в строке ${line}`,
  states: { waiting: 'Ждёт', checked: 'Не для предпринимателя', unchecked: 'Проверки кончились', fault: '' } satisfies Record<
    LineState,
    string
  >,
  faults: {
    no_number: () => 'Номера в строке нет',
    length: () => 'В ИНН 10 или 12 цифр, в ОГРН 13 или 15',
    doubtful: () => 'КПП или ИНН без первого нуля: допишите ноль или назовите столбец «ИНН»',
    kpp_shared: () => 'Такой КПП у нескольких компаний: допишите ИНН',
    checksum: () => 'Неверная контрольная цифра',
    rounded: () => 'Номер округлён таблицей: сделайте столбец текстовым',
    repeat: (line: number) => `Повторяет строку ${line}`,
    not_found: () => 'Компании с таким номером в реестре нет',
    late: () => 'Не успели проверить: повторите список',
  } satisfies Record<LineFault, (line: number) => string>,
  changed: 'Что изменилось с прошлого раза',
  unchanged: 'Ничего не изменилось.',
  was: 'Было',
  became: 'Стало',
  compare: 'Сравнить отмеченные',
  compareHint: (most: number) => `Отметьте от двух до ${most} компаний.`,
  toCompare: 'Сравнить',
}

export type Messages = typeof messages
