// Texts of the page of sources in Chinese.
import type { Messages } from './ru.ts'

export const messages: Messages = {
  title: '数据来源',
  description: '卡片所依据的登记册：所有者、内容、副本日期与记录数。',
  lead: (loaded, all) => `共 ${all} 个登记册，其中 ${loaded} 个已有副本。`,
  leadExample: (loaded, all) => `共 ${all} 个登记册，其中 ${loaded} 个显示示例。`,
  exampleNote: '这是示例：日期和记录数属于演示用的虚构公司，登记册本身并未载入。',
  contents: '目录',
  parts: { loaded: '已载入', part: '部分载入', empty: '已接入，暂无记录', absent: '未接入' },
  register: '登记册',
  owner: '所有者',
  gives: '内容',
  asOf: '数据日期',
  records: '记录数',
  factors: '因素数',
  state: '状态',
  example: '示例',
  read: (held, declared) => (declared ? `已读取 ${held} / ${declared}` : `已读取 ${held}`),
  whole: (counts, day) => `${counts}，完整副本截至 ${day}`,
  states: { loaded: '已载入', part: '部分载入', empty: '暂无记录', absent: '未接入' },
}
