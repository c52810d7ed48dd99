// Russian texts of the exported table, and the letters that a search takes for one.
import type { LineFault } from '@sverka/contract/bulk-checks/bulk-checks.rules'
import type { Verdict } from '@sverka/contract/company-card/reliability'
import type { Purpose } from '@sverka/contract/company-card/reliability.rules'

export const words = {
  sheet: 'Список',
  sum: 'Сумма, ₽',
  heads: [
    'Строка',
    'Дано',
    'Компания',
    'Филиал',
    'ИНН',
    'ОГРН',
    'Состояние',
    'Руководитель',
    'Выручка, ₽',
    'Вывод',
    'На что смотреть первым',
    'Не проверялось',
  ],
  kpp: (kpp: string) => `КПП ${kpp}`,
  unchecked: 'Проверки кончились',
  verdicts: {
    proceed: 'Замечаний нет',
    caution: 'С условиями',
    refuse: 'Не сейчас',
    impossible: 'Невозможно',
    unknown: 'Мало данных',
  } satisfies Record<Verdict, string>,
  purposes: { prepayment: 'Предоплата', deferral: 'Отсрочка', contractor: 'Подрядчик', share: 'Покупка доли' } satisfies Record<
    Purpose,
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
}

/** Capitals and «ё» with the letters that stand for them, whatever the locale of the database knows of them. */
export const alike = {
  given: 'АБВГДЕЁЖЗИЙКЛМНОПРСТУФХЦЧШЩЪЫЬЭЮЯё',
  plain: 'абвгдеежзийклмнопрстуфхцчшщъыьэюяе',
}

/** The words of a search as lines are folded for it. */
export const plainWords = (text: string): string[] =>
  text
    .toLowerCase()
    .replaceAll('ё', 'е')
    .match(/[\p{L}\p{N}]+/gu) ?? []
