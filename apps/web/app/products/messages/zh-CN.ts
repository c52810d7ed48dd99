// A seller’s own cards in Chinese.
import type { Messages } from './ru.ts'

export const messages: Messages = {
  title: '商品卡片',
  mine: '我的商品',
  categories: '分类',
  chooseCategory: '添加分类',
  none: '还没有商品卡片',
  noneHint: '创建第一个商品：审核通过后买家即可看到。',
  noneOfThese: '这些分类中没有商品',
  pending: '审核中',
  rejected: '已退回',
  edited: '修改审核中',
  hidden: {
    unbound: '已隐藏：公司已解除绑定',
    seller_ended: '已隐藏：公司已终止经营',
    plan: '已隐藏：套餐已到期',
    blocked: '已被管理员隐藏',
  },
  remove: '删除',
  removed: '商品已删除',
  cancel: '取消',
  close: '关闭',
  removeTitle: '删除该商品？',
  create: '新建商品卡',
  edit: '编辑',
  failed: '操作失败，请重试。',
  editOf: (name) => `编辑商品卡“${name}”`,
  removeOf: (name) => `删除商品“${name}”`,
  dropCategory: (name) => `移除分类：${name}`,
  reason: (text) => `原因：${text}`,
}
