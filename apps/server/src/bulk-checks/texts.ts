// Bulk checks: the Russian texts of the table in which a checked list is downloaded; the usual words of headings, by which headings of members' lists
// are recognised; and the letters that a search in a list treats as equal.
import type { LineFault } from '@sverka/contract/bulk-checks/bulk-checks.rules'
import type { Purpose } from '@sverka/contract/company-card/reliability.rules'
import type { Verdict } from '@sverka/contract/company-card/reliability-verdict'

/** `heads` are the headings in the order of the columns; `faults` are the reasons why a line has no company. */
export const listFileTexts = {
  sheet: 'Список',
  sum: 'Сумма, ₽',
  labels: 'Мои метки',
  note: 'Моя заметка',
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

/** Words of headings and titles of tables in Russian, English and Chinese, in lower case with «е» for «ё». */
export const headingWords: ReadonlySet<string> = new Set([
  ...[
    'наименование',
    'название',
    'имя',
    'фамилия',
    'отчество',
    'фио',
    'краткое',
    'полное',
    'сокращенное',
    'юридическое',
    'юр',
    'лицо',
    'лица',
  ],
  ...['компания', 'компании', 'организация', 'организации', 'предприятие', 'предприятия', 'фирма', 'фирмы', 'контрагент', 'контрагенты'],
  ...['контрагента', 'контрагентов', 'поставщик', 'поставщики', 'поставщика', 'поставщиков', 'покупатель', 'покупатели', 'покупателя'],
  ...['клиент', 'клиенты', 'клиента', 'клиентов', 'заказчик', 'заказчики', 'заказчика', 'заказчиков', 'подрядчик', 'подрядчики'],
  ...['подрядчика', 'подрядчиков', 'исполнитель', 'исполнители', 'партнер', 'партнеры', 'партнеров', 'продавец', 'продавцы', 'дебитор'],
  ...['номер', 'номера', 'п', 'пп', 'дата', 'адрес', 'город', 'регион', 'страна', 'руководитель', 'директор', 'контакт', 'контакты'],
  ...['контактное', 'сайт', 'примечание', 'примечания', 'комментарий', 'комментарии', 'статус', 'тип', 'вид', 'код', 'реквизиты'],
  ...['список', 'перечень', 'реестр', 'таблица', 'за', 'на', 'по', 'и', 'или', 'наш', 'наши', 'наших', 'год', 'года', 'г', 'квартал'],
  ...[
    'name',
    'company',
    'companies',
    'organization',
    'organisation',
    'supplier',
    'suppliers',
    'customer',
    'customers',
    'client',
    'clients',
  ],
  ...[
    'buyer',
    'seller',
    'partner',
    'partners',
    'vendor',
    'vendors',
    'contractor',
    'contractors',
    'no',
    'number',
    'date',
    'address',
    'city',
  ],
  ...['country', 'region', 'director', 'note', 'notes', 'comment', 'status', 'list', 'of', 'for', 'the', 'full', 'short'],
  ...['名称', '公司', '公司名称', '供应商', '供应商名称', '客户', '客户名称', '序号', '编号', '地址', '备注', '日期', '列表'],
])

/** Capital letters and «ё», each with its replacement at the same index, for PostgreSQL's `translate`: its `lower` depends on the locale. */
export const foldedLetters = {
  from: 'АБВГДЕЁЖЗИЙКЛМНОПРСТУФХЦЧШЩЪЫЬЭЮЯё',
  to: 'абвгдеежзийклмнопрстуфхцчшщъыьэюяе',
}

/** The words of a text in lower case with «е» for «ё»: the form in which headings and searched lines are compared. */
export const plainWords = (text: string): string[] =>
  text
    .toLowerCase()
    .replaceAll('ё', 'е')
    .match(/[\p{L}\p{N}]+/gu) ?? []
