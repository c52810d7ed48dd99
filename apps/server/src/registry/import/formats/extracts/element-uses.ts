// Tables of all XML elements that extracts of the state registers may have: the data that each becomes with the factors of the reliability report
// that use it, or the reason why it is not read. With them an import reports new elements, and a test checks that every element of the schemas is
// considered.
/** `becomes`: the data that the element is read as; `factors`: codes of the report's factors that may use it; `unread`: why it is not read. */
export type ElementUse = { readonly becomes: string; readonly factors: readonly string[] } | { readonly unread: string }

/** Uses by path below the root. `a/b`: the element itself; `a/b/**`: the element and all its descendants without a row of their own. */
export type ElementUses = Readonly<Record<string, ElementUse>>

const read = (becomes: string, ...factors: string[]): ElementUse => ({ becomes, factors })
const unread = (reason: string): ElementUse => ({ unread: reason })

const CERTIFICATE = unread('a paper certificate; none is issued any more')
const CLOSED = unread('personal data that only closed extracts have, which are not given to the public')
const BY_COURT = unread('the court decision behind a mark of unreliable data; the mark itself is read')
const FOREIGN_OFFICE = unread('the register of another country in which a foreign company is entered; its country and name are read')
const RECORDING_OFFICE = unread('the office that made the record; the history names it')
const LICENCE = {
  СвЛицензия: read('licences', 'licenses-valid', 'licenses-expired'),
  'СвЛицензия/НаимЛицВидДеят/**': read('activities of a licence'),
  'СвЛицензия/ЛицОргВыдЛиц/**': read('issuer of a licence'),
  'СвЛицензия/СвПриостЛиц/**': read('suspension of a licence', 'licenses-suspended'),
  'СвЛицензия/МестоДейстЛиц/**': unread('the place where the licence is valid; only older formats have it'),
}
/** State funds with which an employer is registered; the social fund has replaced the other two. */
const FUNDS = {
  'СвРегПФ/**': read('pension fund', 'insured'),
  'СвРегФСС/**': read('social insurance fund', 'insured'),
  'СвРегСФР/**': read('social fund', 'insured'),
}
/** Economic activities, by the classifier ОКВЭД. */
const ACTIVITIES = {
  СвОКВЭД: read('activities'),
  'СвОКВЭД/СвОКВЭДОсн': read('main activity', 'no-activity'),
  'СвОКВЭД/СвОКВЭДОсн/СвДоляОКВЭД/**': unread('the share of the income, which СвОКВЭДОтч has since format 4.08'),
  'СвОКВЭД/СвОКВЭДДоп': read('additional activities', 'many-activities'),
  'СвОКВЭД/СвОКВЭДДоп/СвДоляОКВЭД/**': unread('the share of the income, which СвОКВЭДОтч has since format 4.08'),
  СвОКВЭДОтч: read('reported activities'),
  'СвОКВЭДОтч/СвОКВЭДОтчОсн/**': read('reported main activity'),
  'СвОКВЭДОтч/СвОКВЭДОтчДоп/**': read('reported additional activities'),
}
/** Elements of a record of the register's history. */
const historyUses = (record: string): ElementUses => ({
  [record]: read('history', 'records-by-court', 'capital-decrease', 'tax-office-migration'),
  [`${record}/ВидЗап/**`]: read('kind of a record', 'records-by-court', 'capital-decrease'),
  [`${record}/СвРегОрг/**`]: read('authority of a record'),
  [`${record}/СведПредДок`]: read('documents of a record'),
  [`${record}/СведПредДок/**`]: read('documents of a record'),
  [`${record}/СвСтатусЗап/**`]: read('void records', 'records-void'),
  [`${record}/СвСвид/**`]: CERTIFICATE,
  [`${record}/СвЗаявФЛ/**`]: unread('the person who applied for the record: of no use for checking a company'),
})

