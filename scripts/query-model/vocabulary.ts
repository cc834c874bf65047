/** Classes of words that the templates of queries draw from. */

/** Identifiers that goods have. */
const id =
  "SKU|SKU number|UPC|UPC code|EAN|GTIN|ASIN|MPN|ISBN|part number|part no|model number|item number|item code|product ID|product code|product number|article number|catalog number|barcode|serial number|order number|stock keeping unit|manufacturer part number|vendor code|material number";
/** What a record of goods tells. */
const attribute =
  "price|unit price|list price|retail price|wholesale price|cost|stock|stock level|stock on hand|inventory|inventory level|quantity on hand|availability|lead time|reorder point|reorder level|reorder quantity|minimum order quantity|MOQ|safety stock|weight|dimensions|colour|color|size|spec sheet|specs|specifications|datasheet|data sheet|supplier|vendor|manufacturer|brand|bill of materials|BOM|price list|discount|warranty|shipping weight|packaging|country of origin|warehouse|warehouse location|shelf life|replacement part|spare parts|accessories|product description|margin|expiry date|barcode";
/** Papers of trade. */
const paper =
  "purchase order|sales order|invoice|delivery note|packing slip|goods receipt|quote|quotation|shipment|return|RMA|PO|order|work order|credit note|backorder|catalog item|bill of materials|requisition";
const goods =
  "widget|pump|drill|valve|bearing|hex bolt|washer|screw|gasket|hose|pipe|brake pad|battery|cable|adapter|keyboard|printer|lamp|light bulb|chair|shirt|jacket|shoe|glove|helmet|backpack|bag|bottle|mug|fan|hammer|wrench|paint|chain|motor|sensor|circuit board|camera|bicycle|tyre|tire|wheel|oil filter|engine oil|toy|pen|coffee beans|power tools|bearings|book";
const look =
  "blue|red|green|black|white|large|small|medium|steel|stainless|brass|copper|wooden|plastic|leather|cotton|cordless|electric|heavy duty|industrial|stainless steel|rubber|ceramic|12V|10 mm|1/2 inch|5 litre|two pack|spare|new|used|wireless|portable|aluminium|galvanized";
/** What books, films and games are called after. */
const tale =
  "moon|river|king|queen|garden|winter|summer|night|morning|fire|water|stone|forest|sea|island|city|house|road|wind|storm|shadow|dream|heart|blood|bone|ghost|dragon|wolf|child|mother|father|doctor|teacher|stranger|war|peace|love|death|life|time|star|empire|kingdom|castle|secret|mystery|murder|history|art|science|mathematics|philosophy|cooking|gardening|travel|music|poetry|world";
const quality =
  "last|lost|dark|silent|golden|hidden|secret|long|brief|beautiful|broken|strange|great|little|old|young|wild|deep|cold|burning|perfect|impossible|invisible|final|first|new";
const buy =
  "in stock|out of stock|on order|discontinued|available|backordered|sold out|back in stock|on sale|still made|in the warehouse|in the catalog";
const seller = "supplier|vendor|warehouse|store|distributor|manufacturer|customer|buyer";

/** Words of programs. */
const language =
  "python|python3|javascript|typescript|java|golang|rust|ruby|php|perl|c++|c#|kotlin|swift|scala|bash|haskell|matlab|node|nodejs|sql|julia|lua|dart";
const library =
  "numpy|pandas|matplotlib|scipy|sklearn|pytorch|tensorflow|tkinter|pyqt|pyspark|sqlalchemy|openpyxl|beautifulsoup|selenium|boto3|mongoose|lodash|jquery|react|flask|opencv|requests|asyncio|json|regex|hibernate|protobuf|spring|pymongo|psycopg2|networkx|seaborn|keras|mysql|mongodb|redis|xml|csv|wxpython";
const keyword =
  "def|class|import|from|return|if|else|elif|for|while|try|except|finally|async|await|yield|lambda|const|let|var|function|with|raise|throw|catch|switch|case|break|continue|struct|enum|impl|fn|func";
