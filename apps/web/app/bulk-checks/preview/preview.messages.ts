// Texts of the preview of a bulk check: what was read from the member's list of companies, before checks of the plan are used. ИНН is a taxpayer
// number, ОГРН a registration number, КПП the code of a tax registration.
import type { LineRepair, NotData } from '@sverka/contract/bulk-checks/bulk-checks.rules'
import { defineTexts, type Translated } from '../../i18n/catalogue.ts'
import { plural } from '../../i18n/plural.ts'
import type { LineGroup } from './preview.rules.ts'
import { wrongLineMessages } from './wrong-line.messages.ts'

/** Forms of the accusative: «прочитали одну компанию» (read one company). */
const READ = { one: '# компанию', few: '# компании', many: '# компаний', other: '# компании' }

/** Forms of the genitive: «из одной строки» (of one line). */
const OF_LINES = { one: '# строки', few: '# строк', many: '# строк', other: '# строки' }

const LINES = {
  ru: { one: '# строка', few: '# строки', many: '# строк', other: '# строки' },
  en: { one: '# line', other: '# lines' },
}

const SHEETS = {
  ru: { one: '# лист', few: '# листа', many: '# листов', other: '# листа' },
  en: { one: '# sheet', other: '# sheets' },
}

const WAITING = {
  ru: { one: '# строка ждёт вашего', few: '# строки ждут вашего', many: '# строк ждут вашего', other: '# строки ждут вашего' },
  en: { one: '# line is waiting', other: '# lines are waiting' },
}

const COMPANIES = {
  ru: { one: '# компания', few: '# компании', many: '# компаний', other: '# компании' },
  en: { one: '# company', other: '# companies' },
}

/** Forms of the accusative: «одну компанию вернём» (one company will be returned). */
const WITHOUT = { one: '# компанию', few: '# компании', many: '# компаний', other: '# компании' }

