// How a full report is asked for on a card, in Chinese.
import type { MakingMessages } from './ru.ts'

export const messages: MakingMessages = {
  make: '完整报告',
  making: '正在生成报告…',
  exhausted: '完整核查次数已用完',
  exhaustedHint: '已有报告仍可打开，卡片对所有人开放。其他资费提供新的核查次数。',
  tariffs: '选择资费',
  failed: '操作失败，请稍后重试。',
  whySignIn: '报告以您的名义生成，并保存在“核查”中：请登录或注册。前 30 天可免费生成五份报告。',
  extendedTitle: '扩展报告',
}
