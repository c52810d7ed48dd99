// Dictionary for compressing blocks of facts (the JSON of what one source says about one company) with zstd. It consists of keys and phrases that
// are frequent in that JSON, the most frequent last, where a reference to them is shortest. All phrases are public standard wording of the state
// registers. Never edit it: stored blocks of version 1 can be decompressed only with exactly this text.

/** Beginnings of names of state offices, to which `REGIONS` are appended: tax inspectorate, regional tax department, social fund. */
const OFFICE = '","name":"Межрайонная инспекция Федеральной налоговой службы № '
const TAX = 'Управление Федеральной налоговой службы по '
const FUND = '","name":"Отделение Фонда пенсионного и социального страхования Российской Федерации по '

/** Regions of Russia with many companies, in the grammatical case that the names of offices use. */
const REGIONS = [
  'Республике Башкортостан',
  'Республике Татарстан',
  'Алтайскому краю',
  'Краснодарскому краю',
  'Красноярскому краю',
  'Приморскому краю',
  'Ставропольскому краю',
  'Хабаровскому краю',
  'Пермскому краю',
  'Архангельской области',
  'Владимирской области',
  'Волгоградской области',
  'Вологодской области',
  'Воронежской области',
  'Иркутской области',
  'Калининградской области',
  'Кемеровской области - Кузбассу',
  'Ленинградской области',
  'Нижегородской области',
  'Новосибирской области',
  'Омской области',
  'Оренбургской области',
  'Ростовской области',
  'Самарской области',
  'Саратовской области',
  'Свердловской области',
  'Тульской области',
  'Тюменской области',
  'Челябинской области',
  'Ярославской области',
  'Московской области',
  'Санкт-Петербургу',
  'г. Москве',
]

/** Names of documents on which records in the register are based: applications (Р11001 …), charters, minutes, receipts of the fee. */
const DOCUMENTS = [
  'ЗАЯВЛЕНИЕ (С ПРИЛОЖЕНИЯМИ)',
  'ДОВЕРЕННОСТЬ',
  'ГАРАНТИЙНОЕ ПИСЬМО',
  'КОПИЯ СВИДЕТЕЛЬСТВА О ПРАВЕ СОБСТВЕННОСТИ',
  'КВИТАНЦИЯ',
  'ЗАЯВЛЕНИЕ О ГОСУДАРСТВЕННОЙ РЕГИСТРАЦИИ ЮРИДИЧЕСКОГО ЛИЦА ПРИ СОЗДАНИИ',
  'ЗАЯВЛЕНИЕ ФЛ О НЕДОСТОВЕРНОСТИ СВЕДЕНИЙ О НЕМ В ЕГРЮЛ',
  'ЗАЯВЛЕНИЕ О ВНЕСЕНИИ В ЕДИНЫЙ ГОСУДАРСТВЕННЫЙ РЕЕСТР ЮРИДИЧЕСКИХ ЛИЦ ИЗМЕНЕНИЙ В СВЕДЕНИЯ О ЮРИДИЧЕСКОМ ЛИЦЕ, НЕ СВЯЗАННЫХ С ВНЕСЕНИЕМ ИЗМЕНЕНИЙ В УЧРЕДИТЕЛЬНЫЕ ДОКУМЕНТЫ',
  'РЕШЕНИЕ О ПРЕДСТОЯЩЕМ ИСКЛЮЧЕНИИ ЮЛ ИЗ ЕГРЮЛ',
  'СПРАВКА О ДВИЖЕНИИ СРЕДСТВ ПО СЧЕТАМ ИЛИ ОБ ОТСУТСТВИИ СЧЕТОВ',
  'СПРАВКА О НЕПРЕДСТАВЛЕНИИ ДОКУМЕНТОВ ОТЧЕТНОСТИ',
  'УВЕДОМЛЕНИЕ О ЛИКВИДАЦИИ ЮРИДИЧЕСКОГО ЛИЦА',
  'ПРОТОКОЛ ОБЩЕГО СОБРАНИЯ УЧАСТНИКОВ ЮРИДИЧЕСКОГО ЛИЦА',
  'ИНОЙ ДОКУМ. В СООТВ.С ЗАКОНОДАТЕЛЬСТВОМ РФ',
  'ДОКУМЕНТ О СМЕНЕ ДОЛЖНОСТНОГО ЛИЦА',
  'ПИСЬМО',
  'ДОГОВОР КУПЛИ-ПРОДАЖИ',
  'РЕШЕНИЕ О СОЗДАНИИ ЮЛ',
  'ПРОТОКОЛ О СОЗДАНИИ ЮЛ',
  'УСТАВ ЮЛ В НОВОЙ РЕДАКЦИИ',
  'Р13001 ЗАЯВЛЕНИЕ ОБ ИЗМЕНЕНИЯХ, ВНОСИМЫХ В УЧРЕД.ДОКУМЕНТЫ',
  'Р13014 Заявление об изменении учр.документа и/или иных сведений о ЮЛ',
  'Р14001 ЗАЯВЛЕНИЕ ОБ ИЗМ.СВЕДЕНИЙ, НЕ СВЯЗ. С ИЗМ. УЧРЕД.ДОКУМЕНТОВ (П.2.1)',
  'Р11001 ЗАЯВЛЕНИЕ О СОЗДАНИИ ЮЛ',
  'Р21001 Заявление о регистрации ФЛ в качестве ИП',
  'Документ, удостоверяющий личность гражданина РФ',
  'ИЗМЕНЕНИЯ К УСТАВУ ЮЛ',
  'УСТАВ',
  'ПРОТОКОЛ',
  'РЕШЕНИЕ',
  'ДОКУМЕНТ ОБ УПЛАТЕ ГОСУДАРСТВЕННОЙ ПОШЛИНЫ',
  'ДОКУМЕНТ ОБ ОПЛАТЕ ГОСУДАРСТВЕННОЙ ПОШЛИНЫ',
  'УСТАВ ЮЛ',
]

