// Texts of the bulk check: a member checks a list of companies at once, views the result, and repeats the check. A line of the list has an ИНН
// (taxpayer number), an ОГРН (registration number), or the КПП (code of a tax registration) of a branch.
import type { LineFault, LineState } from '@sverka/contract/bulk-checks/bulk-checks.rules'
import { defineTexts, type Messages, type Translated } from '../i18n/catalogue.ts'
import { plural } from '../i18n/plural.ts'
import { previewMessages } from './preview/preview.messages.ts'

/** A full check uses one check of the plan's quota for the period, and yields a verdict on the company. */
const CHECKS = {
  ru: { one: '# полная проверка', few: '# полные проверки', many: '# полных проверок', other: '# полных проверок' },
  en: { one: '# full check', other: '# full checks' },
}

export const bulkChecksMessages = defineTexts({
  title: { ru: 'Проверка списком', en: 'Check a list', zh: '批量核查' },
  trail: { ru: 'Путь', en: 'Breadcrumbs', zh: '路径' },
  left: {
    ru: (count: number) => `Осталось: ${plural('ru', count, CHECKS.ru)}`,
    en: (count: number) => `Left: ${plural('en', count, CHECKS.en)}`,
    zh: (count: number) => `剩余完整核查：${count}`,
  },
  numbers: { ru: 'ИНН или ОГРН, по одному в строке', en: 'INN or OGRN, one per line', zh: '税号或 OGRN，每行一个' },
  numbersHint: {
    ru: 'До 10 000 строк. Можно вставить столбец из таблицы.',
    en: 'Up to 10,000 lines. You can paste a column from a spreadsheet.',
    zh: '最多 10,000 行，可直接粘贴表格中的一列。',
  },
  file: { ru: 'Или файл', en: 'Or a file', zh: '或上传文件' },
  fileHint: {
    ru: 'xlsx, csv или txt, до 10 000 строк. Столбец с ИНН найдём сами',
    en: 'xlsx, csv or txt, up to 10,000 lines. We will find the INN column',
    zh: 'xlsx、csv 或 txt，最多 10,000 行。我们会自动找到税号所在列',
  },
  choose: { ru: 'Выбрать файл', en: 'Choose a file', zh: '选择文件' },
  purpose: { ru: 'Для чего проверяете', en: 'Purpose of the check', zh: '核查目的' },
  purposeShort: { ru: 'Цель', en: 'Purpose', zh: '目的' },
  name: { ru: 'Название списка', en: 'List name', zh: '清单名称' },
  listName: { ru: (day: string) => `Список от ${day}`, en: (day: string) => `List of ${day}`, zh: (day: string) => `${day} 的清单` },
  quotaHint: {
    ru: 'Компания считается один раз за период. Если проверок не хватит, остальные строки вернём со сведениями реестра, но без вывода.',
    en: 'A company counts once per period. If checks run out, the remaining lines come with register data but without a verdict.',
    zh: '同一企业在一个周期内只计一次。次数不足时，其余行只返回登记信息，不给出结论。',
  },
  read: { ru: 'Прочитать список', en: 'Read the list', zh: '读取清单' },
  readHint: {
    ru: 'Сначала покажем, что прочитали. Проверки спишем, только когда начнёте.',
    en: 'First we show what was read. Checks are used only once you start.',
    zh: '先显示读取结果，开始核查后才会扣减次数。',
  },
  ...previewMessages.texts,
  earlier: { ru: 'Прежние списки', en: 'Earlier lists', zh: '以往清单' },
  list: { ru: 'Список', en: 'List', zh: '清单' },
  lines: { ru: 'Строк', en: 'Lines', zh: '行数' },
  checkedOn: { ru: 'Проверен', en: 'Checked', zh: '核查日期' },
  sum: { ru: 'Итог', en: 'Result', zh: '结果' },
  progress: {
    ru: (done: number, all: number) => `Проверено ${done} из ${all}`,
    en: (done: number, all: number) => `Checked ${done} of ${all}`,
    zh: (done: number, all: number) => `已核查 ${done} / ${all}`,
  },
  progressLabel: { ru: 'Сколько строк проверено', en: 'How many lines are checked', zh: '已核查的行数' },
  mayClose: {
    ru: 'Страницу можно закрыть: список проверится сам, о готовом сообщим.',
    en: 'You can close the page: the list will be checked by itself, and we will tell you when it is ready.',
    zh: '可以关闭页面：核查会继续，完成后通知您。',
  },
  about: {
    ru: (purpose: string, lines: string, day: string, counted: number) =>
      `${purpose}. Строк: ${lines}. Проверен ${day}. Списано: ${plural('ru', counted, CHECKS.ru)}`,
    en: (purpose: string, lines: string, day: string, counted: number) =>
      `${purpose}. Lines: ${lines}. Checked on ${day}. Used: ${plural('en', counted, CHECKS.en)}`,
    zh: (purpose: string, lines: string, day: string, counted: number) =>
      `${purpose}。行数：${lines}。核查日期 ${day}。已用核查：${counted}`,
  },
  stop: { ru: 'Остановить', en: 'Stop', zh: '停止' },
  ties: { ru: 'Связи внутри списка', en: 'Ties within the list', zh: '清单内部的关联' },
  again: { ru: 'Проверить снова', en: 'Check again', zh: '再次核查' },
  verdict: { ru: 'Вывод', en: 'Verdict', zh: '结论' },
  filters: { ru: 'Отбор строк', en: 'Line filters', zh: '筛选行' },
  search: { ru: 'Поиск в списке', en: 'Search the list', zh: '在清单中搜索' },
  searchHint: { ru: 'Название или ИНН', en: 'Name or INN', zh: '名称或税号' },
  region: { ru: 'Регион', en: 'Region', zh: '地区' },
  anyRegion: { ru: 'Все регионы', en: 'All regions', zh: '全部地区' },
  noRegions: { ru: 'Регионы не загрузились', en: 'The regions did not load', zh: '地区列表加载失败' },
  anyRevenue: { ru: 'Любая', en: 'Any', zh: '不限' },
  age: { ru: 'Возраст', en: 'Age', zh: '成立年限' },
  anyAge: { ru: 'Любой', en: 'Any', zh: '不限' },
  revenues: {
    'under-10m': { ru: 'До 10 млн ₽', en: 'Under ₽10m', zh: '1000 万卢布以下' },
    '10m-100m': { ru: '10–100 млн ₽', en: '₽10m to ₽100m', zh: '1000 万至 1 亿卢布' },
    '100m-1bn': { ru: '100 млн – 1 млрд ₽', en: '₽100m to ₽1bn', zh: '1 亿至 10 亿卢布' },
    'over-1bn': { ru: 'От 1 млрд ₽', en: '₽1bn and over', zh: '10 亿卢布及以上' },
  },
  ages: {
    'under-1': { ru: 'До года', en: 'Under a year', zh: '不足一年' },
    '1-3': { ru: 'От 1 до 3 лет', en: '1 to 3 years', zh: '1 至 3 年' },
    '3-10': { ru: 'От 3 до 10 лет', en: '3 to 10 years', zh: '3 至 10 年' },
    'over-10': { ru: 'Старше 10 лет', en: 'Over 10 years', zh: '10 年以上' },
  },
  show: { ru: 'Показать', en: 'Show', zh: '显示' },
  reset: { ru: 'Сбросить', en: 'Reset', zh: '重置' },
  shown: {
    ru: (count: string) => `Подходит строк: ${count}`,
    en: (count: string) => `Matching lines: ${count}`,
    zh: (count: string) => `符合条件的行：${count}`,
  },
  order: { ru: 'Порядок', en: 'Order', zh: '排序' },
  orders: {
    verdict: { ru: 'Сначала под вопросом', en: 'Doubtful first', zh: '可疑优先' },
    '-revenue': { ru: 'Сначала с большей выручкой', en: 'Largest revenue first', zh: '营收高优先' },
    line: { ru: 'Как в списке', en: 'As in the list', zh: '按清单顺序' },
  },
  all: { ru: 'Все строки', en: 'All lines', zh: '全部行' },
  withoutVerdict: { ru: 'Без вывода', en: 'Without a verdict', zh: '无结论' },
  withFault: { ru: 'С ошибкой', en: 'With an error', zh: '有错误' },
  nothing: { ru: 'Таких строк нет.', en: 'There are no such lines.', zh: '没有这样的行。' },
  found: { ru: 'Что нашли', en: 'What was found', zh: '核查结果' },
  branch: { ru: 'Филиал', en: 'Branch', zh: '分公司' },
  company: { ru: 'Компания', en: 'Company', zh: '企业' },
  state: { ru: 'Состояние', en: 'Status', zh: '状态' },
  leader: { ru: 'Руководитель', en: 'Head', zh: '负责人' },
  revenue: { ru: 'Выручка', en: 'Revenue', zh: '营收' },
  first: { ru: 'На что смотреть первым', en: 'Look at first', zh: '首先关注' },
  none: '—',
  disputed: {
    ru: (count: number) =>
      `Компания оспаривает ${plural('ru', count, { one: '# факт', few: '# факта', many: '# фактов', other: '# факта' })}`,
    en: (count: number) => `The company disputes ${plural('en', count, { one: '# fact', other: '# facts' })}`,
    zh: (count: number) => `公司对 ${count} 项事实提出异议`,
  },
  inn: { ru: (inn: string) => `ИНН\u00a0${inn}`, en: (inn: string) => `INN\u00a0${inn}`, zh: (inn: string) => `税号 ${inn}` },
  lineNumber: { ru: (line: number) => `строка ${line}`, en: (line: number) => `line ${line}`, zh: (line: number) => `第 ${line} 行` },
  foundIn: {
    ru: (line: number) => `стоит в строке ${line}`,
    en: (line: number) => `found in line ${line}`,
    zh: (line: number) => `位于第 ${line} 行`,
  },
  /** Shown in place of a verdict. A checked sole trader has none for kinds of deals that only companies have; `fault` has a text of its own. */
  states: {
    waiting: { ru: 'Ждёт', en: 'Waiting', zh: '等待中' },
    checked: { ru: 'Не для предпринимателя', en: 'Not for a sole trader', zh: '不适用于个体户' },
    unchecked: { ru: 'Проверки кончились', en: 'No checks left', zh: '核查次数已用完' },
    fault: '',
  } satisfies Record<LineState, Translated<string> | ''>,
  /** Why a line has no company. `line`: the earlier line that a repeated one has the same company as. */
  faults: {
    no_number: { ru: () => 'Номера в строке нет', en: () => 'There is no number in the line', zh: () => '该行没有号码' },
    length: {
      ru: () => 'В ИНН 10 или 12 цифр, в ОГРН 13 или 15',
      en: () => 'An INN has 10 or 12 digits, an OGRN 13 or 15',
      zh: () => '税号应为 10 或 12 位，OGRN 应为 13 或 15 位',
    },
    doubtful: {
      ru: () => 'КПП или ИНН без первого нуля: допишите ноль или назовите столбец «ИНН»',
      en: () => 'A KPP or an INN without its first zero: add the zero or name the column “INN”',
      zh: () => '可能是 KPP，也可能是缺少首位 0 的税号：请补 0 或将列命名为“ИНН”',
    },
    kpp_shared: {
      ru: () => 'Такой КПП у нескольких компаний: допишите ИНН',
      en: () => 'Several companies have this KPP: add the INN',
      zh: () => '多家公司使用该 KPP：请补充税号',
    },
    checksum: { ru: () => 'Неверная контрольная цифра', en: () => 'The check digit is wrong', zh: () => '校验位错误' },
    rounded: {
      ru: () => 'Номер округлён таблицей: сделайте столбец текстовым',
      en: () => 'The spreadsheet rounded the number: format the column as text',
      zh: () => '号码被表格四舍五入：请将该列设为文本',
    },
    repeat: {
      ru: (line: number) => `Повторяет строку ${line}`,
      en: (line: number) => `Repeats line ${line}`,
      zh: (line: number) => `与第 ${line} 行重复`,
    },
    not_found: {
      ru: () => 'Компании с таким номером в реестре нет',
      en: () => 'The register has no company with this number',
      zh: () => '登记册中没有该号码的企业',
    },
    late: {
      ru: () => 'Не успели проверить: повторите список',
      en: () => 'Not checked in time: run the list again',
      zh: () => '未能及时核查，请重新运行该列表',
    },
  } satisfies Record<LineFault, Translated<(line: number) => string>>,
  changed: { ru: 'Что изменилось с прошлого раза', en: 'What has changed since last time', zh: '与上次相比的变化' },
  unchanged: { ru: 'Ничего не изменилось.', en: 'Nothing has changed.', zh: '没有变化。' },
  was: { ru: 'Было', en: 'Before', zh: '之前' },
  became: { ru: 'Стало', en: 'Now', zh: '现在' },
  compare: { ru: 'Сравнить отмеченные', en: 'Compare selected', zh: '比较所选公司' },
  compareHint: {
    ru: (most: number) => `Отметьте от двух до ${most} компаний.`,
    en: (most: number) => `Select two to ${most} companies.`,
    zh: (most: number) => `请勾选两至 ${most} 家公司。`,
  },
  toCompare: { ru: 'Сравнить', en: 'Compare', zh: '比较' },
})

export type BulkChecksMessages = Messages<typeof bulkChecksMessages>
