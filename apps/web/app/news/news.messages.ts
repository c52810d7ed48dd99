// Texts of the blog.
import { defineTexts } from '../i18n/catalogue.ts'

export const newsMessages = defineTexts({
  title: { ru: 'Блог', en: 'Blog', zh: '博客' },
  description: {
    ru: 'Как проверять партнёров, читать открытые данные и не терять деньги на сделках.',
    en: 'How to check partners, read open data and avoid losing money on deals. Articles in Russian.',
    zh: '如何核查交易对手、阅读公开数据、避免交易损失。文章为俄文。',
  },
  lead: {
    ru: 'Как проверять партнёров и читать открытые данные.',
    en: 'How to check partners and read open data.',
    zh: '如何核查交易对手、阅读公开数据。',
  },
  filter: { ru: 'Поиск по заголовку', en: 'Search by title', zh: '按标题搜索' },
  more: { ru: 'Читать далее', en: 'Read more', zh: '阅读全文' },
  moreLabel: {
    ru: (title: string) => `Читать далее: ${title}`,
    en: (title: string) => `Read more: ${title}`,
    zh: (title: string) => `阅读全文：${title}`,
  },
  none: { ru: 'Статей пока нет', en: 'No articles yet', zh: '暂无文章' },
  notFound: { ru: 'Ничего не нашли. Измените запрос.', en: 'Nothing found. Change the query.', zh: '没有找到，请更改搜索词。' },
  all: { ru: 'Все новости', en: 'All news', zh: '全部新闻' },
  feed: { ru: 'Лента RSS', en: 'RSS feed', zh: 'RSS 订阅' },
  trail: { ru: 'Путь к странице', en: 'Breadcrumbs', zh: '页面路径' },
  home: { ru: 'Главная', en: 'Home', zh: '首页' },
  /** Not shown in Russian. */
  onlyRussian: { ru: '', en: 'Articles are published in Russian.', zh: '文章以俄文发布。' },
})
