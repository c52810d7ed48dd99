// Texts of the notices of a company card: no such company, a wrong check digit, and the branch (филиал) that the URL names.
import { defineTexts } from '../i18n/catalogue.ts'

export const noticesMessages = defineTexts({
  notFoundTitle: { ru: 'Компания не найдена', en: 'Company not found', zh: '未找到公司' },
  notFoundText: {
    ru: (number: string) => `В реестре нет записи с номером ${number}. Проверьте номер или найдите компанию по названию.`,
    en: (number: string) => `The register has no record with the number ${number}. Check the number or search by name.`,
    zh: (number: string) => `登记册中没有号码为 ${number} 的记录。请检查号码或按名称搜索。`,
  },
  /** Shown instead of `notFoundText` if the server can request the company from its data source. */
  askSourceText: {
    ru: (number: string) => `Записи с номером ${number} у нас ещё нет. Её можно запросить у источника: «Обновить данные».`,
    en: (number: string) => `We have no record with the number ${number} yet. It can be requested from the source: “Refresh data”.`,
    zh: (number: string) => `我们尚无编号 ${number} 的记录，可以向数据源查询。`,
  },
  wrongDigitTitle: { ru: 'Неверная контрольная цифра', en: 'Wrong check digit', zh: '校验位错误' },
  wrongDigitText: {
    ru: (number: string) => `Номер ${number} набран с ошибкой: его контрольная цифра не сходится.`,
    en: (number: string) => `The number ${number} is mistyped: its check digit does not match.`,
    zh: (number: string) => `号码 ${number} 输入有误：校验位不符。`,
  },
  /** ЕГРЮЛ (EGRUL): the state register of legal entities. КПП (KPP): code of a tax registration, of which each branch has its own. */
  branch: {
    kinds: {
      branch: { ru: 'Филиал', en: 'Branch', zh: '分公司' },
      representation: { ru: 'Представительство', en: 'Representative office', zh: '代表处' },
    },
    text: {
      ru: (company: string) =>
        `Это часть компании ${company}, а не отдельное юридическое лицо: договор заключает и по долгам отвечает сама компания, и вывод ниже о ней. Руководитель действует по доверенности, ЕГРЮЛ его не называет: попросите копию доверенности.`,
      en: (company: string) =>
        `This is part of ${company}, not a separate legal entity: the company itself enters into the contract and is liable for the debts, and the verdict below is about the company. The head acts under a power of attorney and is not named in EGRUL: ask for a copy of the power of attorney.`,
      zh: (company: string) =>
        `它是${company}的组成部分，不是独立法人：合同由公司本身签订，债务由公司承担，下方结论针对整个公司。负责人凭授权委托书行事，登记册中不列其姓名：请索取委托书副本。`,
    },
    unknown: {
      ru: (kpp: string) => `Подразделения с КПП ${kpp} в выписке нет. Ниже сведения о компании.`,
      en: (kpp: string) => `The extract has no branch or office with KPP ${kpp}. The information below is about the company.`,
      zh: (kpp: string) => `登记摘录中没有 KPP 为 ${kpp} 的分支机构。以下为公司信息。`,
    },
    toCompany: { ru: 'К компании', en: 'To the company', zh: '查看公司' },
  },
})
