// Texts of the page that searches for companies and sole traders, and of its results. ИНН is a taxpayer number, ОГРН the registration number of a
// company, ОГРНИП that of a sole trader, КПП the code of a tax registration, such as of a branch.
import { defineTexts, type Messages } from '../i18n/catalogue.ts'
import { plural } from '../i18n/plural.ts'

export const searchMessages = defineTexts({
  title: { ru: 'Проверка контрагентов', en: 'Counterparty checks', zh: '交易对手核查' },
  description: {
    ru: 'Поиск компаний и предпринимателей по ИНН, ОГРН, названию, руководителю и учредителю. Сведения из государственных реестров.',
    en: 'Search Russian companies and sole traders by INN, OGRN, name, head or founder. Data from state registers.',
    zh: '按税号、OGRN、名称、负责人或创始人搜索俄罗斯公司和个体经营者。数据来自国家登记册。',
  },
  label: { ru: 'Поиск компаний и предпринимателей', en: 'Search companies and sole traders', zh: '搜索公司和个体经营者' },
  placeholder: { ru: 'ИНН, ОГРН, название или фамилия', en: 'INN, OGRN, name or surname', zh: '税号、OGRN、名称或姓氏' },
  clear: { ru: 'Очистить', en: 'Clear', zh: '清除' },
  find: { ru: 'Найти', en: 'Find', zh: '查找' },
  hint: {
    ru: 'Ищем по названию, ИНН, ОГРН, учредителю, руководителю, городу и виду деятельности',
    en: 'We search by name, INN, OGRN, founder, head, city and activity',
    zh: '搜索名称、税号、OGRN、创始人、负责人和城市',
  },
  groups: { company: { ru: 'Компании', en: 'Companies', zh: '公司' }, entrepreneur: { ru: 'ИП', en: 'Sole traders', zh: '个体经营者' } },
  searching: { ru: 'Ищем в реестре…', en: 'Searching the register…', zh: '正在登记册中搜索…' },
  results: {
    ru: (count: number, exact: boolean) =>
      exact
        ? plural('ru', count, { one: '# результат', few: '# результата', many: '# результатов', other: '# результата' })
        : 'Более 1000 результатов',
    en: (count: number, exact: boolean) =>
      exact ? plural('en', count, { one: '# result', other: '# results' }) : 'More than 1,000 results',
    zh: (count: number, exact: boolean) => (exact ? `${count} 条结果` : '超过 1000 条结果'),
  },
  forQuery: {
    ru: (query: string) => `по запросу «${query}»`,
    en: (query: string) => `for “${query}”`,
    zh: (query: string) => `查询“${query}”`,
  },
  startTitle: { ru: 'Кого проверим?', en: 'Who shall we check?', zh: '要核查谁？' },
  startText: {
    ru: 'Введите ИНН, ОГРН, название компании или фамилию руководителя.',
    en: 'Enter an INN, an OGRN, a company name or the surname of its head.',
    zh: '请输入税号、OGRN、公司名称或负责人姓氏。',
  },
  emptyTitle: {
    ru: (query: string) => (query ? `По запросу «${query}» ничего нет` : 'Ничего не нашли'),
    en: (query: string) => (query ? `Nothing for “${query}”` : 'Nothing found'),
    zh: (query: string) => (query ? `未找到“${query}”的结果` : '未找到结果'),
  },
  emptyText: {
    ru: 'Проверьте написание. В ИНН компании 10 цифр, у предпринимателя 12.',
    en: 'Check the spelling. A company INN has 10 digits, a sole trader’s 12.',
    zh: '请检查拼写。公司税号为 10 位数字，个体经营者为 12 位。',
  },
  /** Heading of the companies whose ИНН is the searched number with a zero before it; a КПП has nine digits too. */
  withoutNought: {
    ru: 'Похоже на КПП или на ИНН без первого нуля',
    en: 'It looks like a KPP or an INN without its first zero',
    zh: '可能是 KPP，也可能是缺少首位零的税号',
  },
  transposed: { ru: 'Отличается на одну перестановку', en: 'Differs by one swap of digits', zh: '仅有两位数字互换之别' },
  wrongDigitTitle: { ru: 'Неверная контрольная цифра', en: 'Wrong check digit', zh: '校验位错误' },
  wrongDigitText: {
    ru: (number: string) => `Номер ${number} набран с ошибкой: его контрольная цифра не сходится. Чаще всего переставлены две цифры.`,
    en: (number: string) => `The number ${number} is mistyped: its check digit does not match. Most often two digits are swapped.`,
    zh: (number: string) => `号码 ${number} 输入有误：校验位不符。最常见的原因是两位数字写反。`,
  },
  /** Tips shown when nothing was found. */
  howElse: {
    title: { ru: 'Как ещё найти', en: 'Other ways to find it', zh: '其他查找方式' },
    number: {
      ru: 'По ИНН или ОГРН: они есть в счёте и договоре',
      en: 'By INN or OGRN: they are in the invoice and the contract',
      zh: '按税号或 OGRN：发票和合同上都有',
    },
    person: { ru: 'По фамилии директора или учредителя', en: 'By the surname of the director or a founder', zh: '按负责人或创始人的姓氏' },
    words: {
      ru: 'Словами: «грузоперевозки казань»',
      en: 'By Russian words: «грузоперевозки казань»',
      zh: '按俄语词语：«грузоперевозки казань»',
    },
    line: {
      ru: 'Вставьте всю строку реквизитов, номер найдём сами',
      en: 'Paste the whole line of company details, and we will find the number',
      zh: '粘贴整行企业信息，我们会从中识别号码',
    },
  },
  failedTitle: { ru: 'Поиск не ответил', en: 'The search did not respond', zh: '搜索未响应' },
  offline: {
    ru: 'Нет связи с сервером. Проверьте подключение к интернету.',
    en: 'No connection to the server. Check your internet connection.',
    zh: '无法连接服务器，请检查网络连接。',
  },
  retry: { ru: 'Повторить', en: 'Try again', zh: '重试' },
  inn: { ru: 'ИНН', en: 'INN', zh: '税号' },
  ogrn: { ru: 'ОГРН', en: 'OGRN', zh: 'OGRN' },
  kpp: { ru: 'КПП', en: 'KPP', zh: 'KPP' },
  branches: {
    branch: { ru: 'Филиал', en: 'Branch', zh: '分公司' },
    representation: { ru: 'Представительство', en: 'Representative office', zh: '代表处' },
  },
  ogrnip: { ru: 'ОГРНИП', en: 'OGRNIP', zh: 'OGRNIP' },
  works: { ru: 'Работает', en: 'Active for', zh: '已经营' },
  yearsOfWork: { ru: 'Годы работы', en: 'Active', zh: '经营年份' },
  /** Label of the year in which a company closed, if the day of its registration is unknown. */
  closed: { ru: 'Закрытие', en: 'Closed', zh: '已关闭' },
  years: {
    ru: (count: number) =>
      count === 0 ? 'меньше года' : plural('ru', count, { one: '# год', few: '# года', many: '# лет', other: '# года' }),
    en: (count: number) => (count === 0 ? 'under a year' : plural('en', count, { one: '# year', other: '# years' })),
    zh: (count: number) => (count === 0 ? '不足一年' : `${count} 年`),
  },
  founder: { ru: 'Учредитель:', en: 'Founder:', zh: '创始人：' },
  otherNames: {
    predecessor: { ru: 'Прежде:', en: 'Formerly:', zh: '前身：' },
    former_name: { ru: 'Прежнее название:', en: 'Former name:', zh: '曾用名：' },
    other_name: { ru: 'На другом языке:', en: 'In another language:', zh: '其他语言名称：' },
  },
  revenueIn: { ru: (year: number) => `Выручка ${year}`, en: (year: number) => `Revenue ${year}`, zh: (year: number) => `${year} 年收入` },
  revenue: {
    ru: (sum: string, year: number) => `Выручка ${sum} за ${year} год`,
    en: (sum: string, year: number) => `Revenue ${sum} in ${year}`,
    zh: (sum: string, year: number) => `${year} 年营业收入 ${sum}`,
  },
  sorting: { ru: 'Порядок результатов', en: 'Order of results', zh: '结果排序' },
  sorts: {
    best: { ru: 'По совпадению', en: 'Best match', zh: '按匹配度' },
    revenue: { ru: 'Выручка', en: 'Revenue', zh: '按营业收入' },
    age: { ru: 'Возраст', en: 'Age', zh: '按成立时间' },
  },
  shownInstead: {
    ru: (query: string) => `Показаны результаты по запросу «${query}».`,
    en: (query: string) => `Showing results for “${query}”.`,
    zh: (query: string) => `显示“${query}”的结果。`,
  },
  didYouMean: { ru: 'Возможно, вы искали:', en: 'Did you mean:', zh: '您是不是要找：' },
  incompleteTitle: { ru: 'Показана часть результатов', en: 'Partial results', zh: '仅显示部分结果' },
  incompleteText: {
    ru: 'Поиск занял слишком много времени. Уточните запрос, чтобы увидеть остальное.',
    en: 'The search took too long. Narrow the query to see the rest.',
    zh: '搜索耗时过长。请缩小查询范围以查看其余结果。',
  },
  lateTitle: { ru: 'Поиск не успел ответить', en: 'The search did not respond in time', zh: '搜索未能及时完成' },
  lateText: {
    ru: 'Поиск занял слишком много времени. Это не значит, что компании нет: повторите его или уточните запрос.',
    en: 'The search took too long. This does not mean that there is no such company: try again or narrow the query.',
    zh: '这并不表示该公司不存在。请几秒后重试或缩小查询范围。',
  },
  roundedTitle: { ru: 'Номер округлён таблицей', en: 'The spreadsheet rounded the number', zh: '号码被表格四舍五入' },
  roundedText: {
    ru: 'Таблица отбросила последние цифры, и по оставшимся номер не восстановить. Сделайте столбец текстовым и скопируйте номер снова.',
    en: 'The spreadsheet dropped the last digits, and the number cannot be restored from the rest. Format the column as text and copy the number again.',
    zh: '表格舍去了末尾数字，无法还原该号码。请将该列设为文本后重新复制。',
  },
  /** For a query with several numbers: those not found, those with a wrong check digit, those rounded by a spreadsheet. */
  missing: {
    unknown: {
      ru: (numbers: string) => `В реестре нет: ${numbers}.`,
      en: (numbers: string) => `Not in the register: ${numbers}.`,
      zh: (numbers: string) => `登记中没有：${numbers}。`,
    },
    checksum: {
      ru: (numbers: string) => `Контрольная цифра не сходится: ${numbers}.`,
      en: (numbers: string) => `Wrong check digit: ${numbers}.`,
      zh: (numbers: string) => `校验位不符：${numbers}。`,
    },
    rounded: {
      ru: 'Номер, округлённый таблицей, пропущен: сделайте столбец текстовым.',
      en: 'A number rounded by the spreadsheet was skipped: format the column as text.',
      zh: '已忽略被表格四舍五入的号码：请将该列设为文本。',
    },
  },
  selectionLink: { ru: 'Отобрать по признакам', en: 'Select by criteria', zh: '按特征筛选' },
})

export type SearchMessages = Messages<typeof searchMessages>
