// Texts of the history of a company in Chinese.
import type { Messages } from './ru.ts'

export const messages: Messages = {
  kinds: {
    '11201': '注册成立',
    '12201': '登记信息变更',
    '12101': '章程变更',
    '13200': '税务登记',
    '13300': '养老基金登记',
    '13400': '社会保险基金登记',
    '14201': '清算注销',
    '21211': '登记为个体经营者',
    '24111': '终止个体经营',
  },
  changed: { name: '名称变更', address: '地址变更', capital: '注册资本变更', status: '状态变更' },
  headChanged: () => '更换负责人',
  headCame: () => '任命负责人',
  founderCame: '新股东',
  share: (percent) => `份额 ${percent}`,
  wasNot: '无',
  became: '变为',
  between: (from, to) => `在 ${from} 与 ${to} 的摘录之间`,
  entry: '登记记录',
  grn: (number) => `GRN ${number}`,
  inShort: '概要',
  headRow: '负责人',
  addressRow: '地址',
  capitalRow: '资本',
  nameRow: '名称',
  times: (count) => (count === 0 ? '未见变更' : `变更次数：${count}`),
  source: '变更前后的内容来自我们收到的摘录。登记记录在事件下展开。',
}
