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
  /** Characters in the longest n-gram. */
  readonly longest: number;
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
  longest: 5,
  unit: 0.252,
  rows: `_para2c1d1e1A1 parad2e1A1 nteb1d2e2f1A1 r_a1d1e2i1j1A1 brd1g2j1A1 mád4p1q1A1 e_a1c3e1f2i1j1s1t1A1
istb3d1k2s1v1A1 _pode2o1y1A1 trc2d1f1q1y1A1 pode2o1q1y1A1 add2e2l2q1s1y1A1 ns_c2h1k3v1w1y1A1
ereg1j3t1u1v1z1A1 uec1d7j1y1z1A1 actc2A1 ctic1g2A1 elia2g2r1v2A1 ese1y2A1 adeh4l1y2A1 s_a2c1e1m2n2y2A1
bea1b4g1x1z2A1 gua2d1l1y3z2A1 ccf3A1 preq2r3A1 tidi1x3A1 _que_d2e1y3A1 _una1b3c4d2f2m2y3A1 ón_d4A1
_un_c3d4f5m5t2y4A1 _aca2g1t1A1B1 ad_d4f1g1B1 _wea2b2g1B1 th_a3j1B1 estf4t2y1B1 llaa2f2h1k1A2B1 _yn_d2B1
anii1q2B1 osd2e2k2A3B1 h_a2j1s1x3B1 l_a1d1f1y3B1 el_d3y3B1 _ynd4B1 ebp2q2x4B1 ych7o5B1 nhe7w7A7B1
_a_k1n1p1q1t2u6v2w1y1A1B1C1 cht_b6g1C1 le_c3f1l1C1 hrb7d3q1C1 _doo3p2r2s1C1 _anf1h2l1v1C1 il_c1f2i3j1x1C1
cc1d2e1f1o2t1v1w2y1A2C1 ha_e1i1y2A2C1 haiA2C1 astl2C1 _roo1q2C1 tha1j1n1s2C1 rtb1i2u1z2C1 _denb1h2i3j2x4z2C1
aisc3e5k2A3C1 _gam1n2z1B3C1 thaa3C1 _ée4g3u1y1A4C1 náp2q4C1 _pha1w5C1 _ir_m5n6C1 rád3p2q3A1D1
_eib1i6k3l2B5C1D1 st_a2b2c1l1D1 vea2e1g1j1n1D1 m_a2b2e5o1D1 upa2h1r1D1 séc2u1D1 umh1m3u1D1 lue1h1k2o3t2v1D1
_tid2h1i3j1k1m1x1D1 eitb4e3A3B2D1 takl1o2p2D1 ónd2A6D1 _vei2v6D1 dod1e1n1z2A1E1 _dua1h1i1z3A1E1 dua1l2z3A1E1
llia2k2y2B1D1E1 tivb2i1E1 se_d1h1l2p1v1A2E1 im_a2b6s2E1 tetb2h1i1j1k1u1x2E1 _nuf2l1n3t3E1 _eko1v2D4E1
jed2i3p2q1s5E1 çiv6E1 _meh1i1u1x6E1 _cec4q2C1F1 ggf7i3o1x3D1F1 _exa2e1g1F1 indj4u1v1F1 ate_a1t2v1F1
unta3g4x1F1 agal2x1y1F1 ara_d3e2h1x3A2F1 ule1t2F1 sek2l2r2x2F1 atez2F1 kilD3F1 ataf1h1l2o1x3F1
aks1u1v1x2z3F1 arae1u1v4F1 vish2i1j2A1G1 uof6k7n9B1G1 ine_b1l3C1G1 nar2D1G1 inag1A2F1G1 maeB2G1 _maeB2G1
patj1x1F2G1 apah2k1v2x2F2G1 bilb1f2G1 vyh1n2p3q2G1 kanh1j1x2G1 kah2m1r1s1x1F3G1 delf4r3G1 asad1x3G1
ilic1l1s2x3G1 ia_f1k1q2y1z3G1 ituf3z3G1 imik1E4G1 ujo1p2q4G1 _zar3s4G1 erih2j2v4G1 _hakv4G1 atu_x3z4G1
utah3l4z4G1 oat6z7A1H1 _afa1c3g3j7D1H1 krh1i2o3E1H1 d_a3l2C1F1H1 est_c9l1o4F1H1 awa1o3B5F1G1H1
_nib3d1g1l2r2A2G1H1 _ha1d2i1z2D2G1H1 wb1g1o5t1v1B5G1H1 _kanh2i1j1H1 id_a2h1l1H1 _wa4b2s1H1 rug1t2v1H1
_datg1h2k1m2p1w1H1 aan_k4x1H1 _mia2b5u1y1H1 gh1i2j2n1D2H1 _tee1g2l1x4A1E2H1 ita1r1y1z1E1F2H1 der_b2H1
iena2d7f2H1 _wora1g2H1 of_a3g2H1 _of_a4g2H1 allf2i2H1 _opd1g3i1j2H1 tusl2H1 te_b1q1t2H1 lya1j3n2s2t1u2H1
rakm2v3z2H1 é_e3p4q3y4A3H1 uk_v1x5E3H1 f_a4d3H1 heia1e1g2A4H1 quee1y3A4H1 _heg4H1 nieg3o5q4H1
eib9e4g1i7k2l1m3n4y3A3B7C4D6H1 ang_x5F6H1 _dif2t1x6H1 _wyo7H1 owl1n2o1t2v3F1I1 orii1s4t1H1I1 _an_l3n1C7H1I1
avak2l2s1I1 unb1t1x1A2I1 taik3C1G2I1 dakx2I1 ediB3I1 lda1d1i2l2z2D3I1 _ya_G5I1 cka1b3h5I1 _edk1v2z6I1
oe1f1k1n1o1p1q2r1s1v1A1J1 izm3r2s1t1v4A1J1 idd1l2C1J1 ha2b1j1v1w3C4E1J1 _jab2e1k1l1o2p1G1J1 engx5A1D2G1J1
sik1l1x2G1J1 ki_o2r4v1D4G1J1 an_a1x5z2C2F2H1J1 _tot2H1J1 liko3H1J1 elen2t4A1I1J1 dire2z2C1I1J1
oce1h3C2F1I1J1 _eld4i2u1y6G1I1J1 usl1n2I1J1 iqa2c6e1J1 yti2k1n2o1J1 mon2r1s1J1 udj4l3n1v1J1 z_c2o2r2u1v1J1
ud_d1l7p1y1J1 ri_q2t1x3z1J1 ire1v3A1C1D2J1 hit1F1G2J1 lie1G2J1 chia3c3d3f4g1G2J1 ikas2G2J1 _isa2b3g2v1C1H2J1
g_i1j1s1F2H2J1 cyl1B4H2J1 bir_v2A1I2J1 _bir_v3I2J1 _har_h1i2j2J1 danc6g1o2J1 nia1o3r2s2J1 masd1i1n3x2J1
chac2s1G3J1 jae2k3l3m2o1r2D3G3J1 _is_a4g4C1H3J1 ifii2q1F1H3J1 at_p2t1x2y3F1H3J1 _wag1F1G4H3J1 sonc3d2f1v3J1
eene1k1n3t2v3J1 _ta3k1l1n1o1v2w3J1 erkg3k3x2D1H4J1 xc2h1w1y3z2A3I4J1 uria2n4t4J1 tidax4J1 igah2l5J1 yangx5J1
katiG7J1 n_b1d2g1h1j1k2v1w1A1K1 _db1c2e1y2A1K1 quc2e2y2A1K1 izad1e2t2z2A1K1 ichb4c3A1K1 ́d6w3A1K1
chea1b1c2f5A1K1 _pet3x5y1B1K1 ó_u3w2y6A1C1K1 tasj2n3x2z1C1K1 ficc2e2k1l1A1F1K1 on_a2b1c1l1F1K1 lot2F1K1
ya_d3v3x3G1K1 et_c3g2i2j3E1H1K1 ierb3c6d4o1H1K1 uki5k2n1s1x2z1E1F2H1K1 una_d4f3y1I1K1 _bib1s2G2I1K1
_yax1G6I1K1 hlb5p3q1J1K1 _koh1m1o1s2x1J1K1 ligc3h1j2J1K1 gena1h3j1K1 _imb3j1r3s1t1K1 _ja2b3l2n1o2p6x1K1
_delf6r2y1K1 _poo1p1r1s3y1K1 _estc6t4A2K1 ndav1x1D2K1 _nn1p1w1C1F2K1 syc1i1F2K1 buF2K1 ama1G2K1
hetg3h4i4u2E3H2K1 ent_c1y1F1H1I2J2K1 ya1k3n2o3p1q2u1v3B4I2J2K1 irif2J2K1 ko_r2z6J2K1 ovap1q2K1 pouc7q2K1
_pouc7q2K1 pord2r2K1 elg1i1u2K1 perx1y2K1 _del_d3f2y2K1 _hoa2g1z2K1 em_b3e8m1o2p2r3u3D3K1 haa1u1F1G3K1
na_o1p1s2C3F1G3K1 _omg3h2l2r2H3K1 totm1r2s2H3K1 da_e2l2s2A1I1J3K1 uqI1J3K1 mo_d2n3K1 de_c3d2e4g3t2y2A4K1
á_d1e2p1q2A1C3D4K1 kkik3D4K1 jtq1E4K1 nyo2u4x3y3G4K1 _etc5h2j1w1z3I4K1 gal1x2z1D1E1F1J4K1 huC2G5J4K1
ho_a4d1e2p1q4K1 êne6w4K1 ls_b2g4k1y4K1 unec8t2z4K1 goa2o3r2z5B5K1 _dhd4C2E5K1 dhd4C7E7G5K1
íd4e3p9q6u5y2A4C8D6K1 _kug3j2k1l1v3E1G6K1 galn6K1 _ezu1z6K1 ah_x7K1 çe9v9y2E2I9K1 _soa1b2c1 ue_c2e1
_pua3d5f1 staa2g1 oura2g1 _ofa4g1 tanc1g3h1 keng5h1 fra2d1i1 dige2g1i1 erb3g1i1 opg2i1 _fra3i1 ler_h3i1
_ellh2i1j1 _somh2i1j1 _for_a4i1j1 tioa1c2j1 illa4c2h2j1 ioneb2d5f4h2j1 _fa1i2j1 for_a3i2j1 _iki2j1 _ikki2j1
_åi4j1 ssa1b2c2e4f4i1k1 esse1f2k1 älb1h3k1 _avc5f1h6i6k1 sua2d1l1 lisc2l1 ingg1i2l1 täb2k2l1 ellec1j3l1
to_a2f2j1n1 ttec2j2l1n1 line2g1j1k1o1 mia1b1d1l3o1 ktb4g1h5j1m1n1o1p1q1 nka1b3n2q1 ní_p2q1 ochb1h9q1
pria2c1r1 medh4i2j1r1 varh3i2m1r1 usta2l1n1r1 stb1g1o1p2q1r1 _čp3q1r1 šin2r1 _prin1q2r1 ožp1q2r1 traa2f1s1
ltb3f1j1s1 rsa1c2j1s1 _wib2n1s1 hani2n1s1 er_c1i1j4n1s1 čin5q1s1 znd2o1q1r1s1 ivd1e1f1h2j2s1 ma_e1l2s1
žin1p1q2s1 ne_c3i1j1l1r2s1 vd1h1i1j1k1m1p3q3r2s1 fta1b2g3s1 _apc1n3s1 je_i1n1p2q3r3s1 _je_p1q2r4s1
_zb3d3g6o3p4q4r4s1 nd_b3k1t1 re_a2f5i2q1t1 or_a4t1 scha3b8g8t1 átp2q1u1 ogh1j2m1o1s1u1 joa2d5i9k4m1n3r2u1
redr4u1 _undb3i1v1 eded3f2j1v1 and_a2k1v1 den_b1g2j2k1v1 _and_a4k1v1 nea1d1f1j1q2r1v1 icaf2v1 eva2g2m1r3v1
filh1n2s1w1 datg1h1i1m1r2u1w1 ofg2v1w1 _fils2w1 hoh1p2q1u2w1 _pagf2h1k1n1t1v2w1 p_a2g3w1 pud2f1k1x1 keg2r1x1
_svk1p2s1x1 njr4s2x1 ksi1k3l3m3x1 _jeb2o2p1q4x1 anta1c3d1y1 les_c3d1y1 _einb5i1y1 t_a2g2h1i1j1y1 b_d1l3o1y1
ge_n2s2v1y1 c_a3c2k1w1y1 ssic1g2y1 es_c2d2j2y1 _lac1d3f1i1m1n1r2t2y1 eniq3v2y1 _ca1f1t1w2y1 _que1f2w2y1
nia_o4q3y1 à_c7e2f6w3y1 nt_c5y1 ada_d1l1x5y1 si_c3d2f1k2v1x5y1 oned2h1z1 ta_f2i1k1z1 ndod1f4t1z1 _fit2y1z1
egf2g1o3u3y1z1 harv2z1 k_a1g1u2v2x2z1 bax2z1 razr3z1 berx3z1 und_b8z1 deb1d1e1j1A2 ntoe1m1A2 itia1r1s1A2
atod2f5r1s1A2 _pref1q4r1v1A2 adod1e2A2 iód2y2A2 do_d1e3o1z2A2 _see3p1x3A2 en_b4g7h2i1j2k1y2z3A2 arix4A2
dadd2e6A2 nte_d3e2f5h7A2 _queA2 ciónA2 _ara2d1e1k2l1n1B2 ch_b2h4n1o1q1v1B2 ewa2x1B2 dya2n2o2p3B2 niaa2o4q3B2
_ei_k5l5B2 dalf6u1x6B2 mae_B2 _mae_B2 yddB2 annb2f2B1C2 ach_b1o1C2 dir_v1C2 sáp2u3w1C2 _den_b1h2i1j1z1C2
ánd1p1u1A2C2 táu3A2C2 ioz3B2C2 airc2C2 scb2f4g2C2 _ga3b3v1w1z2B3C2 ghj1n3s3t3C2 arrb1c1e1y2z3C2 _cua1d3t4C2
fa1b1j1B1D2 áld1e1q1u4C1D2 einb6c1D2 efe1g1h2o1D2 _umb6e9f1q1D2 ppc3f4h2i5s1D2 til_i2j3D2 tilc2e2i3j3D2
_tilh4i3j3D2 _öb1h4v4D2 rria4z5D2 éc9d1e4g1p6q4u9A1C7D2 _að_D2 rrc1k1l1o1u1z4A1E2 me_f1E2 hta1b2g3k2l2s1E2
ejd4e3j6o3p1q4r2x1E2 tekg2r1s2E2 rrec2l1z2E2 llb2f1h3i1k3y1A1B3E2 kyk1n3p1q3E2 në_E2 _njE2 jëE2 njëE2 _nëE2
rëE2 pana1b1A1F2 agc1t1u1z1C1F2 _pac3e1m1E1F2 umaa1e6m1F2 sak1m2x1F2 pac1k1n2x1F2 _pif3m3x1F2 aila4l2z1F2
ion_a1c2F2 y_a4d1p2q1w2F2 pagf3h1k1t1v2w2F2 _di_f9x2F2 onga3F2 ngw2x4F2 _o_e3o1t1y4A4B6F2 _y_d9B6F2 kilaF2
zaf1r2s2A1G2 _chf2h1k2u2v1w3C1G2 mtb1G2 otm1G2 mbc2d2t1x2y1E2G2 ilai1r1x2F2G2 awaa2x2F2G2 atia1c1g2G2
_choh4k3u3v2w2x1y2G2 ywa1o1B3G2 _za_r1s3G2 agud1z1C4G2 _nag1o3p2q2r3s1A1F4G2 _kia1g1r5u4G2 ru_p1t5G2
ali_r7G2 _utc2h3i8G2 mtu_G2 _mtu_G2 kwaG2 _kwaG2 mtuG2 _mtuG2 _kwG2 lle_b3c2f2i2k1A1H2 oua2c5p3v1A1H2
_enc4d2h2y1A1H2 _vih4j1m1n1D1H2 in_a2b1r2E1F1H2 ndeb1g1h1v1G1H2 rd_b1f1H2 _dieb6g1H2 geb4g4j1H2 aarg7l1H2
_nieg4o1q1H2 ea1g1i1j1l1t1v1H2 dsj3w1H2 ynd2B6D2H2 _sac1l1m1s1t2F2H2 nderg2H2 ot_a8m1r2H2 _vrr4s2H2
vak3l3s2u2H2 bya5f1o3p3H2 vrc1e1r2s4H2 _in_a8b3f5g4r7H2 ëE9H2 gsH2 iki1n1x1z2H1I2 olf1u1x1I2 edj2r1s2I2
sıv2I2 işv4I2 və_I2 _və_I2 əkI2 vəI2 _vəI2 _noa3c1m3y2A1J2 gie3z2D1J2 sh_E1J2 chb5c1g2h1p3q2B3G1J2
dae1x1A1B1I1J2 _ba1v1w2x1z1C1I1J2 yli3p2w1I1J2 _qd2f2w1y1I1J2 ecF2I1J2 _bea3g1m1x2H3I1J2 _ra1J2 asd1i1J2
ningh3j1J2 mav1J2 _hud1G2H2J2 ik_x1z2H2J2 klab1i1n2J2 ninh3j1v2J2 tlq1v2J2 rlb2v2J2 ayd3j2s3t1v1w1F3J2
ifav2G3J2 ish_a3J2 _erb4i2j1z3D4J2 _olk2l1u1v5I4J2 asin1x2A2G3H5J2 ini_v3x6J2 _yanx6J2 _ria5f8J2
níe2p3q1C1K2 untux3F1K2 akaF1K2 _loa1d3v2G1K2 onc2H1K2 eko1s1v2x1z3H1K2 afa1g1j5D6H1K2 al1n1s1x1A1F1I1K2
_çv1E2I1K2 un_c3f3m2t1y3A4B1J1K2 _kb3g1l3m1p1u1w2E2G3J1K2 jk2l1m2n1o4p2q1r5s4u3x1D1E7J1K2 que_d1e1K2 ngeh1K2
ere_f4j1K2 _drb1r3t1K2 _nef2i1m2n3p4s2u1K2 ka_h3s1x1K2 _perf2n1y1K2 us_b1c2x1y1K2 estag6y1K2
cia1d2e1m1q2y1A2K2 _esb1c1d5e2f1y2z1A2K2 ahb3l2q1r3v3x4F2K2 u_c1m3o1p3q3s3t2w1y1B3D1G2K2 la_c3d2f3o1y2G2K2
_ilc5f7s6v4G2K2 _u_a1d1g5s4E2H2K2 yiu2I2K2 zb3d1f2g1m4o7p4q4r3s2t1u5v1z6I1J2K2 i_a1f5o1r1s1t1x2y1B2E2G2J2K2
kia1k3n2o1z1D3J2K2 ke_a1j1r1s2K2 hakg2v2K2 pha3b1w2K2 ungb9n2x2K2 _akb3j2q5s3u2x2K2 senb1f1k1y2K2
ezc3g3t1u2z2K2 _da_e3f4r1s4z4A3K2 jin2p2x1G3K2 a_d3e3f3h2o1r1s1y4z1A3G3K2
kh1i4j3k3l2m3n2o3p3q3r3s2u3v1x2z2D2E3F1H3K2 uzm5z2I1J3K2 _yoa6j1J3K2 ro_f1p3K2 dose1k4v3K2 _egf1h2u4z3K2
zog5q1t1A4K2 eya2f1t1v3D4K2 ay_w1F4K2 kuk1l2m1z1E2G4K2 _ya3d6k1n1v1B5G4J4K2 ên_w4K2 ihb5k1r3s1v1x4K2
nganx4K2 _cyB5K2 ngaf1i2A1D2E5K2 iik6l6q1t5K2 sa_k4q4s1C1F6K2 ietg7k1m6K2 _e_e6f8A6E8K2 _ngw5E7F8K2 żo9K2
láK2 ht_b2 al_a3d2 dos_e2 coa1c1e2f2 ented2e2f2 he_a3f2 one_e3f2 ile_f2 posf2 exe1h2 _förh2 ig_a1b1i2
rt_b1i2 erdg1i2 _sib4d2i2 det_h2i2 llerh3i2 somh2i1j2 deti1j2 ense1g2j2 mmb2c5g1h2j2 _kan_g1h2i2j2
som_h3i2j2 _som_h3i2j2 å_h1i6j2 kke_j2 ikkej2 sta_d1k2 nenb3g1k2 ellb1c2f6h1k2 ikki3j1k2 inek2 väh4k1l2
mäk2l2 vaia2m2 viea1b1f1m1n2 sell2n2 tinn2 tyg1h1k1o2 _pran1o2p2 lasa1d3i3p2 áve4p1q2 _vyp3q2 záq2 icf1r2
imek1l1r2 _šm1n1q1r2 _spf2h1n1o1q1r2 nosm2q1r2 nostq1r2 iteg2r2 _medh3i4j2r2 čep2r2 poo1p1q2r2 prq2r2
_v_p2q3r2 mer2 ter_h1s2 drm1s2 pravp1s2 rae1r1s2 išn5r1s2 anjr1s2 vo_d2n2s2 dno1p1q2s2 ite_n1r2s2 vnj3q1r2s2
ova3p2q3r2s2 ti_a1f3n4r2s2 žep3s2 ravs2 aled1f3o2q4t2 imaj4n4r1s5t2 tă_t2 ja_k3l3s1u2 _joa4k2u2 vád2p2u2
áre6q3u2 onnc6f1v2 ilef1v2 _tha2n1s1v2 nul2n1o1s1v2 wib1n1t1v2 earf1n1t1v2 bop1q3t1v2 _bua1n2v2 _to_a8n1o2v2
ırv2 nıv2 asıv2 ý_p3q3w2 ăt9w2 ônw2 emc1l1x2 inin2v1x2 _anda3x2 amad1n1v3x2 konx2 del_d2f1y2 lsb2g1y2
obo1p1q1y2 no_d3f3r2s1y2 _ja_k5l5y2 onay2 ainx1z2 _du_c5h3i2j2z2 _izm5r5s3z2 aref2t4z2 elaa1e5h3x4z1A3
ten_b2g2z2A3 nonc1f4A3 _nonc1f4A3 oa_k1z5A3 od_o1B3 odo1p2q2r3s2B3 iaa1e1f2n1o3q5z2B3 hwd4B3 dd_B3 eisk1n2C3
_do_a1e3o3p1q1r1A3C3 eana1z5C3 ithC3 örh4l1D3 hvj5l1D3 ttb1f7h1i5k4u1D3 kkg1i5j1k6u1D3 unad3f2y1D3
reia1e1A2D3 ar_d1e3h2i1m1y2A2C3D3 _til_i3j3D3 tt_b1h7i4u3D3 og_i3j1s4D3 nn_b5i3C5D3 að_D3 ið_D3 þeD3 _þeD3
ðuD3 _aðD3 imn1s1E3 ohb2k5l3p2E3 it_a2b2c2p3E3 ur_a3b2c6D4E3 ër_E3 të_E3 _të_E3 ënE3 _përE3 _tëE3
indif1g1A1F3 naku2F3 alak2u1v1x3F3 _ate2j2m5n3x3F3 gkx4F3 ong_F3 hinF3 azs1u1z2A1G3 tikm1n1z1E1G3
ao_e2s5w2A5F1G3 akea2g1G3 mu_m1o1r1G3 akio1v1G3 chod3h3k2u2v1w1y1G3 ika_r2x2G3 io_f2n1z1B3G3 _mao1F3G3
endb1l3G3 _kato1r3G3 ila_i4r3G3 aoe4l2s4w1A3C9G3 zi_G3 _vb1g3l1p1q1r2w3D1H3 _verb3c1g1H3 _die_b3g1H3
_om_g3h2i1H3 eeg4k4l4o1H3 vob3c2e2g3s1H3 van_g4u1H3 _van_g5u1H3 _n_c3t1w1H3 oog4h2k1l6u1w1H3 skai2m2r2z1H3
ag_b1B1C2H3 yfo1v1B6D2H3 _attc2h2H3 aang3k2H3 telb1p2H3 _vang5u2H3 om_h3i3j1q3s3y2H3 ska1h3i2j4p2r2z1D3H3
het_g4u1E3H3 wordg3H3 tvh1i1q1r1s3H3 _asa6k1A1G4H3 eub5c8g1k2y5A1B5H3 uic2d1e2f2g6t2C5H3 _hetg5H3
ieb5c2d3g3m7n1o6q5H3 etiv2x1A1E1I3 q_a3I3 ınv3I3 ir_c1e1m1y2A1C2D3H4I3 _ül5I3 quqI3 əsI3 ətI3 rəI3 səI3
_təI3 _boc2h1q1r2B1J3 _tuf2k1n1r1F1J3 birr2v2A1I1J3 ed_i1j1l1n2s2C1D1F2H1I1J3 avc1i1m1n2s1I1J3 _birv3I1J3
laI1J3 _sera2d1J3 _mud3k1J3 uca2b1o1J3 nli2J3 lanb2v2J3 bu_v1G3J3 kutG3J3 usel1C2D1F2H1I3J3 _berg1h1x6z3J3
di_f3r1x1B2F4J3 kato1r2u1z2G4J3 _kutG4J3 lmk2u1I4J3 ni_r3E2G5J3 _kex9J3 _ded4e1t2y1A1K3 _ea1d2e2i1y1z3A1D1K3
ntux1z1F1K3 uba1o2p3F1K3 uug1k6l6o1G1K3 ndiD2G1K3 is_a1g1n1x1A1C1H1K3 as_b2d4e4h2m2n2A3C1H1K3 wano3H1K3
ajd2r1t2J1K3 ndi_l1D2F3J1K3 zif3g5m1s1v1z1E1G4J1K3 yoa3u1v2F3G6J1K3 ny_c1K3 itae1l1K3 _lc3d2f2l1w3y1K3
anad1v1G2K3 _la_c7d6f3t4y5G2K3 sieb5g1o1H2K3 waa2b3o2x1F1G4H2K3 _xw1A1J2K3 aqy3E2I3J2K3 ciod3e1y2K3
ciond1e3y2K3 eddh1p1B3K3 _se_d6p5r1s2t1A1H3K3 ú_q4C4K3 oter1G4K3 per_a1f5y4K3 o_a3d6e6f5o2p1r2A5K3
_ama2b1y4B5K3 we_a3G5K3 qaI3J5K3 khw5K3 ̀w5K3 _d_c7y5K3 um_a1b2e2x1D6K3 _azu6K3 qa1c2d2e2y2A1E1I8J7K3
_desb1c3 sanc3 att_b1h3 ll_a3f1h3 ör_h3 för_h3 _för_h3 förh3 llea1b1g1j3 kkeg2j3 ttaf2h3k3 änb2h8k3 tä_k3
isec3k3l3 _eeg5l3 _väl3 _suc3d3e2f1n3 _klg3o3 prao2p3 dzm5o7q3 v_a1h1j1l1m1q2r3 tnm3p1q2r3 očq2r3 _prq1s3
ačq2s3 jua1d1e3h1l1m3s3 nu_c1e1s1t3 are_a3f3t3 ei_b3f4i1k3l3t3 ste_t3 anıv3 _trf2s1w3 ãe9w3 ể_w3 ạnw3
tera1e1g1x3 eksg1j3l1o1s1x3 cara1t1x3 ai_k2m5n4t1x3 kasl5m2x3 jeni1j1k2r2x3 ih_r3s2x3 dak_x3 adax3 pex3
_hab2d1i1y3 trec3f1q1y3 téc1u1y3 _unaa1d3f2y3 _s_a3g1q2r2y3 osta3k1p1s2y3 _vob7c2g3y3 ez_c8d1z3
du_c5h1i2j1z3 eko_j1z3 idel1z3 pene1f1r1t1x1z3 tzeb1y1z3 _dab5f2m1r1s1v1x2z3 zeb1e2g3n1o1p3z3 aub6c4k1m3n4z3
iónd2A4 lla_f4h2k3A4 non_c2f4A4 _non_c2f5A4 _oua2c4e6A4 wna1B4 ysa1B4 ffc1B4 hyp1B4 leng3u4v1B4 iadq5B4
gya1i2j2u9B4 gusl2C4 aitc3l1z2C4 go_d1o6z2C4 chtb5g8C4 _skh2i2n2q1D4 _ogf2i4j3D4 ýp7q7D4 úd3q9u1y1A4C8D4
ðaD4 eðD4 _i_a5h7i5j5o5s4y7B7C2E4 përE4 shtE4 nëE4 _pëE4 _hinb1e1F4 angx1F4 ng_w2F4 _kab1v3F4 mgaF4 mgF4
_wa_a1G4 za_f3s1G4 azif2s2z1G4 _aua2b7c4z1G4 iwo1B4G4 ili_l1s5G4 kwa_G4 _kwa_G4 _mtG4 slg1i2n1q1r1s1C1H4
vang3q2s1H4 _te_d2g7E2H4 _ona2g2k1l2H4 dieb3z2H4 eerg5l4H4 _het_g5H4 eurc6H4 öb4h9k4l3u7v7D7I4 ün_I4 əlI4
ünI4 ərI4 dəI4 təI4 idad2e1l1A1J4 gani1B2C1J4 lmak2u1I1J4 adil1n1z1J4 gi_l2v1x2J4 ga_h1l3r5E3J4
_vag1h1k2l1m1u3J4 ozi1s3u3J4 dan_g4h1v2x3J4 ydj1B5H4J4 aeB9G1K4 kwG1K4 yav5x4G3I2J1K4 _níC2K4 lo_d1f2q1G2K4
web2g1G4H2K4 tatf1t1y2K4 ojm2n4q2s4G4K4 wa_G5K4 _per_f7y5K4 iyv2F1G3I3J6K4 recK4 _caa4 ión_d4 ado_d4
_der_b8j4 nen_b2g2k4 taak4 misi1l4 ääk4l4 pied2m4 av_h3i5m4 šam4 ībm4 ātm4 ītm4 tām4 wieb5o4 zyo4 ce_k1p4
nép1q4 nýp1q4 užn3q4 né_q4 tavk2l1q1s4 ijg9m1n5r1s4 _odb8o2p2q1r2s4 žn6p7q4r4s4 în_t4 _în_t4 ntrt4 tăt4
érc2d1j2u4 ve_j1v4 klh1n2v4 _gif2v2w4 ợw4 laim3n1x4 tukk2n2x4 olek2l4x4 idakx4 elsi1j3y4 _una_d3f4y4
kob1h2k1o1r2s1z4 bid1o1r1v1z4 _bav1x1z4 atue2x1z4 tuk3l2z4 tu_m2o1p1x2z4 ren_a1b2g3z4 ztb2u3z4
ak_o1p1s2v2x3z4 ea_a1d2t6z4 zub9z4 ziof9z4 arenz4 zenz4 atzz4 ou_a3c2e5p2q1A5 os_d8e5n2A5 _derb6d3j3A5
weda1B5 yn_d2h1B5 feb2u1B5 eu_e1y9A3B5 âe4t6w4B5 _ddB5 _gwB5 _gyB5 mhai1C5 gus_n1C5 teaz1C5 _aga2C5 achg2C5
_lec2f1i1u2z2C5 _le_c7d3f4C5 dh_C5 réc5q1C1D5 _á_A4C1D5 innh3i6o3C2D5 fnb1d2B3D5 _er_g1i5j3D5 _og_i5j3D5
iðD5 ërE5 ësE5 pëE5 itoe1f1A2F5 mga_F5 _mga_F5 _mgaF5 hindF5 _mgF5 amby4A1G5 alia1G5 au_c4t4x6B7G5 ake_G5
ote_G5 _anaG5 _geb1g4v2D1H5 die_b1H5 ie_b4c3g2o4q5t1H5 _en_c5d4g2h2j3y3A2H5 wata2G2H5 wyo7B6H5 oorg7H5 ğv9I5
ənI5 ləI5 məI5 xay1z4A2J5 lgd1i3l2H2J5 gan_x3B3C3J5 chuC5J5 _nyi2u2G1K5 j_o3q3s1K5 yej1n1s5t1u4v1K5
drei1q1t2y1K5 _de_c5d5e4g9t4y5A2K5 _et_c9i1j3l2K5 yo_G4K5 _l_c8f5y5K5 ịw7K5 _een_g5 _föh5 ettc1f1i5
_on_a9k2l5 _vaik1m5 tīm5 ą_n9o5 avik1r5 lnh1o3p2r5 ljh4l1r5s5 čp5q5r7s5 înc1t5 _szo1u5 az_u5 lerh1i1j1v5
esia2f1k3v5 ürb8v5 ơw5 _tidi1x5 kan_h1i1j1x5 _menj1u1x5 _pena2t5x5 nda_x5 rete5j5k2y5 _ésu2y5 _és_u3y5
ció_y5 eta_z5 _lld1y8B6 gwB6 eoh2k1u1w1C6 eaa3l1t2z3C6 oic9k9z3C6 _bhC6 yrd1i1n7B1D6 _áu1A4C1D6
nnb2c2f1i6k3B3C3D6 ád5e5p9q9u9w4A5C9D6 ekkD6 aðD6 dhe_E6 dheE6 tëE6 _angb2h3j1B1F6 _at_j5F6 aki_v1G6
_na_e2o1p2q3s3A3C1F6G6 gtb3j3n1H6 nie_o4q5H6 ı_v4I6 shE7J6 ae_B3K6 í_p5q1C3D4K6 des_b4c6 _àc9e6 _eeng6 _äh6
föh6 _av_h6i6 tied3g6k6 äyk6 ärh5l6 _võl6 _ieg3m6 ā_m6 _w_a3o6 ę_n5o6 řep6 něp6 přp6 _přp6 šm7n8p3q5r4s6
ásd6p1u6 ítp1u6 gy_a3u6 _az_u6 megu6 _megu6 ácq4w6 ôc4q7w6 nh_w6 _khw6 _nhw6 _danc7g3o1x6 _unta1b5x6 ntukx6
_no_d4e1m1y6 és_d2u1y6 _lesc3i3y6 _les_c4y6 ésd2u5y6 ehb6h1l2q2u1x2z6 _irm4n5z6 batz6 _r_a1B7 rhk2B7 _rhB7
_ar_m4n1B6C7 omhC7 ód4e1o8u6w1A4C7D7 uaa1d1e3f3x3y1z5C3E7 gji8E7 _ayd1v1F7 _ay_F7 oea1d1g7l1z1B1H7
_nie_o1q1H7 ə_I7 larv2I1J7 isha2G2J7 qiJ7 sy_B2H4K7 iuf3n6q2t5y6K7 àc1e1f3w8y9K7 eineb7 är_h7 tillh7 åh9i6j7
õil7 võl7 į_n7 przo7 egar7 ijes7 _înt7 ̣w7 ếw7 ểw7 ốw7 lamv2x7 _el_d9y7 egia1d1z7 etay1z7 erah6z7 ddB8
aia2c4e3k4l2m4n4x1z3B3C8 éiC8 íoC8 ð_D8 şv9I8 va_s1t1y1J8 ụw5K8 _ny_K8 ẹK8 _att_h8 øi9j8 ä_k8 ūm8n8 _įn8
rzb1o8 ul_t8 _ît8 ậw8 ộw8 ió_y8 mhB1C9 áiA6C9 bhC9 _íe3D9 æj9D9 ðD9 þD9 _þD9 ë_E9 _sa_c3q7s1C2F9 _ng_F9
_ang_F9 hakiG9 aag9k7l6o1F2G3H9 üb9l9u6v9I9 ıv9I9 əI9 ʻJ9 oʻJ9 ọw1K9 èc6f7y1K9 îc5t5K9 êc8e9w7H7K9 ħK9 ão_e9
ãoe9 _il_c4f9 zionf9 _å_i9 õe9l9 äb9h9k9l9 ām9 ēm9 īm9 ų_n9 ėn9 įn9 ųn9 ęn5o9 ąn9o9 ć_o9 czo9 ło9 śo9 ůo2p9
ěp9 řp9 ť_q9 ľq9 ťq9 ćo7s9 ă_t9 șit9 țit9 șt9 țt9 szo9u9 csu9 őu9 içe2v9 eğv9 đs9w9 _đw9 ưw9 ạw9 ảw9 ệw9
tzb8y7z9`,
};

