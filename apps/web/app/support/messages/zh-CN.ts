// Requests to support in simplified Chinese.
import type { Messages } from './ru.ts'

export const messages: Messages = {
  title: '支持',
  intro: '请描述发生的问题或您的需求，答复会发送到您的邮箱。',
  create: '提交请求',
  modalTitle: '联系支持',
  email: '电子邮箱',
  text: '问题描述',
  send: '发送',
  sent: '您的请求已发送',
  empty: '请描述您的问题。',
  failed: '发送失败。您的文字已保留，请重试。',
  close: '关闭',
}
