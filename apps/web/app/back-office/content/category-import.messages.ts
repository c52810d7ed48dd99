// Texts of the page on which staff import product categories from a file (CSV or JSON): upload, preview, outcome of each row.
import { defineTexts } from '../../i18n/catalogue.ts'

interface Counts {
  readonly new: number
  readonly changed: number
  readonly unchanged: number
  readonly refused: number
}

export const importMessages = defineTexts({
  trail: { ru: 'Где вы', en: 'You are here', zh: '当前位置' },
  title: { ru: 'Категории из файла', en: 'Categories from a file', zh: '从文件导入分类' },
  lead: {
    ru: 'Сначала покажем, что изменится, и только потом запишем.',
    en: 'First we show what will change, and only then save it.',
    zh: '先显示将要发生的更改，确认后才写入。',
  },
  file: { ru: 'Файл', en: 'File', zh: '文件' },
  hint: {
    ru: 'csv или json до 1 МБ, до 2000 строк. Столбцы: key, parent, name_ru, name_en, name_zh, vat. Обязательны key и name_ru.',
    en: 'CSV or JSON up to 1 MB and 2000 rows. Columns: key, parent, name_ru, name_en, name_zh, vat. key and name_ru are required.',
    zh: 'CSV 或 JSON，最大 1 MB、2000 行。列：key、parent、name_ru、name_en、name_zh、vat，其中 key 和 name_ru 必填。',
  },
  empty: { ru: 'Выберите файл', en: 'Choose a file', zh: '选择文件' },
  choose: { ru: 'Сначала выберите файл.', en: 'Choose a file first.', zh: '请先选择文件。' },
  kept: {
    ru: 'Категории, которых нет в файле, остаются. Товары своих категорий не теряют. Пустая ячейка ничего не стирает.',
    en: 'Categories missing from the file stay. Goods do not lose their categories. An empty cell erases nothing.',
    zh: '文件中没有的分类会保留，商品不会失去分类，空单元格不会清除任何内容。',
  },
  look: { ru: 'Посмотреть', en: 'Preview', zh: '预览' },
  preview: { ru: 'Пока ничего не записано', en: 'Nothing is saved yet', zh: '尚未写入' },
  done: { ru: 'Дерево загружено', en: 'The tree is loaded', zh: '分类树已导入' },
  counts: {
    ru: (counts: Counts) =>
      `Новых: ${counts.new}, изменится: ${counts.changed}, без изменений: ${counts.unchanged}, не принято: ${counts.refused}.`,
    en: (counts: Counts) => `New: ${counts.new}, changed: ${counts.changed}, unchanged: ${counts.unchanged}, rejected: ${counts.refused}.`,
    zh: (counts: Counts) => `新增 ${counts.new}，更改 ${counts.changed}，未变 ${counts.unchanged}，拒绝 ${counts.refused}。`,
  },
  apply: {
    ru: (count: number) => `Записать, ${count}`,
    en: (count: number) => `Save, ${count}`,
    zh: (count: number) => `写入 ${count} 行`,
  },
  nothing: { ru: 'Записывать нечего.', en: 'There is nothing to save.', zh: '没有可写入的内容。' },
  toTree: { ru: 'К дереву', en: 'To the tree', zh: '查看分类树' },
  rows: { ru: 'Строки', en: 'Rows', zh: '行' },
  putFirst: {
    ru: (count: string, of: string) => `первые ${count} из ${of}`,
    en: (count: string, of: string) => `the first ${count} of ${of}`,
    zh: (count: string, of: string) => `前 ${count} 行，共 ${of} 行`,
  },
  name: { ru: 'Название и ключ', en: 'Name and key', zh: '名称和键' },
  line: { ru: 'Строка', en: 'Row', zh: '行号' },
  parent: { ru: 'Внутри', en: 'Inside', zh: '上级' },
  top: { ru: 'верхний уровень', en: 'top level', zh: '顶级' },
  outcome: { ru: 'Что будет', en: 'Outcome', zh: '结果' },
  why: { ru: 'Подробно', en: 'Details', zh: '详情' },
  outcomes: {
    new: { ru: 'новая', en: 'new', zh: '新增' },
    changed: { ru: 'изменится', en: 'changed', zh: '更改' },
    unchanged: { ru: 'без изменений', en: 'unchanged', zh: '未变' },
    refused: { ru: 'не принята', en: 'rejected', zh: '拒绝' },
  },
  faults: {
    no_key: { ru: 'Нет ключа', en: 'No key', zh: '缺少键' },
    bad_key: {
      ru: 'Ключ: латинские строчные буквы, цифры и дефисы, до 100 знаков',
      en: 'Key: lowercase Latin letters, digits and hyphens, up to 100 characters',
      zh: '键只能含小写拉丁字母、数字和连字符，最多 100 个字符',
    },
    key_twice: { ru: 'Такой ключ уже был выше', en: 'This key is already used above', zh: '该键在上文已出现' },
    no_name: { ru: 'Нет названия', en: 'No name', zh: '缺少名称' },
    name_long: { ru: 'Название длиннее 100 знаков', en: 'The name is longer than 100 characters', zh: '名称超过 100 个字符' },
    bad_vat: { ru: 'Такой ставки НДС нет', en: 'There is no such VAT rate', zh: '没有该增值税率' },
    parent_unknown: {
      ru: 'Категории, в которую она входит, нет ни в файле, ни в дереве',
      en: 'Its parent category is neither in the file nor in the tree',
      zh: '上级既不在文件中，也不在分类树中',
    },
    parent_refused: { ru: 'Не принята та, в которую она входит', en: 'Its parent category was rejected', zh: '其上级被拒绝' },
    in_circle: { ru: 'Входит сама в себя', en: 'It contains itself', zh: '包含自身' },
    too_deep: { ru: 'Глубже трёх уровней', en: 'Deeper than three levels', zh: '超过三级' },
  },
  changes: {
    parent: { ru: 'место', en: 'place', zh: '位置' },
    name: { ru: 'название', en: 'name', zh: '名称' },
    name_en: { ru: 'название на английском', en: 'English name', zh: '英文名称' },
    name_zh: { ru: 'название на китайском', en: 'Chinese name', zh: '中文名称' },
    vat_rate: { ru: 'ставка НДС', en: 'VAT rate', zh: '增值税率' },
  },
  changedMeanwhile: {
    ru: 'Дерево изменилось, пока вы смотрели. Посмотрите ещё раз.',
    en: 'The tree changed while you were looking. Preview it again.',
    zh: '预览期间分类树已被更改，请重新预览。',
  },
})
