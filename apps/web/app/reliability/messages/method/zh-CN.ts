// The page of the method, in Chinese.
import { messages as report } from '../zh-CN.ts'
import type { MethodMessages } from './ru.ts'

export const messages: MethodMessages = {
  ...report,
  contents: '目录',
  methodTitle: '可靠性计算方法',
  methodDescription: '报告中的每项因素：规则、分数、来源与依据。',
  methodLead: (computed, all) => `报告共有 ${all} 项因素，其中 ${computed} 项根据我方数据计算，其余显示为“未核查”并说明原因。`,
  verdictRuleTitle: '结论如何得出',
  verdictRule:
    '首先看数据完整度：该类交易缺少的数据会列出，结论为“数据不足”。存在否决因素则为“暂不建议”，已注销则为“不可能”。“无异常”须加权10分以上，没有5分或更重的不利因素，不利因素加权合计不足10分，没有未结执行、欠薪或欠税，未处于重组中；并须可见实际经营：报表、纳税、员工、合同；仅凭年限、存续状态和无纠纷不足以得出，成立不足一年者总附条件。低于−20分为“暂不建议”，其余为“有条件”。',
  backTestTitle: '以往破产案例检验',
  backTestNone: '未经证实：没有真实数据。',
  pointsHead: '分数',
  factor: '因素',
  kind: '类型',
  sourceHead: '来源',
  lift: (lift, share) => `破产概率为 ${lift} 倍；${share} 的公司有此迹象`,
}
