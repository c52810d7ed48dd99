// The branch of a company on its card, in Chinese.
import type { BranchMessages } from './ru.ts'

export const messages: BranchMessages = {
  kinds: { branch: '分公司', representation: '代表处' },
  text: (company: string) =>
    `它是${company}的组成部分，不是独立法人：合同由公司本身签订，债务由公司承担，下方结论针对整个公司。负责人凭授权委托书行事，登记册中不列其姓名：请索取委托书副本。`,
  unknown: (kpp: string) => `登记摘录中没有 KPP 为 ${kpp} 的分支机构。以下为公司信息。`,
  toCompany: '查看公司',
}
