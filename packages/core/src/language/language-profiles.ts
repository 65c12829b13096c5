import type { Script } from './script-ranges.ts';

/**
 * N-gram profiles of languages that share a script (data only).
 *
 * Each is a linear softmax classifier with non-negative weights, fitted by us on windows of 12 to 200
 * characters and cut to the n-grams and weights that matter. Only these statistics are kept; README.md says what
 * they were fitted on. The order of `languages` gives the letters in `rows`.
 */

/** Languages that a profile was trained on but does not distinguish. */
export const UNKNOWN = 'und';

/** Weights of the n-grams of one script. */
export interface LanguageProfile {
  readonly languages: readonly string[];
  /**
   * What a weight of 1 is worth as an exponent of the softmax: the fitted scale times 1.5, because weights truncated
   * for size are underconfident (1 / 1.5 / 2: 2 / 6 / 10 % wrong at 20 characters, 44 / 31 / 24 % null).
   */
  readonly unit: number;
  /** N-grams with their weights, see `readRows` in ngrams.ts; ordered by their ends, which compresses best. */
  readonly rows: string;
}

/** @trained */
const LATIN: LanguageProfile = {
  languages:
    'en de fr es pt it nl sv no da fi et lv lt pl cs sk sl hr ro hu tr vi id ca eu gl cy ga is sq tl sw af az uz und'.split(
      ' ',
    ),
  unit: 0.252,
  rows: `hai1C2A ina1gFG2A un1btxI2A _que2A de1bdej2A nto1em2A ción2A iti1ars2A os1B2dek3A ten_2bgz3A ión2d4A
hei1aeH2g4A que1eH3y4A un_1tBJ2mK3cfy4A ón1D2d6A ado1d2eA _é1uyC3g4eA de_1K2dty3cg4eA ou_1q2cp3a5eA non_2c4fA
lla_2h3k4fA lla1hkB2afA se_1dhpvE2lA ao_1F2ew3G5sA nh1B7ewA c1ceftvyC2dowA ha_1eiC2yA ió2dyA mae1G2B _mae1G2B
mae_2B _mae_2B ydd2B yw1ao2G3B edi1I3B dd_3B _ga1mzC2n3B od_1o3B cy1lJ2H4B wn1a4B ys1a4B ff1c4B hy1p4B
y1apuK2nqIJ3kov4B yd1j4HJ5B _cy2K5B wed1a5B fe1u2b5B yn_1h2d5B _dd5B aw1aFGH3o5B _gw5B _am1b2a3K4y5B _gy5B
_o_1ot2F3e4yA6B yf1ov2D3H6B yn2dDH6B gw6B _r_1a7B _rh7B rh2k7B au_4ct5G6x7B dd8B ae1G4K9B ew1x2aB _g1vw2zC3abB
_ar1deln2akB ll1fiyA2bE3hkB w1bgtvGH5oB od1o2pqs3rB u_1cowyD2tGK3mpqsB len1v3g4uB _i_2C4sE5aijo7hyB
go1K2ar3o5zB ach_1bo2C dir_1v2C ith3C eis1k2n3C agu1dz2G4C ait1l2z3c4C gus2l4C h1bjvEJ2a3w4C dh_5C _ag2a5C
ach2g5C mha1i5C gus_1n5C tea1z5C _le1fi2cuz5C eo1kuw2h6C _bh6C ea1l2t3az6C _ar_1n4m6B7C omh7C _an_1nHI3l7C
éi8C ai1x2al3ezB4ckmn8C ío8C ái6A9C mh1B9C bh9C ao1w2l3AG4es9C án1dpu2AC _do_1apqr3eoAC nn_3iD5bC air2cC
ann1B2bfC _den_1bijz2hC ú_3K4qC á4w5deA6D9pquC f1abjB2D nda1vxK2D _að_2D rei1ae2A3D kil1F3D að_3D ið_3D þe3D
_þe3D ðu3D ld1adI2ilz3D _að3D á_1dpAK2eq3C4D ða4D kki1K3k4D _sk1q2hin4D _ek1oE2v4D ey1ft2aK3v4D eð4D _á_1C4A5D
fn1b2d3B5D ið5D _á1uC4A6D um_1ax2be3K6D af1agH2K5j6D ekk6D að6D ð_8D _í3e9D ð9D þ9D _þ9D ar_1dim2hyA3eCD
_er1j2iJ3z4bD ré1qC5cD una1y2f3dD ef1ego2hD _og2f3j4iD _og_3j5iD _er_1g3j5iD nn1f2bc3kBC6iD æ9jD g1hnH2ijD
_til_3ijD ki1aoz2nJK3kD ki_1vGJ2o4rD _h1aiGH2dzD në_2E me_1f2E _nj2E jë2E një2E _në2E rë2E ër_3E të_3E _të_3E
ën3E _për3E im1ns3E _të3E imi1kG4E jt1qK4E për4E sht4E në4E _pë4E nga1fA2iDK5E _dh1K2C4d5E ër5E ës5E pë5E
dhe_6E dhe6E të6E sh6J7E j1lnqxDJ2kmpK3u4os5r7E ua1ady3efxC5z7E ë2H9E ë_9E dh1K4d5G7CE _e_2K6eA8fE it_2abc3pE
tek1r2gsE rre1l2czE pan1abA2F ag1ctuzC2F pat1jxG2F it1aryzEH2F bu1K2F _n1npwCK2F sy1ciK2F kila2F indi1fgA3F
ong_3F ka1mrsxG2h3F hin3F nak2u3F di_1rx2B3fJ4F ay_1w2K4F mga4F _hin1be4F mg4F _na1gsA2pqG3or4F _ka1b3v4F
ng_2w4F ang1x4F ito1ef2A5F mga_5F _mga_5F _mga5F hind5F _mg5F _ang1jB2b3h6F _at_5j6F sa_1sC2K4kq6F ang_1H5x6F
_ay_7F _ay1dv7F _ng2K5w7E8F _ng_9F _ang_9F _sa_1s2C3c7q9F ion_1a2cF sa1kx2mF pa1ckx2nF ay1tvw2jJ3dsF
ala1uv2k3xF apa1kG2hvxF hi1tFJ2G li1eJ2G am1aK2G mtu_2G _mtu_2G kwa2G _kwa2G mt1b2G ot1m2G mtu2G _mtu2G _kw2G
tik1mnzE3G ifa2vJ3G ha1auFK3G ji1x2npK3G zi_3G ake1g2a3G cha1sJ2c3G mu_1mor3G aki1ov3G ika_2rx3G az1suA2z3G
_wa1gFJ3H4G _kut3J4G kat1ou2rz3J4G ote1r3K4G ku1kmz2lEK4G wa1xF2aoH3bK4G kwa_4G _kwa_4G _wa_1a4G za_1s3f4G
azi1z2fs4G _mt4G _ya_1I5G hu1K2C4J5G ni_2E3rJ5G wa_4K5G we_3aK5G ake_5G ote_5G ali1a5G _ana5G amb1A4y5G
yo1uJ2v3aFK6G _ya1xIK6G aki_1v6G _ku1klEK2j3gv6G kati1J7G haki9G io_1nz2f3BG iw1o4BG na_1opFK2s3CG
ja1oJ2emr3klDG mb1ty2cdxEG _ma1o3FG _na_1oC2ep3qsA6FG ila1ir2xFG awa2axFG ati1ac2gG cho1vwy2ku3dhG end1b3lG
_k1gmpuJ2wEK3blG _kat1o3rG ika1J2sG _bi1bIK2sG za1fA2rsG ny1K2o3xy4uG nde1bghvG2H rd_1bf2H gs2H e1agijltv2H
ag_1bB2C3H _att2ch3H ifi1qFJ2i3H tel1b2p3H ska1z2imr3H tot1mK2rs3H ir_1cemA2yC3DI4H die2z3b4H van1s2q3g4H
sl1gnqrsC2i4H erk1DJ2x3gk4H _on1k2agl4H asi1n2xAJ3G5H wat2aG5H die_1b5H _ge1bD2v4g5H gt1n3bj6H nie_4o5q6H
_nie_1oq7H g_1ijsJ2FH _sa1clms2tFH _be1gmI2xJ3aH _die_1g3bH _ver1cg3bH _n_1tw3cH _en_2ghA3jy4d5cH nder2gH
word3gH _om_1i2h3gH aan2k3gH _om1K2hlr3gH oe1adlzB7gH aa1o2F3G6l7k9gH vo1s2ce3bgH ie_1t2g3c4bo5qH in_1bEF2arH
tv1hiqr3sH om_1j2y3hiqsH _v1blpqD2r3gwH at_1tFJ2px3yH və_2I _və_2I ək2I ol1fux2I və2I _və2I quq3I əs3I ət3I
eti1xAE2v3I rə3I sə3I _tə3I x1hwJ2cz3yA4I lm1u2k3J4I ün_4I əl4I ün4I ər4I də4I tə4I ən5I lə5I mə5I ı_4v6I ə_7I
q1aAE2cdey3K7J8I ə9I q_3aI ed1r2jsI bir_1AJ2vI sı2vI ın3vI ı9vI ç1K2yE9evI ü6u9blvI ik1inxH2zI sh_1E2J
da1exABI2J _r1a2J as1di2J ma1v2J ed_1ijlCDHI2nsF3J la1I3J uq1IK3J _ser1d2a3J uc1bo2a3J _tu1knrF2f3J nl2i3J
av1cimsI2n3J _bo1hqB2cr3J da_1AIK2els3J lan2bv3J bir1AI2rv3J gan1iC2B4J ida1elA2d4J lma1uI2k4J _va1ghlm2k3u4J
oz1i3su4J ga1lzDEFK2x4J gi_1v2lx4J adi1lnz4J gan_3xBC5J qa3IK5J lg1d2lH3i5J xa1y2A4z5J iy1F2v3GI4K6J ish2aG7J
qi7J lar1I2v7J va_1sty8J ʻ9J oʻ9J chu5CJ ec1I2FJ kut3GJ bu_1v3GJ _hu1d2GHJ ik_1x2zHJ ent_1cyFHK2IJ
use1lDH2CF3IJ _mu1k3dJ iri1K2fJ _q1wyI2dfJ dan_1h2v3x4gJ kla1bi2nJ tl1q2vJ _bir1I3vJ rl2bvJ _b1avxzCI2wJ
aka1F2K a1lnsxAFI2K que_1de2K nge1h2K lá2K ndi1G2D3K ntu1xzF3K ana1dv2G3K is_1agnxACH3K _x1wA2J3K ny_1c3K
ita1el3K aj1rJ2dt3K _ní2C4K kw1G4K lo_1dq2fG4K rec4K tat1ft2y4K yo_4G5K j_1s3oq5K dre1iqy2t5K _ny1G2iu5K
ae_3B6K í_1q3C4D5p6K sy_2B4H7K iu2q3f5t6ny7K _ny_8K ụ5w8K ẹ8K è1y6c7f9K î5ct9K ọ1w9K ħ9K ci1aemy2dqAK
edd1hp3BK _ç1vI2EK ndi_1lJ2D3FK we1g2bH4GK oj2mq4nsGK yi2uIK aq2EJ3yIK on1H2cK us_1bxy2cK cio1e2y3dK
cion1d2y3eK ê7wH8c9eK _per1ny2fK wan1H3oK ub1aF2o3pK ke_1ajr2sK ye1jntv4u5sK hak2gvK _l1ly2df3cwK sen1bfk2yK
_e1aiyAD2de3zK _par1cdeA2a _ac1gtAB2a ve1egjnD2a up1hrD2a _ex1egF2a id_1hlH2a on_1bclFK2a sta1g2a our1g2a
fr1di2a su1dl2a pri1cr2a ust1lnr2a tra1fs2a and_1kv2a th_1jB3a tha1C3a ong2F3a ish_2J3a ph1b2wK3a c_1kwy2c3a
al_2d3a he_2f3a of_1H2g3a _fr1i3a for_1j2i3a d_1CFH2l3a _and2x3a ail1z2lF4a y_1dq2pwF4a _ca4a _w1sH2b4a
f_1H3d4a _of1g4a _of_1H2g4a ill1j2ch4a _for_1ij4a or_1t4a _jo2ku4a _and_1kv4a by1f2H3op5a _as1kA3H4G6a
_yo1j2K3J6a ot_1m2rH8a _in_2H3b4g5f7r8a _to_1n2ov8a _on_2k5l9a tiv1iE2b der_1H2b ht_2b _so1ac2b _wi1ns2b
_ni1dgGH2lrA3b _is1vCJ2agH3b lle_1kA2cfiH3b er1gi3b ist1dsvA2k3b nen1g2k3b nk1aq2n3b lt1fjs3b nd_1kt3b
_und1iv3b eit1D2B3eA4b ich1AK3c4b _si2di4b be1agxA2z4b ch1chG2gqJ3pB5b sie1go2H3K5b _mi1uyH2a5b wie4o5b
hl1qJK3p5b ih1ksv2K3r4x5b _ein1iy5b _da1mrsv2fx3z5b _der3dj5A6b cht_1gC6b ein1c2D6b _die1g2H6b au1k3mz4cn6b
im_1E2as6b _au1z2a4cG7b hr1qC3d7b eine7b _vo2c3gy7b _der_4j8b _od1q2opr4s8b ür5v8b und_1z8b
ei1glH2k3myA4enC6D7iB9b ung2nxK9b zu4z9b _we1gB2ab st_1clD2ab act1A2c tr1dfqyA2c sé1uD2c ue_1e2c tio1aj2c
lis1l2c rs1ajs2c le_1flC3c _pa1emE2F3c _des1b3c e_1aeijstA2f3c lig1hJK2j3c san3c ne_1ijls2r3c les_1dy3c
ant1ady3c _en1yA2dhH4c _ce1CF2q4c _un1aA2dfm3by4c _et1jwK2h3z4I5c _du_2ijz3h5c mm1g2bhj5c ou1vA2aH3p5c nt_1y5c
du_1hj2i3z5c ur_2b3aE4D6c eur4H6c iq1eJ2a6c des_4b6c ier1oHK3b4d6c dan1gJ2o6c _est1K2A4t6c onn1f2v6c
_le_3d4f5C7c _la_2G3fK4t5y6d7c à_1y2e3w6f7c pou1K2q7c _pou1K2q7c _dan1o3g6x7c _d_3K5y7c eu1gA2k3H5byB8c
_l_5fyK8c ez_1d3z8c une1K2t4z8c _et_1i2l3j5K9c _à6e9c est_1lFH4o9c para1eA2d _yn_1B2d zn1oqrs2d pu1fkx2d
one1hz2d _lo1aG2vK3d ede1jv2f3d _la1cfimny2rt3d _del_1K2fy3d ón_1A4d má1pqA4d _yn1B4d hw3B4d ad_1fgB4d
_de1eyA2t3K4d ión_4d ado_4d una_1yIK3f4d _es1bcfz2eyAK5d _pu1f3a5d ione1j2bh4f5d _y1knv2K3a4GJ5B6d
_se_1rtA2s3HK5p6d ́1AK3w6d ue1cjyzA7d ien1H2af7d os_2n5eA8d _y_2F6B9d _el_7y9d r_1adijA2e _pod1oyA2e
pod1oqyA2e dos_2e dig1gi2e lin1gjko2e do_1do2zA3e gi1D2zJ3e one_2f3e áv1p2q4e ais1C2k3cA5e m_1oD2ab5e
ela1az3hA4x5e _ou2a4cA6e dad2dA6e uma1am2F6e ár2u3q6e ên1K4w6e em_1mK2op3bruD8e ão_9e _um1fq2D6b9e ão9e ã3w9e
fic1klAFK2ce nte1bfA2de as_1CH2bhmn3AK4de o_1p2or3aK5fA6de bil1bG2f ile_2f ess1ek2f pos2f ica1v2f ta_1ikz2f
cc1A3f pag1hkt2vwF3f non1c3A4f _non1c3A4f sc2bgC4f ere_1j2K4f chi1gJ2G3acd4f del1G3r4f est1yB2t4f ei_1i3bklt4f
ndo1dtz4f _non_2c4A5f ato1rs2dA5f i_1aorsty2xBEGJK5f che1abAK2c5f re_1qt2ai5f per_1a3K4y5f ell1bh2ck6f
_del1yK2r6f tt1bhu3D4k5i7f _il2GK4v5c6s7f gg1oDF3ix7f _per_4K5y7f _ri2J5a8f _di_2xF9f _il_4c9f zion9f zio4z9f
to_1jn2af la_1o2dyGK3cf no_1s2ry3df co1ac2ef ss1aik2bc4ef ente2def cti1cA2g br1djA2g _wor1aH2g op1i2g of1vw2g
ke1rx2g ssi1cy2g ht1as2bklE3g p_1w2a3g ft1as2b3g tan1ch3g _op1diH2j3g _he1H4g _nie1oq2H4g van_1u3H4g
het_1u3EH4g unt1xF3a4g zo1qt2K4A5g zi1msvzEJ3fK4G5g _het3H5g _van_1u3H5g _van2u3H5g _het_4H5g eer4lH5g _een_5g
ken1h5g _ee3l5g _u_1ad2EHK4s5g ui1d2ceft3H5C6g esta1y2K6g _een6g _z1s3bdo4pqr6g aar1l2H7g _te_2dE4H7g oor5H7g
en_1ik2hjyA3z4b7g iet1k2K6m7g cht4C5b8g _de_2A4et5cdyK9g ij1mr4s5n9g t_1hijy2ag _is_1CJ3H4ag ge1j2H4bg
sch1t3a8bg ez1t2uzK3cg _an1flvC2h _kan1ijH2h ex1e2h _ell1ij2h _som1ij2h _för2h oc1eFIJ2C3h ning1j2J3h
nin1j2vJ3h ka_1sx2K3h gen1ajK3h ör_3h för_3h _för_3h att_1b3h ler_1i3h ller2i3h var1mr2i3h som_2ij3h
_som_2ij3h äl1bk3h för3h ch_1noqv2bB4h ör1l3D4h _vi1jmnD2H4h med1jr2i4h _til2D3ij4h vä1k2l4h _cho1x2vwyG3ku4h
ade1lA2y4h ck1aI3b5h kt1gjmnopq4b5h _fö5h _ä6h fö6h är_7h nte_2eA3d5f7h tt_1b3uD4i7h till7h yc1B5o7h _att_8h
än2b3k8h ö3l4bkI7uvD9h å6i7j9h och1bq9h ll_1f3ah rt_1b2i ig_1ab2i erd1g2i _ik1j2i _ikk1j2i _f1aj2i ing1gl2i
han1ns2i yl1wI2pJ3i _ti1hjkmxD2d3i il_1cjxC2f3i ikk1j2k3i ila_3rG4i k1hvF2lnsxzDK3jkmopqruEH4i _med2jr3h4i
_å1j4i uk1nszEHK2kxF5i pp1s2hD3c4f5i ett1cf5i av_3h4m5i _ei1bCD2l3k5B6i inn2C3ho5D6i å_1h2j6i gj7E8i
_ut2cG3h8i _å_9i jo1mu2ar3n4k5d9i ø8j9i las1a2p3di all1H2fi det_2hi het1K2uH3gE4hi _av_6hi _av1fk5c6hi kke_2j
ikke2j det1i2j og1hmosu2j ere1gtuvzA3j til_2iD3j ds1w2H3j kke2g3j lle1abg3j elle1cl3j vn1q2rs3j ly1atH2nsu3j
ind1uvF4j sk1az2ipr3hDH4j ud1nvJ3l4j er_1cins4j hv1l3D5j ej1px2rE3eo4dq6j _af1aDH3cg7j tte1ln2cj et_1EHK2gi3cj
es_1y2cdj ens1e2gj den_1bkv2gj vis1iAG2hj som1i2hj iv1defs2hj _har_1hJ2ij til2ceD3ij _kan_1g2hij sta_1d2k
ine2k tai1CI2G3k tä_3k ns_1hvwyA2c3k aan_1xH4k taa4k nen_2bg4k dos1e2K3v4k oh2bp3lE5k kk1gju3D5i6k äy6k ä_8k
tä1l2bk oi3z6C9ck n_1bghjvwAK2dk tie3d6gk tta2f3hk ast1C2l aga1xyF2l tus1H2l id1dCJ2l ma_1es2l ine_1bCG3l
mi1abdo3l b_1doy3l _vä3l mis1i4l _ü3I5l iga1J2h5l kas2m3x5l oo1kuw2h3H4g6l är5h6l _võ6l ud_1dpyJ7l õi7l võ7l
õ9el ad1qsyA2del ava1sI2kl mä2kl va2suH3kl ja_1s2u3kl ää4kl _ei_2B5kl _ja_2y5kl uu1goG3K6kl ii1q2K5t6kl
ise3ckl ee1o3H4gkl ä9bhkl um1huD3m ša4m īb4m pie2d4m āt4m īt4m tā4m _at2ej3nxF5m uz1I2zK3J5m _vai1k5m
ai_1t2k3x4n5m tī5m ā_6m _ie3g6m ie1n2c3dgH5bq6o7m ā9m ē9m ī9m vai2am _no1cA2yJ3am _pi1x2F3fm _un_1A2t3c4dy5fm
_dat1gkpwH2hm ks1ix3klm us1lIJ2n mo1rsJ2n vie1abfm2n tin2n ši1r2n fil1hsw2n mo_1K2d3n _ap1cs3n mas1diJ2x3n
tas1zCK2jx3n ti_1a2rs3f4n iš1r2s5n či1qs5n gal1K6n _ir_1C5m6n yr1diB6D7n į_7n š3p4r5q6s7m8n _į8n ų_9n
uo1BG6f7k9n ą_5o9n ė9n į9n ų9n _su1f2e3cdn yt1koJ2in sel2ln ū8mn ty1ghk2o lik1HJ3o kr1hEH2i3o _do1sC2pr3o
ni1aJ2rs3o lu1ehvD2kt3o nia2aB3q4o nia_1y3q4o zy4o nie1H3g4q5o go_1d2z4C6o _w_3a6o ę_5n6o wy5H6B7o _wy1H7o
dz3q5m7o z1dgtvI2fsJK3br4mpq5u6z7o prz7o ó1ew4dA6u7CD8o rz1b8o ż2K9o ć_9o ę5n9o cz9o ł9o ś9o _ja1eklpGJ2bo
_kl3go ą9no ní_1q2p st1bgoqr2p át1qu2p _sv1ksx2p dy2anoB3p ro_1f2K3p ní1qC2eK3p pra2o3p _vy2q3p vy1hG2nq3p
_č1qr3p že2s3p ce_1k4p _ne1iu2fmsK3n4p _j1nxK2alo3b6p ře6p ně6p př6p _př6p ž4qrs6n7p í1K2y3e4dA5u6qD8C9p ů2o9p
ě9p ř9p tak1lD2op _pra1n2op ani1iB2q _ro1oC2q o1efknoprsvAJ2q ova1pK2q _pri1nr2q ož1pr2q ži1nps2q ne1adfjrv2q
zá2q _v_2pr3q bo1pt2v3q eni1y2v3q _pre1frv2A4q né_4q ale1d2ot3f4q už3n4q _je1px2bo4q né1p4q ný1p4q ná1C2p4q
uj1oG2p4q iad4B5q ia1aen2fz3oB5q _ak2juxK3bs5q ô4c6w7q ú1uy3d4AD8C9q ť_9q ľ9q ť9q ov2prs3aq ho_1dpK2e4aq
rá1AD2p3dq ky1kp2E3nq v1dhijkms2r3pq ý_2w3pq ý4D7pq na1DG2r me2r ic1f2r ime1kl2r nost1q2r _š1mnq2r
dat1ghimuw2r _dr1bt2K3r ev1mv2ag3r pre1A2q3r v_1ahjlm2q3r oč2q3r raz1z3r _vr2sH4r _je_1ps2q4r nj1x2s4r red1u4r
ga_1h3lE4J5r avi1k5r ln1h2p3o5r _ki1ag2G4u5r ali_2G7r ega7r č5pqs7r _im1jstK3br por1K2dr _sp1hnoq2fr ite2gr
nos1q2mr tn1p2q3mr _iz2z3s5mr z_1uvJ2cor če2pr po1op2qr pr2qr je_1ins2p3qr th1ajnC2s _ko1hmoxJK2s ter_1h2s
dr1m2s prav1p2s anj1r2s ra1er2s rav2s _fil1w2s _za_1r2G3s _po1opryK3s _pr1q3s ač2q3s og_1j3iD4s vr1ce2rH4s
ori1itHI4s tav1lq2k4s _za1G3r4s ili_1l4G5s je1qE2dp3i5s ima1r2t4jn5s ije7s ć7o9s ju1adhl3ems ge_1vy2ns vo_2dns
dn1op2qs ite_1n2rs lj1l4h5rs ul1eF2t ate_1avF2t te_1bqH2t ru1gvH2t _to1HJ2t lo1FK2t tă_2t _fi1yz2t ste_3t
nu_1ces3t în_4t _în_4t _cu1a2C3d4t ele1AIJ2n4t ntr4t are2fz4t tă4t ru_1p2G5t în1c5t â4ew5B6t ea_1a2d4z6t _în7t
ul_8t _î8t ă_9t și9t ți9t ă2w9t ș9t ț9t are_3aft _nu1lE2f3nt uri1J2a4nt gh1j2C3nst el1giK2u tá2AC3u sá1w2pC3u
ál1deqC2D4u ér1d2cj4u _eg1f2hK3z4u az_5u _sz1o5u _az3K6u _az_6u gy_3a6u meg6u _meg6u ít1p6u _a_1knpqwyABC2tv6u
gy1a2ij4B9u cs9u ő9u é1dgA2D4eq6p7C9cu ás1p6du eg1gyz2f3ou sz9ou ho1hqw2pu vá2dpu ile1f2v ır2v wi1bnt2v
ear1fnt2v har1z2v nı2v ası2v ir1eACJ2D3v _bir_1J2I3v ow1loFI2nt3v ama1dn2x3v rak1H2mz3v anı3v ara1euF4v
_hak1G4v iş2I4v ve_1j4v eri1G2hj4v iz1stAJ2r3m4v kl1h2n4v _ol1lu2kJ4I5v ya1J2I3G4xK5v ler1hij5v esi1f2a3k5v
çi1E6v _ve1D2i6v ğ5I9v ş8I9v iç2e9v eğ9v _th1ns2av son1fJ2d3cv _pag1hkntw2fv eli1rA2agv _ö1b2D4hv nu1nos2lv
_bu1a2nv een1ekJ2t3nv ôn2w _c1afty2w _ch1hvC2fkuG3w ể_3w _tr1s2f3w ạn3w ên_2K4w _gi2fv4w ợ4w _ph1aC5w kh3K5w
̀3K5w ơ5w nh_6w _kh6w _nh6w ác4q6w ị5K7w ̣7w ế7w ể7w ố7w ậ8w ộ8w _đ9w ư9w ạ9w ả9w ệ9w _t1klnoJ2v3aw _qu1ey2fw
đ9sw kan1hjG2x dak1I2x si1klGJ2x em1cl2x kon2x ba1z2x tid1iA3x asa1dG3x untu1F2K3x dak_3x h_1jsB2a3x ada3x
pe3x ter1aeg3x ata1fhoF2l3x ri_1tzJ2q3x jen1ij2kr3x ili1clG2s3x car1at3x ber1z3x ari2A4x _te1elAH2gE4x gk3F4x
ng2wF4x tida1J4x ngan2K4x _den1bC2hjz3i4x idak4x lai1n3m4x tuk2kn4x eb1B2pq4x ah1q2lFK3brv4x eng1AGJ2D5x
uk_1vH3E5x an_1aHJ2zCF5x yang1J5x nda_5x si_1fvy2dk3c5x _tid1i5x kan_1hij5x _pe1yBK3t5x _men1ju5x ada_1dly5x
_me1hiuE6x _yan2J6x _ber1gh3zJ6x _unt1a5b6x _di1tH2f6x ntuk6x ini_2J3v6x ah_1K7x lam2v7x _ke3J9x tet1hijkuE2bx
ara_1hF2eA3dx _se1p2A3ex dal1u2B6fx eks1glos3jx ole2k4lx ini1v2nx ih_2s3rx se1F2klrx _pen2a5tx ya_1GK3dvx
k_1agz2uvx es1eA2y per1xK2y ona2y ob1opq2y l_1adfB3y _ha1di2b3y _que_1eA2d3y té1cu3y gu1dlA2az3y
a_1orsz2hK3defAG4y els1i3j4y ció_5y _és2u5y _és_3u5y _les_4c6y és_1u2d6y _el1uGIJ2i4d6y _no_1em4d6y _les3ci6y
ó_1ACK2w3u6y és2d5u6y _ll1d6B8y ió_8y eu_1e3A5B9y à1ce3f7K8w9y _s_1g2qr3ay ost1kp2s3ay ls1g2by _d1beAK2cy
tre1fq3cy del_1f2dy el_1B3dy _una1a2f3dy qu1AK2cey _una_3d4fy ls_1kK2b4gy ret2k5ejy lli1BDE2aky s_1ceA2amny
é_1H3eqA4py do1denAE2z ate1F2z ain1x2z io2BC3z arr1bce2yC3z _du1ahiAE3z ek1osxH2vK3z eko_1j3z ide1l3z
du1aAE2l3z ia_1fkyG2q3z ak1suvF2x3z pen1efrtx3z tze1by3z rr1cklouA2E4z atu1x2e4z ren_1a2b3g4z tu2l3k4z aren4z
zen4z ko1bkos2hr4z zt2b3u4z bi1dorv4z atu_1G3x4z ak_1op2sv3x4z tu_1op2mx4z _ba1vx4z atz4z oa_1k3A5z ean1a3C5z
eta_5z rri2D4a5z ko_1K2rJ6z _ez1uK6z _ir4m5n6z bat6z _ed1kI2v6z egi1ad7z era6h7z oa1AH6t7z eta1y7z tz7y8b9z
_ho1gK2az eh1hu2lqx6bz dir1CIJ2ez itu1G3fz rt1buC2iz uta1G3h4lz ze1bno2e3gpz _da_1r2K3eA4fsz iza1dAK2etz`,
};