const datum =
  "list|string|dict|dictionary|array|tuple|set|int|integer|float|bytes|byte array|datetime|date|timestamp|json|xml|csv file|text file|file|directory|path|url|column|columns|row|dataframe|data frame|matrix|vector|numpy array|2d array|image|image file|bitmap|pixel|boolean|bool|enum|object|class attribute|function argument|keyword argument|variable|global variable|lambda|generator|iterator|thread|process|socket|port|hash|regex match|substring|character|unicode string|hex|binary|number|decimal|random number|axis|plot|histogram|figure|legend|key|keys|value|values|element|index|first element|last line|line|lines|words|whitespace|newline|unique values|duplicates|stdin|stdout|environment variable|exit code|module|package|table|database|query|cursor|cookie|header|html|nan|null|none|type|data type|length|size of file|sum|mean|median|max|distance|angle|time difference|seconds|timezone|log|timeout|decorator|color|window|button|widget|screen|mouse position|signal|zip file|pdf|excel|sheet|yaml|set of strings|namedtuple|dataclass|deque|graph|tree|queue|stack|linked list";
const doing =
  "convert|parse|read|write|sort|reverse|split|join|merge|remove|delete|add|append|insert|replace|find|count|check|check if|test if|get|set|create|make|print|format|round|compare|iterate over|loop through|filter|group|flatten|copy|clone|serialize|load|save|open|close|download|send|call|import|export|extract|concatenate|trim|strip|encode|decode|hash|encrypt|shuffle|sample|generate|plot|draw|resize|rotate|rename|change|move|execute|run|kill|wait for|catch|raise|validate|calculate|compute|normalize|multiply|subtract|select|drop|fill|map|cast|limit|cache|pad|zip|unzip|swap";
const does =
  "parses|reads|writes|sorts|merges|removes|loads|saves|validates|renders|builds|creates|opens|closes|sends|handles|registers|computes|caches|retries|decodes|encodes|serializes|formats|resolves|dispatches|normalizes|updates|checks|stores|fetches|schedules|logs|streams|filters|wraps|initializes|connects|escapes|tokenizes|walks";
const piece =
  "function|method|class|module|file|struct|helper|decorator|middleware|handler|hook|component|interface|enum|constructor|test|script|query|callback|generator|async function|static method|coroutine|controller|parser|serializer|iterator|macro|trait|type alias|code|fixture|struct field|migration";
const part =
  "request|response|session|config|token|user|cache|database connection|socket|job|queue|event|message|template|route|schema|payload|query string|header|cookie|upload|webhook|index|embedding|graph|node|path|url|password|log line|retry|timeout|chunk|buffer|stream|lock|file|toml file|yaml file|json body|csv rows|price|product|order|invoice|inventory|stock|SKU|item|catalog|customer|supplier|barcode|UPC|product list|order total|shipping cost";
const defined =
  "defined|implemented|declared|called|used|instantiated|set|initialised|computed|handled|raised|stored|validated|parsed|registered|decided|checked|overridden|imported";
const fault =
  "NullPointerException|TypeError|ValueError|KeyError|IndexError|stack overflow|segfault|race condition|memory leak|infinite loop|deadlock|off by one error|undefined|wrong value|crash|unhandled rejection|AttributeError|ImportError|wrong type|circular import|syntax error";
const algorithm =
  "binary search|quicksort|breadth first search|levenshtein distance|matrix multiplication|dijkstra|exponential backoff|rate limiter|lru cache|bloom filter|token bucket|merge sort|cosine similarity|tokenization|url encoding|password hashing|pagination|topological sort|linear regression|moving average|retry logic|error handling|event loop|dependency injection";

/** Words of documents. */
const document =
  "guide|tutorial|documentation|docs|changelog|release notes|roadmap|glossary|license|contributing guide|getting started guide|quickstart|best practices|meeting notes|cheat sheet|readme|user manual|handbook|whitepaper|onboarding guide|troubleshooting guide|runbook|style guide|checklist|privacy policy|terms of service|installation guide|migration guide|upgrade guide|reference|overview|introduction|design document|postmortem|security policy|governance|support policy|design decisions|manual|how-to|examples|demo|requirements|limitations";
