// Texts of the graph of a company's connections: other companies and people that own, head, manage or succeed it.
import { defineTexts } from '../../i18n/catalogue.ts'
import { plural } from '../../i18n/plural.ts'

export const graphMessages = defineTexts({
  title: { ru: 'Схема', en: 'Graph', zh: '关系图' },
  of: {
    ru: (name: string) => `Схема связей: ${name}`,
    en: (name: string) => `Graph of connections: ${name}`,
    zh: (name: string) => `关系图：${name}`,
  },
  /** The server limits the number of nodes of a graph. */
  cut: {
    ru: 'Показаны не все связи: их больше, чем помещается на схеме.',
    en: 'Not all ties are shown: there are more than fit in the graph.',
    zh: '未显示全部关联：数量超出图的容量。',
  },
  loading: { ru: 'Загружаем схему…', en: 'Loading the graph…', zh: '正在加载关系图…' },
  failed: { ru: 'Схему не удалось загрузить.', en: 'The graph could not be loaded.', zh: '无法加载关系图。' },
  /** Button of a node that adds the connections of its company. */
  step: { ru: 'Ещё один шаг', en: 'One more step', zh: '再展开一步' },
  stepGuest: { ru: 'Следующий шаг схемы открыт вошедшим.', en: 'Sign in to open the next step of the graph.', zh: '登录后可继续展开。' },
  stepDone: { ru: 'Шаг показан', en: 'Step shown', zh: '已展开' },
  added: {
    ru: (count: number) =>
      count === 0
        ? 'Новых связей нет'
        : plural('ru', count, {
            one: 'Добавлен # участник',
            few: 'Добавлено # участника',
            many: 'Добавлено # участников',
            other: 'Добавлено # участника',
          }),
    en: (count: number) => (count === 0 ? 'No new ties' : plural('en', count, { one: '# node added', other: '# nodes added' })),
    zh: (count: number) => (count === 0 ? '没有新的关系' : `已添加 ${count} 个节点`),
  },
  more: {
    ru: (count: number) => `Показать ещё ${count}`,
    en: (count: number) => `Show ${count} more`,
    zh: (count: number) => `再显示 ${count} 个`,
  },
  /** In the image file instead of the button `more`. */
  folded: { ru: (count: number) => `Ещё ${count}`, en: (count: number) => `${count} more`, zh: (count: number) => `另有 ${count} 个` },
  show: { ru: 'Что показать', en: 'What to show', zh: '显示内容' },
  views: {
    owning: { ru: 'Владение', en: 'Ownership', zh: '股权' },
    all: { ru: 'Владение и руководство', en: 'Ownership and heads', zh: '股权与负责人' },
  },
  zoomIn: { ru: 'Приблизить', en: 'Zoom in', zh: '放大' },
  zoomOut: { ru: 'Отдалить', en: 'Zoom out', zh: '缩小' },
  fit: { ru: 'Показать целиком', en: 'Show all', zh: '显示全部' },
  /** Button that saves the graph as an image file. */
  picture: { ru: 'Картинкой', en: 'As an image', zh: '保存图片' },
  pictureFailed: { ru: 'Картинку не удалось сохранить.', en: 'The image could not be saved.', zh: '无法保存图片。' },
  fileName: {
    ru: (name: string) => `Схема_${name}.png`,
    en: (name: string) => `Graph_${name}.png`,
    zh: (name: string) => `关系图_${name}.png`,
  },
  owner: { ru: 'Конечный владелец', en: 'Ultimate owner', zh: '最终所有人' },
  owners: { ru: 'Конечные владельцы', en: 'Ultimate owners', zh: '最终所有人' },
  ownerShare: {
    ru: (name: string, percent: string) => `${name}, ${percent}`,
    en: (name: string, percent: string) => `${name}, ${percent}`,
    zh: (name: string, percent: string) => `${name}，${percent}`,
  },
  direct: {
    ru: (percent: string) => `${percent} прямо`,
    en: (percent: string) => `${percent} directly`,
    zh: (percent: string) => `直接 ${percent}`,
  },
  through: {
    ru: (percent: string, names: string) => `${percent} через ${names}`,
    en: (percent: string, names: string) => `${percent} through ${names}`,
    zh: (percent: string, names: string) => `通过 ${names} ${percent}`,
  },
  and: { ru: ' и ', en: ' and ', zh: '，' },
  /** ЕГРЮЛ (EGRUL): the state register of legal entities. */
  ownerMeaning: {
    ru: 'Доли перемножены по цепочкам, которые видны в ЕГРЮЛ.',
    en: 'Shares are multiplied along the chains visible in EGRUL.',
    zh: '份额按登记册可见的链条相乘。',
  },
  ownersAbove: { ru: 'Владельцы и руководители', en: 'Owners and heads', zh: '所有人与负责人' },
  daughters: { ru: 'Дочерние и доли', en: 'Subsidiaries, stakes', zh: '子公司与持股' },
  /** Title of the nodes that are not tied to the company directly. */
  others: { ru: 'Связаны через тех же людей и преемство', en: 'Linked by the same people or succession', zh: '因同一人员或承继而关联' },
  person: { ru: 'человек', en: 'person', zh: '个人' },
  company: { ru: 'компания', en: 'company', zh: '公司' },
  ownerPath: { ru: 'путь конечного владельца', en: 'path to the ultimate owner', zh: '最终所有人路径' },
  tie: { ru: 'связь', en: 'tie', zh: '关联' },
  tieOver: { ru: 'компания уже закрыта', en: 'the company has closed', zh: '公司已终止' },
  edge: {
    head: { ru: 'руководит', en: 'heads', zh: '负责' },
    founder: { ru: 'участник', en: 'founder of', zh: '股东' },
    manager: { ru: 'управляет', en: 'manages', zh: '管理' },
    successor: { ru: 'продолжена в', en: 'continued as', zh: '延续为' },
  },
  table: { ru: 'Связи словами', en: 'Ties in words', zh: '关系列表' },
  who: { ru: 'Кто', en: 'Who', zh: '主体' },
  relation: { ru: 'Связь', en: 'Tie', zh: '关联' },
  whom: { ru: 'С кем', en: 'With whom', zh: '对象' },
  share: { ru: 'Доля', en: 'Share', zh: '份额' },
  since: { ru: 'С какого дня', en: 'Since', zh: '起始日' },
  /** Rows of the table on the current page. */
  range: {
    ru: (from: number, to: number, all: number) => `${from}–${to} из ${all}`,
    en: (from: number, to: number, all: number) => `${from}–${to} of ${all}`,
    zh: (from: number, to: number, all: number) => `${from}–${to} / ${all}`,
  },
  back: { ru: 'Назад', en: 'Back', zh: '上一页' },
  next: { ru: 'Дальше', en: 'Next', zh: '下一页' },
})
