// Translates statuses of companies, names of taxes and of states that impose sanctions, which registers write in Russian. Values that are not in
// the tables are returned unchanged.

type Language = 'ru' | 'en' | 'zh-CN'
type Translations = Readonly<Record<string, readonly [en: string, zh: string]>>

const statuses: Translations = {
  Действует: ['Active', '存续'],
  'Не действует': ['Inactive', '已停业'],
  Ликвидирована: ['Liquidated', '已清算'],
  Исключена: ['Struck off', '已除名'],
  Реорганизована: ['Reorganised', '已重组'],
  Присоединена: ['Merged into another', '已并入其他公司'],
  Прекращена: ['Ceased', '已终止'],
  Ликвидация: ['Liquidation', '清算'],
  'Ликвидация юридического лица': ['Liquidation', '清算'],
  'Исключение из ЕГРЮЛ недействующего юридического лица': ['Struck off as inactive', '因停业被除名'],
  'Исключение недействующего юридического лица': ['Struck off as inactive', '因停业被除名'],
  'Находится в стадии ликвидации': ['Being liquidated', '清算中'],
  'Находится в процессе реорганизации': ['Being reorganised', '重组中'],
  'Социальное предприятие': ['Social enterprise', '社会企业'],
  'Нет сведений': ['No data', '无信息'],
  'Сведения ограничены': ['Data restricted', '信息受限'],
}

/** Taxes and social contributions by their names in the open data of the tax service. */
const taxes: Translations = {
  'Налог на добавленную стоимость': ['Value added tax', '增值税'],
  'Налог на прибыль': ['Corporate income tax', '企业所得税'],
  'Налог на прибыль организаций': ['Corporate income tax', '企业所得税'],
  'Налог на имущество организаций': ['Corporate property tax', '企业财产税'],
  'Налог на доходы физических лиц': ['Personal income tax', '个人所得税'],
  'Транспортный налог': ['Transport tax', '运输税'],
  'Земельный налог': ['Land tax', '土地税'],
  'Водный налог': ['Water tax', '水资源税'],
  'Налог на добычу полезных ископаемых': ['Mineral extraction tax', '矿产开采税'],
  'Налог на игорный бизнес': ['Gambling tax', '博彩税'],
  'Торговый сбор': ['Trade levy', '贸易费'],
  'Акцизы, всего': ['Excises', '消费税'],
  'Государственная пошлина': ['State duty', '国家规费'],
  'Единый сельскохозяйственный налог': ['Single agricultural tax', '统一农业税'],
  'Единый налог на вмененный доход для отдельных видов деятельности': ['Single tax on imputed income', '推定收入统一税'],
  'Налог, взимаемый в связи с применением упрощенной системы налогообложения': ['Simplified system tax', '简化征税制税款'],
  'Налог, взимаемый в связи с применением патентной системы налогообложения': ['Patent system tax', '许可征税制税款'],
  'Налог на профессиональный доход': ['Professional income tax', '职业收入税'],
  'Страховые взносы на обязательное социальное страхование': ['Social insurance contributions', '社会保险缴费'],
  'Страховые взносы на обязательное медицинское страхование работающего населения, зачисляемые в бюджет Федерального фонда обязательного медицинского страхования':
    ['Medical insurance contributions', '医疗保险缴费'],
  'Страховые взносы на обязательное социальное страхование на случай временной нетрудоспособности и в связи с материнством': [
    'Sickness and maternity insurance contributions',
    '疾病与生育保险缴费',
  ],
  'Страховые и другие взносы на обязательное пенсионное страхование, зачисляемые в Пенсионный фонд Российской Федерации': [
    'Pension insurance contributions',
    '养老保险缴费',
  ],
  'Страховые взносы': ['Insurance contributions', '社会保险缴费'],
  'Неналоговые доходы, администрируемые налоговыми органами': ['Non-tax charges', '税务机关征收的非税收入'],
  'Задолженность и перерасчеты по отмененным налогам, сборам и иным обязательным платежам (кроме ЕСН, страх. взносов)': [
    'Arrears of abolished taxes',
    '已取消税种的欠款',
  ],
}

/** States and unions that impose sanctions, by the names in our lists. */
const imposers: Translations = {
  США: ['United States', '美国'],
  Евросоюз: ['European Union', '欧盟'],
  Великобритания: ['United Kingdom', '英国'],
  Швейцария: ['Switzerland', '瑞士'],
  ООН: ['UN', '联合国'],
  Украина: ['Ukraine', '乌克兰'],
  Канада: ['Canada', '加拿大'],
  Япония: ['Japan', '日本'],
  Австралия: ['Australia', '澳大利亚'],
  'Новая Зеландия': ['New Zealand', '新西兰'],
}

const translate = (values: Translations, value: string, language: Language): string =>
  (language === 'ru' ? undefined : values[value]?.[language === 'en' ? 0 : 1]) ?? value

/** A status in the language. */
export const statusIn = (language: Language, status: string): string => translate(statuses, status, language)

/** The state or union that imposes sanctions, in the language. */
export const imposerIn = (language: Language, name: string): string => translate(imposers, name, language)

const SAMPLE = /^Пример: /
const SAMPLE_WORDS = { en: 'Example: ', 'zh-CN': '示例：' } as const

/** The mark of an invented source before its name: «Пример: OFAC SDN». */
export const sampleIn = (language: Language, name: string): string =>
  language === 'ru' ? name : name.replace(SAMPLE, SAMPLE_WORDS[language])

/** One tax, or several divided by semicolons. */
export const taxIn = (language: Language, names: string): string =>
  names
    .split('; ')
    .map((name) => translate(taxes, name, language))
    .join(language === 'zh-CN' ? '；' : '; ')