export const previewMessages = defineTexts({
  preview: { ru: 'Просмотр', en: 'Preview', zh: '预览' },
  previewTitle: {
    ru: (companies: number, lines: number) => `Прочитали ${plural('ru', companies, READ)} из ${plural('ru', lines, OF_LINES)}`,
    en: (companies: number, lines: number) => `Read ${plural('en', companies, COMPANIES.en)} from ${plural('en', lines, LINES.en)}`,
    zh: (companies: number, lines: number) => `从 ${lines} 行中读取到 ${companies} 家企业`,
  },
  noNumbers: { ru: 'Номеров не нашли', en: 'No numbers were found', zh: '未找到号码' },
  notBegun: {
    ru: (waiting: number) =>
      waiting > 0 ? `${plural('ru', waiting, WAITING.ru)} ответа, проверка ещё не началась` : 'Проверка ещё не началась',
    en: (waiting: number) =>
      waiting > 0 ? `${plural('en', waiting, WAITING.en)} for your answer, the check has not started` : 'The check has not started',
    zh: (waiting: number) => (waiting > 0 ? `${waiting} 行等待您处理，核查尚未开始` : '核查尚未开始'),
  },
  changeList: { ru: 'Изменить список', en: 'Change the list', zh: '修改清单' },
  pasted: { ru: 'Вставленный список', en: 'Pasted list', zh: '粘贴的清单' },
  aboutFile: {
    ru: (lines: number, sheets: number) =>
      [plural('ru', lines, LINES.ru), ...(sheets > 0 ? [plural('ru', sheets, SHEETS.ru)] : [])].join(', '),
    en: (lines: number, sheets: number) =>
      [plural('en', lines, LINES.en), ...(sheets > 0 ? [plural('en', sheets, SHEETS.en)] : [])].join(', '),
    zh: (lines: number, sheets: number) => [`${lines} 行`, ...(sheets > 0 ? [`${sheets} 个工作表`] : [])].join('，'),
  },
  sheet: { ru: 'Лист', en: 'Sheet', zh: '工作表' },
  hiddenSheets: {
    ru: (count: number, names: string) => `${count > 1 ? 'Скрытые листы' : 'Скрытый лист'} не читали: ${names}.`,
    en: (count: number, names: string) => `${count > 1 ? 'Hidden sheets' : 'A hidden sheet'} not read: ${names}.`,
    zh: (_count: number, names: string) => `未读取隐藏的工作表：${names}。`,
  },
  /** `more`: number of further such lines, which are not listed. */
  notData: {
    ru: (lines: string[], kinds: NotData[], more: number) => {
      const words = { heading: 'заголовок', title: 'название', total: '«Итого»' } satisfies Record<NotData, string>
      const places = more > 0 ? `${lines.join(', ')} и ещё ${more}` : lines.join(', ').replace(/, ([^,]+)$/, ' и $1')
      const said = kinds
        .map((kind) => words[kind])
        .join(', ')
        .replace(/, ([^,]+)$/, ' и $1')
      return `${lines.length + more > 1 ? 'Строки' : 'Строка'} ${places} не данные: ${said}.`
    },
    en: (lines: string[], kinds: NotData[], more: number) => {
      const words = { heading: 'a heading', title: 'a title', total: 'a total' }
      const places = more > 0 ? `${lines.join(', ')} and ${more} more` : lines.join(', ').replace(/, ([^,]+)$/, ' and $1')
      const said = kinds
        .map((kind) => words[kind])
        .join(', ')
        .replace(/, ([^,]+)$/, ' and $1')
      return `${lines.length + more > 1 ? 'Lines' : 'Line'} ${places}: not data but ${said}.`
    },
    zh: (lines: string[], kinds: NotData[], more: number) => {
      const words = { heading: '表头', title: '标题', total: '合计' }
      const places = more > 0 ? `${lines.join('、')} 及另外 ${more}` : lines.join('、')
      return `第 ${places} 行不是数据：${kinds.map((kind) => words[kind]).join('、')}。`
    },
  },
  column: { ru: 'Столбец с ИНН', en: 'INN column', zh: '税号所在列' },
  foreignKpp: {
    ru: (kpp: string) => `В реестре у компании нет КПП ${kpp}`,
    en: (kpp: string) => `The register has no KPP ${kpp} for this company`,
    zh: (kpp: string) => `登记册中该公司没有 KPP ${kpp}`,
  },
  sumColumn: { ru: 'Столбец с суммой', en: 'Amount column', zh: '金额所在列' },
  noSums: { ru: 'нет', en: 'none', zh: '无' },
  dealSum: { ru: 'Сумма', en: 'Amount', zh: '金额' },
  unreadSum: {
    ru: (text: string) => `не прочитали: ${text}`,
    en: (text: string) => `not read: ${text}`,
    zh: (text: string) => `未能读取：${text}`,
  },
  sumsFrom: {
    ru: (letters: string) => `Сумму сделки возьмём из столбца ${letters}.`,
    en: (letters: string) => `The deal amount comes from column ${letters}.`,
    zh: (letters: string) => `交易金额取自 ${letters} 列。`,
  },
  uses: {
    ru: (counted: string, left: string | null) => (left === null ? `Спишем ${counted}` : `Спишем ${counted} из ${left}`),
    en: (counted: string, left: string | null) => (left === null ? `Uses ${counted}` : `Uses ${counted} of ${left}`),
    zh: (counted: string, left: string | null) => (left === null ? `将扣减 ${counted} 次` : `将扣减 ${counted} 次，剩余 ${left} 次`),
  },
  allColumns: { ru: 'Все столбцы', en: 'All columns', zh: '所有列' },
  columnName: {
    ru: (letters: string, head: string) => (head ? `${letters}: ${head}` : letters),
    en: (letters: string, head: string) => (head ? `${letters}: ${head}` : letters),
    zh: (letters: string, head: string) => (head ? `${letters}：${head}` : letters),
  },
  readColumn: { ru: 'отсюда читали номера', en: 'numbers were read from here', zh: '从此列读取号码' },
  firstRows: { ru: 'Первые строки списка', en: 'First lines of the list', zh: '清单的前几行' },
  linesRead: { ru: 'Строки', en: 'Lines', zh: '行' },
  whichLines: { ru: 'Какие строки', en: 'Which lines', zh: '显示哪些行' },
  groups: {
    all: { ru: 'Все', en: 'All', zh: '全部' },
    waiting: { ru: 'Ждут ответа', en: 'Waiting', zh: '待处理' },
    repaired: { ru: 'Исправили', en: 'Fixed', zh: '已修正' },
    repeats: { ru: 'Повторы', en: 'Repeats', zh: '重复' },
  } satisfies Record<LineGroup, Translated<string>>,
  dropFaults: { ru: 'Убрать повторы и ошибки', en: 'Drop repeats and errors', zh: '去除重复和错误' },
  skipped: {
    ru: (count: string) => `Пропущено строк: ${count}`,
    en: (count: string) => `Lines skipped: ${count}`,
    zh: (count: string) => `已跳过 ${count} 行`,
  },
  restoreSkipped: { ru: 'Вернуть', en: 'Restore', zh: '恢复' },
  place: { ru: '№', en: 'No.', zh: '行号' },
  line: { ru: 'Строка', en: 'Line', zh: '行' },
  given: { ru: 'В списке', en: 'In the list', zh: '清单内容' },
  givenInFile: { ru: 'В файле', en: 'In the file', zh: '文件内容' },
  givenAs: {
    ru: (text: string) => `В списке: ${text}`,
    en: (text: string) => `In the list: ${text}`,
    zh: (text: string) => `清单内容：${text}`,
  },
  readAs: { ru: 'Прочитали', en: 'Read as', zh: '读取结果' },
  whatDone: { ru: 'Что сделали', en: 'What was done', zh: '处理方式' },
  asItIs: { ru: 'как есть', en: 'as is', zh: '原样' },
  countedOnce: { ru: 'спишем один раз', en: 'counts once', zh: '只计一次' },
  repeatLine: {
    ru: (line: number) => `повтор строки ${line}`,
    en: (line: number) => `repeats line ${line}`,
    zh: (line: number) => `与第 ${line} 行重复`,
  },
  /** How a number was repaired. `power`: Excel wrote it in scientific notation; `nought`: its heading says ИНН, so a lost first zero is restored. */
  repairs: {
    words: { ru: 'убрали лишние слова', en: 'words removed', zh: '去除多余文字' },
    signs: { ru: 'убрали лишние знаки', en: 'signs removed', zh: '去除多余符号' },
    power: { ru: 'развернули запись Excel', en: 'Excel notation expanded', zh: '还原 Excel 记数' },
    nought: {
      ru: 'вернули ноль впереди, номер подписан «ИНН»',
      en: 'leading zero restored, the number is labelled INN',
      zh: '补回首位的零，号码标为税号',
    },
    kpp: { ru: 'нашли компанию по КПП', en: 'found the company by its KPP', zh: '按 KPP 找到公司' },
    by_hand: { ru: 'исправили вы', en: 'corrected by you', zh: '由您修正' },
  } satisfies Record<LineRepair, Translated<string>>,
  branchByBoth: { ru: 'ИНН и КПП: филиал', en: 'INN and KPP: a branch', zh: '税号加 KPP：分公司' },
  branchByKpp: { ru: 'нашли филиал по КПП', en: 'found the branch by its KPP', zh: '按 KPP 找到分公司' },
  /** What is wrong with a line and its number, and why it was not repaired. */
  ...wrongLineMessages.texts,
  numberLabel: {
    ru: (line: number) => `ИНН или ОГРН для строки ${line}`,
    en: (line: number) => `INN or OGRN for line ${line}`,
    zh: (line: number) => `第 ${line} 行的税号或 OGRN`,
  },
  innOrOgrn: { ru: 'ИНН или ОГРН', en: 'INN or OGRN', zh: '税号或 OGRN' },
  mend: { ru: 'Исправить', en: 'Fix', zh: '修正' },
  skipLine: { ru: 'Пропустить строку', en: 'Skip line', zh: '跳过此行' },
  pages: { ru: 'Страницы строк', en: 'Pages of lines', zh: '分页' },
  rangeLine: {
    ru: (from: string, to: string, total: string) => `${from}–${to} из ${total}`,
    en: (from: string, to: string, total: string) => `${from}–${to} of ${total}`,
    zh: (from: string, to: string, total: string) => `${from}–${to}，共 ${total}`,
  },
  before: { ru: 'Назад', en: 'Back', zh: '上一页' },
  next: { ru: 'Дальше', en: 'Next', zh: '下一页' },
  cost: { ru: 'Сколько спишем', en: 'What it uses', zh: '将扣减的次数' },
  newChecks: { ru: 'Новые проверки', en: 'New checks', zh: '新核查' },
  freeChecks: { ru: 'Уже проверены, бесплатно', en: 'Already checked, free', zh: '已核查，免费' },
  notCounted: { ru: 'Ждут ответа, не спишем', en: 'Waiting, not counted', zh: '待处理，不扣减' },
  wasAndLeft: {
    ru: (was: string, left: string, until: string | null) => `Было ${was}, останется ${left}${until === null ? '' : ` до ${until}`}`,
    en: (was: string, left: string, until: string | null) => `${was} before, ${left} after${until === null ? '' : `, until ${until}`}`,
    zh: (was: string, left: string, until: string | null) => `原有 ${was}，剩余 ${left}${until === null ? '' : `，有效期至 ${until}`}`,
  },
  leftOfAll: {
    ru: (left: string, was: string) => `Останется ${left} из ${was}`,
    en: (left: string, was: string) => `${left} of ${was} will be left`,
    zh: (left: string, was: string) => `共 ${was}，剩余 ${left}`,
  },
  notEnough: {
    ru: (count: number) => `Проверок не хватит: ${plural('ru', count, WITHOUT)} вернём со сведениями реестра, но без вывода.`,
    en: (count: number) => `Not enough checks: ${plural('en', count, COMPANIES.en)} will come with register data but without a verdict.`,
    zh: (count: number) => `次数不足：${count} 家企业只返回登记信息，不给出结论。`,
  },
  checkCompanies: {
    ru: (count: number) => `Проверить ${plural('ru', count, READ)}`,
    en: (count: number) => `Check ${plural('en', count, COMPANIES.en)}`,
    zh: (count: number) => `核查 ${count} 家企业`,
  },
  faultsReturned: {
    ru: 'Строки без ответа вернём с пометкой.',
    en: 'Lines without an answer will come back marked.',
    zh: '未处理的行将带标记返回。',
  },
})
