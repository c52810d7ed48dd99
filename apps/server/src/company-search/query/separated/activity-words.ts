// Everyday words for activities in a search query, and the codes of the classifier ОКВЭД that they mean: «такси» (taxi) is 49.32.

/** Codes 10 to 33: all of manufacturing. */
const INDUSTRY = Array.from({ length: 24 }, (_, i) => 10 + i).join(' ')

/** The first letters of a word (stem), and its codes. If several stems match a word, the first of the list is used. */
const STEMS: readonly (readonly [stem: string, codes: readonly string[]])[] =
  `строител 41 42 43|стройматериал 46.73 47.52|застройщик 41 71.12|
  ремонт 43 45.2 95|кровельн 43.91|отделочн 43.3|электромонтаж 43.21|сантехни 43.22|грузоперевоз 49.41 52.29|перевозк 49|перевозчик 49|
  логистическ 49.41 52.2|такси 49.32|экспедир 52.29|складск 52.10|автосервис 45.20|шиномонтаж 45.20|автозапчаст 45.3|автомоби 45|программир 62|
  программн 62 58.29|разработк 62 71.12|сайтостроен 62 63.1|хостинг 63.1|стоматолог 86.23|медицинск 86|медцентр 86|поликлиник 86|клиник 86|аптек 47.73|
  аптечн 47.73|ветеринар 75|юридическ 69.1|юрист 69.1|адвокат 69.1|нотариус 69.1|бухгалтер 69.2|аудит 69.2|реклам 73.1|маркетинг 73|консалтинг 70.2|
  консультир 70.2|недвижимост 68|риелтор 68.3|аренд 68.2 77|гостиниц 55|отел 55.1|хостел 55|ресторан 56|кафе 56|общепит 56|столов 56|туризм 79|
  туристическ 79|турагент 79|охранн 80|охрана 80|клининг 81.2|уборк 81.2|образовани 85|репетитор 85|детск 85 88|салон 96.02|парикмахер 96.02|
  сельск 01|земледел 01|растениевод 01.1|животновод 01.4|птицевод 01.47|лесозаготов 02.2|рыболов 03|добыч 05 06 07 08|металлоконструкц 25.11|
  металлообработ 25|машиностроен 28|мебел 31|типограф 18.1|полиграф 18.1|хлебопек 10.71|пищев 10|молочн 10.5|текстил 13|одежд 14 47.71 46.42|
  швейн 14|обув 15 47.72|розничн 47|оптов 46|торговл 45 46 47|продукт 46.3 47.11 47.2|связ 61|телекоммуникац 61|страхов 65|банковск 64|лизинг 64.91 77|
  проектирован 71.12|архитектур 71.11|геодези 71.12|переработк 38|утилизац 38|мусор 38.1|электроэнерг 35.1|отоплен 35.3 43.22|водоснабж 36|
  it 62|ит 62|айти 62|сайт 62 63.1|чоп 80|азс 47.30|опт 46|оптом 46|лесоматериал 46.73 16|пиломатериал 46.73 16|транспортн 49 52|доставк 49 53|
  курьер 53.2|логистик 49.41 52.2|монтаж 43 33.2|дизайн 74.1|упаковк 82.92|химчистк 96.01|кондитерск 10.7|мясн 10.1 46.32|рыбн 03 10.2|
  ломбард 64.92|фитнес 93.1|топлив 46.71 47.30|кадров 78|коллектор 82.91|оценочн 68.31|школ 85|детсад 85.11|больниц 86.1|поставщик 46|
  завод ${INDUSTRY}|фабрик ${INDUSTRY}|производител ${INDUSTRY}`
    .split('|')
    .map((line) => {
      const [stem = '', ...codes] = line.trim().split(/\s+/)
      return [stem, codes] as const
    })

/** Maximum number of letters that may follow the stem in a word. */
const MAX_ENDING_LENGTH = 7
/** In letters: a shorter stem must be the whole word, so «чоп» (a security firm) does not match «чопорный» (prim). */
const MIN_STEM_LENGTH = 4
/** Stems of words that add nothing to an activity beside them, such as «услуг» (services) in «строительные услуги» (construction services). */
const FILLERS = [
  'услуг',
  'работ',
  'обеспечен',
  'деятельност',
  'груз',
  'продаж',
  'центр',
  'организац',
  'бюро',
  'агентств',
  'производств',
  'материал',
  'оборудован',
  'сад',
]

/** The codes that an everyday word means; null for any other word. */
export function findActivityCodes(word: string): readonly string[] | null {
  const doesMatch = (stem: string) =>
    word === stem || (stem.length >= MIN_STEM_LENGTH && word.startsWith(stem) && word.length <= stem.length + MAX_ENDING_LENGTH)
  const found = STEMS.find(([stem]) => doesMatch(stem))
  return found?.[1] ?? null
}

/** Whether a word adds nothing to an activity beside it. */
export const isOfActivity = (word: string): boolean => FILLERS.some((stem) => word.startsWith(stem))