/** Elements of a kind of founder. `naming`: the elements that name the founder. */
const founderUses = (element: string, ...naming: string[]): ElementUses => {
  const at = `СвУчредит/${element}`
  return {
    [at]: read('founders', 'founders-new'),
    ...Object.fromEntries(naming.map((name) => [`${at}/${name}/**`, read('name of a founder')])),
    [`${at}/ОгрДосСв/**`]: read('hidden founders', 'access-restricted'),
    [`${at}/СвНедДанУчр`]: read('mark of a founder', 'founder-unreliable'),
    [`${at}/СвНедДанУчр/РешСудНедДанУчр/**`]: BY_COURT,
    [`${at}/ДоляУстКап`]: read('share'),
    [`${at}/ДоляУстКап/РазмерДоли/**`]: read('size of a share', 'head-owns'),
    [`${at}/СвОбъемПрав/**`]: read('votes of a founder'),
    [`${at}/СвОбрем`]: read('pledge of a share', 'share-pledged'),
    [`${at}/СвОбрем/РешСуд/**`]: unread('the decision on which the pledge is based; the pledge is read'),
    [`${at}/СвОбрем/СвЗалогДержФЛ`]: read('holder of a pledge'),
    [`${at}/СвОбрем/СвЗалогДержФЛ/СвФЛ/**`]: read('holder of a pledge'),
    [`${at}/СвОбрем/СвЗалогДержЮЛ`]: read('holder of a pledge'),
    [`${at}/СвОбрем/СвЗалогДержЮЛ/НаимИННЮЛ/**`]: read('holder of a pledge'),
    [`${at}/СвОбрем/СвЗалогДержЮЛ/СвНаимЮЛПолнИн/**`]: unread('a foreign holder has a Russian name beside it'),
    [`${at}/СвУправЗал/**`]: unread('the manager of a pledge; the pledge and its holder are read'),
    [`${at}/СвАрестДоли/**`]: read('arrest of a share', 'share-arrested'),
    ...trusteeUses(at),
  }
}

/** Elements of those who manage a founder's share. `at`: path of the founder's element. */
const trusteeUses = (at: string): ElementUses => ({
  [`${at}/СвДовУпрФЛ`]: read('trustee of a share', 'share-in-trust'),
  [`${at}/СвДовУпрФЛ/СвФЛ/**`]: read('trustee of a share', 'share-in-trust'),
  [`${at}/СвДовУпрЮЛ`]: read('trustee of a share', 'share-in-trust'),
  [`${at}/СвДовУпрЮЛ/НаимИННДовУпр/**`]: read('trustee of a share', 'share-in-trust'),
  [`${at}/СвДовУпрЮЛ/СвНаимЮЛПолнИн/**`]: unread('a foreign trustee has a Russian name beside it'),
})

