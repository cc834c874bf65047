/** Made by `scripts/query-model/train.ts`: groups of features, each after its weights for code and erp in steps. */
export const QUERY_MODEL_STEP = 0.056;
export const QUERY_MODEL_WEIGHTS = `
29,-17 name:UPPER_CASE 25,-13 syntax:arrow syntax:assignment 24,-11 syntax:line-end 23,-12 syntax:operator 20,-4 tweak
20,-7 syntax:tag 19,-5 config&option 19,-6 matlab 19,-9 syntax:sql 19,-11 length:14+ 18,-5 lua 18,-22 name:PascalCase
17,-4 draw golang 17,-5 perl var 17,-6 rust 17,-7 python3 17,-8 c++ 17,-12 file:code 16,-1 c# 16,-2 implementation&of
16,-3 haskell normalize 16,-4 nodej scala 16,-5 decode 16,-6 ^release encode send 15,-2 ^retrieve ^stop 15,-3 kotlin
15,-4 ^construct dart doe$ iterator julia 15,-5 flatten func name&of swift 15,-6 constant define&the 15,-7 constructor$
elif ruby 15,-11 length:9-13 15,-15 name:snake_case 14,-1 clarify quoted 14,-2 newline 14,-3 deprecate extract fix
fixing swap 14,-4 throw 14,-5 call&the execute 14,-6 distance trim 14,-7 ^while cleanup$ def 14,-8 lang 14,-9 continue
to$ 14,-16 name:member 13,-1 properly syntax:definition the&provided 13,-2 ^fixed ^fixing keywords:many path&to
value&of 13,-3 bool java$ serialize 13,-4 urllib3 whitespace 13,-5 append eslint php 13,-6 impl sql$ 13,-7 address
aggregation finally 13,-9 ^upgrade 12,-1 ^represent either represent 12,-2 ^remove close crash&with fixed perform
refactor representation&of segfault simplify 12,-3 ^fixture filename int 12,-4 computed frame 12,-5 bash catch position
split 12,-6 ^format ^replace break enum while 12,-7 cleanup 11,-1 indicate parsed whether 11,-2 ^close ^subclass
correctly improve rename subclass&of 11,-3 ^correct ^drop ^make ^update column&in construct&a deadlock print regex
11,-4 ^get ^prevent logger 11,-5 compute parse python$ python3$ switch 11,-6 ^support 11,-7 merge struct 11,-8 else
lambda 11,-11 ^for 11,-18 name:camelCase 10,0 add&support valueerror 10,-1 ^added ^refactor code&that syntax&error typo
used&to 10,-2 ^const ^fix ^simplify called crash test&for 10,-3 byte dart$ for&this julia$ php$ typo$ 10,-4 ^catch
chunk const drop escape hash that 10,-5 ^parse warning 10,-6 lint used$ 10,-7 ^validate case validate 10,-8 ^enable
protocol 10,-9 transport 9,0 do$ 9,-1 test&to 9,-2 ^better allow set&the what&doe 9,-3 ^load ^struct ^switch check&for
if length mypy 9,-4 ^generate ^handle count raise 9,-5 compute&the for$ retry socket stream the&user 9,-6 ^function
cookie download flag parser 9,-7 ^middleware http initial 9,-10 syntax:call v2 9,-11 pep 9,-13 ^with pep# 8,0 determine
8,-1 ^called ^rename convert currently ensure given unused 8,-2 ^improve ^register better comment comment$ move was
8,-3 ^add ^an ^base call css docstring implement kotlin$ remove the&request 8,-4 ^print duplicate name$ token 8,-5
^class element generator import index map regression resolve 8,-6 ^adding export field&of implementation register
version 8,-8 backend$ except length:6-8 tree try 8,-9 rule 8,-13 shape:--flag 8,-14 ansi 8,-15 sha# 7,4 total 7,2
failing 7,0 check import&of method&to this&class 7,-1 ^determine ^ensure added correct the&given 7,-2 ^allow apply dict
match register&a 7,-3 ^helper add don't list&of node$ when 7,-4 ^implement ignore location node set 7,-5 ^resolve base
defined helper internal tuple 7,-6 interface url where which&class 7,-7 graph interface$ more script 7,-8 issue# join
7,-12 validation$ 7,-13 en 7,-15 rfc# 6,9 code&for 6,5 price$ 6,3 l 6,2 ^return return$ 6,0 all 6,-1 ^convert 6,-2
^move filter return&the 6,-3 ^apply auto create error$ handle line line$ logic make of&a some 6,-4 ^include ^use header
test$ text 6,-5 ^import class 6,-6 cache message write 6,-7 build connection flask log 6,-8 session 6,-9 async 6,-11
see ssl 6,-13 utf 6,-14 shape:"quoted" 5,4 ^find 5,1 return show 5,-1 lib src 5,-2 ^set after 5,-3 from 5,-4 config
proxy 5,-5 method shape:path/ 5,-6 html response 5,-7 component file group module python state 5,-9 ^code 4,10
for&product 4,5 part$ stock$ 4,3 to# 4,-3 an is&a to 4,-4 ^-ed column deprecated doc exception function 4,-5 ^where
request update 4,-6 ^test array change graph$ key react type 4,-7 context issue 4,-8 let pr# resource task 4,-10 http#
4,-12 * 4,-15 shape:(aside) 3,25 goods:identifier 3,10 v 3,9 order&number 3,8 broken 3,4 which 3,3 this 3,2 find 3,0 in
3,-1 list 3,-3 string 3,-4 get object one test 3,-5 load 3,-6 api$ code$ issue$ run 3,-7 ci reference variable 3,-8
^query authentication documentation 3,-9 application release 3,-11 validation 3,-13 iso# 3,-14 tcp 2,12 hex 2,11
catalog&item 2,8 supplier 2,5 vendor&code 2,1 number 2,-2 length:4-5 2,-3 use 2,-4 error method$ 2,-5 option$ support$
2,-6 attribute example$ fixture query read 2,-7 extension middleware migration mode template web 2,-8 basic plugin 2,-9
limit 2,-12 bug 1,12 catalog$ child 1,10 delivery&note reorder widget 1,9 requisition$ 1,7 sale&order 1,5 replace 1,4
for 1,0 ^- 1,-1 a doe 1,-2 ^-s 1,-3 code not 1,-4 plugin$ py string$ type$ 1,-5 default option server version$ 1,-6
configuration 1,-7 route 1,-8 shape:exclamation 1,-9 our 1,-10 cve# redux 1,-14 es# shape:kebab-case 0,14 credit&note
invoice 0,11 entry&for wheel 0,9 much 0,7 ^which article&number delivery last 0,6 equivalent 0,4 ^check 0,2 shape:colon
unknown 0,-1 org 0,-2 length:3 0,-3 file$ 0,-5 client$ field 0,-6 client model$ 0,-7 section 0,-8 py# 0,-12 ^see -1,18
nd -1,14 and&the -1,12 ^equivalent -1,11 quote -1,9 purchase purchase&order -1,8 vendor -1,7 ^a b# by part -1,6
available like -1,4 on -1,-2 using -1,-3 case:sentence name -1,-4 example function$ of# setting -1,-5 configuration$
support -1,-6 usage$ -1,-7 api step -1,-8 section$ -1,-10 file:Project.js -2,15 status&of -2,13 fire for# -2,12 margin
part&no -2,7 have -2,6 book$ -2,4 on&the -2,3 of price the -2,0 how -2,-1 length:1 shape:comma -2,-2 ^why creating data
md to&use -2,-3 how&to multiple or -2,-4 class$ guide$ -2,-5 ^custom failure router source -2,-6 app -2,-7 ^error pr
product -2,-8 form$ -2,-10 file:data fn -2,-12 explained -3,15 rma serial&number work&order -3,14 sale -3,13
availability -3,11 how&much -3,9 time -3,7 ^open book of&the used -3,3 with -3,-3 custom server$ should -3,-4 setting$
-3,-5 operation work$ -3,-7 caching case:names search$ -3,-8 feature -3,-9 community -4,19 bearing -4,17 backorder pad
shadow -4,16 quotation record requisition shipment -4,13 backordered backordered$ -4,12 ^x discontinued discontinued$
-4,11 available$ chair$ warehouse -4,10 black -4,9 adapter number&of -4,8 chain warehouse$ -4,7 goods:numbered -4,4
order -4,3 catalog -4,0 ^how -4,-1 and -4,-3 component$ other policy$ -4,-4 high -4,-5 supported -4,-6 order&of
supported&version -4,-8 quick -5,18 white -5,16 accessory article secret shirt -5,15 goods:attribute helmet printer
-5,14 blue bom gasket valve -5,13 alternative&to on&order warranty -5,12 pipe -5,10 store -5,8 ^the -5,7 is&the -5,4
^can x -5,2 need -5,0 length:2 -5,-1 ^what i what -5,-3 ^handling use&the use$ why -5,-4 now parameter$ -5,-5 ^server
action the&function -5,-6 about development -5,-7 notification -5,-8 strategy -6,19 mm -6,17 backpack tire -6,16
battery heavy&duty wrench -6,15 bicycle cable chair introduction&to paint screw -6,14 mug washer -6,13 history -6,12
^catalog -6,11 spec -6,9 in&stock -6,7 find&the -6,6 many -6,5 ^product -6,1 model -6,0 what&is -6,-2 ^using md$ -6,-3
^creating add&a via -6,-5 ^supported -6,-7 secure$ security ui -6,-8 contributor -6,-9 gh# -7,19 part# -7,18 shoe -7,17
glove red sensor steel -7,16 green hammer how&many keyboard litre motor plastic toy -7,15 aluminium bottle brass life
pen spare -7,14 drill -7,13 ^are code# -7,12 customer deliver note# -7,11 number&for we&have -7,10 ^introduction -7,8
shape:number -7,7 have$ -7,5 ^order -7,4 is# note -7,3 doe&the -7,0 rst -7,-1 should&i -7,-2 do&i example&of -7,-3
^high ^multiple how&doe pytest self would -7,-4 subscription -7,-5 ^additional -7,-6 ^installation admin policy
project$ the&team vs -7,-7 deployment maintainer manual -7,-8 glossary kb# -8,21 order# -8,18 electric galvanized
industrial leather material# -8,17 cotton inch look&up portable -8,16 camera copper -8,14 goods:trade -8,13 total&of
-8,12 item# -8,8 ^part case:short -8,4 i&need -8,-1 node&js -8,-2 ^-ing ^writing need&a -8,-3 ^defining contributing
-8,-4 ^configuring ^customizing -8,-5 recommended -8,-6 pip -8,-7 note&on roadmap vision -8,-8 ^available -8,-9
overview team this&product -8,-13 file:document -9,25 goods:lower-sku -9,23 pack -9,20 oil -9,19 distributor rubber
-9,18 wireless -9,17 cordless -9,15 large -9,14 what&the -9,13 specification -9,10 ^new -9,7 goods:part -9,6
introduction -9,5 alternative -9,4 you -9,-1 openapi -9,-2 ^about automatically toml$ -9,-3 ^example ^installing
^running checker discriminator -9,-4 ^deprecation ^other a&method command&line guide this$ -9,-5 ^learn -9,-6 ^django
^version architecture the&library -9,-7 postmortem -9,-10 guideline -10,21 stainless wooden -10,3 ^i -10,0 can&i -10,-1
change&to -10,-2 ^please -10,-3 pull&request -10,-5 ^advanced ^step -10,-8 design -10,-9 meeting -10,-10 who&is -11,21
buyer -11,17 list&all -11,15 ^model -11,5 where&can -11,-2 ^generating breaking -11,-3 docker use&case -11,-5 method&of
-11,-14 name:host -12,12 return# -12,7 code&of -12,2 ^when -12,-1 my -12,-2 please -12,-3 documented -12,-4 ^also
-12,-5 how&do -13,19 fit -13,6 when&is -13,-1 us -13,-2 ^e -13,-3 ^option your -13,-7 ^idea -13,-9 explain&the -14,9
duty inventory&of -14,7 question -14,-2 ^we -15,14 medium -15,0 cost&for -16,17 erp -18,43 goods:number -18,0 ext
-21,25 goods:sku -23,14 case:title
`;