const topic =
  "installation|configuration|deployment|authentication|authorization|security|performance|caching|logging|testing|plugins|extensions|themes|templates|models|forms|migrations|routing|middleware|internationalization|translations|permissions|sessions|backups|monitoring|upgrading|licensing|accessibility|contributing|releases|versioning|deprecations|billing|pricing|support|integrations|webhooks|notifications|rate limits|data retention|architecture|the admin|the API|the command line|the dashboard|the database|the development server|the plugin system|static files|environment variables|third-party packages|custom fields|error messages|email|search|uploads|background tasks|new contributors|maintainers|the community|the team|users|pull requests|code review|coding style";
const action =
  "install|configure|deploy|upgrade|set up|contribute|get started|use|enable|disable|customize|migrate|run the tests|report a bug|get help|update|uninstall|extend|debug|secure|scale|back up|restore|translate|connect|integrate|sign up|cancel|make a release|open a pull request|write a plugin|request a feature|get support|import data|export data|speed up|add a field|choose a license|document a change|handle errors in|work with|learn about|understand";
const rule =
  "policy|process|procedure|difference|recommended way|best way|purpose|status|plan|schedule|timeline|strategy|roadmap|license|convention|requirement|minimum version|release cycle|deprecation policy|support policy|architecture|vision|mission|agenda|limit|idea behind|meaning|advantage|deadline|workflow";
const project =
  "React|Kubernetes|Docker|Postgres|Flask|Rails|Node.js|Vue.js|Next.js|JavaScript|TypeScript|GitHub|GitLab|PostgreSQL|MySQL|MongoDB|GraphQL|OpenAPI|WordPress|macOS|iOS|WebSocket|SQLite|PowerShell|DevOps|NoSQL|the project|the framework|the library|the tool|the app|our product|this product|the service|the ERP connector|the catalog importer|the inventory module|the platform|the server|the client|Windows|Linux";
/** People and their matters: what `class`, `function`, `order`, `stock` and `product` also are about. */
const people =
  "users|customers|people|students|members|the committee|the board|the department|the team|the company|workers|investors|citizens|shareholders|readers|contributors";
const sense =
  "product owner|stock exchange|product manager|product roadmap|product vision|product strategy|product team|product design|stock options|stock market|order of events|order of precedence|alphabetical order|reading order|sort order|execution order|load order|cross product|dot product|cartesian product|data model|language model|mental model|threat model|unit testing|brand new features|brand guidelines|price of success|menu item|action items|agenda items|catalog of examples|inventory of risks|supply chain security|class of service|function of the committee|code of ethics|method of payment|return policy|import duties|model validation|object model|quantity of documentation|item in the menu|part of the team";
const standard =
  "RFC|ISO|IEC|CVE|CWE|PEP|UTF|SHA|MD|IEEE|ANSI|NIST|FIPS|ECMA|ES|GH|GHSA|JIRA|BUG|ISSUE|PR|ADR|KB|TLS|SSL|HTTP|RSA|AES|CRC|EN|DIN|ASTM|WCAG|TICKET|TASK|TCP|UDP|ERR|CP|ARM|PY|IPV|H|FY";

const vocabulary: Readonly<Record<string, string>> = {
  id,
  attribute,
  paper,
  goods,
  look,
  tale,
  quality,
  buy,
  seller,
  language,
  keyword,
  library,
  datum,
  doing,
  does,
  piece,
  part,
  defined,
  fault,
  algorithm,
  document,
  topic,
  action,
  rule,
  project,
  people,
  sense,
  standard,
};

/** Words by class. */
export const VOCABULARY: ReadonlyMap<string, readonly string[]> = new Map(
  Object.entries(vocabulary).map(([name, words]) => [name, words.split("|")]),
);
