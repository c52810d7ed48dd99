// Texts of the page of liked goods.
import { defineTexts } from '../i18n/catalogue.ts'

export const favoritesMessages = defineTexts({
  title: { ru: 'Избранное', en: 'Favourites', zh: '收藏' },
  none: { ru: 'Список избранных пуст', en: 'Your favourites list is empty', zh: '收藏列表为空' },
  noneHint: {
    ru: 'Нажмите на сердце на карточке товара, и он появится здесь.',
    en: 'Press the heart on a product card and it will appear here.',
    zh: '点击商品卡上的心形图标，商品就会出现在这里。',
  },
  toMarket: { ru: 'В маркетплейс', en: 'To the marketplace', zh: '前往市场' },
})