/** @trained */
const CYRILLIC: LanguageProfile = {
  languages: 'ru uk bg sr mk be kk mn ky tg'.split(' '),
  longest: 4,
  unit: 0.47,
  rows: `ть_a5b1 в_a3b1c1 анеc5d1 _се_c2d1e1 приa2e1 но_b1c2e1 лиa1b1d2e1 _и_a2d2e1 _иa2c2d2e1 реb2c2d2e1
поc2d2e1 ојd4e1 не_b2c1f1 то_c3e2f1 _сеe2f1 ціb3f1 _да_c3d1e3f1 ідb4f1 еa2c1d1e1g1 паa1f2g1 _паb1f2g1
ліb1f2g1 ия_a2c3g1 льa3b1f3g1 _виb5c1d1h1 иеa3c3e1h1 рыa2f4g1h1 длa2b2f2h1 _зb3f2h1 _хаg2h1 _үg2h1 _өg2h1
адd1f3h1 увb3c1e5h1 виb2c1d1i1 етa2b1c1e1i1 _арb1c2i1 исa1b3d2i1 атc1e2i1 деa1c1e1g2i1 тыf1g2i1 ктb2g2i1
лa1c1g1h2i1 _уa1c1d2h2i1 атаc2e3i1 геa2g3i1 гa1h3i1 эрh3i1 ңg5i1 риb2d1j1 оa2b2d1e1j1 _вa2b2e1j1 одd2e1f1j1
айb3c1f1g2h1i1j1 ни_c2d1e2j1 агf3h2j1 _кa1i2j1 _бb1g1h2i2j1 _тg1h2i2j1 ти_a1b4d3j1 _аf1g1h1i3j1 ттc2g3i3j1
рдi4j1 _эa5g1i5j1 ндg2h1i5j1 _изc1d2 ноd2 о_b1c1e2 во_c1e2 а_c2d1e2 за_c2d1e2 отc2d1e2 ње_d1e2 _за_c2e2
_на_c2e2 итеc2e2 _јd2e2 ајd3e2 овe2 _і_b1f2 _даd1e1f2 ляa1b2f2 ннa4b3c2f2 веc2d2f2 я_a5b3f2 _іb3f2 ніb3f2
нняb6f2 сеc1e1g2 _еa1c2e2g2 сіf2g2 у_a1b4d4f3g2 кіf3g2 ах_a1b1h2 тоa1c1e1h2 х_a3b4d3f1h2 ныa3f2g1h2 өрg1h2
й_a3f2h2 хаc2g2h2 _оa1c1d2g2h2 үйg2h2 нийb3h2 г_d3h2 энf3h2 цf3h2 тэf3h2 ийгh2 эрхh2 сэh2 хэh2 бүh2 _бүh2
_хүh2 изa1c1i2 диa1b1c1i2 кa1b1d1i2 енb1c1f1i2 неd1f1i2 жаe2f1g1i2 тарf1g1i2 дыg1i2 арыg1i2 гаc1f1h1i2
лыg2h1i2 ы_a3f2g3h1i2 ерa1b3f1g2i2 ен_c2e3g2i2 рхa1h2i2 улb1c1h2i2 ийb3h2i2 ң_g3i2 алаg3i2 йa3b2c4f1g1h3i2
эa2f6h6i2 ааe7h7i2 ө_i2 үнi2 _эрi2 тиb2d1j2 т_a1c2e1j2 р_g1h1j2 дарh1j2 даg1i1j2 иa1c1d1e2i1j2 _баe2g1h2i1j2
ин_i1j2 и_b1c2e2j2 ои_e2j2 қаg2j2 ахf2h2j2 баb1e1g1i2j2 уa1b1d1f1h1i2j2 ар_d1g2i2j2 н_c1g1h2i2j2 ваc2d1f3j2
_хc1g1h3j2 _яb4f2h3j2 йнb1c3h3j2 ғаg4j2 _қg4j2 ияc4g3i4j2 яa3b3c4f5j2 хa2b1c2f1h5j2 _ҳаj2 ениa3 тьa3b3
њеd2e3 ањd3e3 њd6e3 праb1f3 ымa2f3 няb3c2f3 _выa3f3 віb3f3 юa4b4f3 ня_b4f3 аўf3 ілb2g3 ріb3g3 і_b2f3g3 ды_g3
ықg3 ь_a3b2f1h3 элf3g1h3 ьa5b4f3h3 йн_h3 эх_h3 йгh3 эгh3 ийнh3 эсh3 эхh3 лэh3 гүh3 хүh3 үүh3 өөh3 укa1c1i3
укуb1f1i3 лгc1e1h1i3 болf1g2h1i3 _биd3e4h1i3 уу_h1i3 _адf2i3 _жаg2i3 сыg3i3 ынg3h3i3 кеd4g4i3 өg2h4i3 ээi3
ардd1e1j3 ад_f1j3 ароc3f2g1j3 ақg2j3 д_e2h2j3 шd1e1f1h1i3j3 ғg6j3 ҳаj3 _ҳj3 огоa3b4 ий_b4 ијd4 от_c2e4
_е_c5e4 цьb2f4 ў_f4 гэf4 ізb1g4 інb1f1g4 ірf1g4 тіb3g4 ін_g4 шіg4 ын_g1h4 дэh4 нэh4 лдg2h1i4 үg3h3i4
_жd1g4i4 ууh5i4 ё_a1j4 оиa1c1j4 аи_e1j4 _боf1g2h1i3j4 аиj4 _в_a3c5 је_d5 уваb4c1e5 јаe5 выa3f5 ць_f5 рэf5
_ўf5 діb3g5 жанd1e1f1i5 ыкf1i5 ыa6f6g6h1i5 ёa6f3h2j5 _ба_j5 ӣ_j5 ҳоj5 ӣj5 щa4b4c6 јd6e6 аеa4e1f6 ұg6 қg8j6
ъa1c9j6 јеd7 ауc2g7 әg7 іb9f8g8 ҷj8 єb9 їb9 љd9 ћd9 ўf9 ҳj9`,
};