/** Elements inside СвЮЛ, a legal entity in ЕГРЮЛ (the state register of legal entities). */
export const LEGAL_ENTITY: ElementUses = {
  'СвНаимЮЛ/**': read('names'),
  СвАдресЮЛ: read('address', 'mass-address'),
  'СвАдресЮЛ/АдресРФ/**': read('address in the older form', 'mass-address'),
  'СвАдресЮЛ/СвАдрЮЛФИАС/**': read('address', 'mass-address'),
  'СвАдресЮЛ/СвМНЮЛ/**': read('town, where there is no address'),
  'СвАдресЮЛ/СвНедАдресЮЛ': read('mark of the address', 'address-unreliable'),
  'СвАдресЮЛ/СвНедАдресЮЛ/РешСудНедАдр/**': BY_COURT,
  'СвАдресЮЛ/СвРешИзмМН': read('coming move', 'address-moving'),
  'СвАдресЮЛ/СвРешИзмМН/**': unread('the new address; the text of the decision has it'),
  'СвАдрЭлПочты/**': read('e-mail'),
  СвОбрЮЛ: read('day of registration', 'age-under-3-months'),
  'СвОбрЮЛ/СпОбрЮЛ/**': unread('the way in which it was formed; predecessors show it'),
  'СвОбрЮЛ/СвРегИнЮЛ/**': read('country that it moved from'),
  'СвОбрЮЛ/СвРегИн/**': unread('the country that it moved from, in older formats'),
  'СвРегОрг/**': read('registration authority'),
  СвСтатус: read('status', 'liquidation', 'bankruptcy-status', 'reorganisation'),
  'СвСтатус/СвСтатус/**': read('status', 'liquidation', 'bankruptcy-status', 'reorganisation'),
  'СвСтатус/СвРешИсклЮЛ/**': read('decision on a coming exclusion', 'exclusion-inactive', 'exclusion-unreliable'),
  'СвСтатус/ОгрДосСв/**': read('status hidden by law'),
  СвПрекрЮЛ: read('end', 'closed'),
  'СвПрекрЮЛ/СпПрекрЮЛ/**': read('way of the end', 'closed'),
  'СвПрекрЮЛ/СвРегОрг/**': RECORDING_OFFICE,
  'СвТипУстав/**': read('number of the standard charter'),
  'СвУчетНО/**': read('tax office'),
  ...FUNDS,
  СвУстКап: read('capital', 'capital-minimum', 'capital-large'),
  'СвУстКап/СведУмУК/**': read('decrease of the capital', 'capital-decrease'),
  'СвПолном/**': read(
    'how several persons act: 1 jointly, 2 separately (the order in the Civil Code; the schema does not explain the codes); other codes as they are',
    'joint-powers',
  ),
  СвУпрОрг: read('managing companies', 'managed-by-company'),
  'СвУпрОрг/НаимИННЮЛ/**': read('managing companies', 'managed-by-company'),
  'СвУпрОрг/ОгрДосСв/**': read('hidden managing companies', 'access-restricted'),
  'СвУпрОрг/СвНедДанУпрОрг': read('mark of a managing company', 'manager-unreliable'),
  'СвУпрОрг/СвНедДанУпрОрг/РешСудНедДанУпрОрг/**': BY_COURT,
  'СвУпрОрг/СвПредЮЛ/**': unread('the office through which a foreign manager acts; the manager is read'),
  'СвУпрОрг/СвФЛ/**': unread('the person who acts for the managing company; its own extract names the heads'),
  СведДолжнФЛ: read('heads', 'head-new'),
  'СведДолжнФЛ/СвФЛ/**': read('heads', 'mass-head'),
  'СведДолжнФЛ/СвДолжн/**': read('post of a head'),
  'СведДолжнФЛ/ОгрДосСв/**': read('hidden heads', 'access-restricted'),
  'СведДолжнФЛ/СвНедДанДолжнФЛ': read('mark of a head', 'head-unreliable'),
  'СведДолжнФЛ/СвНедДанДолжнФЛ/РешСудНедДанДолжнФЛ/**': BY_COURT,
  'СведДолжнФЛ/СвДискв/**': read('disqualification of a head', 'head-disqualified'),
  'СведДолжнФЛ/ДопСвПолДолжФЛ/**': read('remark on the powers of a head', 'head-powers-noted'),
  'СвКорпДог/**': read(
    'agreements of the members: 1 about votes, 2 about disposing of shares (the schema does not explain the codes); other codes as they are',
    'corporate-agreement',
  ),
  СвУчредит: read('founders'),
  'СвУчредит/СвЗапретРаспДолями/**': read('ban on disposing of shares', 'shares-ban'),
  ...founderUses('УчрФЛ', 'СвФЛ'),
  'СвУчредит/УчрФЛ/ЛицоУпрНасл': read('manager of an inheritance', 'share-in-trust'),
  'СвУчредит/УчрФЛ/ЛицоУпрНасл/СвФЛ/**': read('manager of an inheritance', 'share-in-trust'),
  ...founderUses('УчрЮЛРос', 'НаимИННЮЛ'),
  'СвУчредит/УчрЮЛРос/СвРегСтарые/**': unread('its number in registers before 2002, when ЕГРЮЛ was created'),
  ...founderUses('УчрЮЛИн', 'НаимИННЮЛ', 'СвНаимЮЛПолнИн'),
  'СвУчредит/УчрЮЛИн/СвРегИн/**': read('country of a founder', 'founder-foreign', 'founder-offshore'),
  ...founderUses('УчрРФСубМО', 'ВидНаимУчр'),
  'СвУчредит/УчрРФСубМО/СвОргОсущПр/**': read('body that acts for the state'),
  'СвУчредит/УчрРФСубМО/СвФЛОсущПр/**': unread('an official who acts for the state; the body is read'),
  'СвУчредит/УчрРФСубМО/СвДовУпрЮЛРФ/**': read('trustee of a share', 'share-in-trust'),
  ...founderUses('УчрПИФ', 'СвНаимПИФ'),
  'СвУчредит/УчрПИФ/СвУпрКомпПИФ/**': read('manager of a fund', 'share-in-trust'),
  ...founderUses('УчрДогИнвТов', 'ИнПрДогИнвТов'),
  'СвУчредит/УчрДогИнвТов/СвУпТовЮЛ/**': read('manager of a partnership', 'share-in-trust'),
  'СвУчредит/УчрДогИнвТов/СвУпТовИнЮЛ': read('manager of a partnership', 'share-in-trust'),
  'СвУчредит/УчрДогИнвТов/СвУпТовИнЮЛ/НаимИННЮЛ/**': read('manager of a partnership', 'share-in-trust'),
  'СвУчредит/УчрДогИнвТов/СвУпТовИнЮЛ/СвПредЮЛ/**': unread('the office through which a foreign manager acts; the manager is read'),
  СвКонвЗайм: read('convertible loans', 'convertible-loan'),
  'СвКонвЗайм/Номер/**': read('number of a convertible loan'),
  'СвКонвЗайм/Дата/**': read('day of a convertible loan'),
  'СвКонвЗайм/ФИОНотариус/**': unread('the notary of the loan'),
  'СвКонвЗайм/ЗаймДавФЛ': read('lender'),
  'СвКонвЗайм/ЗаймДавФЛ/СвФЛ/**': read('lender'),
  'СвКонвЗайм/ЗаймДавЮЛ': read('lender'),
  'СвКонвЗайм/ЗаймДавЮЛ/НаимИННЮЛ/**': read('lender'),
  'СвКонвЗайм/ЗаймДавЮЛ/СвНаимЮЛПолнИн/**': unread('a foreign lender has a Russian name beside it'),
  'СвКонвЗайм/ДоляУстКап': read('share that a loan may become'),
  'СвКонвЗайм/ДоляУстКап/РазмерДоли/**': read('share that a loan may become'),
  СвДоляООО: read("the company's own share"),
  'СвДоляООО/РазмерДоли/**': read("the company's own share"),
  'СвДоляООО/СвАрестДоли/**': read("arrest of the company's own share", 'share-arrested'),
  'СвДоляООО/СвОбрем/**': unread('a pledge of the share that the company holds itself; it is to be sold or cancelled within a year'),
  'СвДоляООО/СвУправЗал/**': unread('the manager of such a pledge'),
  СвДержРеестрАО: read('registrar of shareholders'),
  'СвДержРеестрАО/ДержРеестрАО/**': read('registrar of shareholders'),
  'СвОхрОкрСр/**': read(
    'hazardous facility that may be sold only with a conclusion of the environmental authority',
    'environmental-object',
  ),
  ...ACTIVITIES,
  ...LICENCE,
  СвПодразд: read('branches', 'branches'),
  ...Object.fromEntries(
    ['СвФилиал', 'СвПредстав'].flatMap((kind): [string, ElementUse][] => [
      [`СвПодразд/${kind}`, read('branches', 'branches')],
      ...['СвНаим', 'АдрМНРФ', 'АдрМНФИАС', 'АдрМНИн'].map((name): [string, ElementUse] => [
        `СвПодразд/${kind}/${name}/**`,
        read('branches'),
      ]),
      [`СвПодразд/${kind}/СвУчетНО${kind.slice(2)}`, read('КПП (code at the tax office) of a branch')],
      [`СвПодразд/${kind}/СвУчетНО${kind.slice(2)}/СвНО/**`, unread('the tax office of a branch; its КПП begins with the code')],
      [`СвПодразд/${kind}/СвАкрФилПредст/**`, unread('accreditation of a foreign branch, which has no extract of its own')],
    ]),
  ),
  СвРеорг: read('reorganisation', 'reorganisation'),
  'СвРеорг/СвРеоргЮЛ/**': read('reorganisation', 'reorganisation'),
  'СвРеорг/СвСтатус/**': unread('the kind of reorganisation; the status of the company gives it'),
  СвПредш: read('predecessors'),
  'СвПредш/СвЮЛсложнРеорг/**': read('company through which a predecessor came'),
  'СвКФХПредш/**': read('farms before it'),
  СвПреем: read('successors'),
  'СвПреем/СвЮЛсложнРеорг/**': read('company through which a successor came'),
  'СвКФХПреем/**': read('farm after it'),
  ...historyUses('СвЗапЕГРЮЛ'),
}

