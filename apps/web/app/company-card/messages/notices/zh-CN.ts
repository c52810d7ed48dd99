// What stands in place of a card that there is not, in simplified Chinese.
import type { NoticesMessages } from './ru.ts'

export const messages: NoticesMessages = {
  notFoundTitle: '未找到公司',
  notFoundText: (number) => `登记册中没有号码为 ${number} 的记录。请检查号码或按名称搜索。`,
  askSourceText: (number) => `我们尚无编号 ${number} 的记录，可以向数据源查询。`,
  wrongDigitTitle: '校验位错误',
  wrongDigitText: (number) => `号码 ${number} 输入有误：校验位不符。`,
  branch: {
    kinds: { branch: '分公司', representation: '代表处' },
    text: (company: string) =>
      `它是${company}的组成部分，不是独立法人：合同由公司本身签订，债务由公司承担，下方结论针对整个公司。负责人凭授权委托书行事，登记册中不列其姓名：请索取委托书副本。`,
    unknown: (kpp: string) => `登记摘录中没有 KPP 为 ${kpp} 的分支机构。以下为公司信息。`,
    toCompany: '查看公司',
  },
}
