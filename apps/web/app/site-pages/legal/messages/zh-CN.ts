// Chinese texts around legal documents.
import type { Messages } from './ru.ts'

export const messages: Messages = {
  description: (title) => `Sverka 的${title}：现行版本。`,
  version: (day) => `自 ${day} 起生效`,
  onlyRussian: '本文件为俄文，仅俄文文本具有约束力。',
  others: '其他文件',
  names: {
    privacy: '个人数据处理政策',
    terms: '用户协议',
    personalData: '个人数据处理同意书',
    publication: '姓名与头像展示同意书',
    mailing: '推广邮件同意书',
  },
}
