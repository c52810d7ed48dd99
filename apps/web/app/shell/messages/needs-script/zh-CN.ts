// What is said to who reads without JavaScript, in Chinese.
import type { Messages } from './ru.ts'

export const messages: Messages = {
  text: '登录、注册、购买和发送消息需要 JavaScript：请在浏览器中启用后刷新页面。未启用时仍可使用搜索、企业卡片和采购平台。',
}
