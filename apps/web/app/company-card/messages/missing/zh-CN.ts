// What stands in place of a card that there is not, in simplified Chinese.
import type { MissingMessages } from './ru.ts'

export const messages: MissingMessages = {
  notFoundTitle: '未找到公司',
  notFoundText: (number) => `登记册中没有号码为 ${number} 的记录。请检查号码或按名称搜索。`,
  askSourceText: (number) => `我们尚无编号 ${number} 的记录，可以向数据源查询。`,
  wrongDigitTitle: '校验位错误',
  wrongDigitText: (number) => `号码 ${number} 输入有误：校验位不符。`,
}