/** @trained */
const ARABIC: LanguageProfile = {
  languages: 'ar fa ur ps ckb ug'.split(' '),
  longest: 3,
  unit: 0.527,
  rows: `حa2b1c1 عa4b2c1 اb2c1 رb2c1 ایb2c1 _اa1b1c2d1 _هb2d1e1 نیb2e1 _کc2e1 و_c1d2e1 کb2c2d2e1 _دd2e1
_د_d6e1 الa2f1 لىa2f1 لa2d2f1 پc2d2f1 انe3f1 دb2 فa3b2c2 د_a1b2d2 هa3b4d3e2 یb4c4e2 قa1b1c1f2 ە_e3f2 دەe4f2
ەتf2 تىf2 دىf2 سىf2 كىf2 نىf2 لەf2 ى_a3 ے_c6d3 ےc6d3 ی_b1c1e3 ه_b2d3e3 په_d3e3 پهd3e3 _پهd3e3 ەوe3 _دەe3
ئc5e2f3 ەرe2f3 يa7d6f3 ھc7f3 ىلf3 ىنf3 ڭf3 یں_c4 یںc4 _و_b5e4 _لەe4 _ئe4f4 ۆe4f4 ېd7f4 ۈf4 ں_c5 ںc5 _ہc5
ي_a1d5 او_b1d5 _اوc7d5 یاc3e5 کەe5 كa7e3f5 ة_a6 _أa6 ةa6 ې_d6 ړd6 ەکe6 ەe7f6 ہ_c7 ووe7 ڕe7 أa8 إa8 _الa8 ىf8
ۇf8 ہc9 _کیc9 ێe9`,
};

