// Texts of the reliability report about the factors of `people.ts` and `disqualified.ts`: a pair [title, explanation] in each language.
// Numbers in them repeat the thresholds of the rules there: change both. ЕГРЮЛ is the state register of companies, ФНС the tax service.
import type { FactorTexts } from '../../factor.ts'

export const peopleTexts = {
  'access-restricted': {
    ru: ['Доступ к сведениям ограничен', 'Реестр скрывает сведения об участниках: проверить их по открытым данным нельзя.'],
    en: ['Access to data is restricted', 'The register hides data on the members: it cannot be checked against open data.'],
    'zh-CN': ['信息访问受限', '登记册隐藏了股东信息，无法通过公开数据核查。'],
  },
  'founder-foreign': {
    ru: ['Иностранный учредитель', 'Среди участников есть иностранная компания: возможны ограничения на сделки и выплаты.'],
    en: ['A foreign founder', 'A foreign company is among the members: deals and payments may be restricted.'],
    'zh-CN': ['外国创始人', '股东中有外国公司，交易和付款可能受限。'],
  },
  'founder-offshore': {
    ru: ['Учредитель из офшора', 'Страна учредителя входит в перечень Минфина: конечный владелец не виден.'],
    en: [
      'A founder from an offshore zone',
      'The founder’s country is on the Ministry of Finance’s list: the ultimate owner is not visible.',
    ],
    'zh-CN': ['创始人来自离岸地区', '创始人所在国列入财政部名单，最终所有者不可见。'],
  },
  'founder-state': {
    ru: ['Учредитель: государство', 'Среди участников Российская Федерация, её субъект или муниципалитет.'],
    en: ['Founder: the state', 'Russia, one of its regions or a municipality is among the members.'],
    'zh-CN': ['国有创始人', '股东中有俄罗斯联邦、联邦主体或市政机构。'],
  },
  'founder-unreliable': {
    ru: ['Недостоверные сведения об учредителе', 'Налоговая внесла отметку о недостоверности сведений об участнике.'],
    en: ['Unreliable entry about a founder', 'The tax service marked the entry about a member as unreliable.'],
    'zh-CN': ['创始人信息不实', '税务机关将股东信息标记为不实。'],
  },
  'founders-new': {
    ru: ['Смена участников за год', 'За 12 месяцев в реестр внесён новый участник.'],
    en: ['Members changed within a year', 'A new member was entered in the register in the last 12 months.'],
    'zh-CN': ['一年内股东变更', '12个月内有新股东登记。'],
  },
  'head-disqualified': {
    ru: ['Руководитель дисквалифицирован', 'Срок дисквалификации не истёк: договор, подписанный этим лицом, можно оспорить.'],
    en: ['The head is disqualified', 'The disqualification is in force: a contract signed by this person can be challenged.'],
    'zh-CN': ['负责人被取消资格', '取消资格期限未满，其签署的合同可能被撤销。'],
  },
  'head-listed-disqualified': {
    ru: [
      'Руководитель в реестре дисквалифицированных',
      'Реестр ФНС называет руководителя вместе с организацией, которую он возглавляет; срок не истёк. Договор, подписанный этим лицом, можно оспорить.',
    ],
    en: [
      'The head is in the register of disqualified persons',
      'The tax service’s register names the head together with an organisation they head; the term has not expired. A contract signed by this person can be challenged.',
    ],
    'zh-CN': ['负责人列入被取消资格人员登记册', '登记册同时载明负责人及其领导的组织，期限未满，其签署的合同可能被撤销。'],
  },
  'head-many-closed': {
    ru: ['Много закрытых компаний у руководителя', 'Закрытых компаний у руководителя три и больше, и их больше, чем действующих.'],
    en: ['The head has many closed companies', 'The head has three or more closed companies, and more closed than active ones.'],
    'zh-CN': ['负责人名下多家公司已注销', '负责人曾领导三家以上已注销公司，且多于存续公司。'],
  },
  'head-namesake-disqualified': {
    ru: [
      'Возможно, однофамилец дисквалифицирован: проверьте',
      'В реестре ФНС есть запись на то же имя, но о другой организации. Номера лица реестр не даёт, поэтому по одному имени вывода нет: сверьте дату и место рождения на сайте ФНС.',
    ],
    en: [
      'A namesake may be disqualified: check',
      'The tax service’s register has an entry for the same name but a different organisation. It gives no personal number, so a name alone proves nothing: compare the date and place of birth on the tax service’s website.',
    ],
    'zh-CN': [
      '可能为同名者被取消资格：请核实',
      '登记册中有同名者的记录，但涉及其他组织。登记册不载个人税号，仅凭姓名不能下结论：请在税务局网站核对出生日期和地点。',
    ],
  },
  'head-new': {
    ru: ['Руководитель сменился за год', 'Нынешний руководитель внесён в реестр меньше года назад: проверьте его полномочия.'],
    en: ['New head within a year', 'The current head was entered in the register less than a year ago: check their authority.'],
    'zh-CN': ['一年内更换负责人', '现任负责人登记不足一年，请核查其权限。'],
  },
  'head-owns': {
    ru: ['Руководитель владеет долей', 'Руководитель сам участник: он отвечает и своим имуществом в компании.'],
    en: ['The head owns a share', 'The head is also a member and has their own property in the company at stake.'],
    'zh-CN': ['负责人持有股份', '负责人也是股东，自身财产同样承担风险。'],
  },
  'head-unreliable': {
    ru: [
      'Недостоверные сведения о руководителе',
      'Руководитель заявил, что не имеет отношения к компании, или так решила налоговая: подпись под договором под вопросом.',
    ],
    en: [
      'Unreliable entry about the head',
      'The head stated that they have nothing to do with the company, or the tax service found so: a signature on a contract is in doubt.',
    ],
    'zh-CN': ['负责人信息不实', '负责人否认与公司有关或税务机关认定不实，签字存疑。'],
  },
  'head-was-disqualified': {
    ru: ['Истёкшая дисквалификация руководителя', 'Срок дисквалификации руководителя прошёл, запись осталась.'],
    en: ['Expired disqualification of the head', "The head's disqualification has ended; the record remains."],
    'zh-CN': ['负责人曾被取消资格', '取消资格期限已满，记录仍在。'],
  },
  'managed-by-company': {
    ru: ['Управляющая компания вместо директора', 'Договор подписывает представитель управляющей компании: проверьте и её.'],
    en: ['A managing company instead of a director', 'Contracts are signed by a representative of the managing company: check it too.'],
    'zh-CN': ['由管理公司代替经理', '合同由管理公司代表签署，请一并核查。'],
  },
  'manager-unreliable': {
    ru: ['Недостоверная управляющая компания', 'Сведения об управляющей организации отмечены как недостоверные.'],
    en: ['Unreliable managing company', 'The entry about the managing company is marked as unreliable.'],
    'zh-CN': ['管理公司信息不实', '管理公司的信息被标记为不实。'],
  },
  'mass-founder': {
    ru: ['Массовый учредитель', 'Учредитель участвует в 10 и больше действующих компаниях.'],
    en: ['Founder of many companies', 'A founder is a member of ten or more active companies.'],
    'zh-CN': ['挂名创始人', '创始人参股10家以上存续公司。'],
  },
  'mass-head': {
    ru: ['Массовый руководитель', 'Руководитель возглавляет 5 и больше действующих компаний; от 10 баллы вдвое больше.'],
    en: ['Head of many companies', 'The head runs five or more active companies; from ten the points double.'],
    'zh-CN': ['挂名负责人', '负责人同时领导5家以上存续公司；10家以上扣分加倍。'],
  },
  'moved-to-mass-head': {
    ru: [
      'Перевод на массового руководителя',
      'За год руководителем стал человек, который возглавляет 5 и больше компаний: так готовят к брошенной фирме.',
    ],
    en: [
      'Handed over to a head of many companies',
      'Within a year a person who heads five or more companies became head: a usual step before a company is abandoned.',
    ],
    'zh-CN': ['转给挂名负责人', '一年内由领导5家以上公司的人接任，常见于弃置公司之前。'],
  },
  'share-pledged': {
    ru: ['Доля учредителя в залоге', 'Владелец может смениться по решению залогодержателя.'],
    en: ["A founder's share is pledged", 'The owner may change by decision of the pledgee.'],
    'zh-CN': ['创始人股份已质押', '质权人可能导致所有者变更。'],
  },
} satisfies Record<string, FactorTexts>
