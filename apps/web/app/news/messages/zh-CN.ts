// Chinese texts of the blog.
import type { Messages } from './ru.ts'

export const messages: Messages = {
  title: '博客',
  description: '如何核查交易对手、阅读公开数据、避免交易损失。文章为俄文。',
  lead: '如何核查交易对手、阅读公开数据。',
  filter: '按标题搜索',
  more: '阅读全文',
  moreOf: (title) => `阅读全文：${title}`,
  none: '暂无文章',
  notFound: '没有找到，请更改搜索词。',
  all: '全部新闻',
  feed: 'RSS 订阅',
  trail: '页面路径',
  home: '首页',
  onlyRussian: '文章以俄文发布。',
}