/** @trained */
const DEVANAGARI: LanguageProfile = {
  languages: 'hi mr ne'.split(' '),
  longest: 3,
  unit: 0.643,
  rows: `_लिa2c1 ्यb2c1 ्याb3c1 ए_a4c1 के_a8c1 मेंa2 ोंa2 याa2 ीa1b2 _कa3b2 _कोa5b2 चा_b2 णb2 ्नa1c2 ैa2c2
र्नc2 गरc2 होसc2 ुहc2 ्नुc2 ुहोc2 ों_a3 ेंa3 _करa1b3 ंa2b3 हे_b3 आहb3 _आहb3 ो_a3c3 छc3 नुहc3 कोc3 िए_a4
आहेb4 को_a2c4 ँa2c4 ै_c4 हरc4 गर्c4 ं_a5 ें_a5 है_a5 हैa5 _हैa5 छ_c5 यो_c5 ीतb6 मा_b1c6 _गरc6 ाचb7 ण्यb7
्हb7 _र_c7 हरूc7 ाहीb8 लाईc8 ़a9 ळb9`,
};

/** @trained */
const HEBREW: LanguageProfile = {
  languages: 'he yi'.split(' '),
  longest: 2,
  unit: 0.664,
  rows: `וa2 ט_b2 עb2 ת_a3 הa3 חa3 ערb3 תa4 אַb6 ָb6 אָb6 ײb7 ַb8 פֿb8 ֿb9`,
};

/** @trained */
const BENGALI: LanguageProfile = {
  languages: 'bn as'.split(' '),
  longest: 2,
  unit: 0.825,
  rows: `করa2 ারa2 ্রa2 রাa2 ৰিb2 াৰb2 র_a3 র্a3 ৰ_b3 ৰাb3 ৰ্b4 কৰb4 ্ৰb4 ়a7 ৱb8 রa9 ৰb9`,
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
