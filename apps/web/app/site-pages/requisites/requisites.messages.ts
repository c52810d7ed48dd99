// Texts of the page with the legal and bank details («реквизиты») of the site's owner. «ИНН» is the taxpayer number, «КПП» the code of the tax
// registration, «ОГРН» the state registration number, «БИК» the Russian code of a bank.
import { defineTexts } from '../../i18n/catalogue.ts'

export const requisitesMessages = defineTexts({
  title: { ru: 'Реквизиты', en: 'Company details', zh: '公司信息' },
  description: {
    ru: 'Юридические и банковские реквизиты владельца сервиса Сверка, контакты для обращений.',
    en: 'Legal and bank details of the owner of Sverka and contacts for enquiries.',
    zh: 'Sverka 所有者的法律和银行信息及联系方式。',
  },
  lead: {
    ru: 'Сведения о владельце сервиса для договоров, счетов и обращений.',
    en: 'Details of the owner of the service for contracts, invoices and enquiries.',
    zh: '用于合同、账单和咨询的服务所有者信息。',
  },
  example: {
    ru: 'Это пример: реквизиты вымышлены и показаны для демонстрации. Ничего по ним не оплачивайте.',
    en: 'This is an example: the details are invented and shown for demonstration. Do not make any payments to them.',
    zh: '这是示例：信息为虚构，仅供演示。请勿据此付款。',
  },
  missing: {
    ru: 'Реквизиты пока не указаны. Они появятся до начала приёма платежей.',
    en: 'The details have not been provided yet. They will appear before payments are accepted.',
    zh: '信息尚未填写，将在开始收款前公布。',
  },
  legal: { ru: 'Организация', en: 'Organisation', zh: '机构' },
  bank: { ru: 'Банк', en: 'Bank', zh: '银行' },
  contacts: { ru: 'Контакты', en: 'Contacts', zh: '联系方式' },
  rows: {
    name: { ru: 'Наименование', en: 'Name', zh: '名称' },
    inn: { ru: 'ИНН', en: 'INN', zh: '税号' },
    kpp: { ru: 'КПП', en: 'KPP', zh: '登记原因代码（KPP）' },
    ogrn: { ru: 'ОГРН', en: 'OGRN', zh: 'OGRN' },
    address: { ru: 'Юридический адрес', en: 'Legal address', zh: '法定地址' },
    bankName: { ru: 'Банк', en: 'Bank', zh: '银行' },
    bic: { ru: 'БИК', en: 'BIC', zh: '银行识别码（BIC）' },
    account: { ru: 'Расчётный счёт', en: 'Settlement account', zh: '结算账户' },
    correspondentAccount: { ru: 'Корреспондентский счёт', en: 'Correspondent account', zh: '代理账户' },
    email: { ru: 'Почта', en: 'E-mail', zh: '邮箱' },
    phone: { ru: 'Телефон', en: 'Phone', zh: '电话' },
  },
  copy: { ru: (what: string) => `Скопировать: ${what}`, en: (what: string) => `Copy: ${what}`, zh: (what: string) => `复制：${what}` },
  copyHint: { ru: 'Скопировать', en: 'Copy', zh: '复制' },
  copied: { ru: 'Скопировано!', en: 'Copied!', zh: '已复制！' },
  documents: { ru: 'Документы', en: 'Documents', zh: '文件' },
})
