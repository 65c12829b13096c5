/**
 * The named character references of the standard (section 13.5), in the order of their code points, which compresses
 * best: how far the code point is from the one before, unless it is the next one; the name; `!` if the semicolon is
 * optional; and `_` with the second code point if there are two. `Amacr^` stands for `Amacr amacr`, and `A2C*scr` for
 * `Ascr 2Cscr`.
 */
export const NAMED_REFERENCES: string =
  '9Tab NewLine 23excl QUOT! 0quot! num dollar percnt AMP! 0amp! apos lpar rpar ast 0midast plus comma ' +
  '2period sol 11colon semi LT! 0lt! 0nvlt_8402 equals 0bne_8421 GT! 0gt! 0nvgt_8402 quest commat ' +
  '27lbrack 0lsqb bsol rbrack 0rsqb Hat UnderBar 0lowbar DiacriticalGrave 0grave 6fjlig_106 21lbrace ' +
  '0lcub VerticalLine 0verbar 0vert rbrace 0rcub 35NonBreakingSpace 0nbsp! iexcl! cent! pound! curren! ' +
  'yen! brvbar! sect! Dot 0DoubleDot 0die 0uml! COPY! 0copy! ordf! laquo! not! shy! REG! 0circledR ' +
  '0reg! macr! 0strns deg! PlusMinus 0plusmn! 0pm sup2! sup3! DiacriticalAcute 0acute! micro! para! ' +
  'CenterDot 0centerdot 0middot! Cedilla 0cedil! sup1! ordm! raquo! frac14! frac12! 0half frac34! ' +
  'iquest! Agrave! Aacute! Acirc! Atilde! Auml! Aring! 0angst AElig! Ccedil! Egrave! Eacute! Ecirc! ' +
  'Euml! Igrave! Iacute! Icirc! Iuml! ETH! Ntilde! Ograve! Oacute! Ocirc! Otilde! Ouml! times! Oslash! ' +
  'Ugrave! Uacute! Ucirc! Uuml! Yacute! THORN! szlig! agrave! aacute! acirc! atilde! auml! aring! ' +
  'aelig! ccedil! egrave! eacute! ecirc! euml! igrave! iacute! icirc! iuml! eth! ntilde! ograve! ' +
  'oacute! ocirc! otilde! ouml! div 0divide! oslash! ugrave! uacute! ucirc! uuml! yacute! thorn! yuml! ' +
  'Amacr^ Abreve^ Aogon^ Cacute^ Ccirc^ Cdot^ Ccaron^ Dcaron^ Dstrok^ Emacr^ 3Edot^ Eogon^ Ecaron^ ' +
  'Gcirc^ Gbreve^ Gdot^ Gcedil 2Hcirc^ Hstrok^ Itilde^ Imacr^ 3Iogon^ Idot imath 0inodot IJlig ijlig ' +
  'Jcirc^ Kcedil^ kgreen Lacute^ Lcedil^ Lcaron^ Lmidot^ Lstrok^ Nacute^ Ncedil^ Ncaron^ napos ENG eng ' +
  'Omacr^ 3Odblac^ OElig oelig Racute^ Rcedil^ Rcaron^ Sacute^ Scirc^ Scedil^ Scaron^ Tcedil^ Tcaron^ ' +
  'Tstrok^ Utilde^ Umacr^ Ubreve^ Uring^ Udblac^ Uogon^ Wcirc^ Ycirc^ Yuml Zacute^ Zdot^ Zcaron^ 20fnof ' +
  '35imped 64gacute 66jmath 143circ Hacek 0caron 17Breve 0breve DiacriticalDot 0dot ring ogon ' +
  'DiacriticalTilde 0tilde DiacriticalDoubleAcute 0dblac 52DownBreve 128Alpha Beta Gamma Delta Epsilon ' +
  'Zeta Eta Theta Iota Kappa Lambda Mu Nu Xi Omicron Pi Rho 2Sigma Tau Upsilon Phi Chi Psi Omega 0ohm ' +
  '8alpha beta gamma delta epsi 0epsilon zeta eta theta iota kappa lambda mu nu xi omicron pi rho ' +
  'sigmaf 0sigmav 0varsigma sigma tau upsi 0upsilon phi chi psi omega 8thetasym 0thetav 0vartheta Upsi ' +
  '0upsih 3phiv 0straightphi 0varphi piv 0varpi 6Gammad digamma 0gammad 19kappav 0varkappa rhov 0varrho ' +
  '4epsiv 0straightepsilon 0varepsilon backepsilon 0bepsi 11IOcy DJcy GJcy Jukcy DScy Iukcy YIcy Jsercy ' +
  'LJcy NJcy TSHcy KJcy 2Ubrcy DZcy Acy Bcy Vcy Gcy Dcy IEcy ZHcy Zcy Icy Jcy Kcy Lcy Mcy Ncy Ocy Pcy ' +
  'Rcy Scy Tcy Ucy Fcy KHcy TScy CHcy SHcy SHCHcy HARDcy Ycy SOFTcy Ecy YUcy YAcy acy bcy vcy gcy dcy ' +
  'iecy zhcy zcy icy jcy kcy lcy mcy ncy ocy pcy rcy scy tcy ucy fcy khcy tscy chcy shcy shchcy hardcy ' +
  'ycy softcy ecy yucy yacy 2iocy djcy gjcy jukcy dscy iukcy yicy jsercy ljcy njcy tshcy kjcy 2ubrcy ' +
  'dzcy 7075ensp emsp emsp13 emsp14 2numsp puncsp ThinSpace 0thinsp VeryThinSpace 0hairsp ' +
  'NegativeMediumSpace 0NegativeThickSpace 0NegativeThinSpace 0NegativeVeryThinSpace 0ZeroWidthSpace ' +
  'zwnj zwj lrm rlm dash 0hyphen 3ndash mdash horbar Verbar 0Vert 2OpenCurlyQuote 0lsquo ' +
  'CloseCurlyQuote 0rsquo 0rsquor lsquor 0sbquo 2OpenCurlyDoubleQuote 0ldquo CloseCurlyDoubleQuote ' +
  '0rdquo 0rdquor bdquo 0ldquor 2dagger Dagger 0ddagger bull 0bullet 3nldr hellip 0mldr 10permil ' +
  'pertenk prime Prime tprime backprime 0bprime 4lsaquo rsaquo 4OverBar 0oline 3caret 2hybull frasl ' +
  '11bsemi 8qprime 8MediumSpace 0ThickSpace_8202 NoBreak ApplyFunction 0af InvisibleTimes 0it ' +
  'InvisibleComma 0ic 73euro 47TripleDot 0tdot DotDot 38Copf 0complexes 3incare 5gscr HilbertSpace ' +
  '0Hscr 0hamilt Hfr 0Poincareplane Hopf 0quaternions planckh hbar 0hslash 0planck 0plankv Iscr ' +
  '0imagline Ifr 0Im 0image 0imagpart Laplacetrf 0Lscr 0lagran ell 2Nopf 0naturals numero copysr weierp ' +
  '0wp Popf 0primes Qopf 0rationals Rscr 0realine Re 0Rfr 0real 0realpart Ropf 0reals rx 4TRADE 0trade ' +
  '2Zopf 0integers 3mho Zfr 0zeetrf iiota 3Bernoullis 0Bscr 0bernou Cayleys 0Cfr 2escr Escr ' +
  '0expectation Fouriertrf 0Fscr 2Mellintrf 0Mscr 0phmmat order 0orderof 0oscr alefsym 0aleph beth ' +
  'gimel daleth 13CapitalDifferentialD 0DD DifferentialD 0dd ExponentialE 0ee 0exponentiale ImaginaryI ' +
  '0ii 11frac13 frac23 frac15 frac25 frac35 frac45 frac16 frac56 frac18 frac38 frac58 frac78 ' +
  '50LeftArrow 0ShortLeftArrow 0larr 0leftarrow 0slarr ShortUpArrow 0UpArrow 0uarr 0uparrow RightArrow ' +
  '0ShortRightArrow 0rarr 0rightarrow 0srarr DownArrow 0ShortDownArrow 0darr 0downarrow LeftRightArrow ' +
  '0harr 0leftrightarrow UpDownArrow 0updownarrow 0varr UpperLeftArrow 0nwarr 0nwarrow UpperRightArrow ' +
  '0nearr 0nearrow LowerRightArrow 0searr 0searrow LowerLeftArrow 0swarr 0swarrow nlarr 0nleftarrow ' +
  'nrarr 0nrightarrow 2rarrw 0rightsquigarrow 0nrarrw_824 Larr 0twoheadleftarrow Uarr Rarr ' +
  '0twoheadrightarrow Darr larrtl 0leftarrowtail rarrtl 0rightarrowtail LeftTeeArrow 0mapstoleft ' +
  'UpTeeArrow 0mapstoup RightTeeArrow 0map 0mapsto DownTeeArrow 0mapstodown 2hookleftarrow 0larrhk ' +
  'hookrightarrow 0rarrhk larrlp 0looparrowleft looparrowright 0rarrlp harrw 0leftrightsquigarrow nharr ' +
  '0nleftrightarrow 2Lsh 0lsh Rsh 0rsh ldsh rdsh 2crarr cularr 0curvearrowleft curarr 0curvearrowright ' +
  '3circlearrowleft 0olarr circlearrowright 0orarr LeftVector 0leftharpoonup 0lharu DownLeftVector ' +
  '0leftharpoondown 0lhard RightUpVector 0uharr 0upharpoonright LeftUpVector 0uharl 0upharpoonleft ' +
  'RightVector 0rharu 0rightharpoonup DownRightVector 0rhard 0rightharpoondown RightDownVector 0dharr ' +
  '0downharpoonright LeftDownVector 0dharl 0downharpoonleft RightArrowLeftArrow 0rightleftarrows 0rlarr ' +
  'UpArrowDownArrow 0udarr LeftArrowRightArrow 0leftrightarrows 0lrarr leftleftarrows 0llarr upuparrows ' +
  '0uuarr rightrightarrows 0rrarr ddarr 0downdownarrows ReverseEquilibrium 0leftrightharpoons 0lrhar ' +
  'Equilibrium 0rightleftharpoons 0rlhar nLeftarrow 0nlArr nLeftrightarrow 0nhArr nRightarrow 0nrArr ' +
  'DoubleLeftArrow 0Leftarrow 0lArr DoubleUpArrow 0Uparrow 0uArr DoubleRightArrow 0Implies 0Rightarrow ' +
  '0rArr DoubleDownArrow 0Downarrow 0dArr DoubleLeftRightArrow 0Leftrightarrow 0hArr 0iff ' +
  'DoubleUpDownArrow 0Updownarrow 0vArr nwArr neArr seArr swArr Lleftarrow 0lAarr Rrightarrow 0rAarr ' +
  '2zigrarr 7LeftArrowBar 0larrb RightArrowBar 0rarrb 16DownArrowUpArrow 0duarr 8loarr roarr hoarr ' +
  'ForAll 0forall comp 0complement PartialD 0part 0npart_824 Exists 0exist NotExists 0nexist 0nexists ' +
  'empty 0emptyset 0emptyv 0varnothing 2Del 0nabla Element 0in 0isin 0isinv NotElement 0notin 0notinva ' +
  '2ReverseElement 0SuchThat 0ni 0niv NotReverseElement 0notni 0notniva 3Product 0prod Coproduct ' +
  '0coprod Sum 0sum minus MinusPlus 0mnplus 0mp dotplus 0plusdo 2Backslash 0setminus 0setmn ' +
  '0smallsetminus 0ssetmn lowast SmallCircle 0compfn 2Sqrt 0radic 3Proportional 0prop 0propto ' +
  '0varpropto 0vprop infin angrt ang 0angle 0nang_8402 angmsd 0measuredangle angsph VerticalBar 0mid ' +
  '0shortmid 0smid NotVerticalBar 0nmid 0nshortmid 0nsmid DoubleVerticalBar 0par 0parallel ' +
  '0shortparallel 0spar NotDoubleVerticalBar 0npar 0nparallel 0nshortparallel 0nspar and 0wedge or 0vee ' +
  'cap 0caps_65024 cup 0cups_65024 Integral 0int Int iiint 0tint ContourIntegral 0conint 0oint Conint ' +
  '0DoubleContourIntegral Cconint cwint ClockwiseContourIntegral 0cwconint ' +
  'CounterClockwiseContourIntegral 0awconint Therefore 0there4 0therefore Because 0becaus 0because ' +
  'ratio Colon 0Proportion dotminus 0minusd 2mDDot homtht Tilde 0sim 0thicksim 0thksim 0nvsim_8402 ' +
  'backsim 0bsim 0race_817 ac 0mstpos 0acE_819 acd VerticalTilde 0wr 0wreath NotTilde 0nsim EqualTilde ' +
  '0eqsim 0esim 0NotEqualTilde_824 0nesim_824 TildeEqual 0sime 0simeq NotTildeEqual 0nsime 0nsimeq ' +
  'TildeFullEqual 0cong simne NotTildeFullEqual 0ncong TildeTilde 0ap 0approx 0asymp 0thickapprox ' +
  '0thkap NotTildeTilde 0nap 0napprox ape 0approxeq apid 0napid_824 backcong 0bcong CupCap 0asympeq ' +
  '0nvap_8402 Bumpeq 0HumpDownHump 0bump 0NotHumpDownHump_824 0nbump_824 HumpEqual 0bumpe 0bumpeq ' +
  '0NotHumpEqual_824 0nbumpe_824 DotEqual 0doteq 0esdot 0nedot_824 doteqdot 0eDot efDot 0fallingdotseq ' +
  'erDot 0risingdotseq Assign 0colone 0coloneq ecolon 0eqcolon ecir 0eqcirc circeq 0cire 2wedgeq veeeq ' +
  '2triangleq 0trie 3equest 0questeq NotEqual 0ne Congruent 0equiv 0bnequiv_8421 NotCongruent 0nequiv ' +
  '2le 0leq 0nvle_8402 GreaterEqual 0ge 0geq 0nvge_8402 LessFullEqual 0lE 0leqq 0nlE_824 0nleqq_824 ' +
  'GreaterFullEqual 0gE 0geqq 0NotGreaterFullEqual_824 0ngE_824 0ngeqq_824 lnE 0lneqq 0lvertneqq_65024 ' +
  '0lvnE_65024 gnE 0gneqq 0gvertneqq_65024 0gvnE_65024 Lt 0NestedLessLess 0ll 0NotLessLess_824 ' +
  '0nLtv_824 0nLt_8402 Gt 0NestedGreaterGreater 0gg 0NotGreaterGreater_824 0nGtv_824 0nGt_8402 between ' +
  '0twixt NotCupCap NotLess 0nless 0nlt NotGreater 0ngt 0ngtr NotLessEqual 0nle 0nleq NotGreaterEqual ' +
  '0nge 0ngeq LessTilde 0lesssim 0lsim GreaterTilde 0gsim 0gtrsim NotLessTilde 0nlsim NotGreaterTilde ' +
  '0ngsim LessGreater 0lessgtr 0lg GreaterLess 0gl 0gtrless NotLessGreater 0ntlg NotGreaterLess 0ntgl ' +
  'Precedes 0pr 0prec Succeeds 0sc 0succ PrecedesSlantEqual 0prcue 0preccurlyeq SucceedsSlantEqual ' +
  '0sccue 0succcurlyeq PrecedesTilde 0precsim 0prsim SucceedsTilde 0scsim 0succsim ' +
  '0NotSucceedsTilde_824 NotPrecedes 0npr 0nprec NotSucceeds 0nsc 0nsucc sub 0subset 0NotSubset_8402 ' +
  '0nsubset_8402 0vnsub_8402 Superset 0sup 0supset 0NotSuperset_8402 0nsupset_8402 0vnsup_8402 nsub ' +
  'nsup SubsetEqual 0sube 0subseteq SupersetEqual 0supe 0supseteq NotSubsetEqual 0nsube 0nsubseteq ' +
  'NotSupersetEqual 0nsupe 0nsupseteq subne 0subsetneq 0varsubsetneq_65024 0vsubne_65024 supne ' +
  '0supsetneq 0varsupsetneq_65024 0vsupne_65024 2cupdot UnionPlus 0uplus SquareSubset 0sqsub 0sqsubset ' +
  '0NotSquareSubset_824 SquareSuperset 0sqsup 0sqsupset 0NotSquareSuperset_824 SquareSubsetEqual ' +
  '0sqsube 0sqsubseteq SquareSupersetEqual 0sqsupe 0sqsupseteq SquareIntersection 0sqcap 0sqcaps_65024 ' +
  'SquareUnion 0sqcup 0sqcups_65024 CirclePlus 0oplus CircleMinus 0ominus CircleTimes 0otimes osol ' +
  'CircleDot 0odot circledcirc 0ocir circledast 0oast 2circleddash 0odash boxplus 0plusb boxminus ' +
  '0minusb boxtimes 0timesb dotsquare 0sdotb RightTee 0vdash LeftTee 0dashv DownTee 0top UpTee 0bot ' +
  '0bottom 0perp 2models DoubleRightTee 0vDash Vdash Vvdash VDash nvdash nvDash nVdash nVDash prurel ' +
  '2LeftTriangle 0vartriangleleft 0vltri RightTriangle 0vartriangleright 0vrtri LeftTriangleEqual ' +
  '0ltrie 0trianglelefteq 0nvltrie_8402 RightTriangleEqual 0rtrie 0trianglerighteq 0nvrtrie_8402 origof ' +
  'imof multimap 0mumap hercon intcal 0intercal veebar 2barvee angrtvb lrtri Wedge 0bigwedge 0xwedge ' +
  'Vee 0bigvee 0xvee Intersection 0bigcap 0xcap Union 0bigcup 0xcup Diamond 0diam 0diamond sdot Star ' +
  '0sstarf divideontimes 0divonx bowtie ltimes rtimes leftthreetimes 0lthree rightthreetimes 0rthree ' +
  'backsimeq 0bsime curlyvee 0cuvee curlywedge 0cuwed Sub 0Subset Sup 0Supset Cap Cup fork 0pitchfork ' +
  'epar lessdot 0ltdot gtdot 0gtrdot Ll 0nLl_824 Gg 0ggg 0nGg_824 LessEqualGreater 0leg 0lesseqgtr ' +
  '0lesg_65024 GreaterEqualLess 0gel 0gtreqless 0gesl_65024 3cuepr 0curlyeqprec cuesc 0curlyeqsucc ' +
  'NotPrecedesSlantEqual 0nprcue NotSucceedsSlantEqual 0nsccue NotSquareSubsetEqual 0nsqsube ' +
  'NotSquareSupersetEqual 0nsqsupe 3lnsim gnsim precnsim 0prnsim scnsim 0succnsim NotLeftTriangle ' +
  '0nltri 0ntriangleleft NotRightTriangle 0nrtri 0ntriangleright NotLeftTriangleEqual 0nltrie ' +
  '0ntrianglelefteq NotRightTriangleEqual 0nrtrie 0ntrianglerighteq vellip ctdot utdot dtdot disin ' +
  'isinsv isins isindot 0notindot_824 notinvc notinvb 2isinE 0notinE_824 nisd xnis nis notnivc notnivb ' +
  '7barwed 0barwedge Barwed 0doublebarwedge 2LeftCeiling 0lceil RightCeiling 0rceil LeftFloor 0lfloor ' +
  'RightFloor 0rfloor drcrop dlcrop urcrop ulcrop bnot 2profline profsurf 2telrec target 6ulcorn ' +
  '0ulcorner urcorn 0urcorner dlcorn 0llcorner drcorn 0lrcorner 3frown 0sfrown smile 0ssmile 10cylcty ' +
  'profalar 8topbot 7ovbar 2solbar 61angzarr 52lmoust 0lmoustache rmoust 0rmoustache 3OverBracket 0tbrk ' +
  'UnderBracket 0bbrk bbrktbrk 38OverParenthesis UnderParenthesis OverBrace UnderBrace 3trpezium ' +
  '5elinters 60blank 165circledS 0oS 56HorizontalLine 0boxh 2boxv 10boxdr 4boxdl 4boxur 4boxul 4boxvr ' +
  '8boxvl 8boxhd 8boxhu 8boxvh 20boxH boxV boxdR boxDr boxDR boxdL boxDl boxDL boxuR boxUr boxUR boxuL ' +
  'boxUl boxUL boxvR boxVr boxVR boxvL boxVl boxVL boxHd boxhD boxHD boxHu boxhU boxHU boxvH boxVh ' +
  'boxVH 20uhblk 4lhblk 4block 9blk14 blk12 blk34 14Square 0squ 0square 9FilledVerySmallSquare ' +
  '0blacksquare 0squarf 0squf EmptyVerySmallSquare 2rect marker 3fltns 2bigtriangleup 0xutri ' +
  'blacktriangle 0utrif triangle 0utri 3blacktriangleright 0rtrif rtri 0triangleright 4bigtriangledown ' +
  '0xdtri blacktriangledown 0dtrif dtri 0triangledown 3blacktriangleleft 0ltrif ltri 0triangleleft 7loz ' +
  '0lozenge cir 33tridot 3bigcirc 0xcirc 9ultri urtri lltri EmptySmallSquare FilledSmallSquare 9bigstar ' +
  '0starf star 8phone 50female 2male 30spades 0spadesuit 3clubs 0clubsuit 2hearts 0heartsuit ' +
  'diamondsuit 0diams 4sung 3flat natur 0natural sharp 164check 0checkmark 4cross 9malt 0maltese 22sext ' +
  '34VerticalSeparator 26lbbrk rbbrk 85bsolhsub suphsol 29LeftDoubleBracket 0lobrk RightDoubleBracket ' +
  '0robrk LeftAngleBracket 0lang 0langle RightAngleBracket 0rang 0rangle Lang Rang loang roang ' +
  '8LongLeftArrow 0longleftarrow 0xlarr LongRightArrow 0longrightarrow 0xrarr LongLeftRightArrow ' +
  '0longleftrightarrow 0xharr DoubleLongLeftArrow 0Longleftarrow 0xlArr DoubleLongRightArrow ' +
  '0Longrightarrow 0xrArr DoubleLongLeftRightArrow 0Longleftrightarrow 0xhArr 2longmapsto 0xmap ' +
  '3dzigrarr 259nvlArr nvrArr nvHarr Map 7lbarr bkarow 0rbarr lBarr dbkarow 0rBarr RBarr 0drbkarow ' +
  'DDotrahd UpArrowBar DownArrowBar 3Rarrtl 3latail ratail lAtail rAtail larrfs rarrfs larrbfs rarrbfs ' +
  '3nwarhk nearhk hksearow 0searhk hkswarow 0swarhk nwnear nesear 0toea seswar 0tosa swnwar 9rarrc ' +
  '0nrarrc_824 2cudarrr ldca rdca cudarrl larrpl 3curarrm cularrp 8rarrpl 3harrcir Uarrocir lurdshar ' +
  'ldrushar 3LeftRightVector RightUpDownVector DownLeftRightVector LeftUpDownVector LeftVectorBar ' +
  'RightVectorBar RightUpVectorBar RightDownVectorBar DownLeftVectorBar DownRightVectorBar ' +
  'LeftUpVectorBar LeftDownVectorBar LeftTeeVector RightTeeVector RightUpTeeVector RightDownTeeVector ' +
  'DownLeftTeeVector DownRightTeeVector LeftUpTeeVector LeftDownTeeVector lHar uHar rHar dHar luruhar ' +
  'ldrdhar ruluhar rdldhar lharul llhard rharul lrhard UpEquilibrium 0udhar ReverseUpEquilibrium 0duhar ' +
  'RoundImplies erarr simrarr larrsim rarrsim rarrap ltlarr 2gtrarr subrarr 2suplarr lfisht rfisht ' +
  'ufisht dfisht 6lopar ropar 5lbrke rbrke lbrkslu rbrksld lbrksld rbrkslu langd rangd lparlt rpargt ' +
  'gtlPar ltrPar 4vzigzag 2vangrt angrtvbd 7ange range dwangle uwangle angmsdaa angmsdab angmsdac ' +
  'angmsdad angmsdae angmsdaf angmsdag angmsdah bemptyv demptyv cemptyv raemptyv laemptyv ohbar omid ' +
  'opar 2operp 2olcross odsold 2olcir ofcir olt ogt cirscir cirE solb bsolb 4boxbox 4trisb rtriltri ' +
  'LeftTriangleBar 0NotLeftTriangleBar_824 RightTriangleBar 0NotRightTriangleBar_824 12iinfin infintie ' +
  'nvinfin 5eparsl smeparsl eqvparsl 6blacklozenge 0lozf 9RuleDelayed 2dsol 10bigodot 0xodot bigoplus ' +
  '0xoplus bigotimes 0xotime 2biguplus 0xuplus 2bigsqcup 0xsqcup 6iiiint 0qint fpartint 3cirfnint awint ' +
  'rppolint scpolint npolint pointint quatint intlarhk 11pluscir plusacir simplus plusdu plussim ' +
  'plustwo 2mcomma minusdu 3loplus roplus Cross timesd timesbar 2smashp lotimes rotimes otimesas Otimes ' +
  'odiv triplus triminus tritime intprod 0iprod 3amalg capdot 2ncup ncap capand cupor cupcap capcup ' +
  'cupbrcap capbrcup cupcup capcap ccups ccaps 3ccupssm 3And Or andand oror orslope andslope 2andv orv ' +
  'andd ord 2wedbar 7sdote 4simdot 3congdot 0ncongdot_824 easter apacir apE 0napE_824 eplus pluse Esim ' +
  'Colone Equal 2ddotseq 0eDDot equivDD ltcir gtcir ltquest gtquest LessSlantEqual 0leqslant 0les ' +
  '0NotLessSlantEqual_824 0nleqslant_824 0nles_824 GreaterSlantEqual 0geqslant 0ges ' +
  '0NotGreaterSlantEqual_824 0ngeqslant_824 0nges_824 lesdot gesdot lesdoto gesdoto lesdotor gesdotol ' +
  'lap 0lessapprox gap 0gtrapprox lne 0lneq gne 0gneq lnap 0lnapprox gnap 0gnapprox lEg 0lesseqqgtr gEl ' +
  '0gtreqqless lsime gsime lsimg gsiml lgE glE lesges gesles els 0eqslantless egs 0eqslantgtr elsdot ' +
  'egsdot el eg 3siml simg simlE simgE LessLess 0NotNestedLessLess_824 GreaterGreater ' +
  '0NotNestedGreaterGreater_824 2glj gla ltcc gtcc lescc gescc smt lat smte 0smtes_65024 late ' +
  '0lates_65024 bumpE PrecedesEqual 0pre 0preceq 0NotPrecedesEqual_824 0npre_824 0npreceq_824 ' +
  'SucceedsEqual 0sce 0succeq 0NotSucceedsEqual_824 0nsce_824 0nsucceq_824 3prE scE precneqq 0prnE scnE ' +
  '0succneqq prap 0precapprox scap 0succapprox precnapprox 0prnap scnap 0succnapprox Pr Sc subdot ' +
  'supdot subplus supplus submult supmult subedot supedot subE 0subseteqq 0nsubE_824 0nsubseteqq_824 ' +
  'supE 0supseteqq 0nsupE_824 0nsupseteqq_824 subsim supsim 3subnE 0subsetneqq 0varsubsetneqq_65024 ' +
  '0vsubnE_65024 supnE 0supsetneqq 0varsupsetneqq_65024 0vsupnE_65024 3csub csup csube csupe subsup ' +
  'supsub subsub supsup suphsub supdsub forkv topfork mlcp 9Dashv 0DoubleLeftTee 2Vdashl Barv vBar ' +
  'vBarv 2Vbar Not bNot rnmid cirmid midcir topcir nhpar parsim 10parsl 0nparsl_8421 53251fflig filig ' +
  'fllig ffilig ffllig 55704A2CD3G3JK3NOPQ2STUVWXYZabcd2f2hijklmn2pqrstuvwxyz*scr ' +
  '53AB2DEFG3JKLMNOPQ2STUVWXY2abcdefghijklmnopqrstuvwxyz*fr ' +
  'AB2DEFG2IJKLM2O4STUVWXY2abcdefghijklmnopqrstuvwxyz*opf';