/** Wordings of the register for the status of a company and how it ended, licensed activities, legal forms, and posts of heads. */
const STATUSES_AND_POSTS = [
  'сведения недостоверны (результаты проверки достоверности содержащихся в ЕГРЮЛ сведений о юридическом лице)',
  'Юридическим лицом принято решение об изменении места нахождения',
  'Юридическое лицо признано несостоятельным (банкротом) и в отношении него открыто конкурсное производство',
  'Исключение из ЕГРЮЛ недействующего юридического лица',
  'Ликвидация юридического лица',
  'Осуществление образовательной деятельности',
  'Медицинская деятельность',
  'ПРОДОЛЖИТ ДЕЯТЕЛЬНОСТЬ ПОСЛЕ РЕОРГАНИЗАЦИИ',
  'ПРЕКРАТИТ ДЕЯТЕЛЬНОСТЬ ПОСЛЕ РЕОРГАНИЗАЦИИ',
  'ОБЩЕСТВО С ОГРАНИЧЕННОЙ ОТВЕТСТВЕННОСТЬЮ \\"',
  'АКЦИОНЕРНОЕ ОБЩЕСТВО \\"',
  'ПРЕДСЕДАТЕЛЬ ПРАВЛЕНИЯ',
  'КОНКУРСНЫЙ УПРАВЛЯЮЩИЙ',
  'ЛИКВИДАТОР',
  'РУКОВОДИТЕЛЬ',
  'ЗАВЕДУЮЩИЙ',
  'ПРЕДСЕДАТЕЛЬ',
  'ДИРЕКТОР',
  'ГЕНЕРАЛЬНЫЙ ДИРЕКТОР',
]

/** Frequent codes of ОКВЭД, the classifier of economic activities. */
const ACTIVITIES = [
  '01.11',
  '43.21',
  '46.73',
  '47.11',
  '47.91',
  '49.41',
  '56.10',
  '62.01',
  '62.02',
  '63.11',
  '68.20',
  '69.10',
  '70.22',
  '73.11',
  '82.99',
]

/** Codes of kinds of records in a company's history in the register, such as a change of the charter. */
const RECORDS = ['12201', '12101', '13200', '13300', '13400', '11201', '12401', '22201', '23200', '23300', '21211', '17101', '19201']

/** Pieces of the JSON between the values: keys, with frequent beginnings of values. */
const SHAPES = [
  '"licenses":[{"number":"Л0","date":"2019-02-19","from":"2019-02-18","until":"","issuer":"МИНИСТЕРСТВО ","activities":["',
  '"branches":[{"kind":"branch","name":"ФИЛИАЛ ","address":"","kpp":""},{"kind":"representation"}]',
  '"predecessors":[{"name":"","inn":"","ogrn":"10"}],"successors":[{"name":"","inn":"","ogrn":"11"}],"reorganisation":[{"name":"","after":""}]',
  '"statusWording":"","statusSince":"2025-","exclusion":{"date":"","number":"","published":""},"addressUnreliable":"","moving":"",',
  '"person":{"sex":"m","form":"Индивидуальный предприниматель"}"person":{"sex":"f","form":"Индивидуальный предприниматель"}',
  '"okopf":{"code":"12300"},"capitalKind":"УСТАВНЫЙ КАПИТАЛ","taxAuthority":{"code":"',
  '","since":"2015-',
  '"},"registrationAuthority":{"code":"',
  ', г. Москва, ","address":"',
  '"},"pensionFund":{"number":"10',
  '","registeredOn":"2015-',
  '"},"socialInsuranceFund":{"number":"11',
  '"},"email":"@mail.ru@yandex.ru@gmail.com",',
  '"heads":[{"kind":"person","name":"АЛЕКСАНДР СЕРГЕЙ ЕЛЕНА ОЛЬГА АЛЕКСАНДРОВИЧ ВЛАДИМИРОВНА СЕРГЕЕВИЧ НИКОЛАЕВНА","inn":"',
  '","post":"ДИРЕКТОР","postCode":"02","recordDate":"2015-',
  '"}],"founders":[{"kind":"person","name":"',
  '","share":{"nominal":1000000,"percent":100}}],',
  '"okved":{"code":"',
  '"},"okvedAdd":[{"code":"',
  '"},{"code":"',
  '"history":[{"grn":"11',
  '","date":"2015-',
  '","kind":{"code":"',
  '"},"authority":"',
  '","documents":[{"name":"',
  '"},{"name":"',
  '","number":"',
  '","date":"',
  '"}]},{"grn":"2',
  '"},{"grn":"22',
]

/** The dictionary as one text: about 22 KB of UTF-8. */
export const FACTS_PHRASES = [
  ...REGIONS.map((region) => `${TAX}${region}`),
  ...REGIONS.map((region) => `${FUND}${region}`),
  ...REGIONS.map((region) => `${OFFICE}5 по ${region}`),
  ...STATUSES_AND_POSTS,
  ...ACTIVITIES.map((code) => `{"code":"${code}"},`),
  ...RECORDS.map((code) => `","kind":{"code":"${code}"},"authority":"`),
  ...DOCUMENTS.map((document) => `"},{"name":"${document}`),
  ...SHAPES,
].join('')
