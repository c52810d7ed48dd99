// Chinese texts of the page of bank details.
import type { Messages } from './ru.ts'

export const messages: Messages = {
  title: '公司信息',
  description: 'Sverka 所有者的法律和银行信息及联系方式。',
  lead: '用于合同、账单和咨询的服务所有者信息。',
  example: '这是示例：信息为虚构，仅供演示。请勿据此付款。',
  missing: '信息尚未填写，将在开始收款前公布。',
  legal: '机构',
  bank: '银行',
  contacts: '联系方式',
  rows: {
    name: '名称',
    inn: '税号',
    kpp: '登记原因代码（KPP）',
    ogrn: 'OGRN',
    address: '法定地址',
    bankName: '银行',
    bic: '银行识别码（BIC）',
    account: '结算账户',
    correspondentAccount: '代理账户',
    email: '邮箱',
    phone: '电话',
  },
  copy: (what) => `复制：${what}`,
  copyHint: '复制',
  copied: '已复制！',
  documents: '文件',
}
