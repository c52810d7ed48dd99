// Texts of the tabs of a company card that list records: inspections, contracts, enforcement debts, trademarks, sanctions, connections, history.
import { defineTexts, type Translated } from '../i18n/catalogue.ts'
import { plural } from '../i18n/plural.ts'
import { tabMessages } from './tab.messages.ts'

export const recordTabMessages = defineTexts({
  ...tabMessages.texts,
  sample: { ru: 'Пример данных', en: 'Sample data', zh: '示例数据' },
  violationsNone: { ru: 'Нарушений не выявлено', en: 'No violations found', zh: '未发现违规' },
  contract: {
    ru: (number: string) => `№\u00a0${number}`,
    en: (number: string) => `No. ${number}`,
    zh: (number: string) => `№\u00a0${number}`,
  },
  disputedNow: { ru: 'Оспорено компанией', en: 'Disputed by the company', zh: '公司提出异议' },
  /** Beside an empty list of tax debts: the tax service's open data set is no proof like the certificate that the tax office issues. */
  noCertificate: {
    ru: 'В наборе налоговой долга компании нет. Это не справка из налоговой.',
    en: 'The tax service’s data set shows no debt of the company. This is not a certificate from the tax office.',
    zh: '税务数据集中没有该公司的欠税。这不是税务证明。',
  },
  inn: { ru: 'ИНН', en: 'INN', zh: '税号' },
  ogrn: { ru: 'ОГРН', en: 'OGRN', zh: 'OGRN' },
  type: { ru: 'Тип', en: 'Type', zh: '类型' },
  connectionTypes: {
    all: { ru: 'Все', en: 'All', zh: '全部' },
    active: { ru: 'Действует', en: 'Active', zh: '存续' },
    liquidated: { ru: 'Ликвидирована', en: 'Liquidated', zh: '已清算' },
    inactive: { ru: 'Не действует', en: 'Inactive', zh: '停业' },
  },
  relations: {
    founder: { ru: 'учредитель', en: 'founder', zh: '创始人' },
    subsidiary: { ru: 'дочерняя', en: 'subsidiary', zh: '子公司' },
    manager: { ru: 'управляющая', en: 'manager', zh: '管理公司' },
    managed: { ru: 'под управлением', en: 'managed', zh: '受其管理' },
    predecessor: { ru: 'правопредшественник', en: 'predecessor', zh: '前身' },
    successor: { ru: 'правопреемник', en: 'successor', zh: '继承者' },
    shared_head: { ru: 'общий руководитель', en: 'same head', zh: '同一负责人' },
  },
  registered: { ru: 'Регистрация', en: 'Registered', zh: '注册日期' },
  list: { ru: 'Список', en: 'List', zh: '列表' },
  graph: { ru: 'Схема', en: 'Graph', zh: '关系图' },
  graphLoading: { ru: 'Загружаем схему…', en: 'Loading the graph…', zh: '正在加载关系图…' },
  markNumber: { ru: 'Номер государственной регистрации', en: 'State registration number', zh: '国家注册号' },
  markTitle: {
    ru: (number: string) => `Товарный знак №\u00a0${number}`,
    en: (number: string) => `Trademark No. ${number}`,
    zh: (number: string) => `商标 №\u00a0${number}`,
  },
  /** Translates the title that the source writes over a section of a trademark («Класс МКТУ 29»: Nice class 29); other titles are unchanged. */
  markSection: {
    ru: (title: string) => title,
    en: (title: string) =>
      title
        .replace(/^Класс МКТУ (?=\d)/, 'Nice class ')
        .replace(/^Правообладатель$/, 'Holder')
        .replace(/^Неохраняемые элементы$/, 'Unprotected elements'),
    zh: (title: string) =>
      title
        .replace(/^Класс МКТУ (?=\d)/, '尼斯分类第')
        .replace(/^(尼斯分类第\d{1,2})$/, '$1类')
        .replace(/^Правообладатель$/, '权利人')
        .replace(/^Неохраняемые элементы$/, '不受保护的要素'),
  },
  markDate: { ru: 'Дата регистрации', en: 'Registered', zh: '注册日期' },
  markEnd: { ru: 'Действует до', en: 'Valid until', zh: '有效期至' },
  record: { ru: 'Запись в реестре', en: 'Register record', zh: '登记记录' },
  /** Sanctions: matches by number, entries that a list no longer has (`leftLists`), and matches by name alone (`hints`). */
  sanctionsTitle: { ru: 'Санкции', en: 'Sanctions', zh: '制裁' },
  yes: { ru: 'Да', en: 'Yes', zh: '是' },
  no: { ru: 'Нет', en: 'No', zh: '否' },
  noSanctions: { ru: 'Санкций нет', en: 'No sanctions', zh: '无制裁' },
  sanctionsMeaning: {
    ru: 'Совпадений по ИНН и ОГРН в сверенных списках нет. Не каждая запись списков содержит эти номера.',
    en: 'No match by INN or OGRN in the lists compared. Not every entry in the lists has these numbers.',
    zh: '在已比对的名单中未发现税号或 OGRN 匹配。并非每条记录都含有这些号码。',
  },
  countries: { ru: 'Страны', en: 'Countries', zh: '国家' },
  leftLists: { ru: 'Больше не значится', en: 'No longer listed', zh: '已不在名单上' },
  leftList: {
    ru: (entry: string, day: string) => `${entry}. В списке на ${day} уже нет`,
    en: (entry: string, day: string) => `${entry}. No longer on the list as of ${day}`,
    zh: (entry: string, day: string) => `${entry}。截至 ${day} 的名单已不含`,
  },
  hints: { ru: 'Похожие названия', en: 'Similar names', zh: '相似名称' },
  hintsMeaning: {
    ru: 'Совпало только название. Это повод проверить, а не отметка о санкциях.',
    en: 'Only the name matches. This is a reason to check, not a sanctions mark.',
    zh: '仅名称匹配。这是核查的理由，而非制裁标记。',
  },
  /** Debts: enforcement proceedings of the bailiffs, and debts of taxes. `remaining`: the part of a debt that is still to be paid. */
  proceeding: {
    ru: (number: string) => `Исполнительное производство №\u00a0${number}`,
    en: (number: string) => `Enforcement proceeding No. ${number}`,
    zh: (number: string) => `执行程序 №\u00a0${number}`,
  },
  debt: { ru: 'Сумма долга', en: 'Debt', zh: '债务金额' },
  remaining: { ru: 'Остаток', en: 'Remaining', zh: '剩余' },
  owed: { ru: 'Непогашенных производств', en: 'Unpaid proceedings', zh: '未清偿的执行程序' },
  paid: { ru: 'Погашено', en: 'Paid', zh: '已清偿' },
  owedAndPaid: {
    ru: (owed: string, paid: string) => `Непогашенных: ${owed}, погашенных: ${paid}`,
    en: (owed: string, paid: string) => `Unpaid: ${owed}, paid: ${paid}`,
    zh: (owed: string, paid: string) => `未清偿 ${owed}，已清偿 ${paid}`,
  },
  allProceedings: {
    ru: (count: string) => `Долг по всем производствам, ${count}`,
    en: (count: string) => `Debt across all proceedings, ${count}`,
    zh: (count: string) => `全部执行程序的债务（${count}）`,
  },
  subject: { ru: 'Предмет', en: 'Subject', zh: '事由' },
  document: { ru: 'Документ', en: 'Document', zh: '文件' },
  bailiffs: { ru: 'Приставы', en: 'Bailiffs', zh: '法警部门' },
  taxDebts: { ru: 'Долги по налогам и взносам', en: 'Tax and contribution debts', zh: '税费欠款' },
  taxDebtName: { ru: 'Налог или взнос', en: 'Tax or contribution', zh: '税费种类' },
  taxDebtTax: { ru: 'Недоимка', en: 'Arrears', zh: '欠税' },
  taxDebtPenalty: { ru: 'Пени', en: 'Penalties', zh: '滞纳金' },
  taxDebtFine: { ru: 'Штрафы', en: 'Fines', zh: '罚款' },
  taxDebtTotal: { ru: 'Всего', en: 'Total', zh: '合计' },
  bailiffDebts: { ru: 'Исполнительные производства', en: 'Enforcement proceedings', zh: '执行程序' },
  status: { ru: 'Статус', en: 'Status', zh: '状态' },
  inspection: {
    ru: (number: string) => `Проверка №\u00a0${number}`,
    en: (number: string) => `Inspection No. ${number}`,
    zh: (number: string) => `检查 №\u00a0${number}`,
  },
  inspectionPeriod: { ru: 'Период', en: 'Period', zh: '期间' },
  address: { ru: 'Адрес', en: 'Address', zh: '地址' },
  controlBody: { ru: 'Орган контроля', en: 'Authority', zh: '监管机构' },
  basis: { ru: 'Основание', en: 'Basis', zh: '依据' },
  result: { ru: 'Результат', en: 'Result', zh: '结果' },
  violationsFound: { ru: 'Нарушения выявлены', en: 'Violations found', zh: '发现违规' },
  historySearch: { ru: 'Вид записи или документ', en: 'Record type or document', zh: '记录类型或文件' },
  /** Registration number of a register record. */
  grn: { ru: 'ГРН', en: 'GRN', zh: '登记号' },
  documents: { ru: 'Документы', en: 'Documents', zh: '文件' },
  voidRecord: { ru: 'Запись недействительна', en: 'The record is void', zh: '记录无效' },
  refreshes: { ru: 'Что менялось при обновлениях', en: 'Changes on refresh', zh: '更新中的变化' },
  changedFields: {
    ru: (fields: string) => `Изменилось: ${fields}`,
    en: (fields: string) => `Changed: ${fields}`,
    zh: (fields: string) => `变更：${fields}`,
  },
  /** Names of the card's fields that a refresh can change, by the key that the API sends. */
  fields: {
    company: { ru: 'вся карточка', en: 'the whole card', zh: '整张卡片' },
    name: { ru: 'название', en: 'name', zh: '名称' },
    name_full: { ru: 'полное название', en: 'full name', zh: '全称' },
    status: { ru: 'статус', en: 'status', zh: '状态' },
    legal_adress: { ru: 'адрес', en: 'address', zh: '地址' },
    city: { ru: 'город', en: 'city', zh: '城市' },
    region: { ru: 'регион', en: 'region', zh: '地区' },
    directors: { ru: 'руководитель', en: 'head', zh: '负责人' },
    founders: { ru: 'учредители', en: 'founders', zh: '创始人' },
    share_capital: { ru: 'капитал', en: 'capital', zh: '资本' },
    licenses: { ru: 'лицензии', en: 'licences', zh: '许可证' },
    division: { ru: 'филиалы', en: 'branches', zh: '分支机构' },
    okved: { ru: 'вид деятельности', en: 'activity', zh: '业务类型' },
    okved_add: { ru: 'дополнительные виды деятельности', en: 'additional activities', zh: '附加业务' },
    accounts: { ru: 'отчётность', en: 'statements', zh: '报表' },
    cases: { ru: 'суды', en: 'courts', zh: '案件' },
    contracts: { ru: 'контракты', en: 'contracts', zh: '合同' },
    inspections: { ru: 'проверки', en: 'inspections', zh: '检查' },
    enforcement: { ru: 'приставы', en: 'bailiffs', zh: '执行' },
    trademarks: { ru: 'товарные знаки', en: 'trademarks', zh: '商标' },
    sanctions: { ru: 'санкции', en: 'sanctions', zh: '制裁' },
    contacts: { ru: 'контакты', en: 'contacts', zh: '联系方式' },
    bankruptcy: { ru: 'банкротство', en: 'bankruptcy', zh: '破产' },
  } as Record<string, Translated<string>>,
  contractSearch: { ru: 'Номер, контрагент или предмет', en: 'Number, counterparty or subject', zh: '编号、对方或标的' },
  contractRoles: {
    supplier: { ru: 'Поставщик', en: 'Supplier', zh: '供应商' },
    customer: { ru: 'Заказчик', en: 'Customer', zh: '采购方' },
  },
  /** Similar contracts folded behind the newest one, with the sum of their prices. */
  moreAlike: {
    ru: (count: number, sum: string | null) =>
      `Ещё ${plural('ru', count, { one: '# контракт', few: '# контракта', many: '# контрактов', other: '# контракта' })} о том же${sum ? `, на ${sum}` : ''}`,
    en: (count: number, sum: string | null) =>
      `${plural('en', count, { one: '# more contract', other: '# more contracts' })} on the same subject${sum ? `, ${sum}` : ''}`,
    zh: (count: number, sum: string | null) => `另有 ${count} 份合同，标的相同${sum ? `，共 ${sum}` : ''}`,
  },
  law: { ru: 'Закон', en: 'Law', zh: '法律' },
  /** Federal laws of purchases: 44 on state contracts, 94 its predecessor, 223 on purchases of state-owned companies. */
  laws: {
    '44': { ru: '44-ФЗ', en: '44-FZ', zh: '第44-FZ号法' },
    '94': { ru: '94-ФЗ', en: '94-FZ', zh: '第94-FZ号法' },
    '223': { ru: '223-ФЗ', en: '223-FZ', zh: '第223-FZ号法' },
  },
  contractColumns: [
    { ru: 'Контракт и дата', en: 'Contract and date', zh: '合同与日期' },
    { ru: 'Роль компании, другая сторона, предмет', en: 'Company’s role, other party, subject', zh: '公司角色、对方、标的' },
    { ru: 'Цена', en: 'Price', zh: '价格' },
  ],
  /** Title and text over the blurred sample that a section without data shows. */
  samples: {
    debts: {
      title: { ru: 'Сведений о долгах пока нет', en: 'No information on debts yet', zh: '暂无债务信息' },
      text: {
        ru: 'На фоне пример. Раздел заполнится, когда придут данные приставов.',
        en: 'The background shows a sample. The section will fill in when the bailiffs’ data arrives.',
        zh: '背景为示例。法警数据到达后将显示。',
      },
    },
    leasing: {
      title: { ru: 'Сведений о лизинге пока нет', en: 'No information on leasing yet', zh: '暂无租赁信息' },
      text: {
        ru: 'На фоне пример: такие записи появятся, когда источник будет подключён.',
        en: 'The background shows a sample: such records will appear once the source is connected.',
        zh: '背景为示例：接入来源后将出现记录。',
      },
    },
    history: {
      title: { ru: 'Записей реестра пока нет', en: 'No register records yet', zh: '暂无登记记录' },
      text: {
        ru: 'На фоне пример. История появится вместе с выпиской из реестра.',
        en: 'The background shows a sample. The history will appear with the register extract.',
        zh: '背景为示例。历史随登记摘录一同出现。',
      },
    },
  },
})