/** @trained */
const CYRILLIC: LanguageProfile = {
  languages: 'ru uk bg sr mk be kk mn ky tg'.split(' '),
  unit: 0.47,
  rows: `при1e2a е1cdeg2a ет1bcei2a в_1bc3a й_2fh3a ны1g2fh3a ени3a нн2cf3b4a ть_1b5a я_2f3b5a ь3fh4b5a
ё2h3f5j6a не_1cf2b ви1cdi2b ри1dj2b ис1ai2d3b ці1f3b _з1h2f3b _і2f3b ні2f3b ай1cfhij2g3b ний2h3b ер1af2gi3b
ий2hi3b ий_4b ого3a4b ти_1aj3d4b х_1f2h3ad4b ід1f4b ня_3f4b _я2fj3h4b _ви1cdh5b ння2f6b і8fg9b є9b ї9b
_в1ej2ab о1dej2ab ть3ab ю3f4ab но_1be2c _се_1de2c _ар1bi2c ия_1g2a3c то_1f2e3c й1fg2bi3ah4c _в_3a5c ане1d5c
_е_4e5c щ4ab6c ъ1a6j9c ие1eh3ac _из1c2d ли1abe2d од1efj2d но2d ај2e3d г_2h3d ој1e4d иј4d је_5d њ3e6d је7d љ9d
ћ9d _и_1e2ad у_1a2g3f4bd по1e2cd _и1e2acd ре1e2bcd во_1c2e о_1bc2e ње_1d2e _се1f2e ат1ci2e ов2e ата1i2c3e
ње2d3e ен_2cgi3e от_2c4e _би1h3di4e ув1ch3b5e ува1c4b5e ја5e _за_2ce _на_2ce а_1d2ce за_1d2ce от1d2ce
ни_1dj2ce ите2ce _да_1df3ce _ј2de ањ3de ј6de _і_1b2f _да1de2f па1ag2f _па1bg2f лі1bg2f ым2a3f пра1b3f кі2g3f
аг1j2h3f эн2h3f ц2h3f тэ2h3f ад1dh3f ва1d2cj3f аў3f ў_4f ры1gh2a4f ць2b4f гэ4f ць_5f вы3a5f я2j3ab4c5f рэ5f
_ў5f ае1e4a6f ў9f ль1bg3af _вы3af ля1a2bf ня2c3bf ві3bf дл1h2abf ве2cdf се1ce2g _ха1h2g _ү1h2g _ө1h2g
де1acei2g ты1fi2g ды_3g ге1i2a3g іл2b3g ң_2i3g ала2i3g ық3g ін_4g із1b4g ті3b4g ір1f4g ін1bf4g ға2j4g _қ2j4g
ші4g ді3b5g ң1i5g ғ3j6g ұ6g ау2c7g ә7g қ6j8g ы_1h2fi3ag кт1i2bg рі3bg ке3i4dg _е1a2ceg сі2fg і_2b3fg ы1h5i6afg
ах_1ab2h то1ace2h өр1g2h л1acgi2h ийг2h эрх2h сэ2h хэ2h бү2h _бү2h _хү2h йн_3h эх_3h эр1i3h г1ai3h _х1cg2j3h
йг3h эг3h ийн3h эс3h эх3h лэ3h гү3h хү3h үү3h өө3h ын_1g4h ө2g3i4h дэ4h нэ4h уу4i5h х1bf2acj5h ь_1f2b3ah
йн1b2j3ch _у1aci2dh аа2i7eh эл1g3fh э2ai6fh үй2gh ха2cgh _о1ac2dgh ө_2i из1ac2i ди1abc2i к1abd2i ен1bcf2i
не1df2i ды1g2i ары1g2i тар1fg2i га1cfh2i _к1aj2i үн2i _эр2i ук1ac3i _ад2f3i уку1bf3i бол1fh2g3i _жа2g3i
уу_1h3i лг1ceh3i _а1fghj3i ээ3i лд1h2g4i ү3gh4i рд1j4i ык1f5i жан1def5i нд1hj2g5i _э1gj5ai ия2j3g4ci жа1fg2ei
лы1h2gi тт1j2c3gi сы3gi _ж1d4gi рх1a2hi ул1bc2hi _т1gj2hi _б1bgj2hi ын3ghi дар1h2j р_1gh2j ин_1i2j да1gi2j
_ҳа2j ард1de3j ад_1f3j ақ2g3j д_2eh3j ҳа3j _ҳ3j ё_1a4j ои1ac4j аи_1e4j _бо1fh2g3i4j аи4j _ба_5j ӣ_5j ҳо5j ӣ5j
ҷ8j ҳ9j ти1d2bj т_1ae2cj аро1g2f3cj ои_2ej и1acdi2ej и_1b2cej қа2gj _ба1gi2ehj ах2fhj ба1beg2ij у1abdfh2ij
ш1defh3ij ар_1d2gij н_1cg2hij`,
};