/** Elements inside СвИП, a sole trader in ЕГРИП (the state register of sole traders). */
export const SOLE_TRADER: ElementUses = {
  СвФЛ: read('name and sex'),
  'СвФЛ/ФИОРус/**': read('name'),
  'СвФЛ/ФИОЛат/**': read('name in Latin letters, where there is no other'),
  'СвФЛ/ОгрДосСв/**': read('mark of a hidden trader'),
  'СвГражд/**': read('citizenship'),
  СвАдрМЖ: read('town of residence'),
  'СвАдрМЖ/АдресРФ/**': read('town of residence in the older form'),
  'СвАдрМЖ/АдрМЖФИАС/**': read('town of residence'),
  'СвАдрЭлПочты/**': read('e-mail'),
  СвРегИП: read('day of registration', 'age-under-3-months'),
  'СвРегИП/СвКФХ/**': read('farm that it continues'),
  'СвГлКФХ/**': read('mark of the head of a farm'),
  'СвРегОрг/**': read('registration authority'),
  'СвСтатус/СвСтатус/**': read('status', 'exclusion-inactive'),
  СвСтатус: read('status', 'exclusion-inactive'),
  'СвСтатус/ОгрДосСв/**': read('status hidden by law'),
  'СвСтатус/СвРешИсклИП/**': read('decision on a coming exclusion', 'exclusion-inactive'),
  СвПрекращ: read('end', 'closed'),
  'СвПрекращ/СвСтатус/**': read('end', 'closed'),
  'СвПрекращ/СвНовЮЛ/**': read('company that a farm became'),
  'СвУчетНО/**': read('tax office'),
  ...FUNDS,
  'СвОхрОкрСр/**': read(
    'hazardous facility that may be sold only with a conclusion of the environmental authority',
    'environmental-object',
  ),
  ...ACTIVITIES,
  ...LICENCE,
  'СвРожд/**': CLOSED,
  'СвУдЛичнФЛ/**': CLOSED,
  'СвПравЖитРФ/**': CLOSED,
  ...historyUses('СвЗапЕГРИП'),
}

/** Elements that are not read wherever they stand, unless their path has a row of its own. */
export const ANYWHERE: ElementUses = {
  ОгрДосСв: unread('the mark that the law hides the other content of the element, which is then absent'),
  ДоляРубля: unread('a fraction of a ruble'),
  СвГраждФЛ: unread('the citizenship of a head or founder: irrelevant for checking a company'),
  СвПолФЛ: unread('the sex of a head or founder: irrelevant for checking a company'),
  СвФИОЗАГС: CLOSED,
  СвРождФЛ: CLOSED,
  СвЗапРожд: CLOSED,
  УдЛичнФЛ: CLOSED,
  АдресМЖРФ: CLOSED,
  АдрМЖФИАС: CLOSED,
  СвНотУдДогЗал: unread('the notary of a pledge'),
  СвРегИн: FOREIGN_OFFICE,
  СвАкРАФП: unread('number of a foreign branch in the register of accredited ones'),
}
