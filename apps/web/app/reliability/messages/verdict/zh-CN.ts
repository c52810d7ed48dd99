// The verdict and what it rests on, as the card tells it, in Chinese.
import { messages as line } from '../line/zh-CN.ts'
import type { VerdictMessages } from './ru.ts'

export const messages: VerdictMessages = {
  ...line,
  purposesTitle: '交易类型',
  for: '支持',
  forStopped: '有利因素（不改变结论）',
  against: '反对',
  known: '已知',
  lacking: '缺少的资料',
  notLoadedStops: '未载入：',
  uncheckedStops: '未核查：',
  nothingFor: '未发现实质内容',
  nothingAgainst: '未发现实质内容',
  wouldChange: (verdict, grounds, more) =>
    `以下事由消除后，结论变为“${verdict}”：${grounds.map((ground) => `“${ground}”`).join('、')}${more > 0 ? `，另有${more}项` : ''}。`,
  checkedOf: (checked, all) => `已核查 ${checked} / ${all}`,
  coverage: {
    register: '最新登记摘录',
    bankruptcy: '破产公告',
    enforcement: '执行程序',
    tax_debts: '税务欠款',
    courts: '仲裁案件',
    accounts: '最近年度报表',
    accounts_three_years: '三年报表',
    licences: '经营许可证',
    staff: '员工人数',
    pledges: '质押',
    founder_disputes: '创始人纠纷',
    stops: '来源尚未载入的否决因素',
  },
  missingReasons: {
    absent: () => '未载入：请刷新公司数据或自行查询',
    part: (day) => `仅载入了部分数据集${day ? `（截至 ${day}）` : ''}：请载入完整数据集或自行查询`,
    old: (day) => (day ? `截至 ${day}，已过时：请刷新公司数据或自行查询` : '已过时'),
    by_hand: () => '只有官方登记册掌握这些信息：请自行查询',
    elsewhere: () => '不向税务机关报送，请自行查看',
    not_due: () => '尚无：公司成立时间太短',
    down: () => '来源未响应：请稍后重试或自行查询',
  },
  industryTitle: '行业对比',
  industryOf: (okved, companies) => `经营类别 ${okved}，对比公司数：${companies}`,
  lower: '下四分位',
  median: '中位数',
  upper: '上四分位',
}
