// The favourites in Chinese.
import type { Messages } from './ru.ts'

export const messages: Messages = {
  title: '收藏',
  none: '收藏列表为空',
  noneHint: '点击商品卡上的心形图标，商品就会出现在这里。',
  toMarket: '前往市场',
}
