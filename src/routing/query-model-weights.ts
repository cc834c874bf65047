/** Made by `scripts/query-model/train.ts`: groups of features, each after its weights for code and erp in steps. */
export const QUERY_MODEL_STEP = 0.058;
export const QUERY_MODEL_WEIGHTS = `
29,-18 name:UPPER_CASE 25,-12 syntax:assignment 25,-14 syntax:arrow 24,-12 syntax:line-end 23,-9 syntax:tag 23,-12
syntax:operator 21,-9 python3 20,-4 tweak 20,-11 length:14+ 19,-5 config&option golang kotlin 19,-6 matlab 19,-9
syntax:sql 18,-5 julia 18,-6 haskell perl swift 18,-22 name:PascalCase 17,-4 normalize 17,-5 dart define&the nodej
scala var 17,-7 lua 17,-11 file:code 16,-4 decode encode 16,-5 calculate draw trait 16,-8 ruby 15,0 c# 15,-2 ^retrieve
15,-3 ^stop deprecate 15,-4 ^construct func 15,-5 constant doe$ flatten 15,-7 ^release c++ elif sql$ 15,-8 which&file
15,-9 length:9-13 15,-15 name:snake_case 14,-1 clarify quoted the&provided 14,-2 implementation&of 14,-3 fill fixing
int keywords:many 14,-4 execute fix serialize switch throw 14,-5 def eslint 14,-6 compute&the impl send 14,-7 ^while
aggregation cleanup$ 14,-8 continue 14,-16 name:member 13,-1 properly 13,-2 ^fixed value&of 13,-3 ^fixing close crash
extract filename newline parsed 13,-4 call&the catch iterator java$ name&of namedtuple urllib3 whitespace 13,-5 ^load
13,-6 finally struct 13,-7 ^callback 13,-8 address matrix 12,0 nullpointerexception 12,-1 ^represent 12,-2 ^remove
convert correctly either fixed path&to perform refactor whether 12,-3 computed improve print rename simplify 12,-4
^make ^prevent frame 12,-5 append 12,-6 ^support hash initialize resolve while 12,-7 ^replace cleanup 12,-11 sort 11,-1
code&that for&this represent typo validated valueerror 11,-2 ^close deadlock segfault syntax:definition 11,-3 ^drop
^update construct&a php$ registered representation&of split 11,-4 apply constructor$ count drop length table$ 11,-5
^get compute escape python$ 11,-6 ^upgrade else enum lint merge regex 11,-7 model&for 11,-8 protocol 11,-11 ^for 11,-18
name:camelCase 10,0 keyerror 10,-1 ^added ^refactor add&support currently do$ model&class syntax&error used&to 10,-2
^fix ^simplify test&for typo$ 10,-3 ^better ^const ^correct byte c++$ 10,-4 ^class ^format const dep logger move mypy
parse php to$ 10,-5 chunk element 10,-6 ^validate generator regression warning 10,-7 ^regex cookie lambda validate
10,-8 ^enable 10,-9 transport 10,-14 pep# 9,0 method&to test&to 9,-1 ^called called 9,-2 ^rename allow raised the&user
wrong 9,-3 ^improve ^parse call if that the&request what&doe 9,-4 ^generate ^handle check&for node$ range remove 9,-5
^catch name$ 9,-6 flag stream 9,-7 ^function 9,-8 http 9,-10 syntax:call 9,-11 pep 9,-12 ^with 8,0 determine this&class
8,-1 ensure 8,-2 ^register comment comment$ correct dict unused 8,-3 ^add ^an better css docstring list&of 8,-4 ^print
implement raise 8,-5 dictionary duplicate helper map token 8,-6 ^adding ^import implementation index 8,-7 case
length:6-8 version 8,-8 constructor interface$ join tree 8,-9 rule 8,-15 sha# 8,-16 rfc# 7,3 total 7,1 return$ 7,-1
added given the&given 7,-2 ^allow ^ensure register&a return&wrong was 7,-3 ^base add don't error$ 7,-4 ^implement ^use
ignore internal register set 7,-5 ^run export import text 7,-6 except interface 7,-7 ^from backend$ build graph pr$
serializer url 7,-8 core flask issue# 7,-9 validation$ 7,-10 v2 7,-12 en 7,-13 shape:--flag 7,-14 ansi 6,8 code&for 6,5
failing 6,2 ^return l order&number 6,0 check 6,-1 ^determine all match 6,-2 ^move class&for missing return&the when
6,-3 auto handle some 6,-4 ^include create line of&a 6,-5 base header test$ 6,-6 cache handler message write 6,-7
connection group log python 6,-8 async state 6,-12 see ssl 6,-14 file:bare.js shape:"quoted" utf 5,5 part$ 5,4 ^find
5,3 color show 5,1 return 5,0 lib 5,-2 after 5,-3 ^set make 5,-4 class line$ node proxy timeout 5,-5 config update
where 5,-6 file module upgrade 5,-7 for$ hook issue more session 5,-9 middleware 5,-12 ^code 4,7 product&number 4,-1
src 4,-3 an from is&a 4,-4 ^-ed column deprecated shape:path/ test to 4,-5 ^test exception format function method
request 4,-6 array change component graph$ html key response type 4,-7 content context event task 4,-8 ci 4,-9 release
4,-10 http# 4,-11 * 4,-16 shape:(aside) 3,11 weight 3,10 for&product v 3,8 broken 3,6 stock$ 3,-1 in 3,-3 object 3,-4
doc get path py$ 3,-5 default 3,-6 api$ issue$ let query string$ 3,-7 code$ documentation view 3,-8 pr# 3,-9
authentication limit 3,-13 iso# 3,-14 tcp 2,12 hex invoice product&id 2,11 child item&code 2,6 vendor&code 2,3 find
which 2,2 part&number 2,0 this 2,-2 a length:4-5 2,-4 error method$ object$ 2,-5 attribute option$ support$ 2,-6 server
template web 2,-7 example$ mode read 2,-8 application basic 2,-9 validation 2,-10 our redux 2,-12 bug 1,14 barcode 1,13
credit&note 1,12 sku upc 1,11 wheel work&order 1,9 part&no 1,7 model&number replace 1,5 for number 1,1 unknown 1,0 ^-
1,-2 ^-s 1,-4 ^where not py type$ 1,-5 option plugin$ run use version$ 1,-6 configuration plugin user 1,-7 route 1,-8
return&type shape:exclamation 1,-12 ^see 1,-13 es# 1,-15 shape:kebab-case 0,13 asin product&code 0,12 isbn 0,10
cross&reference much quote 0,9 entry&for 0,6 ^is 0,5 by like to# 0,4 ^check 0,2 for&the 0,1 shape:colon 0,-2 length:3
0,-3 file$ 0,-4 how&to 0,-5 configuration$ example field table 0,-6 client 0,-8 section 0,-9 section$ -1,19 nd -1,14
gtin -1,13 reorder -1,12 ^equivalent bom -1,8 part with# -1,7 ^a -1,6 last -1,5 ^do -1,4 available -1,3 new of on -1,-2
using -1,-3 at case:sentence name shape:comma -1,-4 class$ function$ of# setting template$ -1,-5 app package support
-1,-6 client$ -1,-7 model$ py# router step usage$ -1,-8 api performance testing -1,-10 cve# -2,16 ean -2,14 mpn -2,13
availability fire for# sale -2,10 need&the upc&code -2,8 b# bearing$ time -2,7 have of&the used -2,6 on&the -2,5 book$
-2,3 the -2,-1 length:1 -2,-2 ^why data -2,-3 md multiple or server$ -2,-4 policy$ -2,-5 failure guide$ source -2,-6
^custom routing work$ -2,-7 form$ framework -2,-8 caching supported -2,-9 fn -2,-10 file:data -2,-13 explained -3,17
bearing -3,16 and&the shadow -3,15 shipment -3,14 material -3,13 warranty -3,12 dimension how&much pipe -3,11 chair
-3,10 pack$ -3,9 black book -3,8 available$ number&of -3,6 item -3,3 with -3,0 how -3,-3 other should -3,-4 component$
custom setting$ -3,-5 operation -3,-6 case:names pr -3,-7 ^error feature search$ -3,-9 community quick -4,18 supplier
-4,16 rma secret status&of vendor -4,15 printer -4,14 record -4,13 spare -4,12 backordered backordered$ chair$
manufacturer -4,10 code# -4,9 catalog warehouse$ -4,8 adapter -4,7 goods:numbered -4,6 ^which -4,3 x -4,2 model -4,0
^what -4,-1 and -4,-2 running -4,-4 task$ -4,-5 e&g now supported&version the&app use&the -4,-7 ^documentation action
-4,-8 which&class -5,17 tire -5,16 delivery quotation warehouse -5,15 article cable discount paint pump -5,14 ^are
bicycle gasket litre mug wrench -5,13 ^x deliver drill life -5,12 spec stock -5,11 price -5,10 chain manufacturer$ -5,9
on&sale sale$ -5,8 ^the -5,7 cost is&the -5,6 many -5,3 product -5,1 need -5,0 ^how -5,-1 length:2 -5,-2 ^using -5,-3
^handling why -5,-4 high order&of via -5,-5 ^server -5,-6 next -5,-7 manual -5,-8 kb# -6,19 introduction&to requisition
-6,18 sensor -6,16 how&many on&order valve washer -6,15 battery glove hammer keyboard motor screw -6,14 fan toy -6,12
history -6,11 store we&have -6,10 inventory -6,7 order -6,5 ^order -6,3 is# -6,1 what&is -6,-1 i what -6,-2 ^running
graphql -6,-3 md$ -6,-4 ^supported parameter$ -6,-5 about -6,-6 development note&on policy -6,-7 deployment governance
ui vs -6,-8 contributor maintainer -6,-11 gh# -7,22 order# -7,20 mm -7,18 helmet -7,17 backorder oil -7,16 portable
-7,15 bottle camera -7,13 customer material# -7,12 number&for -7,11 in&stock -7,9 ^part ^product have$ -7,4 doe&the
-7,3 i&need -7,-1 rst -7,-2 add&a -7,-3 ^high ^multiple pytest self would -7,-4 subscription support&policy -7,-5
the&team -7,-6 pip project$ recommended -7,-7 ^reference limitation -7,-8 faq -7,-9 design -8,25 goods:lower-sku -8,19
item# red shoe -8,18 blue inch leather pack -8,17 ceramic steel wireless -8,16 cotton look&up -8,15 copper electric
-8,14 alternative&to -8,13 total&of -8,11 specification -8,9 find&the -8,8 case:short shape:number -8,5 note -8,3 you
-8,-1 example&of -8,-2 ^writing automatically do&i need&a -8,-3 ^-ing ^customizing ^defining ^installing are&there
-8,-4 ^configuring ^creating ^django -8,-5 ^additional architecture guide resource$ -8,-6 ^version -8,-7 ^available
admin notification$ plugin&system security -8,-8 team -8,-9 overview -8,-13 file:document -9,20 industrial rubber -9,19
plastic stainless -9,18 galvanized -9,17 what&the -9,16 cordless list&all -9,15 price&for -9,14 me -9,13 large -9,8
^new -9,7 goods:part -9,1 is&there there&a -9,-2 toml$ -9,-3 ^about ^example how&do -9,-4 ^other checker discriminator
-9,-5 command&line -9,-6 guideline -9,-7 agenda -9,-8 meeting -9,-9 cp# roadmap -10,21 wooden -10,20 distributor part#
-10,9 return# -10,2 ^i -10,-1 change&to -10,-2 ^please breaking -10,-3 pull&request -10,-5 ^advanced ^deprecation ^step
how&doe order&to -10,-12 who&is -11,21 buyer -11,3 can&i -11,-3 docker -11,-6 maintain -11,-15 name:host -12,22 fit
-12,7 introduction -12,4 ^when -12,2 code&of -12,-1 my -12,-2 please -12,-3 ^option -13,-3 your -13,-4 ^also -13,-8
^idea explain&the -14,15 ^model -14,-2 ^we us -14,-5 class&of -14,-8 method&of -15,15 medium -15,13 inventory&of -15,5
question -16,18 duty -16,17 erp -16,2 cost&for -17,41 goods:number -18,-1 ext -19,24 goods:sku -23,14 case:title
`;
