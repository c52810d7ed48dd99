// How a full report is asked for on a card, in Chinese.
import type { MakingMessages } from './ru.ts'

export const messages: MakingMessages = {
  paper: '存档报告',
  paperLead: 'PDF 和表格：结论、全部因素及其来源和日期，附真伪核验二维码。',
  reportsLeft: (left, of) => `剩余 ${left}/${of}`,
  making: '正在生成报告…',
  exhausted: '完整核查次数已用完',
  exhaustedHint: '已有报告仍可打开，卡片对所有人开放。其他资费提供新的核查次数。',
  tariffs: '选择资费',
  failed: '操作失败，请稍后重试。',
  whySignIn: '报告以您的名义生成，并保存在“核查”中：请登录或注册。前 30 天可免费生成五份报告。',
  extendedTitle: '扩展报告',
}
