// Short names of cities in a search query («спб» for Saint Petersburg, «н новгород» for Nizhny Novgorod) and the cities that they mean. The search
// index has the name of a city as one word without spaces and hyphens.

/** By the short name: the city, as one word. */
const SHORT_NAMES: ReadonlyMap<string, readonly string[]> = new Map(
  `мск москва|спб санктпетербург|питер санктпетербург|с петербург санктпетербург|петербург санктпетербург|екб екатеринбург|ебург екатеринбург|
  нск новосибирск|новосиб новосибирск|ннов нижнийновгород|нн нижнийновгород|н новгород нижнийновгород|нижний нижнийновгород|новгород великийновгород|
  в новгород великийновгород|н тагил нижнийтагил|н челны набережныечелны|наб челны набережныечелны|челны набережныечелны|рнд ростовнадону|
  ростов ростовнадону|ростов н д ростовнадону|ростов на д ростовнадону|крд краснодар|крск красноярск|чел челябинск|челяба челябинск|смр самара|
  кзн казань|влад владивосток|владик владивосток|клд калининград|хбк хабаровск|врн воронеж|влг волгоград|тлт тольятти|прм пермь|
  южно сах южносахалинск|ю сахалинск южносахалинск|комсомольск комсомольскнаамуре|петрозав петрозаводск|арх архангельск|ярик ярославль|
  мин воды минеральныеводы|новокуз новокузнецк|магнитка магнитогорск|хмао хантымансийск`
    .split('|')
    .map((line) => {
      const words = line.trim().split(/\s+/)
      return [words.slice(0, -1).join(' '), words.slice(-1)] as const
    }),
)

/** The cities that the words may name: the words themselves written as one word, and the city for which they are short. */
export const findCitiesByName = (words: readonly string[]): readonly string[] => [
  words.join(''),
  ...(SHORT_NAMES.get(words.join(' ')) ?? []),
]
