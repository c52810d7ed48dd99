// Lists of companies. Russian is the source.
import type { LineFault, LineState } from '@sverka/contract/bulk-checks.rules'
import { plural } from '../../i18n/plural.ts'

const CHECKS = { one: '# полная проверка', few: '# полные проверки', many: '# полных проверок', other: '# полных проверок' }

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
  quotaHint:
    'Компания считается один раз за период. Если проверок не хватит, остальные строки вернём со сведениями реестра, но без вывода.',
  check: 'Проверить',
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
  again: 'Проверить снова',
  watchAll: 'Следить за всеми',
  watched: (count: number) =>
    count === 0
      ? 'За всеми вы уже следите'
      : `Теперь следите ещё за ${plural('ru', count, { one: '# компанией', few: '# компаниями', many: '# компаниями', other: '# компаниями' })}`,
  verdict: 'Вывод',
  order: 'Порядок',
  orders: { verdict: 'Сначала под вопросом', '-revenue': 'Сначала с большей выручкой', line: 'Как в списке' },
  all: 'Все строки',
  withoutVerdict: 'Без вывода',
  withFault: 'С ошибкой',
  nothing: 'Таких строк нет.',
  found: 'Что нашли',
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
    checksum: () => 'Неверная контрольная цифра',
    repeat: (line: number) => `Повторяет строку ${line}`,
    not_found: () => 'Компании с таким номером в реестре нет',
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
