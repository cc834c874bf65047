/** Made by `scripts/query-model/train.ts`: groups of features, each after its weights for code and erp in steps. */
export const QUERY_MODEL_STEP = 0.056;
export const QUERY_MODEL_WEIGHTS = `
29,-18 name:UPPER_CASE 25,-12 syntax:assignment 25,-13 syntax:arrow 24,-12 syntax:line-end 23,-9 syntax:tag 23,-12
syntax:operator 20,-4 tweak 20,-9 python3 20,-11 length:14+ 19,-5 config&option 19,-6 golang matlab 19,-9 syntax:sql
18,-5 julia kotlin perl 18,-6 haskell swift 18,-8 lua 18,-22 name:PascalCase 17,-4 dart normalize 17,-5 nodej scala
17,-6 define&the var 17,-12 file:code 16,-4 decode 16,-5 draw encode func trait 16,-7 c++ 16,-8 ruby 15,0 c# 15,-1
^retrieve 15,-3 ^stop 15,-4 ^construct calculate 15,-5 constant doe$ flatten switch 15,-6 rust 15,-7 ^release elif sql$
15,-8 which&file 15,-9 length:9-13 15,-10 continue 15,-15 name:snake_case 14,-1 the&provided 14,-2 implementation&of
14,-3 deprecate fill fix fixing int 14,-4 throw 14,-5 call&the eslint execute java$ serialize urllib3 14,-6 ^while
compute&the send 14,-7 aggregation cleanup$ 14,-8 lang 14,-16 name:member 13,-1 clarify properly quoted 13,-2 ^fixed
close extract keywords:many newline path&to value&of 13,-3 ^fixing crash filename parsed 13,-4 catch computed iterator
name&of namedtuple 13,-5 ^load 13,-6 def finally impl 13,-7 address struct 13,-8 ^callback 12,0 nullpointerexception
12,-1 ^represent either represent whether 12,-2 ^remove fixed for&this perform refactor simplify 12,-3 rename
representation&of whitespace 12,-4 ^fixture ^prevent 12,-5 append 12,-6 ^support initialize while 12,-7 cleanup enum
regex 12,-8 matrix 12,-11 sort 11,0 indicate 11,-1 code&that validated valueerror 11,-2 ^close correctly deadlock
improve segfault syntax:definition 11,-3 ^drop ^make ^update php$ print registered 11,-4 const construct&a constructor$
count frame hash length table$ to$ 11,-5 ^get compute escape parse python$ 11,-6 ^replace ^upgrade break concrete merge
model&for resolve 11,-7 else 11,-11 ^for 11,-18 name:camelCase 10,0 keyerror 10,-1 ^added ^refactor add&support do$
model&class syntax&error test&for typo used&to 10,-2 ^const ^fix ^simplify byte split typo$ 10,-3 ^better ^correct
apply drop 10,-4 ^class ^format c++$ chunk dep logger move php 10,-5 element lint regression xml 10,-7 ^validate
generator validate 10,-8 ^enable lambda protocol 10,-9 ^regex transport 10,-14 pep# 9,0 determine test&to this&class
9,-1 ^called called currently 9,-2 ^rename allow raised the&user wrong 9,-3 check&for if mypy remove that what&doe 9,-4
^handle call name$ node$ raise 9,-5 ^catch ^generate ^parse definition warning 9,-6 cookie flag range stream 9,-7
^function initial 9,-8 http 9,-10 syntax:call 9,-11 pep 9,-12 ^with 8,0 method&to 8,-1 convert correct ensure unused
8,-2 ^register comment comment$ return&wrong 8,-3 ^add ^an ^improve better css docstring implement list&of the&request
8,-4 ^print dictionary map token 8,-5 duplicate helper index render 8,-6 ^adding download implementation version 8,-7
case join tree try 8,-8 flask length:6-8 8,-9 rule 8,-14 ansi 8,-15 sha# 8,-16 rfc# 7,4 total 7,2 failing return$ 7,-1
^determine added given the&given 7,-2 ^allow ^ensure dict match register&a was 7,-3 ^base add don't error$ 7,-4
^implement ^use ignore register set 7,-5 ^import ^run 7,-6 export import interface 7,-7 ^from core except graph
interface$ pr$ serializer url 7,-8 backend$ constructor issue# 7,-10 v2 7,-12 en 7,-13 shape:--flag 6,8 code&for 6,3 l
6,2 ^return 6,0 check 6,-1 ^convert all lib when 6,-2 ^move class&for missing return&the 6,-3 auto some 6,-4 ^include
internal line of&a test$ text 6,-5 base header 6,-6 cache for$ handler message write 6,-7 build log python 6,-8 group
6,-9 async 6,-11 see validation$ 6,-12 ssl 6,-14 shape:"quoted" utf 5,4 ^find 5,1 return 5,0 show 5,-1 src 5,-2 after
5,-3 ^set create handle make node 5,-4 config line$ proxy timeout 5,-5 class file update where 5,-6 connection more
5,-7 hook issue module session state 5,-8 middleware 5,-10 ^code 4,25 goods:identifier 4,9 catalog$ 4,6 order&number
part$ stock$ 4,-2 filter 4,-3 an from is&a to 4,-4 ^-ed column deprecated doc exception shape:path/ test 4,-5 format
function method request type 4,-6 ^test change component content event html key response upgrade 4,-7 ci context
documentation let task 4,-8 migration 4,-9 release 4,-10 http# 4,-12 * 4,-13 iso# 3,10 v 3,8 broken 3,2 find 3,0 number
3,-1 in 3,-4 get object py$ 3,-5 default string$ 3,-6 api$ array code$ graph$ issue$ 3,-7 pr# 3,-9 authentication 3,-14
tcp 3,-15 shape:(aside) 2,13 invoice 2,12 hex 2,11 child 2,5 replace 2,4 to# 2,3 which 2,-2 length:4-5 2,-4 ^where
error method$ 2,-5 attribute option$ server 2,-6 query read template view web 2,-7 example$ mode 2,-8 application basic
2,-10 our redux validation 2,-11 file:Project.js 2,-12 bug 1,13 credit&note 1,12 work&order 1,9 much 1,4 equivalent for
1,2 this 1,0 ^- 1,-2 ^-s a 1,-3 code not type$ 1,-4 py run 1,-5 option plugin plugin$ support$ version$ 1,-6
configuration route user 1,-8 extension return&type shape:exclamation 1,-12 ^see 1,-13 es# 1,-15 shape:kebab-case 0,11
wheel 0,10 cross&reference entry&for 0,9 supplier vendor 0,5 by like 0,4 ^check 0,2 unknown 0,1 shape:colon 0,-2
length:3 0,-3 file$ 0,-4 configuration$ how&to 0,-5 example field table use 0,-6 client documentation$ resource 0,-7
section 0,-9 section$ -1,18 nd -1,12 part&no -1,11 quote serial&number -1,9 article&number -1,7 ^a last part -1,6
contain -1,4 available -1,3 new of on -1,-1 org -1,-2 using -1,-3 ^why at case:sentence name -1,-4 function$ of#
setting template$ -1,-5 app class$ client$ support -1,-6 router step usage$ -1,-7 model$ performance py# -1,-8 api
-1,-10 cve# -2,17 bearing -2,14 fire -2,11 ^equivalent chair -2,9 bearing$ serial time with# -2,8 b# have -2,6 book$
of&the -2,5 on&the -2,3 the -2,-1 data length:1 -2,-3 md or server$ shape:comma -2,-4 guide$ policy$ -2,-5 failure
source work$ -2,-6 ^custom pr routing -2,-7 product which&class -2,-8 caching testing -2,-9 feature -2,-10 file:data fn
-2,-13 explained -3,16 and&the shadow -3,15 bom -3,14 availability for# sale -3,13 dimension -3,11 how&much pack$ -3,10
black engine&oil helmet$ -3,9 book -3,8 available$ -3,7 used -3,5 ^which item -3,4 catalog with -3,0 how -3,-3 custom
multiple should -3,-4 component$ setting$ -3,-5 operation -3,-6 case:names framework -3,-7 ^error supported -3,-8 form$
-3,-9 community quick -4,16 rma secret shipment status&of tire -4,15 paint printer record white -4,14 bicycle tyre
wrench -4,12 backordered backordered$ pipe -4,11 chair$ warehouse -4,9 number&of -4,8 adapter -4,7 goods:numbered -4,4
^can x -4,1 model -4,-1 ^what and -4,-2 running -4,-3 other -4,-4 high task$ the&app -4,-5 e&g supported&version
use&the -4,-6 action search$ -4,-7 ^documentation -5,16 delivery goods:attribute quotation sensor -5,15 battery cable
margin pump -5,14 drill gasket warranty -5,13 ^are ^x litre spare -5,12 deliver -5,10 chain code# -5,9 on&sale sale$
-5,7 is&the -5,6 ^is -5,2 need -5,0 ^how -5,-1 length:2 what -5,-2 ^using -5,-3 ^handling now why -5,-5 order&of -5,-6
next -5,-7 manual -5,-8 kb# -6,19 introduction&to mm -6,17 on&order -6,16 how&many -6,15 aluminium article glove
keyboard life motor power&tool screw toy valve washer -6,14 bottle fan helmet -6,13 history spec -6,12 store -6,10
in&stock -6,8 ^the -6,7 have$ order -6,6 many -6,5 ^order ^product -6,1 what&is -6,-1 i -6,-2 ^running md$ resource$
-6,-3 add&a -6,-4 ^server ^supported parameter$ via -6,-5 about -6,-6 development ui vs -6,-7 deployment -6,-8
contributor maintainer -6,-10 gh# -7,21 order# -7,19 requisition -7,18 red -7,17 backorder blue item# -7,16 camera
look&up portable -7,15 electric hammer -7,14 customer goods:trade -7,11 we&have -7,10 number&for -7,9 ^part -7,4 i&need
is# -7,2 doe&the -7,-1 rst -7,-2 graphql -7,-3 ^defining ^high ^multiple pytest self would -7,-4 support&policy
this&for -7,-5 policy the&team -7,-6 note&on pip project$ -7,-7 ^reference governance limitation -7,-8 faq -8,23
goods:lower-sku -8,19 shoe -8,18 galvanized inch pack steel -8,16 ceramic copper cotton wireless -8,15 cordless oil
-8,14 alternative&to price&for -8,13 total&of -8,11 ^catalog -8,9 shape:number -8,8 case:short -8,7 find&the goods:part
-8,5 note -8,-2 ^writing automatically do&i example&of toml$ -8,-3 ^-ing ^example ^installing -8,-4 ^configuring
^creating ^customizing ^django a&method subscription -8,-5 ^additional architecture recommended -8,-6 ^version security
-8,-7 ^available admin notification$ plugin&system -8,-8 design team -8,-9 overview -8,-13 file:document -9,20 rubber
-9,18 leather plastic -9,16 list&all material# -9,13 large -9,12 specification -9,8 ^new -9,5 you -9,-2 need&a -9,-3
^about are&there checker discriminator -9,-4 ^other command&line how&do -9,-5 guide -9,-6 agenda -9,-8 guideline
meeting -9,-9 cp# roadmap -10,21 distributor industrial wooden -10,20 part# -10,19 stainless -10,15 what&the -10,9
return# -10,3 ^i -10,1 can&i -10,-1 change&to -10,-2 ^please breaking -10,-3 pull&request -10,-4 how&doe -10,-5
^advanced ^deprecation ^step order&to -10,-13 who&is -10,-15 name:host -11,21 buyer -11,-3 docker -11,-6 maintain
-12,23 fit -12,8 introduction -12,4 ^when -12,-1 my -12,-2 please -12,-4 ^also -12,-6 method&of -13,4 code&of -13,-2 us
-13,-3 ^option your -13,-4 class&of -13,-8 ^idea explain&the -14,14 ^model -14,5 question -14,-2 ^we -15,14 medium
-15,11 inventory&of -16,18 duty erp -16,0 cost&for -18,42 goods:number -18,0 ext -20,25 goods:sku -23,14 case:title
`;
