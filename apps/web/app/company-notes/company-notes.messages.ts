// Texts of a member's own notes on companies.
import { defineTexts } from '../i18n/catalogue.ts'
import { plural } from '../i18n/plural.ts'

export const companyNotesMessages = defineTexts({
  title: { ru: 'Заметки', en: 'Notes', zh: '备注' },
  lead: {
    ru: 'Заметки и метки о компаниях видите только вы.',
    en: 'Only you see your notes and labels on companies.',
    zh: '企业备注和标签仅您自己可见。',
  },
  leadShown: {
    ru: 'Эту заметку видит и ваша команда. Метки видите только вы.',
    en: 'Your team sees this note too. Only you see the labels.',
    zh: '您的团队也可看到此备注。标签仅您自己可见。',
  },
  add: { ru: 'Добавить заметку', en: 'Add a note', zh: '添加备注' },
  change: { ru: 'Изменить заметку', en: 'Edit the note', zh: '编辑备注' },
  relativeChange: {
    ru: (name: string) => `Изменить заметку: ${name}`,
    en: (name: string) => `Edit the note: ${name}`,
    zh: (name: string) => `编辑备注：${name}`,
  },
  dialogTitle: { ru: 'Моя заметка', en: 'My note', zh: '我的备注' },
  text: { ru: 'Заметка', en: 'Note', zh: '备注' },
  labels: { ru: 'Метки через запятую', en: 'Labels, separated by commas', zh: '标签（以逗号分隔）' },
  labelsHint: {
    ru: (most: number, long: number) => `До ${most} меток, каждая до ${long} знаков: «поставщик, проверить договор»`,
    en: (most: number, long: number) => `Up to ${most} labels of up to ${long} characters each: “supplier, read the contract”`,
    zh: (most: number, long: number) => `最多 ${most} 个标签，每个不超过 ${long} 个字符，例如“供应商，核对合同”`,
  },
  labelsWrong: {
    ru: (most: number, long: number) => `Не больше ${most} меток, каждая не длиннее ${long} знаков.`,
    en: (most: number, long: number) => `No more than ${most} labels, each no longer than ${long} characters.`,
    zh: (most: number, long: number) => `最多 ${most} 个标签，每个不超过 ${long} 个字符。`,
  },
  save: { ru: 'Сохранить', en: 'Save', zh: '保存' },
  remove: { ru: 'Удалить', en: 'Delete', zh: '删除' },
  close: { ru: 'Закрыть', en: 'Close', zh: '关闭' },
  saved: { ru: 'Заметка сохранена', en: 'The note is saved', zh: '备注已保存' },
  removed: { ru: 'Заметка удалена', en: 'The note is deleted', zh: '备注已删除' },
  failed: {
    ru: 'Не удалось сохранить заметку. Попробуйте ещё раз.',
    en: 'The note could not be saved. Try again.',
    zh: '无法保存备注，请重试。',
  },
  own: { ru: 'Мои метки', en: 'My labels', zh: '我的标签' },
  all: { ru: 'Все', en: 'All', zh: '全部' },
  count: {
    ru: (count: number) => plural('ru', count, { one: '# компания', few: '# компании', many: '# компаний', other: '# компаний' }),
    en: (count: number) => plural('en', count, { one: '# company', other: '# companies' }),
    zh: (count: number) => `${count} 家企业`,
  },
  company: { ru: 'Компания', en: 'Company', zh: '企业' },
  state: { ru: 'Состояние', en: 'Status', zh: '状态' },
  changed: { ru: 'Изменена', en: 'Changed', zh: '修改日期' },
  act: { ru: 'Действие', en: 'Action', zh: '操作' },
  inn: { ru: (inn: string) => `ИНН\u00a0${inn}`, en: (inn: string) => `INN\u00a0${inn}`, zh: (inn: string) => `税号 ${inn}` },
  none: { ru: 'Заметок пока нет', en: 'No notes yet', zh: '暂无备注' },
  noneHint: {
    ru: 'Откройте карточку компании и добавьте заметку или метку: она останется здесь, в списках и в выгрузках.',
    en: 'Open a company’s card and add a note or a label: it will stay here, in lists and in exports.',
    zh: '打开企业卡片添加备注或标签：它会显示在此处、列表和导出文件中。',
  },
  find: { ru: 'Найти компанию', en: 'Find a company', zh: '查找企业' },
})