/** @trained */
const ARABIC: LanguageProfile = {
  languages: 'ar fa ur ps ckb ug'.split(' '),
  unit: 0.527,
  rows: `ح1bc2a ال1f2a لى1f2a ى_3a ف2bc3a ع1c2b4a ة_6a _أ6a ة6a ي3f6d7a ك3e5f7a أ8a إ8a _ال8a ا1c2b ر1c2b
ای1c2b نی1e2b _ه1de2b د2b ه2e3ad4b _و_4e5b _ا1abd2c _ک1e2c یں_4c یں4c ں_5c ئ2e3f5c ں5c _ہ5c ے_3d6c ے3d6c ہ_7c
_او5d7c ھ3f7c ہ9c _کی9c ی2e4bc _د1e2d و_1ce2d ي_1a5d او_1b5d ې_6d _د_1e6d ړ6d ې4f7d ل1f2ad د_1a2bd پ1f2cd
ک1e2bcd ی_1bc3e ان1f3e ە_2f3e ەو3e _دە3e دە2f4e _لە4e یا3c5e کە5e ەک6e ە6f7e وو7e ڕ7e ێ9e په_3de ه_2b3de په3de
_په3de ق1abc2f ەت2f تى2f دى2f سى2f كى2f نى2f لە2f ەر2e3f ىل3f ىن3f ڭ3f ۈ4f ى8f ۇ8f _ئ4ef ۆ4ef`,
};

