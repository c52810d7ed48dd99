// The verdict in a line, in Chinese.
import type { LineMessages } from './ru.ts'

export const messages: LineMessages = {
  purposes: { prepayment: '预付款', deferral: '赊销', contractor: '承包商', share: '收购股份' },
  verdicts: { proceed: '无异常', caution: '有条件', refuse: '暂不建议', impossible: '不可能', unknown: '数据不足' },
  uncheckedCount: (count) => `未核查：${count}`,
  stop: (title) => `停止：${title}`,
}
