// Where one company stands in the special registers, in Chinese.
import type { StandingMessages } from './ru.ts'

export const messages: StandingMessages = {
  names: {
    disqualified: '被取消资格人员',
    'mass-addresses': '集中地址',
    'mass-heads': '集中负责人',
    'tax-debts': '欠税',
    offences: '税务违法',
    'unfair-suppliers': '失信供应商',
    licences: '许可证',
    sanctions: '制裁名单',
  },
  ofCompany: '特别登记册',
  states: { found: '已找到', not_found: '未找到', not_checked: '未核查', not_applicable: '不适用' },
  heads: {
    register: '登记册',
    label: '记录',
    asOf: '截至',
  },
  entriesOf: (count) => `${count} 条记录`,
  companiesOf: (count) => `${count} 家公司`,
  notLoaded: '尚未载入该登记册',
  notChecked: '没有登记册的完整副本',
  outdated: (day) => `登记摘录已过时：${day}`,
  notCompared: '摘录中没有可供比对的信息',
  endedBefore: (day) => `截至 ${day}，仅列出仍在经营者`,
  notApplicable: '登记册不涉及个体经营者',
  example: '记录为虚构：这是演示数据中登记册的样子。',
  asOf: (day) => `截至 ${day}`,
}
