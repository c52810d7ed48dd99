// Texts of reviews: lists, dialogs, and the page of one's own reviews.

import type { ShownName } from '@sverka/contract/reviews/reviews.rules'
import { defineTexts, type Translated } from '../i18n/catalogue.ts'
import { plural } from '../i18n/plural.ts'

export const reviewsMessages = defineTexts({
  title: { ru: 'Отзывы', en: 'Reviews', zh: '评价' },
  none: { ru: 'Отзывы отсутствуют', en: 'No reviews yet', zh: '暂无评价' },
  noneHere: { ru: 'Нет отзывов', en: 'No reviews', zh: '没有评价' },
  noneHint: {
    ru: 'Оценить можно то, что вы купили и получили.',
    en: 'You can rate what you have bought and received.',
    zh: '您可以评价已购买并收到的商品。',
  },
  noneAboutMine: {
    ru: 'О ваших товарах пока никто не написал.',
    en: 'Nobody has written about your goods yet.',
    zh: '还没有人评价您的商品。',
  },
  which: { ru: 'Чьи отзывы', en: 'Whose reviews', zh: '谁的评价' },
  mine: { ru: 'Мои', en: 'Mine', zh: '我的' },
  aboutMine: { ru: 'О моих товарах', en: 'About my goods', zh: '关于我的商品' },
  waiting: { ru: 'Ждут вашей оценки', en: 'Waiting for your rating', zh: '等待您评价' },
  rate: { ru: 'Оценить товар', en: 'Rate the product', zh: '评价商品' },
  stars: { ru: 'Оценка', en: 'Rating', zh: '评分' },
  text: { ru: 'Комментарий', en: 'Comment', zh: '评论' },
  name: { ru: 'Как показать ваше имя', en: 'How to show your name', zh: '如何显示您的姓名' },
  names: {
    full: { ru: 'Имя и фамилия полностью', en: 'Full name', zh: '完整姓名' },
    short: { ru: 'Имя и первая буква фамилии', en: 'First name and initial', zh: '名字和姓氏首字母' },
    hidden: { ru: 'Скрыть имя', en: 'Hide my name', zh: '隐藏姓名' },
  } satisfies Record<ShownName, Translated<string>>,
  send: { ru: 'Отправить отзыв', en: 'Send the review', zh: '提交评价' },
  sent: { ru: 'Спасибо, отзыв опубликован', en: 'Thank you, your review is published', zh: '谢谢，评价已发布' },
  held: {
    ru: 'Ждёт проверки: в тексте есть ссылка, телефон или слово из стоп-листа. Пока видите только вы.',
    en: 'Awaiting review: the text contains a link, a phone number or a word from the stop list. Only you can see it for now.',
    zh: '等待审核：文字中含有链接、电话或禁用词。目前仅您可见。',
  },
  sentHeld: {
    ru: 'Отправлено на проверку. Покажем после решения модератора.',
    en: 'Sent for review. It will be shown after a moderator’s decision.',
    zh: '已送审，审核通过后展示。',
  },
  chooseStars: { ru: 'Поставьте оценку.', en: 'Choose a rating.', zh: '请选择评分。' },
  hiddenName: { ru: 'Покупатель скрыл имя', en: 'The buyer has hidden their name', zh: '买家隐藏了姓名' },
  by: {
    seller: { ru: 'Ответ продавца', en: 'The seller replies', zh: '卖家回复' },
    author: { ru: 'Ответ покупателя', en: 'The buyer replies', zh: '买家回复' },
    staff: { ru: 'Ответ поддержки', en: 'Support replies', zh: '客服回复' },
    gone: { ru: 'Ответ удалённого участника', en: 'A former member replies', zh: '已注销成员的回复' },
  },
  reply: { ru: 'Ответить', en: 'Reply', zh: '回复' },
  replyText: { ru: 'Ответ', en: 'Reply', zh: '回复' },
  replySend: { ru: 'Отправить ответ', en: 'Send the reply', zh: '提交回复' },
  replySent: { ru: 'Ответ опубликован', en: 'Reply published', zh: '回复已发布' },
  complain: { ru: 'Пожаловаться', en: 'Complain', zh: '投诉' },
  complainText: { ru: 'Что не так', en: 'What is wrong', zh: '有什么问题' },
  complainSend: { ru: 'Отправить жалобу', en: 'Send the complaint', zh: '提交投诉' },
  complaintOfReview: {
    title: { ru: 'Пожаловаться на отзыв', en: 'Complain about a review', zh: '投诉评价' },
    sent: {
      ru: 'Жалоба отправлена. Мы посмотрим отзыв.',
      en: 'Complaint sent. We will look at the review.',
      zh: '投诉已提交，我们会查看该评价。',
    },
    about: {
      ru: (name: string) => `Пожаловаться на отзыв: ${name}`,
      en: (name: string) => `Complain about the review by ${name}`,
      zh: (name: string) => `投诉评价：${name}`,
    },
  },
  complaintOfReply: {
    title: { ru: 'Пожаловаться на ответ', en: 'Complain about a reply', zh: '投诉回复' },
    sent: {
      ru: 'Жалоба отправлена. Мы посмотрим ответ.',
      en: 'Complaint sent. We will look at the reply.',
      zh: '投诉已提交，我们会查看该回复。',
    },
    about: {
      ru: (name: string) => `Пожаловаться: ${name}`,
      en: (name: string) => `Complain: ${name}`,
      zh: (name: string) => `投诉：${name}`,
    },
  },
  remove: { ru: 'Удалить', en: 'Delete', zh: '删除' },
  removeTitle: { ru: 'Удалить отзыв?', en: 'Delete the review?', zh: '删除评价？' },
  removeHint: { ru: 'Вместе с ним уйдут оценка и ответы.', en: 'Its rating and replies will go with it.', zh: '评分和回复将一并删除。' },
  removed: { ru: 'Отзыв удалён', en: 'Review deleted', zh: '评价已删除' },
  removeReplyTitle: { ru: 'Удалить ответ?', en: 'Delete the reply?', zh: '删除回复？' },
  removeReplyHint: { ru: 'Его больше никто не увидит.', en: 'Nobody will see it any more.', zh: '此后将无人可见。' },
  replyRemoved: { ru: 'Ответ удалён', en: 'Reply deleted', zh: '回复已删除' },
  cancel: { ru: 'Отмена', en: 'Cancel', zh: '取消' },
  close: { ru: 'Закрыть', en: 'Close', zh: '关闭' },
  failed: { ru: 'Не получилось. Попробуйте ещё раз.', en: 'That did not work. Please try again.', zh: '操作失败，请重试。' },
  loadFailed: {
    ru: 'Не загрузилось: не видно, можно ли вам оценить или ответить.',
    en: 'This did not load, so it is unclear whether you can rate or reply.',
    zh: '加载失败：无法得知您能否评价或回复。',
  },
  again: { ru: 'Повторить', en: 'Try again', zh: '重试' },
  more: { ru: 'Показать ещё', en: 'Show more', zh: '显示更多' },
  star: {
    ru: (count: number) => plural('ru', count, { one: '# звезда', few: '# звезды', other: '# звёзд' }),
    en: (count: number) => plural('en', count, { one: '# star', other: '# stars' }),
    zh: (count: number) => `${count} 星`,
  },
  starCount: {
    ru: (count: number) => `Оценка: ${count} из 5`,
    en: (count: number) => `Rating: ${count} out of 5`,
    zh: (count: number) => `评分：${count}/5`,
  },
  rateLabel: {
    ru: (name: string) => `Оценить товар: ${name}`,
    en: (name: string) => `Rate the product: ${name}`,
    zh: (name: string) => `评价商品：${name}`,
  },
})
