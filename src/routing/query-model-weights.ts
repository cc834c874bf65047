/** Made by `scripts/query-model/train.ts`: features and their weight in hundredths, positive for code. */
export const QUERY_MODEL_WEIGHTS = `
tweak=239 ^option=-238 ^step=-234 ^construct=233 your=-218 ^options=-213 my=-213 ^to=-210 ^built+in=-199 ^high=-199
ext=-199 ^column=-193 ^stop=190 implements=188 increase=188 ^example=-185 breaking=-185 embedded=-183 black=180
overview=-176 represent=176 ^fixing=175 ^export=174 prototype=173 shape:question=-172 walk=172 ^about=-171
automatically=-171 ^upgrade=170 increment=169 ^disabling=-168 ^loads=166 ^release=166 ^use+the=-166 docker=-166
community=-163 ^re=161 ^represents=161 choosing=-161 ^drop=160 components$=-160 refactoring=160 skip$=160
customization=-159 validate=159 ^usage=-158 ^updated=155 recommended=-155 ^mark=154 execute=154 expose=153 small=152
^additional=-151 deprecate=151 properly=150 sort=150 svg=150 typo$=150 error$=149 fixes$=149 tools=-149 ^better=148
^environment=-148 case:title=-147 const=147 timer=146 ^deprecate=145 ^model=-145 adjust=145 str=145 ^supported=-143
^the+url=143 attempt=143 regex=143 ^clarify=142 deps=142 ^global=-141 ^prevent=141 ^rewrite=141 box=-141 applies=140
^update=139 formatted=139 refactor=139 ruff=139 ^split=138 constraint$=138 mypy=138 ^apply=137 ^gets=137 ^pytest=-137
^simplify=137 renders=137 routes$=-137 ^cross=-136 ^handle=136 contributor=-136 linter=136 sends=136 simplify=136
spelling=136 timeout$=-136 ^fixes=135 preserve=135 ^added+support=-134 ^close=134 ^common=-134 ^configure=-134
^how+to=-134 ^process=134 assignment=134 transformer=-134 details=-133 editing=-133 final=133 represents=133 detect=132
since=132 ^render=131 ^switch=131 development=-131 starts=131 ^changing=-130 ^template=-130 eslint=130 iterator=130
schemas$=-130 ^can=-129 address=129 condition$=129 double=129 fn=-129 leak=129 representing=129 ^implement=128
^load=128 ^removes=128 ^sets=128 ^show=128 ^sql=-128 decode=128 selecting=-128 ^error=-127 ^reduce=127 accessing=-127
escaped=127 perform=127 pull=-127 ^runs=126 ^special=-126 ^start=126 ^this+is=126 coding=-126 exception$=126 fix=126
initial=126 party=-126 ui=-126 ^correct=125 ^format=125 bug$=125 production=-125 redirects=125 rule=125 ^fix=124
arg=124 encode=124 rename=124 ^adds=123 ^restore=123 ^server=-123 ^support=123 adds=123 backend$=123 clarify=123
migrate=123 views$=-123 ^how=-122 ^why=-122 remove=122 exclude=121 packages$=-121 ^refactor=120 cleanup=120
cleanup$=120 ^advanced=-119 ^change=119 component$=-119 design=-119 fixes=119 received=119 shape:\`quoted\`=119 v=119
w=119 ^move=118 ^remove=118 ^rendering=-118 conventions=-118 restore=118 serialize=118 ^fixed=117 ^handling=-117
builds=117 ^migrate=116 ^resolve=116 ^user=-116 allow=116 applying=-116 emit=116 only$=116 socket=116 ^next=-115
^setting+up=-115 ^updates=115 either=115 handles=115 provides=115 thrown=115 improve=114 mocking=-114 quick=-114
repr=114 ^improve=113 ^minor=113 consistent=113 implement=113 project$=-113 typing=113 ^build+the=112 ^encode=112
^generating=-112 ^installing=-112 formats$=-112 logic=112 ^automatic=-111 bit=111 catch=111 decoding=111 pip=-111
protocol=111 removes=111 written=-111 ^-ing=-110 ^sending=-110 ^update+the=-110 ^what=-110 call$=110 dev$=110
getting=-110 indicate=110 manager=110 may=110 merge=110 parsed=110 recursively=110 ^defining=-109 ^documentation=-109
^using+a=-109 ^using+the=-109 ^when=-109 ^wip=109 correctly=109 datetime=109 free=109 makes=109 optimize=109
redundant=109 supporting=109 updates=109 wip=109 wrong=109 ^multiple=-108 ^parses=108 clear=108 dataclasses=-108
digest=108 extract=108 fixed=108 parse=108 parts=108 transport=108 whitespace=108 ^added=107 fix$=107 flake8=107
loader=107 requested=107 rows=-107 separate=107 total=107 valid=107 y=107 asynchronous=-106 identifier=106 sys=106
^delete=105 docstring=105 resolved=105 typos=105 ^closes=104 ^extract=104 ^set+the=104 accept=104 fails=104
guidelines=-104 implemented=104 steps=-104 to$=104 tree$=104 why=-104 wrap=104 ^clean=103 ^file=-103 ^other=-103
descriptor=103 improvements=103 move=103 postgres=-103 proxy$=-103 ^finds=102 ^how+do=-102 ^update+dependency=102
filter=102 flow=102 height=102 model$=-102 optional$=-102 use$=-102 ^static=-101 ^working+with=-101 allows=101
close=101 display=101 parses=101 unnecessary=101 chunk=100 comment=100 correct=100 handle=100 match=100 notes=-100
relationships=-100 underlying=100 ^retrieves=99 blob=99 float=99 retrieves=99 wrapper=99 ^ensure=98 ^generates=98
background=-98 chunks=98 combining=-98 consider=98 ensure=98 phase=-98 receive=98 registry=98 relative=98 ^allow=97
^only=97 ^provide=97 apis=-97 identity=97 intersphinx=97 redis=97 removing=97 set$=97 transition=97 typeerror=-97
user$=-97 ^add+a=-96 ^overriding=-96 ^returns=96 ^whether=96 buffer=96 closed$=96 fn$=-96 high=-96 invalid=96 vs=-96
^add=95 com=95 computed=95 description=95 lock=95 provided=95 trailing=95 finds=94 gets=94 normalize=94 script$=94
then=94 ^like=93 ^optimize=93 cursor=93 drop=93 hostname=93 indentation=93 registers=93 ^defines=92 accepts=92
compiler=92 converts=92 declare=-92 definition=92 fixing=92 statement=92 ^clear=91 ^configuring=-91 ^customizing=-91
^docs=91 ^make=91 ^query=-91 ^rename=91 again=91 closes=91 concurrent=-91 customizing=-91 docstring$=91 field$=91
filename=91 guide=-91 length:2=-91 location=91 matches=91 necessary=91 passed=91 registered=91 stream$=91 writes=91
zero=91 ^correctly=90 ^do+not=90 ^proxy=-90 ^running=-90 argument$=90 checks=90 flag=90 func=90 lookup=90 scope$=-90
switch=90 takes=90 ^internal=-89 add=89 defines=89 forward=89 given=89 maps=89 markdown=89 over=89 used$=89 while=89
^command=-88 ^creating=-88 ^enable=88 ^with=-88 children=88 correctly$=88 debug=88 help$=-88 javascript=-88 never=88
offset=88 ^generate=87 ^replace=87 containing=87 corresponding=87 export=87 ref=87 windows=87 ability=86 bytes=86
connections=86 creates=86 element=86 formatter=86 number$=-86 pr=-86 prevent=86 wraps=86 ^building=-85 ^implemented=85
^retrieve=85 ^writing=-85 added=85 cached=85 crash=85 deep=85 doc=85 for$=85 ^get+a=84 how=-84 notes$=-84 regression=84
traceback=84 ^converts=83 admin=-83 clean=83 operation=-83 parameter$=-83 params=83 postgresql=83 retrieve=83 scheme=83
should=83 typo=83 ^get=82 ^request=-82 db=82 ^creates=81 ^helper=81 ^include=81 caching=-81 escape=81 hidden=81 it's=81
logger=81 operator=81 require=81 rich=-81 sets=81 stream=81 thread=81 ^raised=80 avoid=80 generates=80 menu=-80
reduce=80 rewrite=80 shape:kebab-case=-80 templates$=-80 testing$=-80 ^find=79 ai=-79 click=79 contents=-79 end=79
need=-79 routing=-79 snapshot=-79 transaction=-79 utils=79 =-78 ^add+test=78 ^creating+a=-78 after=78 implementation=78
res=78 returned=78 running=-78 two=78 util=78 ^async=-77 ^base+class=77 ^class=-77 ^determine=77 determine=77 hash=77
tuple=77 unused=77 ^called=76 ^security=-76 ^use=76 defaults=76 distribution=76 endpoint=-76 entries=76 fixture=-76
iterable=76 now$=76 other=-76 pass=76 resolve=76 signal=76 state=76 sync=76 url$=76 ^convert=75 ^write=75 before=75
document=75 guidelines$=-75 loop=75 shared=75 shell=75 test$=75 updated=75 version=75 ^application=-74 ^custom=-74
^return=74 advanced=-74 closed=74 forms=-74 log=74 logic$=74 models=-74 pytest=-74 relationship=-74 replace=73 req=73
site=-73 ^creates+an=72 ^handles=72 ^pass=72 date=72 false=72 for=72 i=-72 if=72 length=72 lint=72 list=72 meth=72
opening=-72 ^convert+a=71 ^fix+test=71 complex=-71 convert=71 exports=71 locale=71 rather=71 see=71 show=71 tag$=-71
when=71 x=-71 you=-71 ^determine+if=70 ^optional=-70 case:short=-70 failure=-70 openapi=-70 send=70 unicode=70
warning=70 ^a=69 ^checks=69 exception=69 failing=69 feature=-69 generator=69 generic=69 meta=69 param=69 returns=69
started$=-69 transform=69 whether=69 ^add+tests=68 ^check+if=68 buffer$=68 called=68 dict=68 specified=68 better=67
configuring=-67 currently=67 references=67 throw=67 was=67 ^ignore=66 ^parse=66 count=66 css=66 missing=66 update=66
^install=-65 ^using=-65 disable=65 exceptions$=-65 false$=65 ignore=65 message$=65 primary=-65 promise=65 timeout=65
^add+support=64 ^removed=64 ^returns+the=64 attr=64 auto=64 current=64 place=64 pretty=64 proxy=64 runs=64 that=64
contains=63 deprecated=63 g=63 namespace=63 raw=63 settings$=-63 signature=63 store=63 terminal=63 updating=63
^register=62 ^remove+unused=62 check=62 dictionary=62 error=62 parameters$=-62 this=62 utility=62 ^base=61 ^override=61
^register+a=61 controller=-61 copy=61 range=61 security=-61 tracking=61 ^avoid=60 ^return+the=60 annotations=60 c=60
dependencies=-60 entry=60 header$=60 into=60 issue=60 settings=-60 shape:--flag=-60 some=60 ^code=-59 being=59
broken=59 e=59 get=59 issue$=59 last=59 name$=59 raised=59 text=59 ^creates+a=58 doesn't=-58 message=58 project=-58
s=58 table$=58 what=-58 working=-58 ^setting=-57 multipart=57 read=57 register=57 through=57 call=56 messages=56
product=56 property=56 templates=-56 classes=-55 elements=55 make=55 per=-55 web=-55 ^test=54 all=54 item=54 method=54
so=54 already=53 cli=53 cookie=53 don't=53 example=-53 basic=-52 render=52 syntax=52 ^default=-51 order=51 server$=-51
^an=50 custom=-50 event=50 helper=50 keys=50 length:9-13=50 return=50 shape:PascalCase=50 used=50 changes$=49 column=49
decorator=49 fields$=-49 install=-49 shape:snake_case=49 skip=49 ^simple=-48 literal=48 multiple=-48 ^the=-47 base=47
creating=-47 download=47 info=47 instead=47 shape:(aside)=-47 support=47 ^set=46 action=-46 api=-46 class$=-46
handler=46 http=46 internal=46 package=-46 request=46 set=46 up=46 ^return+a=45 ^returns+a=45 function=45 more=45
route=45 parsing=44 status=44 task=44 by=43 empty=43 header=43 related=43 release=43 style=43 will=43 array=-42
built=42 cache=42 control=-42 from=42 its=42 tests$=42 to=42 type=42 via=-42 ^-ed=41 case=41 no=41 option=41 in=40
options$=-40 shape:colon=40 configuration=-39 class=38 length:3=-38 module=38 where=-38 connection=37 url=37
^response=-36 mapping=-36 tests=36 ^check=35 any=35 directory=35 import=35 length:6-8=35 an=34 handling=34 object=33
of=33 usage$=-33 use=32 view=32 ^-s=31 a=31 docs=31 case:names=-30 content=30 instance=30 options=-30 packages=-30
type$=30 as=29 be=29 has=29 on=29 variable=29 errors=28 length:14+=28 name=26 node=26 test=25 new=24 using=-24 json=23
one=23 value=23 shape:call()=-19 is=18 path=18 shape:dotted.name=18 and=-15 the=15 or=-13 ^-=8
`;