/** @trained */
const DEVANAGARI: LanguageProfile = {
  languages: 'hi mr ne'.split(' '),
  unit: 0.643,
  rows: `_लि1c2a में2a ों2a या2a ों_3a _क2b3a ें3a िए_4a ए_1c4a ं_5a ें_5a है_5a _को2b5a है5a _है5a के_1c8a
़9a चा_2b ी1a2b ्य1c2b ण2b हे_3b _कर1a3b ं2a3b ्या1c3b आह3b _आह3b आहे4b ीत6b ाच7b ण्य7b ्ह7b ाही8b ळ9b ्न1a2c
र्न2c गर2c होस2c ुह2c ्नु2c ुहो2c छ3c नुह3c को3c ै_4c को_2a4c ँ2a4c हर4c गर्4c छ_5c यो_5c मा_1b6c _गर6c _र_7c
हरू7c लाई8c ै2ac ो_3ac`,
};

/** @trained */
const HEBREW: LanguageProfile = {
  languages: 'he yi'.split(' '),
  unit: 0.664,
  rows: `ו2a ת_3a ה3a ח3a ת4a ט_2b ע2b ער3b אַ6b ָ6b אָ6b ײ7b ַ8b פֿ8b ֿ9b`,
};

/** @trained */
const BENGALI: LanguageProfile = {
  languages: 'bn as'.split(' '),
  unit: 0.825,
  rows: `কর2a ার2a ্র2a রা2a র_3a র্3a ়7a র9a ৰি2b াৰ2b ৰ_3b ৰা3b ৰ্4b কৰ4b ্ৰ4b ৱ8b ৰ9b`,
};

/** The profile of each script that several languages are written in. */
export const LANGUAGE_PROFILES: Partial<Record<Script, LanguageProfile>> = {
  Latin: LATIN,
  Cyrillic: CYRILLIC,
  Arabic: ARABIC,
  Devanagari: DEVANAGARI,
  Hebrew: HEBREW,
  Bengali: BENGALI,
};
